import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../engine/kit/words/format.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { queryClient } from '../stores/records.ts';
import styles from './ByPatient.module.css';
import { Failed } from './Failed.tsx';
import type { HistoryProps } from './history-props.ts';
import { PatientHistory } from './PatientHistory.tsx';
import { usePatientWords } from './patient-words.ts';
import { fetchPeople, type Person } from './people.ts';
import { Unjoined } from './Unjoined.tsx';

interface Props extends HistoryProps {
  /** What is searched for; empty for everybody. */
  readonly term: string;
}

/** One patient over all calculators: who, then everything that is saved of them. */
export function ByPatient({ term, ...props }: Props) {
  const { locale } = props;
  const { words } = usePatientWords(locale);
  const [person, setPerson] = useState<Person | null>(null);
  if (!person) return <People term={term} locale={locale} onChoose={setPerson} />;
  return (
    <div className={styles.patient}>
      <header className={styles.head}>
        <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
          <bdi>{person.name}</bdi>
        </h3>
        <button type="button" className="link" onClick={() => setPerson(null)}>
          {words.another}
        </button>
      </header>
      {person.patientId === undefined ? (
        <Unjoined locale={locale} person={person} />
      ) : (
        <PatientHistory {...props} patientId={person.patientId} />
      )}
    </div>
  );
}

function People({ term, locale, onChoose }: Pick<Props, 'term' | 'locale'> & { onChoose: (person: Person) => void }) {
  const { words } = usePatientWords(locale);
  const { records } = useAccountWords(locale);
  const asked = useQuery(
    { queryKey: ['/api', 'people', term], queryFn: ({ signal }) => fetchPeople(term, signal) },
    queryClient,
  );
  if (asked.isError) return <Failed error={asked.error} locale={locale} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <p role="status">{records.loading}</p>;
  const { people, more } = asked.data;
  if (people.length === 0)
    return <p role="status">{term === '' ? words.none : fill(words.noneNamed, { term: isolated(term, locale) })}</p>;
  return (
    <section aria-label={words.choose}>
      <p className={styles.note}>{words.lead}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.patientId ?? `\n${person.name}`}>
            <button type="button" onClick={() => onChoose(person)}>
              <bdi>{person.name}</bdi>
              <span>
                {fill(person.patientId === undefined ? words.unjoined : words.known, {
                  visits: person.visits,
                  records: person.records.length,
                  date: formatDate(new Date(person.last), locale),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more && <p className={styles.note}>{words.newest}</p>}
    </section>
  );
}
