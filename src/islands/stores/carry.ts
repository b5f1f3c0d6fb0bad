import type { InHand, ToldBy } from '../../engine/chart/lens.ts';
import { type Fields, isRecord, readPath, writePath } from '../../engine/kit/fields/fields.ts';
import { draftPrefix, isInHand } from './draft.ts';
import { stored } from './storage.ts';

/** A patient on the way into a calculator, in this tab only and never in the address. Taken once. */
interface Carried {
  readonly tool: string;
  readonly owner: string;
  /** As it was typed; empty where nobody has named the patient. */
  readonly patientName: string;
  /** The calculator's own inputs, as far as they are known. */
  readonly inputs: object;
  /** Where and since when they are known. */
  readonly told: ToldBy;
  /** The whole patient, where one is in hand. */
  readonly inHand?: InHand | undefined;
}

const isCarried = (value: unknown): value is Carried | null =>
  value === null ||
  (isRecord(value) &&
    typeof value.patientName === 'string' &&
    isRecord(value.inputs) &&
    isRecord(value.told) &&
    (value.inHand === undefined || isInHand(value.inHand)));
const slot = stored<Carried | null>(() => sessionStorage, `${draftPrefix}carried`, null, isCarried);

export function carry(carried: Carried): void {
  slot.write(carried);
}

/**
 * The patient carried to this calculator by this user; null where there is none. A number that did not come along is left
 * blank: an example's eGFR beside a real patient's age would be a trap.
 */
export function takeCarried(
  tool: string,
  owner: string,
  fields: Fields,
  example: object,
): (Pick<Carried, 'inputs' | 'patientName' | 'told' | 'inHand'> & { readonly examples: readonly string[] }) | null {
  const carried = slot.read();
  if (!carried || carried.tool !== tool || carried.owner !== owner) return null;
  slot.clear();
  const inputs = structuredClone(example) as Record<string, unknown>;
  const examples: string[] = [];
  for (const [path, field] of Object.entries(fields)) {
    const value = readPath(carried.inputs, path);
    if (field.kind === 'number' || value !== undefined) writePath(inputs, path, value);
    else if (readPath(inputs, path) !== undefined) examples.push(path);
  }
  const { patientName, told, inHand } = carried;
  return { inputs, examples, patientName, told, inHand };
}
