import { useState } from 'react';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import styles from './SensorFile.module.css';

const FormSensorFile = loadOnDemand(() => import('./FormSensorFile.tsx'), 'FormSensorFile');

/** Where a form asks for a sensor's figures: the way to read them from a file. The dialog is fetched when it is first opened. */
export function SensorFile() {
  const { words } = useWorkbench();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.offer}>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {words.form.readSensor}
      </button>
      <OnDemand
        again={open}
        onFailed={() => {
          toast({ title: words.status.partFailed, tone: 'destructive' });
          setOpen(false);
        }}
      >
        {open && <FormSensorFile onClose={() => setOpen(false)} />}
      </OnDemand>
    </div>
  );
}
