import { foldPattern } from './fold.ts';
import type { MeasureItem } from './items.ts';
import type { MeasureId } from './names/measures.ts';
import { figureFollows, markAfter } from './scan-ahead.ts';
import { type Figure, markOfCue } from './scan-words.ts';
import type { Text } from './text.ts';

/** “was 75 in the spring of his divorce and is now 81”: the figure that is called today's, later in the sentence of an older one. */
export function todaysFigure(text: Text, from: number, id: MeasureId, last: Figure): number | undefined {
  const { tokens, breaks, itemAt } = text;
  let isBehindMedicine = false;
  for (let at = from; at < Math.min(tokens.length, from + 24) && breaks[at] !== 2; at += 1) {
    const item = itemAt.get(at);
    // “weighed 115 before Mounjaro and now 99”: a weight, by its size; of other measures the figure may be a dose.
    if (item?.kind === 'medicine' && id === 'weight') isBehindMedicine = true;
    else if (item && item.kind !== 'cue' && item.kind !== 'condition') return undefined;
    // “Fasting 8-11, post meal up to 16”: of another, and its upper end.
    if (tokens[at]?.text === 'up' && tokens[at + 1]?.text === 'to') return undefined;
    if (item?.kind === 'cue' && markOfCue(item, text) === 'latest' && figureFollows(text, item.end))
      return !isBehindMedicine || isNear(text, item.end, last) ? item.end : undefined;
    const isNow = isToday.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number';
    if (isNow && markAfter(text, at + 1) === 'latest') return at + 1;
  }
  return undefined;
}
const awaited =
  /^[^.;\n]{0,40}?(?:awaited|pending|outstanding|not (?:yet )?(?:back|available|done|resulted|ready)(?: yet)?|to follow|sent|taken|requested|repeated)(?: today| this morning)?(?:, result (?:awaited|pending|to follow))?[.;,] ?(?:the )?(?:last|previous|latest|most recent)(?: (?:one|result|value|was|in \p{L}{3,9})){0,3} (?=\d{1,3}(?:[.,]\d)? ?(?:%|mmol\/mol)|\d{1,2}[.,]\d(?!\d))/u;
/** “HbA1c taken today, result awaited. Last one 66 mmol/mol in June”: the token of the one before, by its unit. */
export function lastUntilAwaited({ tokens, folded }: Text, item: MeasureItem): number | undefined {
  const from = tokens[item.end - 1]?.to ?? 0;
  const found = item.measure === 'a1c' ? awaited.exec(folded.slice(from, from + 110)) : null;
  const at = found ? tokens.findIndex((token) => token.from === from + found[0].length) : -1;
  return at < 0 ? undefined : at;
}
const dosed = new RegExp(`^ ?(?:mg|g|u|units?|iu|${foldPattern('وحد|ملغ|مجم|ملجم')})`, 'u');
function isNear({ tokens, folded }: Text, at: number, weight: Figure): boolean {
  const figure = tokens.slice(at, at + 4).find(({ kind }) => kind === 'number');
  const part = (figure?.value ?? 0) / weight.value;
  return part > 0.6 && part < 1.4 && !dosed.test(folded.slice(figure?.to));
}
const isToday = new RegExp(`^(?:is|${foldPattern('وهو|هو|وهي|هي')})$`);
