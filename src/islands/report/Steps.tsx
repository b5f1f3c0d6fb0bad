import { Fragment } from 'react';
import type { Step } from '../../engine/kit/report/report.ts';
import { Later } from '../shared/Later.tsx';
import { SayOpening } from './Opens.tsx';
import { Say } from './Say.tsx';
import styles from './text.module.css';

interface Props {
  readonly items: readonly Step[];
  readonly start?: number;
  /** Nothing waits behind a press: on paper. */
  readonly whole?: boolean;
  /** What waits behind a press is drawn once what is in view is painted. */
  readonly later?: boolean;
}

/** Numbered actions; a list that goes on counts on from `start`. */
export function Steps({ items, start = 1, whole = false, later = false }: Props) {
  const Behind = later ? Later : Fragment;
  return (
    <ol className={styles.steps} start={start} style={{ counterReset: `step ${start - 1}` }}>
      {items.map(({ message, short, detail, note, opens }, at) => (
        <li key={`${message.key}-${at}`}>
          <span>
            {short && !whole ? (
              <details className={styles.why}>
                <summary>
                  {/* One piece, as the parts of a sentence would stand as columns. */}
                  <Say as="span" message={short} />
                </summary>
                <Behind>
                  <Say message={detail ?? message} />
                </Behind>
              </details>
            ) : opens ? (
              <SayOpening message={message} step={opens} />
            ) : (
              <Say message={message} />
            )}
            {note && (
              <small>
                {' '}
                (<Say message={note} />)
              </small>
            )}
            {detail && (!short || whole) && (
              <details className={`${styles.why} no-print`}>
                <Say as="summary" message={{ key: 'plan.why' }} />
                <Behind>
                  <Say message={detail} />
                </Behind>
              </details>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
