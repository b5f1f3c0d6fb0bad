import { isRecord, readPath } from '../../engine/kit/fields/fields.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import { quantity, type Value } from '../../engine/kit/words/message.ts';
import type { Wording } from '../../engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../engine/kit/words/say.ts';
import { mainFields } from '../form/sections.ts';
import { type Loaded, wordingFor } from '../shared/loaded.ts';
import type { SavedRecord } from '../stores/saving.ts';
import { ownSteps } from './own-plan.ts';

/** What was stored, refusing to read a result that is not there: a line that guessed at it would mislead. */
function onlyWhatIsThere(results: object): object {
  return new Proxy(results, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) throw new TypeError(`the record holds no ${String(name)}`);
      const found: unknown = Reflect.get(target, name);
      return isRecord(found) ? onlyWhatIsThere(found) : found;
    },
  });
}

function isComplete(value: Value): boolean {
  if (value.type === 'quantity' || value.type === 'number') return Number.isFinite(value.value);
  return value.type !== 'list' || value.items.every(isComplete);
}

/** The calculator's own line about a record; null where the record lacks what the line needs. */
function toolLine({ tool }: Loaded<Tool>, record: SavedRecord, wording: Wording): string | null {
  const { inputs, results } = record;
  if (!isRecord(results)) return null;
  try {
    const message = tool.summary(tool.complete(inputs), onlyWhatIsThere(results), ownSteps(record));
    return Object.values(message.values ?? {}).every(isComplete) ? sayPlain(message, wording) : null;
  } catch {
    // A record of another age or shape: what was entered is still told.
    return null;
  }
}

/** How many of the entered figures stand for a record whose results cannot be told. */
const shownFigures = 3;

function enteredFigures({ tool, copy }: Loaded, { inputs }: SavedRecord, wording: Wording): string {
  const figures = mainFields(tool.fields).flatMap(([path, field]) => {
    const value = readPath(inputs, path);
    if (field.kind !== 'number' || typeof value !== 'number' || !Number.isFinite(value)) return [];
    return [`${sayPlain({ key: `field.${path}` }, wording)}: ${plainValue(quantity(field.concept, value), wording)}`];
  });
  return figures.length > 0 ? figures.slice(0, shownFigures).join(' · ') : copy.name;
}

/** One line about a record in the page's language, told from what was stored and its plan: nothing is calculated again. */
export function summaryLine(loaded: Loaded<Tool>, record: SavedRecord, units: Wording['units']): string {
  const wording = wordingFor(loaded, units, new Date(record.createdAt));
  return toolLine(loaded, record, wording) ?? enteredFigures(loaded, record, wording);
}
