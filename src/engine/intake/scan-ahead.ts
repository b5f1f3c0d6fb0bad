import { type Day, dayOfMonth, monthOfNumber } from './dates.ts';
import { readFigure, unitAt } from './figures.ts';
import { fold, foldPattern } from './fold.ts';
import type { CueItem } from './items.ts';
import type { MeasureId } from './names/measures.ts';
import { above, below, fillers, markOfCue, since, words, type Figure, type Mark } from './scan-words.ts';
import { shortMonth, shortYearOrDay } from './short-months.ts';
import { spanAt } from './spans-of-time.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

const leadingToDay = words(
  'on in at of as from dated date taken drawn done collected sampled checked measured tested reported يوم في بتاريخ تاريخ بتأريخ سحب أخذ من',
);
/** How many words lead from a token to the day behind them: “taken on”, «بتاريخ». “On” is no medicine then, “from” not past. */
export function wordsBeforeDay(tokens: readonly Token[], at: number): number {
  let count = 0;
  while (count < 3 && tokens[at + count]?.forms.some((form) => leadingToDay.has(form))) count += 1;
  return count > 0 && tokens[at + count]?.kind === 'day' ? count : 0;
}

const isHalf = new RegExp(`^${foldPattern('(?:ونصف|ونص)')}$`);
/** «٩ ونصف»: the half behind a whole figure. */
export const halfBehind = (figure: Token, after: Token | undefined): Token | undefined =>
  after && Number.isInteger(figure.value) && isHalf.test(after.text) ? after : undefined;

const monthWord = fold('شهر');
/** “on 1 June”, “in Nov”, “(March)”: a day without its year, the last such before the text is read, and the token behind it. */
export function yearlessDay({ tokens, on }: Text, at: number): { readonly day: Day; readonly end: number } | undefined {
  if (since.has(tokens[at]?.text ?? '') || since.has(tokens[at - 1]?.text ?? '')) return undefined;
  let first = at;
  while (first < at + 2 && tokens[first]?.forms.some((form) => leadingToDay.has(form))) first += 1;
  const ofYear = shortMonth({ tokens, on }, first);
  if (ofYear) return ofYear;
  // «في شهر ١٠»
  const numbered = tokens[first]?.forms.includes(monthWord) ? tokens[first + 1] : undefined;
  const month = numbered?.kind === 'number' ? monthOfNumber(numbered.value, on) : undefined;
  if (month) return { day: { dayFirst: month, monthFirst: month }, end: first + 2 };
  const date = tokens[first]?.kind === 'number' ? tokens[first] : undefined;
  const ordinal = date && /^(?:st|nd|rd|th)$/.test(tokens[first + 1]?.text ?? '') ? 1 : 0;
  const place = first + (date ? 1 + ordinal : 0);
  const name = tokens[place];
  // “6.8 in 2024”
  if (date && !ordinal && /^(?:19|20)\d\d$/.test(date.text)) {
    return first > at || tokens[at - 1]?.text === '('
      ? { day: { dayFirst: date.text, monthFirst: date.text }, end: place }
      : undefined;
  }
  // “8.1 may need insulin”
  if (name?.kind !== 'word' || (!date && first === at && name.text === 'may')) return undefined;
  const day = name.forms.map((form) => dayOfMonth(form, date?.value, on)).find((found) => found !== undefined);
  const short = day && !date ? shortYearOrDay(tokens, place + 1, day, name, on) : undefined;
  return short ?? (day ? { day: { dayFirst: day, monthFirst: day }, end: place + 1 } : undefined);
}

/** «تراكمي في شهر ٦ كان ٨٫١»: a month by its number before the figure, and the token behind it. */
export function numberedMonthBefore(
  { tokens, on }: Text,
  at: number,
): { readonly day: Day; readonly end: number } | undefined {
  const [name, month] = [tokens[at], tokens[at + 1]];
  if (!name?.forms.includes(monthWord) || month?.kind !== 'number') return undefined;
  const day = monthOfNumber(month.value, on);
  const follows = [2, 3, 4].some((n) => tokens[at + n]?.kind === 'number');
  return day && follows ? { day: { dayFirst: day, monthFirst: day }, end: at + 2 } : undefined;
}

