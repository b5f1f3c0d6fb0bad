import { useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import type { Read } from '../files/read-sensor.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { toast } from '../stores/toasts.ts';
import { useDesk } from './visit-context.ts';
import type { VisitEngine } from './visit-engine.ts';

const VisitFiles = loadOnDemand(
  () => import('../visit-files/VisitFiles.tsx'),
  ({ VisitFiles }) => VisitFiles,
);

/** The way to facts that stand in a file. The dialog is fetched when it is first opened. */
export function FromFile({
  engine,
  onTake,
}: {
  readonly engine: VisitEngine | null;
  readonly onTake: (taken: Chart, read?: Read) => void;
}) {
  const { desk } = useDesk();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {desk.visit.fromFile}
      </button>
      <OnDemand
        again={open}
        onFailed={() => {
          close();
          toast({ title: desk.words.status.partFailed, tone: 'destructive' });
        }}
      >
        {open && <VisitFiles engine={engine} onTake={onTake} onClose={close} />}
      </OnDemand>
    </>
  );
}
