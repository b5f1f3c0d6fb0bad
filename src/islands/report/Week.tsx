import type { WeekBlock } from '../../engine/kit/report/report.ts';
import { Say } from './Say.tsx';
import styles from './Week.module.css';

/** Strokes in the product's line language: one small scene a day. */
const scenes: Readonly<Record<string, string>> = {
  cardio: 'M4 30h8l4-12 6 18 5-24 6 26 4-14 3 6h8',
  resistance: 'M4 24h6M10 14v20M15 10v28M15 24h18M33 10v28M38 14v20M38 24h6',
  mobility: 'M4 38c10 0 10-28 20-28s10 28 20 28',
  rest: 'M4 30c8-3 12-3 20 0s12 3 20 0',
};

/** The week's plan, day by day. */
export function Week({ block }: { block: WeekBlock }) {
  return (
    <figure className={`chart ${styles.week}`}>
      <Say as="figcaption" message={block.title} />
      <ol className={styles.days}>
        {block.days.map((day, at) => (
          <li key={`${day.kind}-${at}`} data-kind={day.kind}>
            <svg className={styles.scene} viewBox="0 0 48 48" aria-hidden="true">
              <path d={scenes[day.kind] ?? scenes.rest} />
            </svg>
            <Say as="b" message={day.label} />
            <Say as="span" message={day.detail} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