/** «يناير ٩٫٨، مايو ٨٫٧»: the month that stands before its figure, and the token behind it. */
export function monthBefore({ tokens, on }: Text, at: number): { readonly day: Day; readonly end: number } | undefined {
  const [name, figure] = [tokens[at], tokens[at + 1]];
  if (name?.kind !== 'word' || figure?.kind !== 'number' || Number.isInteger(figure.value)) return undefined;
  const day = name.forms.map((form) => dayOfMonth(form, undefined, on)).find((found) => found !== undefined);
  return day ? { day: { dayFirst: day, monthFirst: day }, end: at + 1 } : undefined;
}

/** “9.0 (3/2026), 8.1 (10/2026)”: whether a figure has its own day behind it. */
export function hasOwnDay(text: Text, id: MeasureId, at: number): boolean {
  const { tokens, folded } = text;
  const figure = tokens[at];
  if (figure?.kind !== 'number') return false;
  const unit = unitAt(id, folded, figure.to);
  let behind = at + 1;
  while (unit && (tokens[behind]?.from ?? Number.POSITIVE_INFINITY) < unit.to) behind += 1;
  if (tokens[behind]?.text === '(' || tokens[behind]?.text === ',') behind += 1;
  return tokens[behind + wordsBeforeDay(tokens, behind)]?.kind === 'day' || yearlessDay(text, behind) !== undefined;
}

/** Whether a token is a word that changes nothing, or begins something with a name. */
export const isSpoken = ({ tokens, itemAt, folded }: Text, at: number): boolean =>
  fillers.has(tokens[at]?.text ?? '') ||
  itemAt.has(at) ||
  spanAt(folded, tokens[at]?.from ?? folded.length) !== undefined;

/** “fasting 110, 124, 118;”, “eGFR 62, 58, 51”: whether readings stand one behind another, of which none is the figure. */
export function isListed({ tokens, breaks }: Text, id: MeasureId, at: number, last: number): boolean {
  const figure = tokens[at];
  const apart = /^(?:fpg|ppg)$/.test(id) ? 3 : 1.7;
  const isOne = figure?.kind === 'number' && figure.value > last / apart && figure.value < last * apart;
  return isOne && (!tokens[at + 1] || (breaks[at + 1] ?? 0) > 0);
}

/** Whether an HbA1c in per cent and a second figure in mmol/mol are one result, as both are rounded. */
export function isSameA1c(percent: { readonly value: number }, molar: { readonly value: number }): boolean {
  const read = percent.value < 20 ? readFigure('a1c', molar.value, undefined) : undefined;
  const choices = read && 'choices' in read ? read.choices : [];
  return choices.some(({ value, unit }) => unit === 'mmol/mol' && Math.abs(value - percent.value) < 0.15);
}

