import { DialogLink } from '../shared/DialogLink.tsx';
import { loadOnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';

const SourcesDialog = loadOnDemand(() => import('./SourcesDialog.tsx'), 'SourcesDialog');

/** The way to a calculator's sources before there is an answer with its own. */
export function SourcesLink() {
  const { words } = useWorkbench();
  return (
    <DialogLink className="link" label={words.answer.sources} dialog={(close) => <SourcesDialog onClose={close} />} />
  );
}
