import { type ReactNode, useState } from 'react';
import { useWorkbench } from './workbench-context.ts';
import { OnDemand } from './load-on-demand.tsx';

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
      <OnDemand again={open} failed={words.status.partFailed} onFailed={close}>
        {open && dialog(close)}
      </OnDemand>
    </>
  );
}
