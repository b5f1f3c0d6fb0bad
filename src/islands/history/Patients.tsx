import { useState } from 'react';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import type { Beginning } from '../visit/visit-store.ts';
import type { Chosen } from './history-props.ts';
import { useHistoryWords } from './history-words.ts';
import { PatientList } from './PatientList.tsx';
import type { PatientsPage } from './patients-page.ts';
import styles from './Patients.module.css';

const OnePatient = loadOnDemand(
  () => import('./OnePatient.tsx'),
  ({ OnePatient }) => OnePatient,
);

interface Props {
  readonly locale: Locale;
  /** Who is looked at first. */
  readonly first: Chosen | null;
  /** What was fetched already of the whole list. */
  readonly page: PatientsPage | undefined;
  readonly onBegin: (from: Promise<Beginning>) => void;
}

/** Everybody something is saved of, and under a patient all of it. */
export function Patients({ locale, first, page, onBegin }: Props) {
  const words = useHistoryWords(locale);
  const [chosen, setChosen] = useState(first);
  const [looked, setLooked] = useState(false);
  function choose(who: Chosen | null): void {
    setChosen(who);
    setLooked(true);
  }
  if (!chosen) return <PatientList locale={locale} page={page} seek={looked} onBegin={onBegin} onChoose={choose} />;
  return (
    <section className={styles.patient} aria-labelledby="patient-name">
      <header className={styles.head}>
        <h3 id="patient-name" tabIndex={-1} ref={(heading) => (looked ? heading?.focus() : undefined)}>
          <bdi>{chosen.name}</bdi>
        </h3>
        <button type="button" className="link" onClick={() => choose(null)}>
          {words.everybody}
        </button>
      </header>
      <OnDemand again={chosen}>
        <OnePatient locale={locale} chosen={chosen} onBegin={onBegin} />
      </OnDemand>
    </section>
  );
}
