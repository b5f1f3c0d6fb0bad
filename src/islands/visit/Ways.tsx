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

const EarlierFound = loadOnDemand(
  () => import('./EarlierFound.tsx'),
  ({ EarlierFound }) => EarlierFound,
);

interface Props {
  readonly engine: VisitEngine | null;
  readonly name: string;
  /** The name as it stood when its field was left: it is looked for, and not letter by letter. */
  readonly named: string;
  readonly patientId: string | undefined;
  readonly onTake: (taken: Chart, read?: Read) => void;
  readonly onJoined: (patientId: string) => void;
  readonly onBegin: (saved: Beginning) => void;
}

/** Where facts come from besides typing: a file, or what is saved; beside each other above all that can be asked. */
export function Ways({ engine, name, named, patientId, onTake, onJoined, onBegin }: Props) {
  const { desk, chart } = useDesk();
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
          <OnDemand again={named}>
            {named !== '' && Object.keys(chart).length > 0 && (
              <EarlierFound name={named} patientId={patientId} chart={chart} />
            )}
          </OnDemand>
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
