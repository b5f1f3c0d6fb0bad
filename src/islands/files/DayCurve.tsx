import type { Hour, Limits, Summary, Unit } from '../../engine/cgm/index.ts';
import { bandPath, curvePath, type Point } from '../report/curve.ts';
import { Plot } from '../report/Plot.tsx';
import { TwinTable } from '../report/TwinTable.tsx';
import { fill } from '../shared/fill.ts';
import { mgdlOf, yScale } from './glucose-scale.ts';
import { useSensor } from './sensor-context.ts';
import styles from './DayCurve.module.css';

type Full = Required<Hour>;
const isFull = (hour: Hour): hour is Full => hour.n > 0;
const percentiles = ['p5', 'p25', 'p50', 'p75', 'p95'] as const;

/** Hours in a row that have readings: a curve never bridges one without. */
function stretches(hours: readonly Hour[]): Full[][] {
  const found: Full[][] = [];
  for (const hour of hours) {
    if (!isFull(hour)) continue;
    const open = found.at(-1);
    if (open?.at(-1)?.hour === hour.hour - 1) open.push(hour);
    else found.push([hour]);
  }
  return found;
}

/** All days laid upon one: median, 25 to 75 and 5 to 95 % of each hour, with the target between dotted lines. */
export function DayCurve({ summary, limits, unit }: { summary: Summary; limits: Limits; unit: Unit }) {
  const { words, glucose, figure, percent, number } = useSensor();
  const full = summary.hours.filter(isFull);
  const scale = yScale(Math.max(...full.map(({ p95 }) => p95)));
  const line = (stretch: readonly Full[], name: (typeof percentiles)[number]): Point[] => {
    // The first and last hour reach to their ends, so that a whole day fills the width.
    const points = stretch.map((each): Point => [((each.hour + 0.5) / 24) * 1000, scale.toY(each[name])]);
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) return [];
    return [[first[0] - 500 / 24, first[1]], ...points, [last[0] + 500 / 24, last[1]]];
  };
  const marks = [limits.veryLow, limits.low, limits.high, limits.veryHigh].map((value) => ({
    value,
    y: 1 - scale.toY(mgdlOf(value, unit)) / 1000,
    target: value === limits.low || value === limits.high,
  }));
  const heights = (target: boolean): number[] => marks.flatMap((mark) => (mark.target === target ? mark.y : []));
  const [low = 0, high = 0] = heights(true);
  return (
    <figure>
      <figcaption className="titled">
        <h3>{fill(words.curve.title, { n: number(Math.max(1, Math.round(summary.days))) })}</h3>
        <span className="aside">
          {fill(words.curve.figures, {
            mean: glucose(summary.meanMgdl, unit, true),
            cv: summary.cv === null ? '–' : percent(summary.cv),
          })}
        </span>
      </figcaption>
      <div className={styles.picture} aria-hidden="true">
        <div className={`axis ${styles.ticks}`}>
          {marks.map(({ value, y, target }) => (
            <span key={value} data-target={target || undefined} style={{ insetBlockEnd: `${y * 100}%` }}>
              {figure(String(value))}
            </span>
          ))}
        </div>
        <Plot
          across={heights(false)}
          ground={[low, high]}
          targets={[low, high]}
          drawing={stretches(summary.hours).map((stretch) => (
            <g key={stretch[0]?.hour}>
              <path className={styles.wide} d={bandPath(line(stretch, 'p5'), line(stretch, 'p95'))} />
              <path className={styles.half} d={bandPath(line(stretch, 'p25'), line(stretch, 'p75'))} />
              <path className={styles.median} d={curvePath(line(stretch, 'p50'))} />
            </g>
          ))}
        >
          <div className={`axis ${styles.hours}`}>
            {[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => (
              <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
                {String(hour).padStart(2, '0')}
              </span>
            ))}
          </div>
        </Plot>
      </div>
      <p className={`aside ${styles.note}`}>{words.curve.note}</p>
      <TwinTable
        caption={fill(words.curve.title, { n: number(Math.max(1, Math.round(summary.days))) })}
        head={[words.curve.hour, words.curve.readings, ...percentiles.map((name) => percent(Number(name.slice(1)), 0))]}
        rows={full.map((hour) => [
          `${String(hour.hour).padStart(2, '0')}:00`,
          number(hour.n),
          ...percentiles.map((name) => glucose(hour[name], unit, true)),
        ])}
      />
    </figure>
  );
}
