import type { ReactNode } from 'react';
import { useClinician } from '../shared/use-clinician.ts';
import styles from './ClinicianGate.module.css';
import { useWorkbench } from '../shared/workbench-context.ts';

/** A tool for licensed clinicians asks once a session whether this is one. */
export function ClinicianGate({ children }: { children: ReactNode }) {
  const { words, locale } = useWorkbench();
  const [confirmed, confirm] = useClinician();
  if (confirmed) return <>{children}</>;
  return (
    <section className={styles.gate} aria-labelledby="gate-title">
      <h2 id="gate-title" className="display">
        {words.confirm.title}
      </h2>
      <p className="lede">{words.confirm.text}</p>
      <div className={styles.actions}>
        <button type="button" className="button primary" onClick={confirm}>
          {words.confirm.yes}
        </button>
        <a className="link" href={locale === 'ar' ? '/ar/tools' : '/tools'}>
          {words.confirm.no}
        </a>
      </div>
    </section>
  );
}
