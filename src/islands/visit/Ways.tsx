import { useEffect, useState } from 'react';
import { useUser } from '../auth/user-context.ts';
import type { PatientsPage } from '../history/patients-page.ts';
import { loadOnDemand, OnDemand, importAgain } from '../shared/load-on-demand.tsx';
import { LineBox } from '../typed-line/LineBox.tsx';
import { takeFromRecord } from '../visit-record/record-systems.ts';
import type { KnownPatient } from './known-by.ts';
import { useDesk } from './visit-context.ts';
import type { Beginning } from './visit-store.ts';

const Earlier = loadOnDemand(() => import('./Earlier.tsx'), 'Earlier');
const VisitFiles = loadOnDemand(() => import('../visit-files/VisitFiles.tsx'), 'VisitFiles');
const load = importAgain(() => import('../typed-line/LineReading.tsx'));
const LineReading = loadOnDemand(load, 'LineReading');

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

/** The way to facts that stand in a file. The dialog is fetched when it is first opened. */
function FromFile() {
  const { desk } = useDesk();
  const [open, setOpen] = useState<'file' | 'record' | false>(false);
  const close = (): void => setOpen(false);
  // What a record system hands over is shown without being looked for.
  useEffect(() => {
    if (takeFromRecord()) setOpen('record');
  }, []);
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen('file')}>
        {desk.visit.fromFile}
      </button>
      <OnDemand again={open} failed={desk.words.status.partFailed} onFailed={close}>
        {open && <VisitFiles onClose={close} fromRecord={open === 'record'} />}
      </OnDemand>
    </>
  );
}

/** Where facts come from besides the fields: a line to type or paste, a file, or what is saved; beside each other above all that is known. */
export function Ways({ name, looking, known, patients, typed, ...on }: Props) {
  const { desk, chart } = useDesk();
  const words = desk.words.line;
  const open = looking !== 'no';
  const { userType } = useUser();
  return (
    <div className="no-print">
      <LineBox
        id="visit-typed"
        locale={desk.locale}
        words={words}
        concepts={desk.clinical.concepts}
        // Whoever is there needs no example any more, and the line is one row.
        placeholder={Object.keys(chart).length > 0 ? words.label : `${words.label}: ${desk.visit.lineExample}`}
        text={typed}
        onText={on.onType}
        load={load}
        reading={(props) => <LineReading {...props} />}
      >
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
      </LineBox>
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
