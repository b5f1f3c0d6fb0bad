import type { ListBlock } from '../../engine/kit/report/report.ts';
import styles from './text.module.css';
import { Say, SayEach } from './Say.tsx';

export function List({ block }: { block: ListBlock }) {
  return (
    <div className={styles.listBlock} data-tone={block.tone}>
      {block.title && <Say as="h4" className={styles.minor} message={block.title} />}
      <ul className={styles.list} data-checklist={block.checklist ? '' : undefined}>
        <SayEach messages={block.items} as="li" />
      </ul>
    </div>
  );
}
