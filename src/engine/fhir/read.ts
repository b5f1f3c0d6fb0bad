import { isDay } from '../chart/day.ts';
import { isToolId, loadTool, type ToolId } from '../registry.ts';
import { fill, type TakenValue } from './fill.ts';
import { gather } from './gather.ts';
import type { NotTaken } from './measured.ts';
import { plain, textAt } from './plain.ts';
import { itemsOf } from './readings.ts';
import { severalPatients } from './subjects.ts';
import { withSums } from './sums.ts';

/** What a file gives a calculator's form, and what of it was left out. */
export type Taken =
  | {
      readonly ok: true;
      /** Nested like the form's inputs; only what was found. */
      readonly values: Readonly<Record<string, unknown>>;
      readonly taken: readonly TakenValue[];
      readonly notUnderstood: readonly { readonly what: string; readonly reason: NotTaken }[];
    }
  | { readonly ok: false; readonly reason: 'not-fhir' | 'several-patients' | 'nothing-found' };

/**
 * Reads FHIR R4 (a bundle, one resource, or a list of either) for one calculator. `on` is today, yyyy-mm-dd: without it no age is worked
 * out and no date is too late. Values are in the stored units and within the fields' hard ranges; the latest of each counts. Never
 * throws, whatever it is given, and rejects only if the calculator itself cannot be loaded.
 */
export async function fromFhir(json: unknown, tool: ToolId, options?: { readonly on?: string }): Promise<Taken> {
  const { resources, isFhir, strays } = gather(plain(json));
  if (!isFhir) return { ok: false, reason: 'not-fhir' };
  if (severalPatients(resources)) return { ok: false, reason: 'several-patients' };
  if (!isToolId(tool)) return { ok: false, reason: 'nothing-found' };
  const { fields } = await loadTool(tool);
  const today = textAt(plain(options), 'on');
  const reader = { tool, fields, on: isDay(today) ? today : undefined };
  const { values, taken, problems } = fill(withSums(itemsOf(resources, reader), reader), fields);
  const stray = Array.from({ length: strays }, () => ({ what: '?', reason: 'resource', coded: false }) as const);
  if (!taken.length && !problems.some(({ coded }) => coded)) return { ok: false, reason: 'nothing-found' };
  return {
    ok: true,
    values,
    taken,
    notUnderstood: [...problems, ...stray].map(({ what, reason }) => ({ what, reason })),
  };
}
