import { useUser } from '../auth/user-context.ts';
import type { PatientsPage } from '../history/patients-page.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { TypedLine } from '../typed-line/TypedLine.tsx';
import { FromFile } from './FromFile.tsx';
import { useDesk } from './visit-context.ts';
import type { KnownPatient } from './known-by.ts';
import type { Beginning } from './visit-store.ts';

const Earlier = loadOnDemand(() => import('./Earlier.tsx'), 'Earlier');

/** What is saved stands folded; it is looked at, or looked at for whoever bears the same name. */
export type Looking = 'no' | 'all' | 'same';

interface Props {
  readonly name: string;
  /** What stands in the line to type. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** What is saved is shown; `same` puts the focus on who bears the same name. */
  readonly looking: Looking;
  readonly onLook: (looking: Looking) => void;
  readonly known: Partial<KnownPatient>;
  /** The first of everybody, where they were asked for when the page was opened. */
  readonly patients: PatientsPage | undefined;
  /** What is saved is there to be seen, or cannot come. */
  readonly onDrawn: () => void;
  readonly onJoined: (known: KnownPatient) => void;
  readonly onBegin: (saved: Promise<Beginning>) => void;
}

/** Where facts come from besides the fields: a line to type or paste, a file, or what is saved; beside each other above all that is known. */
export function Ways({ name, looking, known, patients, typed, ...on }: Props) {
  const { desk } = useDesk();
  const open = looking !== 'no';
  const { userType } = useUser();
  return (
    <div className="no-print">
      <TypedLine text={typed} onText={on.onType}>
        <FromFile />
        {userType === 'registered' && (
          <button
            type="button"
            className="link"
            aria-expanded={open}
            aria-controls="visit-earlier"
            onClick={() => on.onLook(open ? 'no' : 'all')}
          >
            {desk.visit.earlier}
          </button>
        )}
      </TypedLine>
      <div id="visit-earlier" hidden={!open}>
        <h2 className="visually-hidden">{desk.visit.earlier}</h2>
        <OnDemand again={open} onFailed={on.onDrawn}>
          {open && (
            <Earlier
              name={name}
              known={known}
              seek={looking === 'same'}
              patients={patients}
              onJoined={on.onJoined}
              onBegin={on.onBegin}
              onDrawn={on.onDrawn}
            />
          )}
        </OnDemand>
      </div>
    </div>
  );
}
