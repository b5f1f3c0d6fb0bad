import type { ReactNode } from 'react';
import { Say } from './Say.tsx';
import { cornersOf } from './tried-area.ts';
import styles from './Tried.module.css';

/** What is tried, by its name: beside what was calculated. Its mark is what the pictures draw it with. */
export function Tried({ children }: { readonly children: ReactNode }) {
  return (
    <span className={`${styles.tried} no-print`} data-tried="">
      <Say message={{ key: 'chart.otherwise' }} />: <b>{children}</b>
    </span>
  );
}

interface Area {
  /** So many places would be filled then. */
  readonly count: number;
  readonly perLine: number;
  readonly at: (along: number, line: number) => string;
}

/** The same around places of a grid. */
export const TriedArea = ({ count, perLine, at }: Area) => (
  <polygon
    className={`${styles.area} no-print`}
    data-tried=""
    points={cornersOf(count, perLine)
      .map(([along, line]) => at(along, line))
      .join(' ')}
  />
);
