import { assemble } from './assemble.ts';
import { unitIn } from './amounts.ts';
import { type Collected, collection, leaveOut } from './collect.ts';
import type { Options, Recording, Refusal } from './types.ts';
import { refuse } from './types.ts';
import { isOfDexcom, takeDexcom } from './vendors/dexcom-list.ts';
import { type Entry, isEntry, textIn } from './vendors/entry.ts';
import { isOfLibreLinkUp, takeLibreLinkUp } from './vendors/libre-link-up.ts';
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

const wrappers = ['entries', 'result', 'results', 'data', 'records', 'sgvs', 'egvs', 'graphData'];

/** The elements of a list, of a list in a wrapper, or one element alone. */
function elementsOf(content: unknown): readonly unknown[] | undefined {
  if (Array.isArray(content)) return content;
  if (!isEntry(content)) return undefined;
  for (const name of wrappers) {
    const inner = content[name];
    if (Array.isArray(inner)) return inner;
  }
  // LibreLinkUp answers with a list inside its data; Dexcom's version 2 says the unit once, beside its list.
  const inner = content['data'];
  return isEntry(inner) && Array.isArray(inner['graphData']) ? inner['graphData'] : [content];
}

/** Names of the first element's parts; only names that several elements share, so that none of them is a person. */
function keysSeen(elements: readonly unknown[]): string {
  const [first, second] = elements.filter(isEntry);
  if (!first || !second) return 'JSON';
  const keys = Object.keys(first).filter((key) => Object.hasOwn(second, key) && /^[A-Za-z_$][\w$]{0,30}$/.test(key));
  return `JSON: ${keys.slice(0, 20).join(', ')}`;
}

const formats: readonly {
  readonly format: string;
  readonly named: string;
  readonly is: (entry: Entry) => boolean;
  readonly take: (entry: Entry, into: Collected) => void;
}[] = [
  { format: 'nightscout', named: 'Nightscout', is: isNightscout, take: takeNightscout },
  { format: 'tidepool', named: 'Tidepool', is: isTidepool, take: () => undefined },
  { format: 'dexcom', named: 'Dexcom', is: isOfDexcom, take: takeDexcom },
  { format: 'librelinkup', named: 'LibreLinkUp', is: isOfLibreLinkUp, take: takeLibreLinkUp },
];

/** A file that begins like JSON: Nightscout's, Tidepool's, Dexcom's or LibreLinkUp's list, or a refusal. */
export function readList(text: string, options: Options): Recording | Refusal {
  const whole = parsed(text);
  const elements = whole === undefined ? fromLines(text) : elementsOf(whole);
  if (!elements) return refuse('unknown-format', 'JSON that does not end or is damaged');
  if (elements.length === 0) return refuse('no-readings');
  const entries = elements.filter(isEntry);
  const [first, second] = formats.filter(({ is }) => entries.some(is));
  if (!first) return refuse('unknown-format', keysSeen(elements));
  if (second) return refuse('unknown-format', `${first.named} and ${second.named} in one list`);
  const into = collection();
  const taker = first.format === 'tidepool' ? tidepoolTaker(options.unit) : undefined;
  if (first.format === 'nightscout') asNightscout(into);
  const stated = isEntry(whole) ? unitIn(textIn(whole['unit'])) : undefined;
  if (first.format === 'dexcom' && stated) into.unit = stated;
  const take = (entry: Entry): void => (taker ? taker.take(entry, into) : first.take(entry, into));
  for (const element of elements) {
    if (isEntry(element)) take(element);
    else leaveOut(into, 'other');
  }
  taker?.finish(into);
  return assemble(first.format, into, options);
}
