import type { Day } from './dates.ts';
import type { Written } from './figures.ts';
import { fold, foldPattern } from './fold.ts';
import type { CueItem, MeasureItem } from './items.ts';
import { spanAt } from './spans-of-time.ts';
import type { Text } from './text.ts';

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
  /** Called today's by the word “now”, against another of the text. */
  readonly now?: true;
}
export interface Scan {
  readonly figures: readonly Figure[];
  /** Shares below 54 mg/dL told within those below 70. */
  readonly very: readonly Figure[];
  /** The text speaks of about three months. */
  readonly threeMonths: boolean;
}

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(fold));
/** Words between a measure's name and its figures that change nothing. */
export const fillers = words(
  'is was were of at on in the a an and with level levels result results value reading readings count approx approximately about around done sample h l high low elevated raised improved up down risen rose fell fallen dropped increased decreased come came gone went reduced mild slightly serum plasma blood urine spot same lab laboratory hospital central formal hplc bedside fingerstick fingerprick total calc today yesterday last this week month visit measured checked reported clinic home office scale scales sitting standing lying supine erect seated avg average mean first second both arm left right control poorly well his her patient pt ngsp ifcc dcct kg despite good s poc capillary venous spring summer autumn fall winter صيف شتاء ربيع خريف جهاز مختبر معمل عيادة بيت منزل مستشفى still only just number reads running as latest good day days fasting morning since very also has been have had then by ثم نزل نزلت ارتفع ارتفعت زاد زادت انخفض انخفضت تحسن تحسنت وصل وصلت بلغ بلغت يساوي كانت هو هي عنده عندها نتيجة نتيجته عينة القراءة قراءة تقريبا حوالي نسبة نسبته في و مع بعد قيمة قيمته معدل معدله السكر الدم لديه لديها',
);
/** After these a figure is a change, or of something else. */
export const changes = words(
  'loss lost gain gained losing gaining reduction change changed by drop difference نقص فقد خسر خسارة زيادة نزول',
);
/** Before a bare figure: by how much. */
export const isMoved = words('down up نزل نزلت زاد زادت ارتفع ارتفعت انخفض انخفضت هبط');
/** After these comes no figure of the measure. */
export const others = words(
  'clinic chart meds control tablets medication due pending in machine monitor monitoring strips device target المثالي المثالية مثالي',
);
/** “BP machine says 129/77” */
export const saysSo = /^(?:says?|said|reads|showed|shows|gave|:)$/;
const counted =
  /^(مرات|مره|times|x|th|st|nd|rd|tabs?|tablets?|units?|weeks?|lows|hypos|meals?|occasions?|medications?|medicines|drugs|agents)$/;
/** Whether a figure counts what stands behind it, so that it is none of the measure's. “A1c 8.4 hypos weekly”: nobody counts 8.4 or 55 lows. */
export const isCount = (value: number, behind: string | undefined): boolean =>
  counted.test(behind ?? '') && (!/^(?:lows|hypos)$/.test(behind ?? '') || (Number.isInteger(value) && value <= 20));
/** “145 over 85”. */
export const isOver = new RegExp(`^(?:over|${fold('على')})$`);
/** Whether a glucose is above what any laboratory calls normal: “fasting 165-180” is what was found, “70-100” what should be. */
export const isRaised = (glucose: number): boolean => glucose >= 110 || (glucose >= 6.2 && glucose <= 33.3);
/** Before a day from which on something has changed: none of a figure. */
export const since = words('since منذ');
/** Before a length of time in which something is to be, or was, reached. */
export const within = words('within over خلال');
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
const alsoLatest = words('حين now currently today started حاليا الآن الحين دلوقتي هلق هلأ increase increased على');
export const thenWord = /^(?:then|ثم)$/;
const isAgain = words(
  'recheck rechecking testing الراحة راحة rest resting repeat repeated rpt same نفس ذات اعادة أعيد القياس الإعادة إعادته',
);
const ofStay = new RegExp(foldPattern('^(?:adm|admission|الدخول|دخول)$'));
const isToday = words('today اليوم');
const isWas = words('was were كان كانت ago yday أمس امبارح البارحة');

