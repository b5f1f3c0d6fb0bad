import type { FiguresBlock } from '../../engine/kit/report.ts';
import styles from './Figures.module.css';
import { Say, SayValue, useReading } from './Say.tsx';

/** Key figures; one that was calculated opens its calculation. */
export function Figures({ block }: { block: FiguresBlock }) {
  const { onOpenStep } = useReading();
  return (
    <dl className={styles.figures}>
      {block.items.map(({ label, value, note, step, tone }, at) => (
        <div key={`${label.key}-${at}`}>
          <dt><Say message={label} /></dt>
          <dd data-tone={tone} data-words={value.type === 'word' ? '' : undefined}>
            {step && onOpenStep
              ? <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpenStep(step)}><SayValue value={value} /></button>
              : <SayValue value={value} />}
            {note && <span className={styles.note}><Say message={note} /></span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
