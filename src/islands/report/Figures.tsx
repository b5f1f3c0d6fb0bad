import type { FiguresBlock } from '../../engine/kit/report/report.ts';
import styles from './Figures.module.css';
import { Tooltip } from '../shared/Tooltip.tsx';
import { Say, SayValue, usePlain, useReading } from './Say.tsx';

/** Key figures; one that was calculated opens its calculation. */
export function Figures({ block }: { block: FiguresBlock }) {
  const { onOpenStep } = useReading();
  const plain = usePlain();
  return (
    <dl className={styles.figures}>
      {block.items.map(({ label, value, note, step, tone }, at) => (
        <div key={`${label.key}-${at}`}>
          <dt>
            <Say message={label} />
          </dt>
          <dd data-tone={tone} data-words={value.type === 'word' ? '' : undefined}>
            {step && onOpenStep ? (
              <Tooltip text={plain({ key: 'chart.openStep' })}>
                <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpenStep(step)}>
                  <SayValue value={value} />
                </button>
              </Tooltip>
            ) : (
              <SayValue value={value} />
            )}
            {note && (
              <span className={styles.note}>
                <Say message={note} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
