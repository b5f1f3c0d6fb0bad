import { use, useMemo } from 'react';
import { loadTool } from '../../engine/registry.ts';
import { onceFor } from '../shared/load-on-demand.tsx';
import { Sources } from '../report/Sources.tsx';
import { Modal } from '../shared/Modal.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { PageReading } from './ReadingFrame.tsx';

/** What every calculator's advice rests on. */
const guidelines = ['ada2025', 'aace2023', 'kdigo2022'];

const toolOf = onceFor(loadTool);

/** The sources of a calculator: the guidelines, and those that its example is calculated with. */
export function SourcesDialog({ onClose }: { onClose: () => void }) {
  const { tool: form, words } = useWorkbench();
  const tool = use(toolOf(form.id));
  const at = useMemo(() => new Date(), []);
  const ids = useMemo(() => {
    const { worksheet } = tool.calculate(tool.defaults);
    return [...new Set([...guidelines, ...worksheet.flatMap((step) => step.sources)])];
  }, [tool]);
  return (
    <Modal open onClose={onClose} title={words.answer.sources} closeLabel={words.answer.close}>
      <PageReading at={at}>
        <Sources ids={ids} words={words} />
      </PageReading>
    </Modal>
  );
}
