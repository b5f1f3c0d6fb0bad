import { useState } from 'react';
import styles from '../form/Form.module.css';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';

const FormLineBody = loadOnDemand(() => import('./FormLineBody.tsx'), 'FormLineBody');

/** The line to type or paste a patient into, above a calculator's form: all of it is fetched when it is first opened. */
export function FormLine() {
  const { words } = useWorkbench();
  const [open, setOpen] = useState(false);
  return (
    <div className={`no-print ${styles.above}`}>
      <button type="button" className="link" aria-expanded={open} onClick={() => setOpen((before) => !before)}>
        {words.form.sayLine}
      </button>
      <OnDemand
        again={open}
        onFailed={() => {
          toast({ title: words.status.partFailed, tone: 'destructive' });
          setOpen(false);
        }}
      >
        {open && <FormLineBody />}
      </OnDemand>
    </div>
  );
}
