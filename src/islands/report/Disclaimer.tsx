import type { Reviewed } from '../../engine/kit/report/report.ts';
import styles from './ReportBody.module.css';
import { Say } from './Say.tsx';

type Stands = Reviewed & { readonly [More in 'fasts' | 'rows']?: boolean };
/** Stands under every report, with whether a clinician has signed its rules; `fasts`: a fast is planned in it; `rows`: its steps name editions. */
export function Disclaimer({ reviewed, fasts, rows }: Stands) {
  const keys = ['disclaimer', 'notInPregnancy', !fasts && 'notWhenFasting', 'editions', rows && 'laterEditions'];
  const own = keys.flatMap((key) => (key ? [{ key }] : []));
  return (
    <p className={styles.disclaimer}>
      {[...own, ...reviewed].map((message) => (
        <span key={message.key}>
          <Say message={message} />{' '}
        </span>
      ))}
    </p>
  );
}
