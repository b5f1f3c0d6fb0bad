import { formatDate } from '../../engine/kit/words/format.ts';
import type { ExportFormat } from '../../api/contract.ts';
import { fill } from '../shared/fill.ts';
import { toast } from '../stores/toasts.ts';
import { useSection } from './account-context.ts';
import styles from './Account.module.css';
import { ServerAnswer } from './ServerAnswer.tsx';
import { download, useFacts } from './calls.ts';
import { useAttempt } from './use-attempt.tsx';

export function DataSection() {
  const { words, locale } = useSection('data');
  const facts = useFacts();
  const { busy, attempt, trouble } = useAttempt();
  const fetchFile = (format: ExportFormat): Promise<void> =>
    attempt(format, async () => {
      await download(format);
      toast({ title: words.done.title, description: words.done.text });
    });
  const choice = (format: ExportFormat, label: string, note: string) => (
    <li>
      <p>{note}</p>
      <button
        type="button"
        className="button"
        aria-disabled={busy !== '' || undefined}
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
          <ul className={`ruled ${styles.rows}`}>
            {choice('csv', words.csv, words.csvNote)}
            {choice('json', words.json, words.jsonNote)}
          </ul>
          {trouble}
          <p className="meta">{words.warning}</p>
        </div>
      )}
    </ServerAnswer>
  );
}
