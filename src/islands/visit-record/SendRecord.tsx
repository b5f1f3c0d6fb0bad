import { useState } from 'react';
import type { DocumentAnswer } from '../../api/contract-outside.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { call } from '../api-client.ts';
import { fill, isolated } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { useFilesWords } from '../visit-files/files-words.ts';
import { changeVisit, type FromRecord } from '../visit/visit-store.ts';

/** Puts the record of this visit beside the patient's, in the system that handed it over: by one press, and once. */
export function SendRecord({
  from,
  locale,
  textOf,
}: {
  readonly from: FromRecord;
  readonly locale: Locale;
  /** The record as it is copied. */
  readonly textOf: () => Promise<string>;
}) {
  const { record } = useFilesWords(locale);
  const { send } = record;
  const [busy, setBusy] = useState(false);
  const label = isolated(from.label, locale);

  async function sent(): Promise<DocumentAnswer> {
    const body = { document: from.document, text: await textOf(), locale };
    return (await call<DocumentAnswer>('/api/smart/document', { method: 'POST', body })).data;
  }
  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await sent().catch((): DocumentAnswer => ({ problem: 'away' }));
    setBusy(false);
    if ('sent' in answer) toast({ title: fill(send.sent, { label }) });
    else {
      const { problem } = answer;
      const why =
        problem === 'tooMany'
          ? record.problems.tooMany
          : problem === 'again' || problem === 'expired'
            ? send.over
            : problem === 'denied'
              ? send.denied
              : send.unsure;
      toast({ title: fill(why, { label }), tone: 'destructive' });
      if (problem === 'tooMany') return;
    }
    changeVisit(({ from: _, ...now }) => now);
  }
  return (
    <button type="button" className="link" aria-disabled={busy || undefined} onClick={() => void press()}>
      {fill(send.press, { label })}
    </button>
  );
}
