import type { Step } from '../../engine/kit/report/report.ts';
import { SayOpening } from './Opens.tsx';
import { Say } from './Say.tsx';
import styles from './text.module.css';

interface Props {
  readonly items: readonly Step[];
  readonly start?: number;
  /** Nothing waits behind a press: on paper. */
  readonly whole?: boolean;
}

/** Numbered actions; a list that goes on counts on from `start`. */
export function Steps({ items, start = 1, whole = false }: Props) {
  return (
    <ol className={styles.steps} start={start} style={{ counterReset: `step ${start - 1}` }}>
      {items.map(({ message, short, detail, note, opens }, at) => (
        <li key={`${message.key}-${at}`}>
          <span>
            {short && !whole ? (
              <details className={styles.why}>
                <summary>
                  {/* One piece, as the parts of a sentence would stand as columns. */}
                  <span>
                    <Say message={short} />
                  </span>
                </summary>
                <Say message={detail ?? message} />
              </details>
            ) : opens ? (
              <SayOpening message={message} step={opens} />
            ) : (
              <Say message={message} />
            )}
            {note && (
              <small className="second">
                {' '}
                (<Say message={note} />)
              </small>
            )}
            {detail && (!short || whole) && (
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
