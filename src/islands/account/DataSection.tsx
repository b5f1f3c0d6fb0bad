import { useState } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import type { ExportFormat } from '../../api/contract.ts';
import { explainError } from '../shared/explain-error.ts';
import { fill } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { useAccount } from './account-context.ts';
import styles from './Account.module.css';
import { ServerAnswer } from './ServerAnswer.tsx';
import { download, useFacts } from './calls.ts';

export function DataSection() {
  const {
    words: { data: words, failed },
    errors,
    locale,
  } = useAccount();
  const facts = useFacts();
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const [trouble, setTrouble] = useState('');

  async function fetchFile(format: ExportFormat): Promise<void> {
    if (busy) return;
    setBusy(format);
    setTrouble('');
    try {
      await download(format);
      toast({ title: words.done.title, description: words.done.text });
    } catch (error) {
      setTrouble(explainError(error, errors, locale, failed));
    } finally {
      setBusy(null);
    }
  }
  const choice = (format: ExportFormat, label: string, note: string) => (
    <li>
      <p>{note}</p>
      <button
        type="button"
        className="button"
        aria-disabled={busy !== null || undefined}
        onClick={() => void fetchFile(format)}
      >
        {busy === format ? words.pending : label}
      </button>
    </li>
  );

  return (
    <ServerAnswer query={facts}>
      {({ records, recordsMost, createdAt }) => (
        <div className={styles.section}>
          <h3>{words.title}</h3>
          <p>
            {fill(words.count, {
              n: records,
              most: recordsMost.toLocaleString('en'),
              since: formatDate(new Date(createdAt), locale),
            })}
          </p>
          <ul className={styles.rows}>
            {choice('csv', words.csv, words.csvNote)}
            {choice('json', words.json, words.jsonNote)}
          </ul>
          {trouble !== '' && (
            <p className={`error ${styles.trouble}`} role="alert">
              {trouble}
            </p>
          )}
          <p className="meta">{words.warning}</p>
        </div>
      )}
    </ServerAnswer>
  );
}
