import type { CalloutBlock } from '../../engine/kit/report/report.ts';
import styles from './Callout.module.css';

const shapes = {
  block: (
    <>
      <path d="M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2z" />
      <path d="M8.5 8.5l7 7M15.5 8.5l-7 7" />
    </>
  ),
  warn: (
    <>
      <path d="M12 3.5 22 20.5H2z" />
      <path d="M12 10v5M12 17.4v.4" />
    </>
  ),
  note: (
    <>
      <path d="M5 3h10l4 4v14H5z" />
      <path d="M8.5 10h7M8.5 14h7" />
    </>
  ),
  good: <path d="M2.5 14 6 8l3 9 3-8 2.5 5 2-2h5" />,
} as const;

export function SeverityIcon({ severity }: { severity: CalloutBlock['severity'] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {shapes[severity]}
    </svg>
  );
}
