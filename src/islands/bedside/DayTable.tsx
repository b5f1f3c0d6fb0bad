import type { DayPart } from '../../engine/intake/index.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { usePatientWords } from '../patient/patient-words.ts';
import { Say } from '../report/Say.tsx';
import { Head } from '../shared/Head.tsx';
import type { DayRow } from './day-rows.ts';
import styles from './DayTable.module.css';

const times: readonly DayPart[] = ['morning', 'noon', 'evening', 'night'];

/** The day from now on: a row for each medicine, what stops struck out, how much and when where it is written, and room to write in the rest. */
export function DayTable({ rows, locale }: { readonly rows: readonly DayRow[]; readonly locale: Locale }) {
  const { day } = usePatientWords(locale);
  if (rows.length === 0) return null;
  return (
    <table className={`rows ${styles.day}`}>
      <caption>
        {day.title} <span>{day.byHand}</span>
      </caption>
      <Head of={[day.medicine, ...times.map((time) => day[time])]} />
      <tbody>
        {rows.map(({ key, medicine, becomes, asWritten, amounts }) => (
          <tr key={key} data-becomes={becomes}>
            <th scope="row">
              {medicine && (becomes === 'stops' ? <Say as="s" message={medicine} /> : <Say message={medicine} />)}
              {/* A space of its own: without one an Arabic letter before it is drawn as joined. */}
              {becomes !== 'stays' && (
                <>
                  {' '}
                  <b>{day[becomes]}</b>
                </>
              )}
              {asWritten.map((words) => (
                <span key={words} data-beside={medicine ? '' : undefined}>
                  <bdi lang="">{words}</bdi>
                </span>
              ))}
            </th>
            {times.map((time) => (
              <td key={time}>{becomes === 'stops' ? '–' : amounts?.[time] && <bdi>{amounts[time]}</bdi>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
