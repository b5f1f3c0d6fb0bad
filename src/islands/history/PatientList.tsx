import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { useAccountWords } from '../shared/account-words.ts';
import { fill, isolated } from '../shared/fill.ts';
import { queryClient } from '../stores/records.ts';
import type { Beginning } from '../visit/visit-store.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { Failed, MoreButton } from '../shared/Fetched.tsx';
import { useListWords } from './list-words.ts';
import { PatientRow } from './PatientRow.tsx';
import type { Chosen } from './history-props.ts';
import styles from './Patients.module.css';
import { fetchPatients, patientsAddress, patientsAsked, type PatientsPage } from './patients-page.ts';

const DueList = loadOnDemand(() => import('./DueList.tsx'), 'DueList');

interface Props {
  readonly locale: Locale;
  readonly page: PatientsPage | undefined;
  /** The field to search in takes the focus: whoever came back from one patient goes on from here. */
  readonly seek: boolean;
  readonly onBegin: (from: Promise<Beginning>) => void;
  readonly onChoose: (who: Chosen) => void;
}

/** Who was saved last is first; a name is found in any letters. */
export function PatientList({ locale, page, seek, onBegin, onChoose }: Props) {
  const { words, concepts } = useListWords(locale);
  const { records } = useAccountWords(locale);
  const id = useId();
  const [term, setTerm] = useState('');
  /** Only those for whom something is late, or an urgent step is open. */
  const [late, setLate] = useState(false);
  const search = patientsAsked(term);
  const asked = useInfiniteQuery(
    {
      queryKey: ['/api', 'patients', term.trim()],
      queryFn: ({ pageParam, signal }) => fetchPatients(pageParam, search, signal),
      initialPageParam: patientsAddress,
      getNextPageParam: (last) => last.next,
      // What the page asked for when it was opened is not asked for again.
      ...(page && term.trim() === '' && { initialData: { pages: [page], pageParams: [patientsAddress] } }),
    },
    queryClient,
  );
  const patients = asked.data?.pages.flatMap((each) => each.patients) ?? [];
  const named = term.trim();
  return (
    <section aria-labelledby={`${id}-patients`}>
      <div className={styles.top}>
        <h3 id={`${id}-patients`}>{words.patients}</h3>
        <button type="button" className="button quiet" aria-pressed={late} onClick={() => setLate(!late)}>
          {words.overdue}
        </button>
        <label className={styles.search}>
          <span>{words.find}</span>
          <input
            className="input"
            type="search"
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            ref={(field) => (seek ? field?.focus() : undefined)}
            value={term}
            onChange={({ currentTarget: { value } }) => {
              setLate(false);
              setTerm(value);
            }}
          />
        </label>
      </div>
      {late ? (
        <OnDemand again={late} onFailed={() => setLate(false)}>
          <DueList locale={locale} onBegin={onBegin} onChoose={onChoose} />
        </OnDemand>
      ) : (
        <>
          {asked.isError && <Failed query={asked} locale={locale} />}
          {asked.isPending && <p role="status">{records.loading}</p>}
          {asked.data && patients.length === 0 && (
            <p role="status">{named === '' ? words.none : fill(words.noneNamed, { term: isolated(named, locale) })}</p>
          )}
          {patients.length > 0 && (
            <>
              <div className={styles.names} aria-hidden="true">
                <span>{words.patient}</span>
                <span>{concepts['age']}</span>
                <span>{concepts['a1c']}</span>
                <span>{words.line}</span>
                <span>{words.decided}</span>
                <span>{words.overdue}</span>
                <span>{words.last}</span>
              </div>
              <ul className="bare">
                {patients.map((patient) => (
                  <PatientRow
                    key={patient.patientId ?? `\n${patient.patientName}`}
                    locale={locale}
                    patient={patient}
                    onBegin={onBegin}
                    onChoose={onChoose}
                  />
                ))}
              </ul>
            </>
          )}
          <MoreButton query={asked}>{records.more}</MoreButton>
        </>
      )}
    </section>
  );
}
