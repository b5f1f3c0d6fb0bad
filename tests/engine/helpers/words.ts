import { loadWording } from '../../../src/engine/answer/index.ts';
import type { Message, Value } from '../../../src/engine/kit/words/message.ts';
import type { Wording } from '../../../src/engine/kit/words/pattern.ts';
import { plainValue, sayPlain } from '../../../src/engine/kit/words/say.ts';
import type { Tool } from '../../../src/engine/kit/tool.ts';

export const now = new Date('2026-11-21T10:42:00Z');
const otherUnits = {
  a1c: 'mmol/mol',
  targetA1c: 'mmol/mol',
  fpg: 'mmol/L',
  ogtt: 'mmol/L',
  ppg: 'mmol/L',
  b12: 'pmol/L',
} as const;

/** English and Arabic, in conventional and in SI units. */
export async function wordings(tool: Tool): Promise<Wording[]> {
  const made = await Promise.all(
    (['en', 'ar'] as const).flatMap((locale) => [
      loadWording(tool, locale, { at: now }),
      loadWording(tool, locale, { at: now, units: otherUnits }),
    ]),
  );
  return made;
}

const valueTypes = new Set(['quantity', 'number', 'word', 'inWeeks', 'date']);

/** A list of values, not the block of the same name: that one holds sentences. */
const isValueList = (at: object): boolean =>
  'type' in at &&
  at.type === 'list' &&
  'items' in at &&
  Array.isArray(at.items) &&
  at.items.every((item) => typeof item === 'object' && item !== null && 'type' in item);

/** Every message and every value anywhere in some data. */
export function sayable(data: unknown): { messages: Message[]; values: Value[] } {
  const messages: Message[] = [];
  const values: Value[] = [];
  const walk = (at: unknown): void => {
    if (Array.isArray(at)) at.forEach(walk);
    else if (typeof at === 'object' && at !== null) {
      if ('type' in at && typeof at.type === 'string' && (valueTypes.has(at.type) || isValueList(at)))
        values.push(at as Value);
      else if ('key' in at && typeof at.key === 'string' && !('type' in at)) messages.push(at as Message);
      else Object.values(at).forEach(walk);
    }
  };
  walk(data);
  return { messages, values };
}

/** All sentences of some data in one wording; throws where one cannot be said. */
export function sentences(data: unknown, wording: Wording): string[] {
  const { messages, values } = sayable(data);
  return [
    ...messages.map((message) => sayPlain(message, wording)),
    ...values.map((value) => plainValue(value, wording)),
  ];
}

/** What no reader may ever meet. */
export const broken = /NaN|Infinity|undefined|null|[{}<>]|\[object| {2}|\s[.,]/;
