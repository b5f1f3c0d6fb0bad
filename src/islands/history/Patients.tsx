import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import type { Beginning } from '../visit/visit-store.ts';
import type { Chosen } from './history-props.ts';
import { useHistoryWords } from './history-words.ts';
import { PatientList } from './PatientList.tsx';
import type { PatientsPage } from './patients-page.ts';
import styles from './Patients.module.css';

const OnePatient = loadOnDemand(() => import('./OnePatient.tsx'), 'OnePatient');

interface Props {
  readonly locale: Locale;
  /** Who is looked at until somebody is chosen; null for everybody. */
  readonly first: Chosen | null;
  /** What was fetched already of the whole list. */
  readonly page: PatientsPage | undefined;
  readonly onBegin: (from: Promise<Beginning>) => void;
}

/** Everybody something is saved of, and under a patient all of it. */
export function Patients({ locale, first, page, onBegin }: Props) {
  const words = useHistoryWords(locale);
  // What was pressed stays, whoever the visit in front of it turns out to be meanwhile.
  const [pressed, choose] = useState<Chosen | null>();
  const looked = pressed !== undefined;
  const chosen = looked ? pressed : first;
  if (!chosen) return <PatientList locale={locale} page={page} seek={looked} onBegin={onBegin} onChoose={choose} />;
  const who = chosen.patientId ?? chosen.name;
  return (
    <section className={styles.patient} aria-labelledby="patient-name">
      <header className={`cluster ${styles.head}`}>
        <h3 id="patient-name" tabIndex={-1} ref={(heading) => (looked ? heading?.focus() : undefined)}>
          <bdi>{chosen.name}</bdi>
        </h3>
        <button type="button" className="link" onClick={() => choose(null)}>
          {words.everybody}
        </button>
      </header>
      <OnDemand again={who}>
        <OnePatient key={who} locale={locale} chosen={chosen} onBegin={onBegin} />
      </OnDemand>
    </section>
  );
}
