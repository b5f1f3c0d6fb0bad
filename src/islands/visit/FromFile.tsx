import { useEffect, useState } from 'react';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { takeFromRecord } from '../visit-record/record-systems.ts';
import { useDesk } from './visit-context.ts';

const VisitFiles = loadOnDemand(() => import('../visit-files/VisitFiles.tsx'), 'VisitFiles');

/** The way to facts that stand in a file. The dialog is fetched when it is first opened. */
export function FromFile() {
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
