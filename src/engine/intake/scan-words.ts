import { type Day, dayOfMonth } from './dates.ts';
import { readFigure, unitAt, type Written } from './figures.ts';
import { fold, foldPattern } from './fold.ts';
import type { CueItem, Item, MeasureItem } from './items.ts';
import type { MeasureId } from './names/measures.ts';
import { spanAt } from './spans-of-time.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

/**
 * What is said of a figure: today's, one taken again, an older one (`was` where that is the only one and may still stand, `past` where the measure itself is
 * called an old one), a target, a reference range, a spoilt sample, or an aside in brackets.
 */
export type Mark = 'latest' | 'again' | 'was' | 'before' | 'past' | 'target' | 'reference' | 'spoilt' | 'aside';

export interface Figure {
  readonly value: number;
  /** The second figure of a pressure. */
  readonly other?: number;
  readonly written?: Written;
  readonly comparator?: '<' | '>';
  readonly from: number;
  readonly to: number;
  readonly day?: Day;
  readonly mark?: Mark;
}
export interface Scan {
  readonly figures: readonly Figure[];
  /** Shares below 54 mg/dL told within those below 70. */
  readonly very: readonly Figure[];
  /** The text speaks of about three months. */
  readonly threeMonths: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(fold));
/** Words between a measure's name and its figures that change nothing. */
export const fillers = words(
  'is was were of at on in the a an and with level levels result results value reading readings count approx approximately about around done sample h l high low elevated raised improved up down risen rose fell fallen dropped increased decreased come came gone went reduced mild slightly serum plasma blood urine spot lab total calc today yesterday last this week month visit measured checked reported clinic home office sitting standing lying supine erect seated avg average mean first second both arm left right control poorly well his her patient pt ngsp ifcc dcct kg despite good s poc capillary venous still only just number reads running as latest good day days fasting morning since very also has been have had then by ثم نزل نزلت ارتفع ارتفعت زاد زادت انخفض انخفضت تحسن تحسنت وصل وصلت بلغ بلغت يساوي كانت هو هي عنده عندها نتيجة نتيجته القراءة قراءة تقريبا حوالي نسبة نسبته في و مع بعد قيمة قيمته معدل معدله السكر الدم لديه لديها',
);
/** After these a figure is a change, or of something else. */
export const changes = words(
  'loss lost gain gained losing gaining reduction change changed by drop difference نقص فقد خسر خسارة زيادة نزول',
);
/** Before a bare figure: by how much. */
export const isMoved = words('down up نزل نزلت زاد زادت ارتفع ارتفعت انخفض انخفضت هبط');
/** After these comes no figure of the measure. */
export const others = words(
  'clinic chart meds control tablets medication due pending in machine monitor monitoring strips device target',
);
/** Behind a figure: what it counts, so that it is none of the measure's. */
export const counted =
  /^(مرات|مره|times|x|th|st|nd|rd|tabs?|tablets?|units?|weeks?|lows?|hypos?|meals?|occasions?|medications?|medicines|drugs|agents)$/;
/** “145 over 85”. */
export const isOver = new RegExp(`^(?:over|${fold('على')})$`);
/** Whether a glucose is above what any laboratory calls normal: “fasting 165-180” is what was found, “70-100” what should be. */
export const isRaised = (glucose: number): boolean => glucose >= 110 || (glucose >= 6.2 && glucose <= 33.3);
export const threeMonths = new RegExp(
  foldPattern('(?:(?:3|three)[ -]?(?:months?|mths?|mo|\\/ ?12)|3 ?(?:أشهر|شهور)|ثلاثة? ?(?:أشهر|شهور))'),
  'u',
);
export const below = words('below under less تحت أقل');
export const above = words('above over greater more فوق أكثر');

const markOf: Readonly<Record<string, Mark>> = {
  target: 'target',
  reference: 'reference',
  before: 'before',
  latest: 'latest',
  spoilt: 'spoilt',
};
const alsoLatest = words('now currently today started حاليا الآن الحين دلوقتي هلق هلأ increase increased على');
export const thenWord = /^(?:then|ثم)$/;
const isAgain = words('repeat repeated rpt اعادة أعيد القياس الإعادة إعادته');
const isWas = words('was were كان كانت ago');

/** What a cue says of a figure; undefined where it says nothing. */
export function markOfCue({ cue, first, end }: CueItem, { tokens }: Text): Mark | undefined {
  const token = tokens[first];
  const word = token?.forms.find((form) => alsoLatest.has(form)) ?? token?.text ?? '';
  if (cue === 'before') return end === first + 1 && isWas.has(word) ? 'was' : 'before';
  if (cue === 'stopped') return word === 'previously' || word === 'was' || word === fold('كان') ? 'before' : undefined;
  if ((cue === 'current' || cue === 'planned') && alsoLatest.has(word))
    return cue === 'current' && word === 'على' ? undefined : 'latest';
  const last = tokens[end - 1]?.text ?? '';
  return cue === 'latest' && (isAgain.has(word) || isAgain.has(last)) ? 'again' : markOf[cue];
}

