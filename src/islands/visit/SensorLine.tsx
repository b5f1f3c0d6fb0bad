import { isFactId } from '../../engine/chart/facts.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import drawn from '../files/glucose.module.css';
import { linePath, mgdlOf, yScale } from '../files/glucose-scale.ts';
import type { Read } from '../files/read-sensor.ts';
import { wornOn } from '../files/sensor-context.ts';
import { Drawing } from '../report/Plot.tsx';
import { fill } from '../shared/fill.ts';
import { useUnits } from '../stores/use-units.ts';
import { factText } from './fact-text.ts';
import styles from './SensorLine.module.css';
import { readingsOf, sharesOf } from './seen-sensor.ts';
import { useDesk } from './visit-context.ts';

/** Seconds between two drawn readings: two weeks on a screen show no more. */
const drawnEvery = 900;
/** Times between the first and the last that are written below the line. */
const between = [0, 1 / 3, 2 / 3, 1] as const;

const day = (at: number, locale: Locale): string => wornOn(at, locale, { day: 'numeric', month: 'short' });

/** Every reading of the file that was taken on this page; where none was stored nothing is drawn. */
function Line({ read: { recording, limits, lows } }: { readonly read: Read }) {
  const { desk } = useDesk();
  const { locale } = desk;
  const { readings, summary, unit } = recording;
  const { first, last } = summary;
  const { toY } = yScale(300);
  const toX = (at: number): number => ((at - first) / Math.max(1, last - first)) * 1000;
  const [low, high] = [limits.low, limits.high].map((limit) => toY(mgdlOf(limit, unit))) as [number, number];
  const { sensor } = desk.visit;
  return (
    <>
      <p className={`titled ${styles.title}`}>
        <b>
          {fill(sensor.line, { from: day(first, locale), to: day(last, locale) })}
          {': '}
          {fill(sensor.lows, { n: lows.length, low: `\u2066${limits.low}\u00a0${unit}\u2069` })}
        </b>{' '}
        <span className={styles.target}>
          {fill(sensor.target, { range: `\u2066${limits.low}–${limits.high}\u00a0${unit}\u2069` })}
        </span>
      </p>
      <Drawing className={styles.line}>
        <rect className={drawn.goal} x="0" width="1000" y={high} height={low - high} />
        <path className={styles.edge} d={`M0 ${high}H1000M0 ${low}H1000`} />
        <path className={drawn.readings} d={linePath(readings, { step: drawnEvery, toX, toY })} />
        <path className={styles.lows} d={lows.map(({ from }) => `M${Math.round(toX(from))} 940h0.01`).join('')} />
      </Drawing>
      <p className="both-ends" aria-hidden="true">
        {between.map((share) => (
          <span key={share}>{day(first + share * (last - first), locale)}</span>
        ))}
      </p>
    </>
  );
}

const figures = ['cgmDays', 'tbr54', 'tbr70', 'tir', 'tar180', 'cv'];

/**
 * What the sensor says, as evidence below the sentence: its line where the file was read on this page, else the shares that the chart
 * holds. Nothing is drawn that is not known.
 */
export function SensorLine() {
  const { desk, chart, entries, seen } = useDesk();
  const units = useUnits();
  const read = readingsOf(seen, chart);
  const told = figures.flatMap((fact) => {
    const known = chart[fact];
    const entry = isFactId(fact) ? entries.get(fact) : undefined;
    return known && entry ? [factText(entry, known, desk, units)] : [];
  });
  return (
    <section className={styles.sensor} aria-label={desk.visit.sensor.title}>
      {read ? (
        <Line read={read} />
      ) : (
        <>
          <p className={`titled ${styles.title}`}>
            <b>{desk.visit.sensor.title}</b>
          </p>
          <div className={styles.bar} aria-hidden="true">
            {sharesOf(chart).map(({ id, share }) => (
              <i key={id} data-range={id} style={{ inlineSize: `${Math.min(100, share)}%` }} />
            ))}
          </div>
        </>
      )}
      <dl className={`run-on ${styles.figures} no-print`}>
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
