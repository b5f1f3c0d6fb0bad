import { useEffect, useEffectEvent } from 'react';
import { Patients } from '../history/Patients.tsx';
import type { PatientsPage } from '../history/patients-page.ts';
import { Candidates } from './Candidates.tsx';
import styles from './Saved.module.css';
import { useDesk } from './visit-context.ts';
import type { KnownPatient } from './known-by.ts';
import type { Beginning } from './visit-store.ts';

interface Props {
  readonly name: string;
  readonly known: Partial<KnownPatient>;
  /** Whoever bears the same name takes the focus. */
  readonly seek: boolean;
  readonly patients: PatientsPage | undefined;
  readonly onJoined: (known: KnownPatient) => void;
  readonly onBegin: (saved: Promise<Beginning>) => void;
  /** It is there to be seen. */
  readonly onDrawn: () => void;
}

/** What is saved: who may be the same patient as the one in front of you, and everybody; first the one in front of you, where that is said. */
export function Earlier({ name, known, seek, patients, onJoined, onBegin, onDrawn }: Props) {
  const { desk, chart } = useDesk();
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => drawn(), []);
  const { patientId } = known;
  const told = Object.keys(chart).length > 0;
  return (
    <div className={styles.panel}>
      {told && name.trim() !== '' && <Candidates name={name} known={known} seek={seek} onJoined={onJoined} />}
      <Patients
        locale={desk.locale}
        first={patientId === undefined ? null : { patientId, name }}
        page={patients}
        onBegin={onBegin}
      />
    </div>
  );
}
