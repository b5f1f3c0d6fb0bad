import { foldPattern } from './fold.ts';
import type { Figure } from './scan-words.ts';
import type { Text } from './text.ts';

const pair = /(?<![\d./-])(\d{2,3}) ?\/ ?(\d{2,3})(?![\d./-])/gu;
const ofToday = new RegExp(foldPattern('(?:today|now|this visit|current|اليوم|الآن|الحين)'), 'u');
const aimed = new RegExp(foldPattern('target|goal|aim|مستهدف|هدف|<|>'), 'u');

/**
 * “Mon 158/88, Wed 149/86, today 141/82”: the readings of one sentence, whatever labels stand between. The one that is called today's
 * alone; without one all, of which the text says not which holds.
 */
export function readingsOf({ folded, tokens, items }: Text, found: readonly Figure[]): readonly Figure[] {
  const [first] = found;
  if (!first || found.some(({ mark, comparator }) => mark || comparator)) return found;
  const next = items.find(
    ({ kind, first: at }) => kind !== 'cue' && kind !== 'condition' && (tokens[at]?.from ?? 0) > first.to,
  );
  const from = Math.max(...found.map(({ to }) => to));
  const stop = Math.min(tokens[next?.first ?? tokens.length]?.from ?? folded.length, from + 120);
  const rest = folded.slice(from, stop).split(/[;\n]|\.(?!\d)/)[0] ?? '';
  const more: Figure[] = [];
  let behind = 0;
  let today: Figure | undefined;
  for (const match of rest.matchAll(pair)) {
    const [value, other] = [Number(match[1]), Number(match[2])];
    const lead = rest.slice(behind, match.index);
    behind = match.index + match[0].length;
    // “150/88 (home average 132/80)”: an aside.
    const isAside = lead.includes('(');
    const isPressure = value >= 70 && value <= 260 && other >= 30 && other <= 150 && value > other + 10;
    if (isAside || !isPressure || aimed.test(lead)) continue;
    const figure = { value, other, from: from + match.index, to: from + behind };
    more.push(figure);
    const tail = rest.slice(behind, behind + 10).split(',')[0] ?? '';
    // Before and after a dialysis are both of today.
    if ((ofToday.test(lead) || ofToday.test(tail)) && !/post|after/.test(lead)) today = figure;
  }
  if (!more.length) return found;
  return today && more.at(-1) === today ? [today] : [...found, ...more];
}
