import { assemble } from './assemble.ts';
import { collection, leaveOut } from './collect.ts';
import type { Options, Recording, Refusal } from './types.ts';
import { refuse } from './types.ts';
import { type Entry, isEntry } from './vendors/entry.ts';
import { asNightscout, isNightscout, takeNightscout } from './vendors/nightscout.ts';
import { isTidepool, tidepoolTaker } from './vendors/tidepool.ts';

/** What a text that begins like JSON holds; undefined where it is none. Each line may be an element of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One element a line; a line that is none stands as text, to be counted. */
function fromLines(text: string): unknown[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!isEntry(parsed(lines[0] ?? ''))) return undefined;
  return lines.map((line) => parsed(line) ?? line.slice(0, 1));
}

const wrappers = ['entries', 'result', 'results', 'data', 'records', 'sgvs'];

/** The elements of a list, of a list in a wrapper, or one element alone. */
function elementsOf(content: unknown): readonly unknown[] | undefined {
  if (Array.isArray(content)) return content;
  if (!isEntry(content)) return undefined;
  for (const name of wrappers) {
    const inner = content[name];
    if (Array.isArray(inner)) return inner;
  }
  return [content];
}

/** Names of the first element's parts; only names that several elements share, so that none of them is a person. */
function keysSeen(elements: readonly unknown[]): string {
  const [first, second] = elements.filter(isEntry);
  if (!first || !second) return 'JSON';
  const keys = Object.keys(first).filter((key) => Object.hasOwn(second, key) && /^[A-Za-z_$][\w$]{0,30}$/.test(key));
  return `JSON: ${keys.slice(0, 20).join(', ')}`;
}

/** A file that begins like JSON: Nightscout's or Tidepool's list, or a refusal. */
export function readList(text: string, options: Options): Recording | Refusal {
  const whole = parsed(text);
  const elements = whole === undefined ? fromLines(text) : elementsOf(whole);
  if (!elements) return refuse('unknown-format', 'JSON that does not end or is damaged');
  if (elements.length === 0) return refuse('no-readings');
  const entries = elements.filter(isEntry);
  const nightscout = entries.some(isNightscout);
  const tidepool = entries.some(isTidepool);
  if (nightscout === tidepool)
    return refuse('unknown-format', nightscout ? 'Nightscout and Tidepool in one list' : keysSeen(elements));
  const into = collection();
  const taker = tidepool ? tidepoolTaker(options.unit) : undefined;
  if (nightscout) asNightscout(into);
  const take = (entry: Entry): void => (taker ? taker.take(entry, into) : takeNightscout(entry, into));
  for (const element of elements) {
    if (isEntry(element)) take(element);
    else leaveOut(into, 'other');
  }
  taker?.finish(into);
  return assemble(tidepool ? 'tidepool' : 'nightscout', into, options);
}
