import type { TimelineBlock } from '../../engine/kit/report/report.ts';
import { Say, SayEach } from './Say.tsx';
import styles from './Timeline.module.css';

/** Phases in their order along one line. */
export function Timeline({ block }: { block: TimelineBlock }) {
  return (
    <figure className={`chart ${styles.timeline}`}>
      <Say as="figcaption" message={block.title} />
      <ol className={styles.phases}>
        {block.phases.map((phase, at) => (
          <li
            key={`${phase.label.key}-${at}`}
            data-now={phase.now ? '' : undefined}
            aria-current={phase.now ? 'step' : undefined}
          >
            <Say as="b" message={phase.label} />
            <ul>
              <SayEach messages={phase.items} as="li" />
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );
}
