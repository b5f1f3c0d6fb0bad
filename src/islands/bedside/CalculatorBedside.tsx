import { patientSheetOf } from '../../engine/answer/index.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import { loadAll } from '../shared/loaded.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { Bedside } from './Bedside.tsx';

/** A calculator's answer, turned to the patient. */
export function CalculatorBedside({ snapshot, onClose }: { snapshot: Snapshot; onClose: () => void }) {
  const { locale } = useWorkbench();
  const { tool } = snapshot.answering;
  return (
    <Bedside
      locale={locale}
      at={snapshot.at}
      onExamples={snapshot.examples.length > 0 || !snapshot.marked}
      turn={async (language) => {
        const [loaded, sheet] = await Promise.all([
          loadAll(tool.id, language, 'patient'),
          patientSheetOf(tool, snapshot.inputs, snapshot, language),
        ]);
        return { loaded, sheet };
      }}
      onClose={onClose}
    />
  );
}