/** “Last visit: A1c 9.2, wt 104, BP 148/94.”: what heads a sentence holds for every measure in it. */
function headedBefore(text: Text, n: number): boolean {
  const { items, tokens, breaks } = text;
  for (let at = n - 1; at >= 0; at -= 1) {
    const head = items[at] as Item;
    const from = items[at + 1]?.first ?? head.end;
    for (let token = head.end; token < from; token += 1) if (breaks[token] === 2) return false;
    let colon = head.end;
    while (colon < head.end + 3 && tokens[colon]?.kind === 'word') colon += 1;
    if (head.kind === 'cue' && tokens[colon]?.text === ':') {
      return (head.first === 0 || breaks[head.first - 1] === 2) && markOfCue(head, text) === 'before';
    }
  }
  return false;
}

/** “target A1c”, “previous A1c”, “goal for LDL”: what a word just before a measure's name says of its figures. */
export function markBefore(text: Text, item: MeasureItem, n: number): Mark | undefined {
  const { items, tokens } = text;
  const before = items[n - 1];
  const isBeside =
    before?.kind === 'cue' &&
    before.end >= item.first - 2 &&
    tokens.slice(before.end, item.first).every((between) => /^(?:the|of|for|his|her|an?|:|is)$/.test(between.text));
  if (!isBeside) return headedBefore(text, n) ? 'past' : undefined;
  const mark = markOfCue(before, text);
  if (mark === 'before') return 'past';
  return mark === 'target' || mark === 'reference' ? mark : undefined;
}

export const withUnit = (written: Written | undefined): { written?: Written } => (written ? { written } : {});
/** A unit written once holds for the figures of the same measure before it. */
export function withSharedUnit(figures: readonly Figure[]): readonly Figure[] {
  const unit = figures.find(({ written, mark }) => written && mark !== 'aside')?.written;
  if (!unit) return figures;
  return figures.map((figure) =>
    figure.written || figure.mark === 'aside' ? figure : { ...figure, written: { ...unit, to: figure.to } },
  );
}
export const withMark = (mark: Mark | undefined): { mark?: Mark } => (mark ? { mark } : {});

const leadingToDay = words(
  'on in at of as from dated date taken drawn done collected sampled checked measured tested reported يوم في بتاريخ تاريخ بتأريخ سحب أخذ من',
);
/** How many words lead from a token to the day behind them: “taken on”, «بتاريخ». “On” is no medicine then, “from” not past. */
export function wordsBeforeDay(tokens: readonly Token[], at: number): number {
  let count = 0;
  while (count < 3 && tokens[at + count]?.forms.some((form) => leadingToDay.has(form))) count += 1;
  return count > 0 && tokens[at + count]?.kind === 'day' ? count : 0;
}

/** «٩ ونصف»: the half behind a whole figure. */
export const isHalf = new RegExp(`^${foldPattern('(?:ونصف|ونص)')}$`);

/** “on 1 June”, “in Nov”, “(March)”: a day without its year, the last such before the text is read, and the token behind it. */
export function yearlessDay({ tokens, on }: Text, at: number): { readonly day: Day; readonly end: number } | undefined {
  let first = at;
  while (first < at + 2 && tokens[first]?.forms.some((form) => leadingToDay.has(form))) first += 1;
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
  return day ? { day: { dayFirst: day, monthFirst: day }, end: place + 1 } : undefined;
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

/** “fasting 110, 124, 118;”: whether readings of glucose stand one behind another, of which none is the figure. */
export function isListed({ tokens, breaks }: Text, id: MeasureId, at: number, last: number): boolean {
  const figure = tokens[at];
  const isOne = figure?.kind === 'number' && figure.value > last / 3 && figure.value < last * 3;
  return /^(?:fpg|ppg)$/.test(id) && isOne && (!tokens[at + 1] || (breaks[at + 1] ?? 0) > 0);
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
        : !fillers.has(token.text) &&
          !below.has(token.text) &&
          !above.has(token.text) &&
          !/^(than|من|to|it|a1c)$/.test(token.text)
    )
      return false;
  }
  return false;
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

/** Whether another figure than a length of time stands in the next words of the clause, before a token. */
export function figureComes({ tokens, breaks, folded }: Text, from: number, last: number): boolean {
  for (let at = from; at < Math.min(from + 7, last) && !breaks[at]; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'number' && spanAt(folded, token.from) === undefined) return true;
  }
  return false;
}
