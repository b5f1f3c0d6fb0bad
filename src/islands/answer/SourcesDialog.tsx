import { useMemo } from 'react';
import { Sources } from '../report/Sources.tsx';
import { Modal } from '../shared/Modal.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { PageReading } from './ReadingFrame.tsx';

/** The sources of a calculator: those that its example is calculated with. */
export function SourcesDialog({ onClose }: { onClose: () => void }) {
  const { tool, words } = useWorkbench();
  const at = useMemo(() => new Date(), []);
  const ids = useMemo(() => {
    const { worksheet } = tool.calculate(tool.defaults);
    return [...new Set(worksheet.flatMap((step) => step.sources))];
  }, [tool]);
  return (
    <Modal open onClose={onClose} title={words.answer.sources} closeLabel={words.answer.close}>
      <PageReading at={at}>
        <Sources ids={ids} words={words} />
      </PageReading>
    </Modal>
  );
}
