import type { ReactNode } from 'react';
import { Say, SayEach, usePlain } from '../report/Say.tsx';
import styles from './Ramadan.module.css';

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table of the fast: a caption, heads of columns by their keys, and rows. */
export function Grid({ caption, columns, children }: Props) {
  const plain = usePlain();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className={`scroll ${styles.scroll}`} tabIndex={0} role="group" aria-label={plain({ key: caption })}>
      <table className={`rows ${styles.table}`}>
        <Say as="caption" message={{ key: caption }} />
        <thead>
          <tr>
            <SayEach messages={columns.map((key) => ({ key }))} as="th" scope="col" />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
