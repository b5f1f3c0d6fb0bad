import { DialogLink } from '../shared/DialogLink.tsx';
import { loadOnDemand } from '../shared/load-on-demand.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { useFormFhirWords } from './form-fhir-words.ts';

const FormFhirDialog = loadOnDemand(() => import('./FormFhirDialog.tsx'), 'FormFhirDialog');

/** The way to a form's answers that stand in a FHIR file. The dialog is fetched when it is first opened. */
export function FormFhir() {
  const { open: label } = useFormFhirWords(useWorkbench().locale);
  return (
    <div>
      <DialogLink className="button quiet" label={label} dialog={(close) => <FormFhirDialog onClose={close} />} />
    </div>
  );
}