/** What a cue says of a figure; undefined where it says nothing. */
const ago = new RegExp(foldPattern('^و?(?:قبل|من)$'), 'u');
export function markOfCue({ cue, first, end }: CueItem, { tokens, folded }: Text): Mark | undefined {
  // “A1c above target at 8.2”: what it is.
  if (
    cue === 'target' &&
    /^(?:above|below|over|under|off)$/.test(tokens[first - 1]?.text ?? '') &&
    tokens[end]?.text === 'at'
  )
    return undefined;
  const token = tokens[first];
  const word = token?.forms.find((form) => alsoLatest.has(form)) ?? token?.text ?? '';
  // What stands alone may still be so: “10.4 on admission”.
  // «قبل شهر»: so long ago, as “3 months ago”.
  const isAgo = ago.test(tokens[end - 1]?.text ?? '') && spanAt(folded, tokens[end]?.from ?? folded.length);
  if (cue === 'before')
    return isAgo || (end === first + 1 && isWas.has(word)) || ofStay.test(tokens[end - 1]?.text ?? '')
      ? 'was'
      : 'before';
  if (cue === 'stopped') return word === 'previously' || word === 'was' || word === fold('كان') ? 'before' : undefined;
  if ((cue === 'current' || cue === 'planned') && alsoLatest.has(word))
    return cue === 'current' && word === 'على' ? undefined : 'latest';
  const last = tokens[end - 1]?.text ?? '';
  return cue === 'latest' && (isAgain.has(word) || isAgain.has(last)) ? 'again' : markOf[cue];
}

/** Of two words of time before a figure: “repeat this morning” is one taken again, “last visit then” an old one. */
export const bothMarks = (first: Mark | undefined, second: Mark): Mark =>
  (first === 'past' && second !== 'latest') || (first === 'again' && second === 'latest') ? first : second;
export const timeOfDay = /^[ap]m$/;

const ofResults = new RegExp(`^(?:results?|labs?|bloods|values|${foldPattern('و?(?:ال)?(?:نتائج|تحاليل|قراءات)')})$`);
/** “Last visit: A1c 9.2, wt 104, BP 148/94.”: what heads a sentence holds for every measure in it; by item, whether it stands under such a head. */
function underPast(text: Text): readonly boolean[] {
  const { items, tokens, breaks } = text;
  const under: boolean[] = [];
  for (const [n, item] of items.entries()) {
    const head = items[n - 1];
    const isOwnSentence = head === undefined || breaks.slice(head.end, item.first).includes(2);
    if (isOwnSentence) {
      under.push(false);
      continue;
    }
    let colon = head.end;
    if (head.kind === 'cue')
      while (colon < head.end + 3 && /^(?:word|day)$/.test(tokens[colon]?.kind ?? '')) colon += 1;
    if (head.kind !== 'cue' || tokens[colon]?.text !== ':') {
      under.push(under[n - 1] ?? false);
      continue;
    }
    const begins = ofResults.test(tokens[head.first - 1]?.text ?? '') ? head.first - 1 : head.first;
    const isHead = begins === 0 || breaks[begins - 1] === 2 || (begins < head.first && breaks[begins - 1] === 1);
    under.push(isHead && markOfCue(head, text) === 'before');
  }
  return under;
}
/** Once for each text: asked of every measure in it, it would take a long text squared. */
const pasts = new WeakMap<Text, readonly boolean[]>();
function headedBefore(text: Text, n: number): boolean {
  const known = pasts.get(text) ?? underPast(text);
  pasts.set(text, known);
  return known[n] ?? false;
}

const leadsOn = new RegExp(
  `^(?:the|of|for|his|her|an?|:|is|to|be|have|keep|${foldPattern('أن|ان|يكون|تكون|يصل|نوصل|هو')})$`,
);

/** “predicted eGFR 30” */
const foreseen = /^(?:expected|predicted|projected|anticipated|forecast|simulated)$/;
/** The most or the least there ever was. */
export const extreme = /^(?:max|maximum|lowest|highest|peak|heaviest|worst|nadir)$/;
const ofSample =
  /^(?:the|grossly|moderately|slightly|mildly|visibly|badly|very|blood|sample|specimen|tube|was|is|result|[:,-])$/;
