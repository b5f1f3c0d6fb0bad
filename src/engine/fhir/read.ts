import { isDay } from '../chart/day.ts';
import { isToolId, loadTool, type ToolId } from '../registry.ts';
import { plain, textAt } from './plain.ts';
import { type Taken, takenFrom } from './taken.ts';

/**
 * Reads FHIR R4 (a bundle, one resource, or a list of either) for one calculator. `on` is today, yyyy-mm-dd: without it no age is worked
 * out and no date is too late. Values are in the stored units and within the fields' hard ranges; the latest of each counts. Never
 * throws, whatever it is given, and rejects only if the calculator itself cannot be loaded.
 */
export async function fromFhir(json: unknown, tool: ToolId, options?: { readonly on?: string }): Promise<Taken> {
  const today = textAt(plain(options), 'on');
  // Whoever asks for a calculator that is none is still told whether the file is FHIR, and of how many persons.
  const { fields } = isToolId(tool) ? await loadTool(tool) : { fields: {} };
  const taken = takenFrom(json, { tool, fields }, isDay(today) ? today : undefined);
  return taken.ok && !isToolId(tool) ? { ok: false, reason: 'nothing-found' } : taken;
}
