import type { ListBlock } from '../../engine/kit/report/report.ts';
import styles from './text.module.css';
import { Say } from './Say.tsx';

export function List({ block }: { block: ListBlock }) {
  return (
    <div className={styles.listBlock} data-tone={block.tone}>
      {block.title && (
        <h4 className={styles.minor}>
          <Say message={block.title} />
        </h4>
      )}
      <ul className={styles.list} data-checklist={block.checklist ? '' : undefined}>
        {block.items.map((message, at) => (
          <li key={`${message.key}-${at}`}>
            <Say message={message} />
          </li>
        ))}
      </ul>
    </div>
  );
}
