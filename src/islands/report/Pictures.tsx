import { type ReactNode, use } from 'react';
import { OtherwiseContext } from './otherwise.ts';
import styles from './ReportBody.module.css';

/** While something is tried the first picture stays in sight of what moves it. A step draws the pictures anew, and only those. */
export function Pictures({ children }: { readonly children: ReactNode }) {
  const isOpen = use(OtherwiseContext) !== null;
  return (
    <div className={styles.pictures} data-open={isOpen ? '' : undefined}>
      {children}
    </div>
  );
}
