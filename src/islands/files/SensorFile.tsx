import { DialogLink } from '../shared/DialogLink.tsx';
import { loadOnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import styles from './SensorFile.module.css';

const FormSensorFile = loadOnDemand(() => import('./FormSensorFile.tsx'), 'FormSensorFile');

/** Where a form asks for a sensor's figures: the way to read them from a file. The dialog is fetched when it is first opened. */
export function SensorFile() {
  const { words } = useWorkbench();
  return (
    <div className={styles.offer}>
      <DialogLink
        className="button quiet"
        label={words.form.readSensor}
        dialog={(close) => <FormSensorFile onClose={close} />}
      />
    </div>
  );
}
