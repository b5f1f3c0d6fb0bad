import type { StepsBlock } from '../../engine/kit/report/report.ts';
import styles from './text.module.css';
import { Say } from './Say.tsx';

export function Steps({ block }: { block: StepsBlock }) {
  return (
    <ol className={styles.steps}>
      {block.items.map(({ message }, at) => (
        <li key={`${message.key}-${at}`}>
          <span>
            <Say message={message} />
          </span>
        </li>
      ))}
    </ol>
  );
}
