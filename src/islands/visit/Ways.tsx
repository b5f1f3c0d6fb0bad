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

/** What is saved stands folded; it is looked at, or looked at for whoever bears the same name. */
export type Looking = 'no' | 'all' | 'same';

interface Props {
  readonly engine: VisitEngine | null;
  readonly name: string;
  /** What is saved is shown; `same` puts the focus on who bears the same name. */
  readonly looking: Looking;
  readonly onLook: (looking: Looking) => void;
  readonly patientId: string | undefined;
  readonly onTake: (taken: Chart, read?: Read) => void;
  readonly onJoined: (patientId: string) => void;
  readonly onBegin: (saved: Beginning) => void;
}

/** Where facts come from besides typing: a file, or what is saved; beside each other above all that can be asked. */
export function Ways({ engine, name, looking, onLook, patientId, onTake, onJoined, onBegin }: Props) {
  const { desk } = useDesk();
  const open = looking !== 'no';
  const { userType } = useUser();
  return (
    <div className={styles.ways}>
      <FromFile engine={engine} onTake={onTake} />
      {userType === 'registered' && (
        <button
          type="button"
          className="link"
          aria-expanded={open}
          aria-controls="visit-earlier"
          onClick={() => onLook(open ? 'no' : 'all')}
        >
          {desk.visit.earlier}
        </button>
      )}
      <div id="visit-earlier" className={styles.earlier} hidden={!open}>
        <h2 className="visually-hidden">{desk.visit.earlier}</h2>
        <OnDemand again={open}>
          {open && (
            <Earlier
              name={name}
              patientId={patientId}
              engine={engine}
              seek={looking === 'same'}
              onJoined={onJoined}
              onBegin={onBegin}
            />
          )}
        </OnDemand>
      </div>
    </div>
  );
}
