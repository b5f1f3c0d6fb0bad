import { useStore } from '@nanostores/react';
import { formatDate } from '../../engine/kit/words/format.ts';
import { commaOf } from '../shared/comma.ts';
import { fill } from '../shared/fill.ts';
import { $units } from '../stores/units.ts';
import styles from './ByPatient.module.css';
import type { HistoryProps } from './history-props.ts';
import { usePatientWords } from './patient-words.ts';
import type { Person } from './people.ts';
import { summaryLine } from './summary-line.ts';
import { useBeginning } from './use-beginning.ts';

/** What is saved under a typed name: a list and no timeline, and the way to say whose it is. */
export function Unjoined({ locale, person }: Pick<HistoryProps, 'locale'> & { readonly person: Person }) {
  const { words, engine } = usePatientWords(locale);
  const units = useStore($units, { ssr: 'initial' });
  const { beginFromRecord } = useBeginning(locale);
  return (
    <>
      <p>{words.noIdentity}</p>
      <p>{words.join}</p>
      <ul className={styles.plain}>
        {person.records.map((record) => {
          const loaded = engine.tools.get(record.tool);
          if (!loaded) return null;
          const date = formatDate(new Date(record.createdAt), locale, true);
          return (
            <li key={record.id}>
              <span>
                <b>{loaded.copy.name}</b> <time dateTime={record.createdAt}>{date}</time>
                <br />
                {summaryLine(loaded, record, units)}
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={fill(words.beginThis, { what: loaded.copy.name + commaOf(locale) + date })}
                onClick={() => beginFromRecord(record)}
              >
                {words.begin}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
