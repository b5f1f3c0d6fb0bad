import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  readonly title: ReactNode;
  /** What lies in it, named beside its title. */
  readonly inside?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part that waits behind one press. */
export function Fold({ title, inside, open = false, children }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <h3>{title}</h3>
        {inside && <span className={styles.inside}>{inside}</span>}
      </summary>
      {children}
    </details>
  );
}
