import { useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { useUser } from '../auth/user-context.ts';
import type { Read } from '../files/read-sensor.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { FromFile } from './FromFile.tsx';
import styles from './Visit.module.css';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';
import type { Beginning } from './visit-store.ts';

const Earlier = loadOnDemand(
  () => import('./Earlier.tsx'),
  ({ Earlier }) => Earlier,
);

interface Props {
  readonly engine: VisitEngine | null;
  readonly name: string;
  readonly patientId: string | undefined;
  readonly onTake: (taken: Chart, read?: Read) => void;
  readonly onJoined: (patientId: string) => void;
  readonly onBegin: (saved: Beginning) => void;
}

/** Where facts come from besides typing: a file, or what is saved; beside each other above all that can be asked. */
export function Ways({ engine, name, patientId, onTake, onJoined, onBegin }: Props) {
  const { desk } = useDesk();
  const [looking, setLooking] = useState(false);
  const { userType } = useUser();
  return (
    <div className={styles.ways}>
      <FromFile engine={engine} onTake={onTake} />
      {userType === 'registered' && (
        <button
          type="button"
          className="link"
          aria-expanded={looking}
          aria-controls="visit-earlier"
          onClick={() => setLooking(!looking)}
        >
          {desk.visit.earlier}
        </button>
      )}
      <div id="visit-earlier" className={styles.earlier} hidden={!looking}>
        <h2 className="visually-hidden">{desk.visit.earlier}</h2>
        <OnDemand again={looking}>
          {looking && (
            <Earlier name={name} patientId={patientId} engine={engine} onJoined={onJoined} onBegin={onBegin} />
          )}
        </OnDemand>
      </div>
    </div>
  );
}
