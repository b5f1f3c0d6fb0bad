import type { Step } from '../../engine/kit/report/report.ts';
import { Say } from './Say.tsx';
import styles from './text.module.css';

/** Numbered actions; a list that goes on counts on from `start`. */
export function Steps({
  items,
  start = 1,
  brief = false,
}: {
  readonly items: readonly Step[];
  readonly start?: number;
  /** Without reasons, as on paper for what follows the first. */
  readonly brief?: boolean;
}) {
  return (
    <ol className={styles.steps} start={start} style={{ counterReset: `step ${start - 1}` }}>
      {items.map(({ message, brief: short, detail, note }, at) => (
        <li key={`${message.key}-${at}`}>
          <span>
            <Say message={brief && short ? short : message} />
            {note && (
              <small className={styles.note}>
                {' '}
                (<Say message={note} />)
              </small>
            )}
            {detail && !brief && (
              <details className={styles.why}>
                <summary>
                  <Say message={{ key: 'plan.why' }} />
                </summary>
                <Say message={detail} />
              </details>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
