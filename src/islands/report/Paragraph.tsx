import type { ParagraphBlock } from '../../engine/kit/report/report.ts';
import styles from './text.module.css';
import { Say } from './Say.tsx';

export function Paragraph({ block }: { block: ParagraphBlock }) {
  return <Say as="p" className={styles.paragraph} data-tone={block.tone} message={block.message} />;
}
