import { atom } from 'nanostores';
import type { InHand } from '../../engine/chart/lens.ts';
import { isRecord } from '../../engine/kit/fields/fields.ts';
import { type ToolId, toolEntry } from '../../engine/registry.ts';
import type { RecordBase } from '../../api/contract.ts';
import { ApiError, call, newId } from '../api-client.ts';
import { draftPrefix } from './draft.ts';
import { dayOf } from '../shared/day-of.ts';
import { markExpired } from './session.ts';
import { stored } from './storage.ts';

/** Raised after every save; the history, if it is loaded, asks for its list again. */
export const $savedCount = atom(0);

/** What is being saved: an answer with the inputs it came from. */
export interface Draftable {
  readonly tool: ToolId;
  readonly patientName: string;
  readonly inputs: object;
  readonly results: object;
  /** Paths that still stand at their example value; undefined where that is not known. */
  readonly examples: readonly string[] | undefined;
  /** The patient in hand: the record's plan is theirs, which the server judges again. */
  readonly patient?: InHand | undefined;
  readonly clinicalNotes: string;
}

/** A stored record, with its collection's own names for inputs and results made plain. */
export interface SavedRecord extends RecordBase {
  readonly inputs: unknown;
  readonly results: unknown;
}

export function asRecord(tool: ToolId, data: RecordBase): SavedRecord {
  const [inputs, results] = toolEntry(tool).keys;
  const all = data as RecordBase & Readonly<Record<string, unknown>>;
  return { ...data, inputs: all[inputs], results: all[results] };
}

interface Attempt {
  readonly content: string;
  readonly id: string;
}
const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.content === 'string' && typeof value.id === 'string';
// Kept beside what was typed, and wiped with it: after a reload, too, nobody can know whether the lost answer was a yes.
const lastAttempt = stored<Attempt>(() => sessionStorage, `${draftPrefix}saving`, { content: '', id: '' }, isAttempt);
let last: Attempt | null = null;

/** The same content keeps its id, so that a repeat after a lost answer is stored once; anything changed is a new record. */
export function saveId(content: string): string {
  last ??= lastAttempt.read();
  if (last.content !== content) {
    last = { content, id: newId() };
    lastAttempt.write(last);
  }
  return last.id;
}

export async function saveRecord({
  tool,
  patientName,
  inputs,
  results,
  examples,
  patient,
  clinicalNotes,
}: Draftable): Promise<SavedRecord> {
  const { keys, collection } = toolEntry(tool);
  const body = {
    tool,
    patientName: patientName.trim(),
    [keys[0]]: inputs,
    [keys[1]]: results,
    clinicalNotes: clinicalNotes.trim(),
    ...(examples && { examples }),
    // A record that was loaded is saved as of today.
    ...(patient && { patient: { ...patient, on: dayOf() } }),
  };
  const id = saveId(JSON.stringify(body));
  try {
    const { data } = await call<RecordBase>(`/api/${collection}`, { method: 'POST', body: { id, ...body } });
    $savedCount.set($savedCount.get() + 1);
    return asRecord(tool, data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) markExpired();
    throw error;
  }
}
