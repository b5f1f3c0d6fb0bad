import type { StepsBlock } from '../../engine/kit/report.ts';
import styles from './text.module.css';
import { Say, useReading } from './Say.tsx';

export function Steps({ block }: { block: StepsBlock }) {
  const { audience } = useReading();
  const items = block.items.filter((item) => !(item.dosing && audience === 'patient'));
  return <ol className={styles.steps}>{items.map(({ message }, at) => <li key={`${message.key}-${at}`}><span><Say message={message} /></span></li>)}</ol>;
}
