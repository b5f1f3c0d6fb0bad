import type { WorksheetStep } from '../../engine/kit/worksheet/worksheet.ts';
import { DialogLink } from '../shared/DialogLink.tsx';
import { loadOnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';

const CheckMaths = loadOnDemand(() => import('../maths/CheckMaths.tsx'), 'CheckMaths');

/** The way into “Check our maths”, with this answer's formula where there is an answer. */
export function MathsLink({ className, steps }: { className?: string | undefined; steps?: readonly WorksheetStep[] }) {
  const { words } = useWorkbench();
  return (
    <DialogLink
      className={className}
      label={words.answer.maths}
      dialog={(close) => <CheckMaths steps={steps} onClose={close} />}
    />
  );
}
