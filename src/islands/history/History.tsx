import { useStore } from '@nanostores/react';
import { isToolId } from '../../engine/registry.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { $historyOpen } from '../stores/workbench.ts';
import type { HistoryProps } from './history-props.ts';

const HistoryDialog = loadOnDemand(() => import('./HistoryDialog.tsx'), 'HistoryDialog');

/** The history's place on a calculator's page; the dialog is fetched when it is first opened. */
export function History({ onLoad }: Pick<HistoryProps, 'onLoad'>) {
  const { tool, words, locale } = useWorkbench();
  const open = useStore($historyOpen, { ssr: 'initial' });
  if (!isToolId(tool.id)) return null;
  const close = () => $historyOpen.set(false);
  return (
    <OnDemand again={open} failed={words.status.partFailed} onFailed={close}>
      {open && <HistoryDialog tool={tool.id} locale={locale} onLoad={onLoad} onClose={close} />}
    </OnDemand>
  );
}
