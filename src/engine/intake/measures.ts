import { isFactId } from '../chart/facts.ts';
import { readFigure } from './figures.ts';
import { foldPattern } from './fold.ts';
import { askAnaemia, askHeartFailure, askLow, sayGlucose, secondDevice, stateBehind } from './open-measures.ts';
import { monthBehind } from './how-long-ago.ts';
import type { MeasureItem } from './items.ts';
import type { MeasureId } from './names/measures.ts';
import { withDays } from './measure-days.ts';
import { askDoubted, askWhich, distinct, sayFigure, sayPressure } from './say-figures.ts';
import { sayEarlierEgfr, sayPrior } from './earlier-figures.ts';
import { scanMeasure } from './scan.ts';
import { isSameA1c } from './scan-ahead.ts';
import { type Figure, threeMonths } from './scan-words.ts';
import { readingsOf, secondOfVisit } from './pressure-series.ts';
import { scope } from './scope-flags.ts';
import type { Table } from './test-rows.ts';
import type { Said, Text } from './text.ts';
import { currentOf, withoutOtherUnit } from './which-figure.ts';

/** What the tables of a text say. */
export function readTables(tables: readonly Table[], text: Text): Said {
  const said: Said = { statements: [], open: [] };
  for (const { figures } of tables) {
    for (const measure of new Set(figures.map((entry) => entry.measure))) {
      const current = distinct(
        currentOf(
          figures.filter((entry) => entry.measure === measure).map(({ figure }) => figure),
          text,
        ),
      );
      const [figure] = current;
      if (current.length !== 1 || !figure || measure === 'nothing') continue;
      if (measure === 'pressure') sayPressure(figure, figure.from, said);
      else if (isFactId(measure)) sayFigure(measure, figure, figure.from, said);
    }
  }
  return said;
}

/** Reads every measure of a text. */
export function readMeasures(text: Text): Said {
  const said: Said = { statements: [], open: [] };
  text.items.forEach((item, n) => {
    if (item.kind === 'measure' && !text.taken[item.first] && !((text.scopes[item.first] ?? 0) & scope.other))
      readMeasure(text, item, n, said);
  });
  return said;
}

/** “68 % in range”: the share stands before the words, at the beginning of its clause. */
const shareBefore =
  /(?:^|[.,;:(\n،]|show(?:s|ed|ing)?|spen(?:ds?|t)|says?|said|reads?|reports?|gives?|with|has|at|is|was|of|and|now|sensor|cgm|libre) ?(\d{1,3}(?:\.\d)?) ?% ?(?:time |of (?:the )?time )?$/u;
/** “88 kg (dry weight 85)”: what a dialysis aims at, which stands only where no other weight is told. */
const ofAim = new RegExp(`^(?:dry w|${foldPattern('الوزن الجاف')})`);
const spelt = /^(?:time )?(?:in|above|below) (?:range|target)/;

const onCondition = new RegExp(`^(?:if|unless|until|${foldPattern('إذا|اذا|لو')})$`);
/** “… if the A1c does not fall to 7”: on what condition, not what was found. */
function isCondition({ tokens, breaks }: Text, { first }: MeasureItem): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 6) && !breaks[at]; at -= 1)
    if (onCondition.test(tokens[at]?.text ?? '')) return true;
  return false;
}

