import type { TimelineBlock } from '../../engine/kit/report/report.ts';
import { Say } from './Say.tsx';
import styles from './Timeline.module.css';

/** Phases in their order along one line. */
export function Timeline({ block }: { block: TimelineBlock }) {
  return (
    <figure className={`chart ${styles.timeline}`}>
      <figcaption>
        <Say message={block.title} />
      </figcaption>
      <ol className={styles.phases}>
        {block.phases.map((phase, at) => (
          <li
            key={`${phase.label.key}-${at}`}
            data-now={phase.now ? '' : undefined}
            aria-current={phase.now ? 'step' : undefined}
          >
            <b>
              <Say message={phase.label} />
            </b>
            <ul>
              {phase.items.map((item, index) => (
                <li key={`${item.key}-${index}`}>
                  <Say message={item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
