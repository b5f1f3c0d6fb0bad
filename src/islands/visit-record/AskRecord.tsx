import { useState } from 'react';
import type { RecordAsked, RecordProblem } from '../../api/contract-outside.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { call } from '../api-client.ts';
import { fill, isolated } from '../shared/fill.ts';
import { useFilesWords } from '../visit-files/files-words.ts';
import { recordSystems } from './record-systems.ts';

/** A button for each record system that may be asked; what was typed waits here meanwhile. */
export function AskRecord({ locale }: { readonly locale: Locale }) {
  const { record } = useFilesWords(locale);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<RecordProblem | null>(null);

  async function ask(system: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await call<RecordAsked>('/api/smart', { method: 'POST', body: { system, locale } });
      if ('location' in data) return location.assign(data.location);
      setProblem(data.problem);
    } catch {
      setProblem('away');
    }
    setBusy(false);
  }
  return (
    <>
      {recordSystems().map((label, system) => (
        <p key={label} className="cluster">
          <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void ask(system)}>
            {fill(record.from, { label: isolated(label, locale) })}
          </button>{' '}
          <span>{record.fromText}</span>
        </p>
      ))}
      {problem && (
        <p className="error" role="alert">
          {record.problems[problem]}
        </p>
      )}
    </>
  );
}
