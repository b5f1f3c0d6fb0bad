import { count } from '../../engine/kit/words/message.ts';
import type { RangesBlock } from '../../engine/kit/report/report.ts';
import { Say, SayValue } from './Say.tsx';
import styles from './Ranges.module.css';

/** Time in ranges as one bar in the order clinicians know, each part with its figure, its word and its target. */
export function Ranges({ block }: { block: RangesBlock }) {
  return (
    <figure className="chart">
      <Say as="figcaption" message={block.title} />
      <div className={styles.both}>
        <div className={styles.bar} aria-hidden="true">
          {block.parts.map((part) => (
            <i key={part.id} data-range={part.id} style={{ flexGrow: Math.max(part.share, 0) }} />
          ))}
        </div>
        <ul className={styles.parts}>
          {[...block.parts].reverse().map((part) => (
            <li key={part.id}>
              <i data-range={part.id} aria-hidden="true" />
              <SayValue as="b" value={count(part.share, '%', 0, 1)} />
              <Say as="span" message={part.label} />
              <span className={styles.target} data-met={part.met ? '' : undefined}>
                <Say message={part.target} /> · <Say message={{ key: part.met ? 'chart.met' : 'chart.notMet' }} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
