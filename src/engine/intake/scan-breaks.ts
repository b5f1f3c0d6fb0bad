import { hasMethodBehind, isOfSameDay, leadsByMethod, leadsByScale } from './bedside-a1c.ts';
import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { MeasureId } from './names/measures.ts';
import * as ahead from './scan-ahead.ts';
import { type Figure, markOfCue, thenWord } from './scan-words.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

/** A year by itself. */
export const isYear = /^(?:19[5-9]\d|20\d\d)$/;
/** Whether the figures of a measure go on behind a comma or the end of a sentence: a word of time and a figure, a day, a second reading. */
export function goesOnBehind(text: Text, id: MeasureId, mark: number, figures: readonly Figure[]): boolean {
  const { tokens, breaks, itemAt } = text;
  const next = tokens[mark + 1];
  let at = mark + 1;
  while (/^(?:and|then|و|but|it|is|وهو|وهي)$/.test(tokens[at]?.text ?? '')) at += 1;
  // “BP aim < 130/80; clinic today 158/88”: where it was taken.
  if (id === 'pressure') while (places.test(tokens[at]?.text ?? '')) at += 1;
  at = ahead.behindSpan(text, at);
  let cue = itemAt.get(at);
  if (cue?.kind === 'cue' && cue.cue === 'corrected') return true;
  const marked = cue?.kind === 'cue' ? markOfCue(cue, text) : undefined;
  // “repeat this morning 151”: words of time one behind another.
  for (let next = cue && itemAt.get(cue.end); marked && next?.kind === 'cue' && markOfCue(next, text); ) {
    cue = next;
    next = itemAt.get(cue.end);
  }
  if (marked && cue && (ahead.figureFollows(text, cue.end) || ahead.figureBehindTime(text, cue.end))) return true;
  if (thenWord.test(next?.text ?? '') && ahead.figureFollows(text, mark + 2)) return true;
  // “2024 7.1, 2025 7.9”, “7.1 2024, 7.9 2025”
  const [one, other] = [next, tokens[mark + 2]];
  const isOfYear = isYear.test(one?.text ?? '') || isYear.test(other?.text ?? '');
  if (breaks[mark] === 1 && isOfYear && one?.kind === 'number' && other?.kind === 'number') return true;
  if (breaks[mark] === 1 && tokens[at]?.kind === 'number' && ahead.markAfter(text, at)) return true;
  // “8.4 POC, 7.9 lab”, “POC 8.4, lab 7.9”
  const own = tokens[mark + 1];
  if (id === 'a1c' && breaks[mark] === 1 && own && figures.length < 3) {
    if (own.kind === 'number' && hasMethodBehind(text.folded, own.to)) return true;
    if (leadsByMethod(text.folded, own.from)) return true;
  }
  if (id === 'weight' && breaks[mark] === 1 && own && figures.length < 3 && leadsByScale(text.folded, own.from))
    return true;
  if (id !== 'pressure' && breaks[mark] === 1 && tokens[at]?.kind === 'number') {
    if (isOfSameDay(text.folded, tokens[mark]?.from ?? 0, tokens[at]?.to ?? 0)) return true;
    if (id === 'a1c' && isBehindDated(text, mark, figures)) return true;
  }
  // “118/64 lying, 96/58 standing”: a second reading.
  const first = tokens[at];
  if (id === 'pressure' && first?.kind === 'number' && first.value >= 60 && tokens[at + 1]?.text === '/') return true;
  return (
    next?.kind === 'day' ||
    (id === 'a1c' && ahead.monthBefore(text, mark + 1) !== undefined) ||
    (figures.some(({ day }) => day) && ahead.hasOwnDay(text, id, mark + 1)) ||
    (!figures.at(-1)?.mark && ahead.isListed(text, id, mark + 1, figures.at(-1)?.value ?? 0))
  );
}

const places = /^(?:in|at|clinic|office|surgery|home|ward|hospital|pharmacy|gp|reading)$/;

/** “8.9 (2019), 7.2”: a figure by itself behind one that has a day. */
const isBehindDated = ({ tokens, breaks }: Text, comma: number, figures: readonly Figure[]): boolean =>
  figures.length === 1 &&
  figures[0]?.day !== undefined &&
  tokens[comma]?.text === ',' &&
  !Number.isInteger(tokens[comma + 1]?.value) &&
  (!tokens[comma + 2] || (breaks[comma + 2] ?? 0) > 0 || tokens[comma + 2]?.text === '%');

/** “171 H 65-99 mg/dL Fasting reference interval”: said of the range, not of the figure. */
export const isCaption = (
  tokens: readonly Token[],
  { cue, end }: { readonly cue: string; readonly end: number },
): boolean =>
  cue === 'reference' &&
  /^(?:intervals?|ranges?|limits?)$/.test(tokens[end]?.text ?? '') &&
  tokens[end + 1]?.text !== ':';

const ofDialysis = new RegExp(`^(?:hd|dialysis|haemodialysis|hemodialysis|${foldPattern('(?:ال)?(?:غسيل|غسل)')})$`);
const aroundDialysis = new RegExp(`^(?:pre|post|before|after|${foldPattern('قبل|بعد')})$`);
/** What is known and sets nothing, and “pre-HD” before a pressure: no end of what is told of a measure. */
export function saysNothing({ tokens }: Pick<Text, 'tokens'>, item: Item): boolean {
  if (item.kind !== 'condition') return false;
  const before = tokens[item.first - 1]?.text === '-' ? tokens[item.first - 2] : tokens[item.first - 1];
  const isOfDialysis = ofDialysis.test(tokens[item.first]?.text ?? '') && aroundDialysis.test(before?.text ?? '');
  return item.entry.head === '-' || isOfDialysis;
}

/** “FBS: 178 / 2hPP: 260”: a stroke with room around it, behind which a name begins with a figure. */
export const isNextName = (tokens: readonly Token[], stroke: number): boolean =>
  !tokens[stroke]?.glued && tokens[stroke + 2]?.kind === 'word' && tokens[stroke + 2]?.glued === true;
