import { useState } from 'react';
import { loadOnDemand, OnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import { useFormFhirWords } from './form-fhir-words.ts';

const FormFhirDialog = loadOnDemand(() => import('./FormFhirDialog.tsx'), 'FormFhirDialog');

/** The way to a form's answers that stand in a FHIR file. The dialog is fetched when it is first opened. */
export function FormFhir() {
  const { locale, words } = useWorkbench();
  const { open: label } = useFormFhirWords(locale);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div>
      <button type="button" className="button quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      <OnDemand
        again={open}
        onFailed={() => {
          close();
          toast({ title: words.status.partFailed, tone: 'destructive' });
        }}
      >
        {open && <FormFhirDialog onClose={close} />}
      </OnDemand>
    </div>
  );
}
