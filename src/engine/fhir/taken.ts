import type { Fields } from '../kit/fields/fields.ts';
import { fill, type OpenField, type TakenValue } from './fill.ts';
import { gather } from './gather.ts';
import type { NotTaken } from './measured.ts';
import { type Notice, noticeOf } from './person.ts';
import { plain } from './plain.ts';
import { itemsOf } from './readings.ts';
import { settle } from './settle.ts';
import { severalPatients } from './subjects.ts';
import { withSums } from './sums.ts';

/** What a file gives a calculator's form, and what of it was left out. */
export type Taken =
  | {
      readonly ok: true;
      /** Nested like the form's inputs; only what was found. */
      readonly values: Readonly<Record<string, unknown>>;
      readonly taken: readonly TakenValue[];
      /** What has to be asked before it is taken; nothing of it is in `values`. */
      readonly open: readonly OpenField[];
      /** Who has died, or is no adult: to be said before anything is taken. */
      readonly notice?: Notice;
      readonly notUnderstood: readonly { readonly what: string; readonly reason: NotTaken }[];
    }
  | { readonly ok: false; readonly reason: 'not-fhir' | 'several-patients' | 'nothing-found' };

/** The form a file is read for. Its fields are data, so that they can be handed to a worker. */
export interface AskingForm {
  /** The calculator's id: what was coded for its own fields comes back to them. */
  readonly tool: string;
  readonly fields: Fields;
}

/**
 * Reads FHIR R4 for a form whose fields are at hand; `on` is today, yyyy-mm-dd, without which no age is worked out and no date is too
 * late. Values are in the stored units and within the fields' hard ranges; the latest of each counts. Never throws, whatever it is given.
 */
export function takenFrom(json: unknown, form: AskingForm, on: string | undefined): Taken {
  const { resources, isFhir, strays } = gather(plain(json));
  if (!isFhir) return { ok: false, reason: 'not-fhir' };
  if (severalPatients(resources)) return { ok: false, reason: 'several-patients' };
  const reader = { ...form, on };
  const { items, told } = itemsOf(resources, reader);
  const settled = settle(withSums(items, reader), told, reader);
  const { values, taken, problems, open } = fill(settled.items, form.fields, settled.open);
  const notice = on === undefined ? undefined : noticeOf(resources, on);
  const stray = Array.from({ length: strays }, () => ({ what: '?', reason: 'resource', coded: false }) as const);
  if (!taken.length && !open.length && !problems.some(({ coded }) => coded))
    return { ok: false, reason: 'nothing-found' };
  return {
    ok: true,
    values,
    taken,
    open,
    ...(notice && { notice }),
    notUnderstood: [...problems, ...stray].map(({ what, reason }) => ({ what, reason })),
  };
}
