import type { ReactNode } from 'react';
import { Say } from './Say.tsx';
import styles from './Tried.module.css';

/** What is tried, by its name: beside what was calculated. Its mark is what the pictures draw it with. */
export function Tried({ children }: { readonly children: ReactNode }) {
  return (
    <span className={`${styles.tried} no-print`} data-tried="">
      <Say message={{ key: 'chart.otherwise' }} />: <b>{children}</b>
    </span>
  );
}
