import type { ReactNode } from 'react';
import { Say, usePlain } from '../report/Say.tsx';
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
        <caption>
          <Say message={{ key: caption }} />
        </caption>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                <Say message={{ key }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
