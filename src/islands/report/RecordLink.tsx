import { createContext, type ReactNode, useContext } from 'react';
import styles from './Ranking.module.css';

/** Opens a medication's record with this patient carried along; absent where there is none to open. */
export const OpenRecordContext = createContext<((record: string) => void) | null>(null);

export function RecordLink({ record, children }: { record: string | undefined; children: ReactNode }) {
  const open = useContext(OpenRecordContext);
  if (!open || record === undefined) return <>{children}</>;
  return (
    <button type="button" className={`link ${styles.record}`} onClick={() => open(record)}>
      {children}
    </button>
  );
}
