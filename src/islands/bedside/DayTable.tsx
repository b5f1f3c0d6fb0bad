import type { Locale } from '../../engine/kit/words/pattern.ts';
import { usePatientWords } from '../patient/patient-words.ts';
import { Say } from '../report/Say.tsx';
import type { DayRow } from './day-rows.ts';
import styles from './DayTable.module.css';

/** The day from now on: a row for each medicine, what stops struck out, and room to write in how many. */
export function DayTable({ rows, locale }: { readonly rows: readonly DayRow[]; readonly locale: Locale }) {
  const { day } = usePatientWords(locale);
  if (rows.length === 0) return null;
  const times = [day.morning, day.noon, day.evening, day.night];
  return (
    <table className={styles.day}>
      <caption>
        {day.title} <span>{day.byHand}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{day.medicine}</th>
          {times.map((time) => (
            <th key={time} scope="col">
              {time}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, medicine, becomes, asWritten }) => (
          <tr key={key} data-becomes={becomes}>
            <th scope="row">
              {medicine &&
                (becomes === 'stops' ? (
                  <s>
                    <Say message={medicine} />
                  </s>
                ) : (
                  <Say message={medicine} />
                ))}
              {becomes !== 'stays' && <b>{day[becomes]}</b>}
              {asWritten.map((words) => (
                <span key={words} data-beside={medicine ? '' : undefined}>
                  <bdi lang="">{words}</bdi>
                </span>
              ))}
            </th>
            {times.map((time) => (
              <td key={time}>{becomes === 'stops' && '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
