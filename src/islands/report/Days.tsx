import type { DaysBlock } from '../../engine/kit/report/report.ts';
import { Say } from './Say.tsx';
import styles from './Days.module.css';

/** A year as 365 squares, the days gained filled: a picture that needs no numbers. */
export function Days({ block }: { block: DaysBlock }) {
  const filled = Math.max(0, Math.min(365, Math.round(block.perYear)));
  const cells = Array.from({ length: 365 }, (_, day) => ({
    x: Math.floor(day / 7) * 12,
    y: (day % 7) * 12,
    on: day < filled,
  }));
  return (
    <figure className={styles.days}>
      <figcaption className={styles.title}>
        <Say message={block.title} />
      </figcaption>
      <svg className={styles.year} viewBox="-1 -1 638 86" aria-hidden="true">
        {cells.map((cell) => (
          <rect
            key={`${cell.x}-${cell.y}`}
            x={cell.x}
            y={cell.y}
            width="9"
            height="9"
            data-on={cell.on ? '' : undefined}
          />
        ))}
      </svg>
      <p className={styles.caption}>
        <Say message={block.caption} />
      </p>
    </figure>
  );
}
