import { toBundle } from '../../engine/fhir/bundle.ts';
import { engineVersion } from '../../engine/kit/version.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { isToolId, type ToolId } from '../../engine/registry.ts';
import type { Snapshot } from '../answer/snapshot.ts';
import { dayOf } from '../shared/day-of.ts';
import { saveFile } from '../shared/save-file.ts';
import { useWorkbench } from '../shared/workbench-context.ts';
import { toast } from '../stores/toasts.ts';
import { withOffset } from '../visit-files/save-fhir.ts';
import { useFormFhirWords } from './form-fhir-words.ts';

interface Props {
  readonly snapshot: Snapshot;
  readonly examples: readonly string[];
  readonly patientName: string;
}

/** Its name says nothing of the patient. */
async function save({ snapshot, examples, patientName }: Props, tool: ToolId, locale: Locale): Promise<void> {
  const { inputs, outcome, plan, at } = snapshot;
  const bundle = await toBundle({
    tool,
    inputs,
    results: outcome.results,
    patientName,
    date: withOffset(at),
    engineVersion,
    plan,
    examples,
    locale,
  });
  saveFile(
    new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' }),
    `${tool}-${dayOf(at)}.fhir.json`,
  );
}

/** A calculator's result as a FHIR file, handed to the browser to save. */
export function SaveResult(props: Props) {
  const { tool, locale, words } = useWorkbench();
  const { save: label } = useFormFhirWords(locale);
  const { id } = tool;
  if (!isToolId(id)) return null;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => {
        save(props, id, locale).catch(() => toast({ title: words.status.partFailed, tone: 'destructive' }));
      }}
    >
      {label}
    </button>
  );
}
