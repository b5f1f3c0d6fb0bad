import type { CalloutBlock } from '../../engine/kit/report/report.ts';
import styles from './Callout.module.css';
import { Say } from './Say.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';

/** Severity is a colour, an icon and a word, never a colour alone. */
export function Callout({ block }: { block: CalloutBlock }) {
  return (
    <div className={styles.callout} data-severity={block.severity}>
      <SeverityIcon severity={block.severity} />
      <p>
        <b className={styles.word}>
          <Say message={{ key: `severity.${block.severity}` }} />.
        </b>{' '}
        <Say message={block.message} />
        {block.note && (
          <small>
            {' '}
            (<Say message={block.note} />)
          </small>
        )}
      </p>
    </div>
  );
}
