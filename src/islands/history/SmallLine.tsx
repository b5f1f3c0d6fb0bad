import type { FigureOn } from '../../api/contract.ts';
import styles from './Patients.module.css';

/** What the small line is drawn for: HbA1c from 5.5 to 11 %, which most lie within; the rest lies on its edge. */
const [low, high] = [5.5, 11];
const usualTarget = 7;

/** HbA1c by day, oldest first, above the dotted line of 7 %; time goes with the reading direction. `label` tells the figures. */
export function SmallLine({ points, label }: { readonly points: readonly FigureOn[]; readonly label: string }) {
  const [from = 0, to = 1] = [points[0], points.at(-1)].map((point) => Date.parse(point?.on ?? ''));
  const x = (on: string): number => 3 + (114 * (Date.parse(on) - from)) / Math.max(1, to - from);
  const y = (value: number): number => 29 - (26 * (Math.min(high, Math.max(low, value)) - low)) / (high - low);
  const end = points.at(-1);
  return (
    <svg className={`mirror ${styles.line}`} viewBox="0 0 120 32" role="img" aria-label={label}>
      <path className={styles.target} d={`M3 ${y(usualTarget)}H117`} />
      <polyline points={points.map(({ on, value }) => `${x(on)},${y(value)}`).join(' ')} />
      {end && <circle cx={x(end.on)} cy={y(end.value)} r="3" />}
    </svg>
  );
}
