import type { Episode, Limits, Reading, Recording } from '../../engine/cgm/index.ts';
import { Drawing } from '../report/Plot.tsx';
import { TwinTable } from '../report/TwinTable.tsx';
import { fill } from '../shared/fill.ts';
import { linePath, mgdlOf, yScale } from './glucose-scale.ts';
import { useSensor } from './sensor-context.ts';
import styles from './DayByDay.module.css';
import drawn from './glucose.module.css';

const daySeconds = 86_400;
/** Seconds between two drawn readings of a day: more is not seen at its size. */
const drawnEvery = 600;
const mostDays = 90;

interface Day {
  readonly start: number;
  readonly readings: readonly Reading[];
}

function daysOf(readings: readonly Reading[]): Day[] {
  const days = new Map<number, Reading[]>();
  for (const reading of readings) {
    const start = Math.floor(reading.at / daySeconds) * daySeconds;
    const own = days.get(start);
    if (own) own.push(reading);
    else days.set(start, [reading]);
  }
  return [...days].map(([start, own]) => ({ start, readings: own }));
}

/** Every day by itself on one scale, its lows marked and named. */
export function DayByDay({
  recording,
  lows,
  limits,
}: {
  readonly recording: Recording;
  readonly lows: readonly Episode[];
  readonly limits: Limits;
}) {
  const { words, shortDay, time, glucose, percent, limit, number } = useSensor();
  const { unit } = recording;
  const [low, high] = [mgdlOf(limits.low, unit), mgdlOf(limits.high, unit)];
  const all = daysOf(recording.readings);
  const days = all.slice(-mostDays);
  const scale = yScale(400);
  const firstLow = (start: number): Episode | undefined =>
    lows.find(({ from }) => from >= start && from < start + daySeconds);
  const share = (day: Day, holds: (mgdl: number) => boolean): string =>
    percent((100 * day.readings.filter(({ mgdl }) => holds(mgdl)).length) / day.readings.length);
  return (
    <section>
      <div className="titled">
        <h3>{words.days.title}</h3>
        <span className="aside">{fill(words.days.note, { low: limit(limits.low, unit) })}</span>
      </div>
      {all.length > days.length && <p>{fill(words.days.drawn, { n: mostDays })}</p>}
      <ul className={styles.days} aria-hidden="true">
        {days.map((day) => {
          const episode = firstLow(day.start);
          return (
            <li key={day.start}>
              <div className={styles.name}>
                <span data-low={episode ? '' : undefined}>{shortDay(day.start)}</span>
                {episode && <span className={styles.low}>{fill(words.days.lowAt, { time: time(episode.from) })}</span>}
              </div>
              <Drawing className={styles.lines}>
                <rect
                  className={drawn.goal}
                  x="0"
                  width="1000"
                  y={scale.toY(high)}
                  height={scale.toY(low) - scale.toY(high)}
                />
                <path
                  className={drawn.readings}
                  d={linePath(day.readings, {
                    step: drawnEvery,
                    toX: (at) => ((at - day.start) / daySeconds) * 1000,
                    toY: scale.toY,
                  })}
                />
                {lows
                  .filter(({ from }) => from >= day.start && from < day.start + daySeconds)
                  .map(({ from, to }) => {
                    const x = (at: number): number => Math.min(1000, ((at - day.start) / daySeconds) * 1000);
                    return (
                      <path
                        key={from}
                        className={styles.mark}
                        d={`M${x(from)} 970L${Math.max(x(from) + 12, x(to))} 970`}
                      />
                    );
                  })}
              </Drawing>
            </li>
          );
        })}
      </ul>
      <TwinTable
        caption={words.days.title}
        head={[
          words.days.day,
          words.curve.readings,
          words.days.mean,
          words.ranges.low,
          words.ranges['in-range'],
          words.ranges.high,
        ]}
        rows={days.map((day) => [
          shortDay(day.start),
          number(day.readings.length),
          glucose(day.readings.reduce((sum, { mgdl }) => sum + mgdl, 0) / day.readings.length, unit, true),
          share(day, (mgdl) => mgdl < low - 0.01),
          share(day, (mgdl) => mgdl >= low - 0.01 && mgdl <= high + 0.01),
          share(day, (mgdl) => mgdl > high + 0.01),
        ])}
      />
    </section>
  );
}
