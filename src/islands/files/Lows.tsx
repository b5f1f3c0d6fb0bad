import type { Episode, Limits, Summary, Unit } from '../../engine/cgm/index.ts';
import { fill } from '../shared/fill.ts';
import { Head } from '../shared/Head.tsx';
import { useSensor } from './sensor-context.ts';
import styles from './RecordingView.module.css';

/** The newest are listed; what a clinician asks of older ones is their number. */
const listed = 12;

/** Episodes below the low limit, newest first: when, how long, how low. */
export function Lows({
  summary: { episodes, interval },
  lows,
  limits,
  unit,
}: {
  readonly summary: Summary;
  readonly lows: readonly Episode[];
  readonly limits: Limits;
  readonly unit: Unit;
}) {
  const { words, shortDay, time, glucose, number, limit, figure } = useSensor();
  const low = limit(limits.low, unit);
  if (lows.length === 0)
    return (
      <section>
        <h3>{fill(words.lows.none, { low })}</h3>
      </section>
    );
  return (
    <section>
      <h3>{fill(words.lows.title, { low, n: number(episodes.below70) })}</h3>
      <p className="aside">
        {fill(words.lows.note, { n: number(episodes.below54), veryLow: limit(limits.veryLow, unit) })}
      </p>
      <table className={`rows ${styles.table}`}>
        <Head of={[words.lows.day, words.lows.time, words.lows.minutes, words.lows.lowest]} />
        <tbody>
          {lows
            .slice(-listed)
            .reverse()
            .map(({ from, to, lowest }) => (
              <tr key={from}>
                <th scope="row">{shortDay(from)}</th>
                {/* The last reading below stands for the minutes until the next one. */}
                <td>{figure(`${time(from)}–${time(to + interval * 60)}`)}</td>
                <td>{number((to - from) / 60 + interval)}</td>
                <td>{glucose(lowest, unit)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {lows.length > listed && <p className="aside">{fill(words.lows.more, { n: number(lows.length - listed) })}</p>}
    </section>
  );
}
