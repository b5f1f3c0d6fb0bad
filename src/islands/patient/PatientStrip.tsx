import { useEffect, useState } from 'react';
import { isToolId } from '../../engine/registry.ts';
import { useCalculatorStore, usePart } from '../form/calculator-store.ts';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { mayBring } from '../stores/draft.ts';
import styles from './PatientStrip.module.css';

const StripBody = loadOnDemand(() => import('./StripBody.tsx'), 'StripBody');

/** Above form and answer: who is in front of you. Its place is kept from the first paint; what it shows is fetched when there is somebody. */
export function PatientStrip({ owner }: { readonly owner: string }) {
  const { words, tool } = useWorkbench();
  const begun = usePart(
    useCalculatorStore(),
    ({ told, patientName }) => patientName.trim() !== '' || Object.keys(told).length > 0,
  );
  const [brought, setBrought] = useState(false);
  useEffect(() => setBrought(mayBring()), []);
  const shown = begun || brought;
  return (
    <section className={`${styles.strip} no-print`} aria-label={words.strip.label}>
      <OnDemand again={shown}>
        {shown && isToolId(tool.id) ? (
          <StripBody owner={owner} here={tool.id} />
        ) : (
          <p className={styles.nobody}>{words.strip.nobody}</p>
        )}
      </OnDemand>
    </section>
  );
}
