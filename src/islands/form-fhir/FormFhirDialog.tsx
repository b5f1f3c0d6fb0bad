import { OutsideForm } from '../form/OutsideForm.tsx';
import { dayOf } from '../shared/day-of.ts';
import { Modal } from '../shared/Modal.tsx';
import { useWorkbench } from '../shared/workbench-context.ts';
import { FhirSteps } from '../visit-files/FhirSteps.tsx';
import { readFhir, type TakenFhir } from '../visit-files/read-fhir.ts';
import { FormFhirFound } from './FormFhirFound.tsx';
import { useFormFhirWords } from './form-fhir-words.ts';

/** A FHIR file read for a calculator's form, in the visit's worker. */
export function FormFhirDialog({ onClose }: { readonly onClose: () => void }) {
  const { tool, locale } = useWorkbench();
  const words = useFormFhirWords(locale);
  const form = { tool: tool.id, fields: tool.fields };
  return (
    <OutsideForm>
      <Modal open onClose={onClose} title={words.title} closeLabel={words.close} variant="full">
        <FhirSteps<TakenFhir>
          locale={locale}
          unchanged={words.unchanged}
          read={(file, say) =>
            readFhir({ file, on: dayOf(), form }, (answer) => {
              if (answer.type === 'taken') say({ found: answer });
              else say({ refused: answer.type === 'refused' ? answer.reason : 'failed' });
            })
          }
        >
          {(taken) => <FormFhirFound taken={taken} />}
        </FhirSteps>
      </Modal>
    </OutsideForm>
  );
}
