import { useState } from 'react';
import type { WorksheetStep } from '../../engine/kit/worksheet/worksheet.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';

const CheckMaths = loadOnDemand(
  () => import('../maths/CheckMaths.tsx'),
  ({ CheckMaths }) => CheckMaths,
);

/** The way into “Check our maths”, with this answer's formula where there is an answer. */
export function MathsLink({ className, steps }: { className?: string | undefined; steps?: readonly WorksheetStep[] }) {
  const { words } = useWorkbench();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.answer.maths}
      </button>
      <OnDemand
        again={open}
        onFailed={() => {
          toast({ title: words.status.partFailed, tone: 'destructive' });
          close();
        }}
      >
        {open && <CheckMaths steps={steps} onClose={close} />}
      </OnDemand>
    </>
  );
}
