import { type Fields, isRecord, readPath, writePath } from '../../engine/kit/fields/fields.ts';
import { draftPrefix, type Told } from './draft.ts';
import { stored } from './storage.ts';

/** A patient on the way from one calculator to another, in this tab only and never in the address. Taken once. */
interface Carried {
  readonly tool: string;
  readonly owner: string;
  /** As it was typed; empty where nobody has named the patient. */
  readonly patientName: string;
  readonly byConcept: Readonly<Record<string, number>>;
  readonly flags: readonly string[];
  readonly choices: Readonly<Record<string, string>>;
  /** From the visit: this calculator's own inputs, as far as they are known. */
  readonly inputs?: object;
  /** Where and since when they are known. */
  readonly told?: Readonly<Record<string, Told>>;
}

const isCarried = (value: unknown): value is Carried | null =>
  value === null ||
  (isRecord(value) &&
    typeof value.patientName === 'string' &&
    isRecord(value.byConcept) &&
    Array.isArray(value.flags) &&
    isRecord(value.choices) &&
    (value.inputs === undefined || isRecord(value.inputs)));
const slot = stored<Carried | null>(() => sessionStorage, `${draftPrefix}carried`, null, isCarried);

/** The same condition is asked under different names. */
const conditions: Readonly<Record<string, string>> = {
  heartFailure: 'hasHeartFailure',
  ascvd: 'hasAscvd',
  ckd: 'hasRenalDisease',
};

const isStaged = (stage: unknown): boolean => typeof stage === 'string' && stage !== 'none';

/** Keeps what the next calculator can use of the patient's own answers: numbers by their concept, conditions, and the answers given in `choices`. */
export function carryPatient(
  fields: Fields,
  { inputs, examples }: { readonly inputs: object; readonly examples: readonly string[] },
  to: Pick<Carried, 'tool' | 'owner' | 'patientName' | 'choices'>,
): void {
  // An example is nobody's: it stays in its own calculator.
  const entries = Object.entries(fields).filter(([path]) => !examples.includes(path));
  // The first field of a concept speaks for it: HbA1c now, not the one before.
  const byConcept = Object.fromEntries(
    entries
      .flatMap(([path, field]) => {
        const value = readPath(inputs, path);
        return field.kind === 'number' && typeof value === 'number' ? [[field.concept.id, value] as const] : [];
      })
      .reverse(),
  );
  const staged = !examples.includes('ckdStage') && isStaged(readPath(inputs, 'ckdStage')) ? ['hasRenalDisease'] : [];
  const flags = [
    ...entries.flatMap(([path, field]) =>
      field.kind === 'flag' && readPath(inputs, path) === true ? [conditions[path] ?? path] : [],
    ),
    ...staged,
  ];
  slot.write({ ...to, byConcept, flags });
}

/** Keeps what the visit knows of a calculator's own inputs. */
export function carryInputs(to: Pick<Carried, 'tool' | 'owner' | 'patientName' | 'inputs' | 'told'>): void {
  slot.write({ ...to, byConcept: {}, flags: [], choices: {} });
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
): {
  readonly inputs: object;
  readonly examples: readonly string[];
  readonly patientName: string;
  readonly told: Carried['told'];
} | null {
  const carried = slot.read();
  if (!carried || carried.tool !== tool || carried.owner !== owner) return null;
  slot.clear();
  const inputs = structuredClone(example) as Record<string, unknown>;
  const examples: string[] = [];
  for (const [path, field] of Object.entries(fields)) {
    const value = carried.inputs
      ? readPath(carried.inputs, path)
      : field.kind === 'number'
        ? carried.byConcept[field.concept.id]
        : field.kind === 'flag'
          ? carried.flags.includes(path) || undefined
          : carried.choices[path];
    if (field.kind === 'number' || value !== undefined) writePath(inputs, path, value);
    else if (readPath(inputs, path) !== undefined) examples.push(path);
  }
  return { inputs, examples, patientName: carried.patientName, told: carried.told };
}
