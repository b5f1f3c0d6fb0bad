import type { Summary } from '../../engine/cgm/index.ts';
import { fill } from '../shared/fill.ts';
import { Head } from '../shared/Head.tsx';
import { useSensor } from './sensor-context.ts';
import { type Before, type SensorFact, sensorFacts, type SensorValues, valuesOf } from './sensor-facts.ts';
import styles from './RecordingView.module.css';

/** What the file would put where: old beside new, taken with one press and never by itself. */
export function Fills({
  summary,
  before,
  busy,
  onTake,
}: {
  readonly summary: Summary;
  readonly before: Partial<Record<SensorFact, Before>>;
  readonly busy: boolean;
  readonly onTake: (values: SensorValues) => void;
}) {
  const { words, locale, figure } = useSensor();
  // Too few days steer nothing, so they fill nothing: the headline has said so.
  if (!summary.enough) return null;
  const values = valuesOf(summary);
  const rows = sensorFacts.flatMap((fact) => {
    const old = before[fact];
    const value = values[fact];
    if (!old || value === undefined) return [];
    const text = old.write(value);
    return [{ fact, old, text, same: old.text === text }];
  });
  /** One notation of shares; days are counted by their label. */
  const shown = (text: string, fact: SensorFact, unit: string): string =>
    fact === 'cgmDays' ? figure(text) : figure(`${text}${locale === 'ar' ? '' : '\u00a0'}${unit}`);
  const changed = rows.filter(({ same }) => !same);
  return (
    <section className={styles.fills}>
      <h3>{words.fill.title}</h3>
      <table className={`rows ${styles.table}`}>
        <Head of={[words.fill.value, words.fill.before, words.fill.after]} />
        <tbody>
          {rows.map(({ fact, old, text, same }) => (
            <tr key={fact}>
              <th scope="row">{old.label}</th>
              <td>
                {old.text === '' ? (
                  words.fill.empty
                ) : same ? (
                  shown(old.text, fact, old.unit)
                ) : (
                  <s>{shown(old.text, fact, old.unit)}</s>
                )}{' '}
                <span aria-hidden="true">{locale === 'ar' ? '←' : '→'}</span>
              </td>
              <td>
                <b>{shown(text, fact, old.unit)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length === 0 ? (
        <p>{words.fill.same}</p>
      ) : (
        <>
          <button type="button" className="button primary wide" disabled={busy} onClick={() => onTake(values)}>
            {fill(words.fill.take, { n: changed.length })}
          </button>
          <p className="aside">{words.fill.note}</p>
        </>
      )}
    </section>
  );
}