/** Whether a figure stands behind a cue, with nothing between that says something. */
export function figureFollows({ tokens, folded }: Text, at: number): boolean {
  for (let n = at; n < at + 4; n += 1) {
    const token = tokens[n];
    if (!token) return false;
    if (token.kind === 'number') return spanAt(folded, token.from) === undefined;
    if (
      token.kind === 'mark'
        ? !/^[:=<>~(]$/.test(token.text)
        : !token.forms.some((form) => fillers.has(form)) &&
          !fillers.has(token.text) &&
          !below.has(token.text) &&
          !above.has(token.text) &&
          !/^(than|من|to|it|a1c)$/.test(token.text)
    )
      return false;
  }
  return false;
}

/** “5.8 today (5.1 last week)”: whether a word of time leads to the figure behind it; today's, before brackets, is of the one that stands before. */
export const leadsOn = (text: Text, end: number, mark: Mark, last: Figure): boolean =>
  (figureFollows(text, end) &&
    !(mark === 'latest' && !last.mark && /^(?:[(&]|and)$/.test(text.tokens[end]?.text ?? ''))) ||
  // «اليوم 92 وأمس بعد العشا 210»: of what is named next.
  (last.mark === 'latest' && /^و\p{L}{2}/u.test(text.tokens[end - 1]?.text ?? ''));

/** “down 9 kg”: a figure that tells by how much; «كان ٢٫١ نزل ١٫٤» is what it came to, by its size. */
export function isAmount(figure: Token | undefined, last: Figure | undefined): boolean {
  const part = last?.mark === 'was' || last?.mark === 'before' ? (figure?.value ?? 0) / last.value : 0;
  return figure?.kind === 'number' && (part < 0.5 || part > 1.5);
}

/** “8.4 % (three months ago 8.9 %)”: whether brackets were opened between the last figure and a token, so that a word of time is of the next. */
export function isOpened({ tokens }: Text, first: number, last: Figure | undefined): boolean {
  for (let at = first - 1; last && at >= Math.max(0, first - 7) && (tokens[at]?.from ?? 0) >= last.to; at -= 1)
    if (/^[([]$/.test(tokens[at]?.text ?? '')) return true;
  return false;
}

/** A length of time: «من ٣ أشهر»; with an “and” before it, of the figure to come. */
export const isOfNext = (
  text: Text,
  { first }: { readonly first: number },
  mark: Mark,
  pre: Mark | undefined,
  last: Figure | undefined,
): boolean =>
  /^و\p{L}{2}/u.test(text.tokens[first]?.text ?? '') ||
  (mark === 'before' && pre !== undefined) ||
  (/^(?:before|was)$/.test(mark) && isOpened(text, first, last));

/** «وكان قبل ثلاثة أشهر ٩٫٢», “three months ago it was 9.2”: whether a figure comes behind words of time and a length of it. */
export function figureBehindTime(text: Text, at: number): boolean {
  const { tokens, folded, itemAt } = text;
  let behind = at;
  for (let n = 0; n < 3; n += 1) {
    const cue = itemAt.get(behind);
    const span = spanAt(folded, tokens[behind]?.from ?? folded.length);
    if (cue?.kind === 'cue' && cue.cue === 'before') behind = cue.end;
    else if (span) while ((tokens[behind]?.from ?? Number.POSITIVE_INFINITY) < span.to) behind += 1;
    else break;
  }
  return behind > at && figureFollows(text, behind);
}

/** A figure with its word of time behind it: “7.4 now”, “8.2 last year”. */
export function markAfter(text: Text, at: number): Mark | undefined {
  const { tokens, itemAt, folded } = text;
  for (let n = at + 1; n < at + 6; n += 1) {
    const cue = itemAt.get(n);
    if (cue?.kind === 'cue') return markOfCue(cue, text);
    const token = tokens[n];
    if (!token || token.text === ',' || token.kind === 'line' || itemAt.has(n)) return undefined;
    if (token.kind === 'number' && !spanAt(folded, token.from) && !/^(7|12|52)$/.test(token.text)) return undefined;
  }
  return undefined;
}

/** “…, three months earlier 8.4”: the token behind a length of time that leads to its word; the same where none does. */
export function behindSpan({ tokens, folded }: Text, at: number): number {
  const span = spanAt(folded, tokens[at]?.from ?? folded.length);
  if (!span) return at;
  let behind = at;
  while ((tokens[behind]?.from ?? Number.POSITIVE_INFINITY) < span.to) behind += 1;
  return /^(?:ago|earlier|before|prior|previously|back)$/.test(tokens[behind]?.text ?? '') ? behind : at;
}

const shortly = new RegExp(
  foldPattern(
    '^(?:the )?(?:injections?|steroids?|surgery|operation|procedure|transfusion|(?:ال)?(?:إبرة|ابرة|حقنة|كورتيزون|عملية|جراحة|نقل الدم))(?!\\p{L})',
  ),
  'u',
);
/** “A1c 6.7 before the injection”: the last there is, though before something else. */
export const isBeforeEvent = ({ tokens, folded }: Text, { first, end }: { first: number; end: number }): boolean =>
  /^(?:before|جبل)$/.test(tokens[first]?.text ?? '') && shortly.test(folded.slice(tokens[end]?.from ?? folded.length));

/** “K 4.9 94 kg”: whether the unit behind a figure is one of how heavy or tall somebody is. */
export const isSize = (id: MeasureId, folded: string, to: number): boolean =>
  !/^(?:weight|height|waist|bmi)$/.test(id) && sizeUnit.test(folded.slice(to, to + 8));
const sizeUnit = new RegExp(`^ ?(?:kg|cm|lbs?|${foldPattern('كغم?|كجم?|كيلو|سم')})(?![\\p{L}/])`, 'u');
/** “2hrPP”, “after dinner 2h 201”, “in the 9s”: a figure with a word written on to it, which is no unit. */
export const isPartOfName = (id: MeasureId, after: Token | undefined): boolean =>
  after?.kind === 'word' &&
  after.glued &&
  (after.text.length > 2 || /^hr?$/.test(after.text) || (/^(?:glucose|a1c)$/.test(id) && after.text === 's'));

/** “TBR <70”: the limit of a sensor's share, which is none of its figures. */
export const isThreshold = (id: MeasureId, token: Token | undefined): boolean =>
  token?.kind === 'number' && /^(54|70|180|3|3.9|10)$/.test(token.text) && /^(tbr70|tbr54|tar180)$/.test(id);
/** “TBR 4 (of which <54: 1 %)”: the share below 54 mg/dL behind its limit, and the token behind it. */
export function veryLow(
  { tokens, folded }: Text,
  limit: number,
): { readonly figure: Figure; readonly end: number } | undefined {
  const at = tokens[limit + 1]?.text === ':' ? limit + 2 : limit + 1;
  const [mark, share] = [tokens[limit], tokens[at]];
  if ((mark?.text !== '54' && mark?.text !== '3') || share?.kind !== 'number') return undefined;
  const to = unitAt('tbr54', folded, share.to)?.to ?? share.to;
  return { figure: { value: share.value, from: mark.from - 1, to }, end: at + 1 };
}

/** “27 x1”: how many tokens behind a figure say how often it was found. */
export function timesFound(tokens: readonly Token[], at: number): 0 | 2 {
  const times = tokens[at + 1];
  return tokens[at]?.text === 'x' && times?.kind === 'number' && times.glued && times.value <= 3 ? 2 : 0;
}

/** Whether another figure than a length of time stands in the next words of the clause, before a token. */
export function figureComes({ tokens, breaks, folded }: Text, from: number, last: number): boolean {
  for (let at = from; at < Math.min(from + 7, last) && !breaks[at]; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'number' && spanAt(folded, token.from) === undefined) return true;
  }
  return false;
}

const saysOfSample =
  /^(?:the|lab|says?|said|reports?|reported|as|sample|specimen|was|is|grossly|moderately|slightly|mildly|visibly)$/;
/** “K 5.6 - haemolysed”, “K 5.6, haemolysed, repeat 4.4”: behind a dash or a comma, and of no figure that follows it. */
export function spoiltBehind({ tokens, breaks, itemAt }: Text, at: number): CueItem | undefined {
  let first = at + 1;
  while (first < at + 5 && saysOfSample.test(tokens[first]?.text ?? '') && !itemAt.has(first)) first += 1;
  const item = itemAt.get(first);
  if (breaks[at] !== 1 || item?.kind !== 'cue' || item.cue !== 'spoilt') return undefined;
  const end = /^(?:sample|specimen|result)$/.test(tokens[item.end]?.text ?? '') ? item.end + 1 : item.end;
  const behind = tokens[end]?.text ?? '';
  return breaks[end] || !behind || /^(?:repeat(?:ed)?|rpt|now|then|and)$/.test(behind) ? item : undefined;
}

const ofSugar = /^(?:fpg|ppg|glucose)$/;
/** “49 U/L (up to 41)”, “home fasting up to 11”: what is normal, or the upper end; “7.2 up to 8.1” and “up to 11 from 8” are what it came to. */
export function isUpperEnd(
  { tokens, folded }: Text,
  id: MeasureId,
  at: number,
  last: Figure | undefined,
  depth: number,
): boolean {
  const figure = tokens[at];
  if (last && (depth > 0 || (figure?.value ?? Number.NaN) < last.value)) return true;
  const isRisen = /^[^.,;\n]{0,16} from \d/.test(folded.slice(figure?.to ?? 0, (figure?.to ?? 0) + 30));
  return !last && ofSugar.test(id) && figure?.kind === 'number' && !isRisen;
}

/** “ALT (<41 U/L) 29”: behind a limit in brackets the figure itself: the token that closes them. */
export function behindLimit({ tokens }: Text, sign: number): number | undefined {
  if (!/^[([]$/.test(tokens[sign - 1]?.text ?? '')) return undefined;
  let at = sign + 1;
  while (at < sign + 12 && tokens[at] && !/^[()[\]]$/.test(tokens[at]?.text ?? '') && tokens[at]?.kind !== 'line')
    at += 1;
  if (!/^[)\]]$/.test(tokens[at]?.text ?? '')) return undefined;
  const next = /^[:=]$/.test(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : tokens[at + 1];
  return next?.kind === 'number' ? at : undefined;
}

/** “8.9 three months ago” */
export const isAgo = (folded: string, to: number): boolean =>
  /^ (?:ago|back|earlier)(?!\p{L})/u.test(folded.slice(to, to + 10));

/** “9.4 > 7.9 > 7.2”: an HbA1c on its way. */
export const isWay = (mark: string, next: Token | undefined): boolean =>
  mark === '>' && next?.kind === 'number' && !next.glued;

/** “at 7 am” */
export const isClock = (tokens: readonly Token[], at: number): boolean =>
  /^[ap]m$/.test(tokens[at + 1]?.text ?? '') &&
  /^(?:at|@)$/.test(tokens[at - 1]?.text ?? '') &&
  (tokens[at]?.value ?? 99) <= 12;
/** “6.1 on a haemolysed sample” */
function isBeforeSpoilt({ tokens, itemAt }: Text, { cue, end }: CueItem): boolean {
  const item = itemAt.get(/^(?:an?|the)$/.test(tokens[end]?.text ?? '') ? end + 1 : end);
  return cue === 'current' && item?.kind === 'cue' && item.cue === 'spoilt';
}
/** Whether a cue that says nothing of a figure ends what is told of the measure, behind so many figures. */
export function endsFigures(text: Text, item: CueItem, count: number): boolean {
  if (isBeforeSpoilt(text, item)) return false;
  // “92 on the home scale, clinic scale 94.5”
  const where = text.tokens[item.end]?.text === 'the' ? item.end + 1 : item.end;
  if (item.cue === 'current' && /^(?:home|clinic|ward|bedside|hospital)$/.test(text.tokens[where]?.text ?? ''))
    return false;
  if (/^(?:no|other|after no)$/.test(item.cue)) return true;
  if (item.cue === 'target') return false;
  return count > 0 && !/^(?:but|uncertain|self|yes)$/.test(item.cue);
}

/** “14+”: at least so much; ketones are told so by their grade. */
export const isAtLeast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === '+' &&
  tokens[at + 1]?.glued === true &&
  (tokens[at + 2] === undefined || (tokens[at + 2]?.kind === 'mark' && tokens[at + 2]?.text !== '+'));

const area = /1[.,]73 ?(?:m(?:2| ?[*^] ?2)?|sq\.? ?m)?(?!\p{L})/uy;
/** Where the area of a body that a filtration is told for has ended. */
export function behindArea(folded: string, from: number): number {
  area.lastIndex = from;
  return area.exec(folded) ? area.lastIndex : from + 4;
}
