import { type ReactNode, useState } from 'react';
import { toast } from '../stores/toasts.ts';
import { OnDemand } from './load-on-demand.tsx';
import { useWorkbench } from './workbench-context.ts';

/** A button that opens a dialog which is fetched when it is wanted. */
export function DialogLink({
  className,
  label,
  dialog,
}: {
  className?: string | undefined;
  label: string;
  dialog: (close: () => void) => ReactNode;
}) {
  const { words } = useWorkbench();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      <OnDemand
        again={open}
        onFailed={() => {
          toast({ title: words.status.partFailed, tone: 'destructive' });
          close();
        }}
      >
        {open && dialog(close)}
      </OnDemand>
    </>
  );
}
