import { chartFromFhir } from '../../engine/fhir/index.ts';
import type { Asked } from './asked.ts';

export type DiabetesKind = 'type1' | 'type2' | 'pancreatic' | 'steroid' | 'unsure';
const kinds: readonly DiabetesKind[] = ['type1', 'type2', 'pancreatic', 'steroid', 'unsure'];

/** Which diabetes the diagnoses of a record name on a day (yyyy-mm-dd); two kinds at once are unsure, none is undefined. */
export function diabetesIn(
  { conditions, patientId }: Pick<Asked, 'conditions' | 'patientId'>,
  on: string,
): DiabetesKind | undefined {
  if (!conditions) return undefined;
  const taken = chartFromFhir([{ resourceType: 'Patient', id: patientId }, conditions], { on });
  if (!taken.ok) return undefined;
  const told = taken.facts.find(({ fact }) => fact === 'diabetesType')?.known.value;
  if (told !== undefined) return kinds.find((kind) => kind === told);
  return taken.questions.some(({ facts: [fact], why }) => fact === 'diabetesType' && why === 'kinds')
    ? 'unsure'
    : undefined;
}