function readMeasure(text: Text, item: MeasureItem, n: number, said: Said): void {
  if (isCondition(text, item)) return;
  const begins = text.tokens[item.first]?.from ?? 0;
  const share =
    spelt.test(text.folded.slice(begins)) && shareBefore.exec(text.folded.slice(Math.max(0, begins - 24), begins));
  if (share && isFactId(item.measure)) {
    const at = begins - share[0].length + share[0].indexOf(share[1] ?? '');
    const to = text.tokens[item.end - 1]?.to ?? begins;
    return void said.statements.push({ fact: item.measure, value: Number(share[1]), unit: '%', from: at, to });
  }
  const scan = scanMeasure(text, item, n);
  const from = text.tokens[item.first]?.from ?? 0;
  for (const figure of scan.figures) if (figure.mark === 'target') readTarget(item.measure, figure, from, said);
  const usable = withDays(
    text,
    item,
    scan.figures
      // “bp 13/85 (typo)”: what was meant is asked.
      .map(
        ({ mark, ...figure }): Figure =>
          mark && !(mark === 'spoilt' && figure.other && figure.value < 30) ? { ...figure, mark } : figure,
      )
      .filter(({ mark }) => mark !== 'target' && mark !== 'reference' && mark !== 'spoilt')
      .map((figure) => (ofAim.test(text.folded.slice(begins)) && !figure.mark ? { ...figure, mark: 'was' } : figure)),
  );
  for (const very of scan.very) sayFigure('tbr54', very, very.from, said);
  const read = [...currentOf(usable, text), ...secondDevice(text, item, usable)];
  const again =
    item.measure === 'pressure' && distinct(read).length < 2
      ? secondOfVisit(
          text,
          item,
          n,
          scan.figures.filter(({ mark }) => mark === 'target' || mark === 'past'),
        )
      : [];
  const readings = again.length ? again : readingsOf(text, read);
  const each = distinct(item.measure === 'pressure' ? readings : read);
  const current = item.measure === 'a1c' ? withoutOtherUnit(each) : each;
  if (item.measure === 'egfr' && current.length < 2) sayEarlierEgfr(text, usable, current[0], said);
  if (item.measure === 'glucose' && !current.length) return askLow(usable, from, said);
  // “RBS 52”
  if (item.measure === 'nothing' && ofMoment.test(text.folded.slice(begins, begins + 20)))
    askLow(
      current.filter(({ value }) => value < 4 || value >= 35),
      from,
      said,
    );
  if (item.measure === 'nothing' || current.length === 0) return;
  if (current.length > 1) return askWhich(item.measure, current, from, said);
  const [only] = current;
  // “59 (7.5 %)”: one result in both units, of which one is written.
  const inPercent =
    item.measure === 'a1c' && only && !only.written && usable.find((other) => isSameA1c(other, only) && !other.day);
  const told = (inPercent || only) as Figure;
  const month = monthBehind(told, text);
  const lead = text.itemBefore.get(item.first);
  const isCorrected = lead?.kind === 'cue' && lead.cue === 'corrected';
  const isNow =
    isCorrected ||
    (told.mark === 'latest' && now.test(text.folded.slice(begins, told.to + 12).split(/[,;\n]/)[0] ?? ''));
  const figure = { ...told, ...(month && { day: month }), ...(isNow && { now: true as const }) };
  // “titrate to FBG < 120”
  if (figure.comparator && text.tokens[item.first - 1]?.text === 'to') return;
  if (figure.comparator && isListedAim(text, n)) return;
  // “Lantus 10 if FBS > 130”: on what condition, not what was found.
  if (figure.comparator && (text.scopes[item.first] ?? 0) & scope.plannedHere) return;
  const isDoubted = doubted.test(text.folded.slice(figure.to, figure.to + 4));
  if (item.measure === 'pressure')
    return isDoubted ? askDoubted('pressure', figure, from, said) : sayPressure(figure, from, said);
  if (item.measure === 'glucose' || item.measure === 'meter') {
    const state = stateBehind(text.folded, figure.to);
    return state
      ? sayFigure(state.fact, { ...figure, to: state.to }, from, said)
      : sayGlucose(text, item, figure, said);
  }
  if (item.measure === 'haemoglobin') return askAnaemia(figure, from, said);
  // Albumin beside creatinine has a unit that no other albumin has.
  if (item.measure === 'albumin') return figure.written ? sayFigure('uacr', figure, from, said) : undefined;
  if (item.measure === 'ejectionFraction') askHeartFailure(figure, from, said);
  if (!isFactId(item.measure)) return;
  if (isDoubted && !figure.comparator) return askDoubted(item.measure, figure, from, said);
  sayFigure(item.measure, figure, from, said);
  if (/^(?:cgmWear|tir|gmi|cv|tar180|tbr70|tbr54)$/.test(item.measure)) sayDays(text, figure.to, said);
  // «قبل ٣ شهور A1c 7.5», beside today's elsewhere.
  if (
    item.measure === 'a1c' &&
    only?.mark === 'past' &&
    threeMonths.test(text.folded.slice(Math.max(0, begins - 20), begins))
  )
    sayPrior(only, only, from, said);
  if (item.measure === 'a1c' && scan.threeMonths) {
    const before = usable.filter((other) => other !== told && (other.mark === 'before' || other.mark === 'was'));
    if (before.length === 1) sayPrior(before[0] as Figure, figure, from, said);
  }
}

/** “A1c 8.2?”: the writer is not sure of it. */
const doubted = /^ ?%?\?(?![\p{L}\d])/u;

/** “aim A1c 6.5-7, LDL < 1.8”: whether nothing but measures stands between a word of an aim and this one. */
function isListedAim({ items, breaks }: Text, n: number): boolean {
  for (let m = n - 1; m >= Math.max(0, n - 5); m -= 1) {
    const [item, next] = [items[m], items[m + 1]];
    if (!item || !next || breaks.slice(item.end, next.first).includes(2)) return false;
    if (item.kind === 'cue' && item.cue === 'target') return true;
    if (item.kind !== 'measure') return false;
  }
  return false;
}

const ofMoment =
  /^(?:g?rbs|cbg|rbg|random (?:blood )?(?:sugar|glucose)|capillary (?:blood )?glucose|glucometer|hgt|dxt|hemoglucotest)(?!\p{L})/u;
const now = new RegExp(`(?<!\\p{L})(?:now|${foldPattern('الآن|الحين|دلوقتي|حاليا|هلق')})(?!\\p{L})`, 'u');

function readTarget(measure: MeasureId, figure: Figure, from: number, said: Said): void {
  if (measure !== 'a1c' || figure.other !== undefined) return;
  const read = readFigure('targetA1c', figure.value, figure.written);
  if (read && 'value' in read) {
    said.statements.push({
      fact: 'targetA1c',
      value: read.value,
      ...(read.unit && { unit: read.unit }),
      from: Math.min(from, figure.from),
      to: figure.to,
    });
  }
}

const daysBehind = /[ ,(]{0,3}(?:over |x |for |of |last |in )?(\d{1,3}) ?(?:d|days?)(?!\p{L})/uy;
/** How many days a sensor's figures stand for: “wears 92 %, 14 d”. */
function sayDays(text: Text, at: number, said: Said): void {
  daysBehind.lastIndex = at;
  const found = daysBehind.exec(text.folded);
  if (found)
    said.statements.push({
      fact: 'cgmDays',
      value: Number(found[1]),
      from: at + found[0].indexOf(found[1] as string),
      to: daysBehind.lastIndex,
    });
}
