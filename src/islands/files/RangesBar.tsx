import type { Limits, Summary, Unit } from '../../engine/cgm/index.ts';
import { fill } from '../shared/fill.ts';
import { Head } from '../shared/Head.tsx';
import { useSensor } from './sensor-context.ts';
import styles from './RangesBar.module.css';

/** Time in ranges as one bar from low to high, and as a table. */
export function RangesBar({ summary, limits, unit }: { summary: Summary; limits: Limits; unit: Unit }) {
  const { words, percent, limit, figure } = useSensor();
  const { below54, below70, inRange, above180, above250 } = summary;
  const step = unit === 'mg/dL' ? 1 : 0.1;
  const digits = unit === 'mg/dL' ? 0 : 1;
  const span = (from: number, to: number): string => figure(`${from.toFixed(digits)}–${to.toFixed(digits)} ${unit}`);
  const parts = [
    { id: 'very-low', share: below54, range: fill(words.ranges.under, { n: limit(limits.veryLow, unit) }) },
    { id: 'low', share: below70 - below54, range: span(limits.veryLow, limits.low - step) },
    { id: 'in-range', share: inRange, range: span(limits.low, limits.high) },
    { id: 'high', share: above180 - above250, range: span(limits.high + step, limits.veryHigh) },
    { id: 'very-high', share: above250, range: fill(words.ranges.over, { n: limit(limits.veryHigh, unit) }) },
  ] as const;
  return (
    <section className={styles.ranges}>
      <h3>{words.ranges.title}</h3>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ id, share }) => (
          <i key={id} data-range={id} style={{ flexGrow: Math.max(share, 0) }} />
        ))}
      </div>
      <table>
        <Head of={[words.ranges.range, words.ranges.share]} hidden />
        <tbody>
          {parts.map(({ id, share, range }) => (
            <tr key={id}>
              <th scope="row">
                <i data-range={id} aria-hidden="true" /> {words.ranges[id]} <span>{range}</span>
              </th>
              <td>{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