const ofCells = /^ha?emoly/;
/** “haemolysed: K 5.6”, “sample clotted, platelets 40”: at the head of a sentence, of the first figure; haemolysis, of potassium. */
function isSpoiltAhead({ items, tokens, breaks }: Text, item: MeasureItem, n: number): boolean {
  const at = items.slice(Math.max(0, n - 5), n).findLastIndex(({ kind }) => kind === 'cue');
  const cue = items[Math.max(0, n - 5) + at];
  if (cue?.kind !== 'cue' || cue.cue !== 'spoilt') return false;
  let begins = cue.first;
  while (begins > 0 && ofSample.test(tokens[begins - 1]?.text ?? '') && !breaks[begins - 1]) begins -= 1;
  if (begins > 0 && breaks[begins - 1] !== 2) return false;
  if (breaks.slice(cue.end, item.first).includes(2)) return false;
  if (ofCells.test(tokens[cue.first]?.text ?? '') && item.measure !== 'potassium') return false;
  const isFirst = items[n - 1] === cue && tokens.slice(cue.end, item.first).every(({ text }) => ofSample.test(text));
  return isFirst || (ofCells.test(tokens[cue.first]?.text ?? '') && tokens[cue.end]?.text === ':');
}

/** “target A1c”, “previous A1c”, “goal for LDL”: what a word just before a measure's name says of its figures. */
export function markBefore(text: Text, item: MeasureItem, n: number): Mark | undefined {
  const { items, tokens, breaks } = text;
  if (isSpoiltAhead(text, item, n)) return 'spoilt';
  if (foreseen.test(tokens[item.first - 1]?.text ?? '')) return 'reference';
  // “lowest weight 80”, “peak A1c 13”
  if (extreme.test(tokens[item.first - 1]?.text ?? '')) return 'past';
  const before = items[n - 1];
  const isBeside =
    before?.kind === 'cue' &&
    before.end >= item.first - 3 &&
    tokens.slice(before.end, item.first).every((between) => leadsOn.test(between.text));
  // «قبل ٣ شهور A1c 7.5»; «سكر من ٩ سنين A1c 8» is how long the disease has been there.
  const owner = items[n - 2];
  const isLength =
    before &&
    owner &&
    /^(?:condition|medicine)$/.test(owner.kind) &&
    !breaks.slice(owner.end, before.first).some(Boolean);
  const span =
    before?.kind === 'cue' && before.cue === 'before' && !isLength
      ? spanAt(text.folded, tokens[before.end]?.from ?? 0)
      : undefined;
  if (span && (tokens[item.first]?.from ?? 0) - span.to === 1) return 'past';
  if (!isBeside) return headedBefore(text, n) ? 'past' : undefined;
  if (before.cue === 'corrected') return 'latest';
  const mark = markOfCue(before, text);
  if (mark === 'before') return 'past';
  return mark === 'target' ||
    mark === 'reference' ||
    (mark === 'latest' && isToday.has(tokens[before.first]?.text ?? ''))
    ? mark
    : undefined;
}

export const withUnit = (written: Written | undefined): { written?: Written } => (written ? { written } : {});
/** A unit written once, with one of them or behind what is normal, holds for the figures of the same measure before it. */
export function withSharedUnit(figures: readonly Figure[], behind?: Written): readonly Figure[] {
  const unit = figures.find(({ written, mark }) => written && mark !== 'aside')?.written ?? behind;
  if (!unit) return figures;
  return figures.map((figure) =>
    figure.written || figure.mark === 'aside' ? figure : { ...figure, written: { ...unit, to: figure.to } },
  );
}
export const withMark = (mark: Mark | undefined): { mark?: Mark } => (mark ? { mark } : {});
export const isOld = ({ mark }: Figure): boolean => mark === 'was' || mark === 'before';
/** “96, then 93, today 90.5”: what came then is no longer the last. */
export function overtaken(figures: Figure[], thens: ReadonlySet<Figure>): void {
  figures.forEach((other, n) => {
    if (thens.has(other)) figures.splice(n, 1, { ...other, mark: 'before' });
  });
}
