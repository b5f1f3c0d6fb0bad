import type { Step } from '../../engine/kit/report/report.ts';
import { SayOpening } from './Opens.tsx';
import { Say } from './Say.tsx';
import styles from './text.module.css';

/** Numbered actions; a list that goes on counts on from `start`. */
export function Steps({ items, start = 1 }: { readonly items: readonly Step[]; readonly start?: number }) {
  return (
    <ol className={styles.steps} start={start} style={{ counterReset: `step ${start - 1}` }}>
      {items.map(({ message, detail, note, opens }, at) => (
        <li key={`${message.key}-${at}`}>
          <span>
            {opens ? <SayOpening message={message} step={opens} /> : <Say message={message} />}
            {note && (
              <small className="second">
                {' '}
                (<Say message={note} />)
              </small>
            )}
            {detail && (
              <details className={`${styles.why} no-print`}>
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
