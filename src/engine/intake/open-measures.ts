import { readFigure } from './figures.ts';
import { foldPattern } from './fold.ts';
import type { MeasureItem } from './items.ts';
import { sayHelp } from './lows.ts';
import { sayFigure } from './say-figures.ts';
import type { Figure } from './scan-words.ts';
import type { Said, Text } from './text.ts';

/** Facts a figure of glucose without its state can be of. */
const stateless =
  /fasting ?[:=]? ?(?:no|n)(?!\p{L})|non-? ?fasting|not fasting|random|mean|average|avg|post|after|pre-? ?(?:lunch|dinner|supper|bed)|unwell/u;

/** “(fasting: yes)”, “FASTING STATUS: FASTING”: a report's word for all its figures. */
const saidFasting = new RegExp(
  `(?<!\\p{L})(?:(?:patient )?fasting(?: status| state)? ?[:=?-]{1,2} ?(?:yes|y|true|fasting)|${foldPattern('صائمة? ?[:=؟?] ?نعم|حالة الصيام ?: ?صائمة?')})(?!\\p{L})`,
  'u',
);
/** A report says it above its figures; a note of several visits is longer. */
const headOf = (folded: string): string => (folded.length < 3000 ? folded : '');

/** Before a glucose of an emergency. */
const ofCrisis = /(?<!\p{L})(?:dka|hhs|ketones?|ph|hco3|admitted|presented|emergency|unwell)(?!\p{L})/u;

const inCrisis =
  /(?<!\p{L})(?:in (?:the )?(?:ed|er|a&e|casualty|emergency)|dka|hhs|ph [67]\.|hco3|ketones? (?:[3-9]|\d\.|\+))/u;
/** “320 after meals”, “140 fasting”: the state behind the figure. A time of its own (“2 h after”) is that of a meal. */
const behind = new RegExp(
  ` ?(?:,? ?\\(?(?:(fasting(?! ref| ?[:=?-]{1,2} ?(?:no|n)(?!\\p{L}))|on an empty stomach|${foldPattern('صائم|صايم|على الريق')})|(?:(?:2|two) ?(?:h|hr|hrs|hours?) )?(?:after|post|${foldPattern('بعد')})[- ](?:(?:a |the )?(?:meals?|food|eating|breakfast|lunch|dinner|supper)|${foldPattern('(?:ال)?(?:أكل|وجبة|وجبات|فطور|فطار|إفطار|غداء?|عشاء?)(?: بساعتين)?')}))\\)?)(?![\\p{L}\\d])`,
  'uy',
);
/** The fact that the words behind a glucose make it, and where they end. */
export function stateBehind(
  folded: string,
  at: number,
): { readonly fact: 'fpg' | 'ppg'; readonly to: number } | undefined {
  behind.lastIndex = at;
  const found = behind.exec(folded);
  // “glucose 202, after meals 240”: the next figure's.
  if (found && /^ ?,/.test(found[0]) && /^[ :=]{0,3}\d/.test(folded.slice(behind.lastIndex))) return undefined;
  return found ? { fact: found[1] === undefined ? 'ppg' : 'fpg', to: behind.lastIndex } : undefined;
}

/** 70 mg/dL: below it is a low. */
const lowGlucose = 70;

/** Below 20 a figure without its unit is in mmol/L, and from there to 33 it may be a high one. */
function isLow({ value, written, comparator }: Figure): boolean {
  if (!written && value >= 20 && value <= 33.3) return false;
  const glucose = written ? written.unit.stored(value) : value < 20 ? value * 18.0156 : value;
  return !comparator && glucose >= 18 && glucose < lowGlucose;
}

/** “BG 52 last night”: whether an older glucose was a low is asked. */
export function askLow(figures: readonly Figure[], from: number, said: Said): void {
  const low = figures.find(isLow);
  if (!low) return;
  const choices = [{ value: true }, { value: false }];
  said.open.push({ facts: ['hypoglycaemiaHistory'], choices, from, to: low.to, why: 'which', unlessKnown: true });
}

export function sayGlucose(text: Text, item: MeasureItem, figure: Figure, said: Said): void {
  const from = text.tokens[item.first]?.from ?? 0;
  if (isLow(figure)) {
    if (item.measure === 'meter') return;
    const place = { from, to: figure.to };
    const before = said.statements.length;
    sayHelp(text, item, place, said);
    if (said.statements.length > before) said.statements.push({ fact: 'hypoglycaemiaHistory', value: true, ...place });
    else askLow([figure], from, said);
    return;
  }
  const read = readFigure('fpg', figure.value, figure.written);
  if (!read || figure.comparator || !('value' in read)) return;
  const line = text.folded.slice(from, Math.min(figure.to + 80, lineEnd(text.folded, figure.to)));
  const before =
    text.folded
      .slice(Math.max(0, from - 120), from)
      .split(/\n|\.(?!\d)/)
      .at(-1) ?? '';
  if (saidFasting.test(line) || saidFasting.test(headOf(text.folded))) return sayFigure('fpg', figure, from, said);
  // “BG 410 in ED, pH 7.12”
  if (read.value >= 250 && inCrisis.test(line)) return;
  if (stateless.test(line) || ofCrisis.test(before) || /(?:mean|average|avg|random) $/.test(before)) return;
  said.open.push({
    facts: ['fpg'],
    choices: [{ value: read.value }],
    instead: [{ fact: 'ppg', value: read.value }],
    from,
    to: figure.to,
    why: 'which',
    unlessKnown: true,
  });
}
const lineEnd = (folded: string, at: number): number => {
  const end = folded.indexOf('\n', at);
  return end < 0 ? folded.length : end;
};

/** Haemoglobin, g/dL (or g/L): below it an HbA1c may mislead, and it is asked whether there is anaemia. WHO: under 12 in women, 13 in men. */
const lowHaemoglobin = 12;
export function askAnaemia({ value, to, comparator, written }: Figure, from: number, said: Said): void {
  const perDecilitre = written ? written.unit.stored(value) : value > 30 ? value / 10 : value;
  if (comparator || perDecilitre < 3 || perDecilitre >= lowHaemoglobin) return;
  said.open.push({
    facts: ['anaemiaRisk'],
    choices: [{ value: true }, { value: false }],
    from,
    to,
    why: 'which',
    unlessKnown: true,
  });
}

/** Ejection fraction, percent: reduced at 40 or less (HFrEF), which alone is no diagnosis. */
const reducedEjection = 40;
export function askHeartFailure({ value, to }: Figure, from: number, said: Said): void {
  if (value < 5 || value > reducedEjection) return;
  said.open.push({
    facts: ['heartFailure'],
    choices: [{ value: true }, { value: false }],
    from,
    to,
    why: 'which',
    unlessKnown: true,
  });
}

const andOther =
  / (?:and|vs|versus) (\d{1,2}\.\d)(?: ?%)? ?(?:from|by|in|on|at|with) (?:the |our )?(?:lab|laboratory|hospital|poc|point of care|analy[sz]er|meter|device|clinic)/u;
/** “A1c 9.2 on the bedside device and 8.6 from the lab”: of two results of one day the text says not which holds. */
export function secondDevice({ folded }: Text, item: MeasureItem, usable: readonly Figure[]): readonly Figure[] {
  const [only] = usable;
  if (item.measure !== 'a1c' || !only || usable.length > 1 || only.mark) return [];
  const rest = folded.slice(only.to, only.to + 80).split(/[;\n]|\.(?!\d)/)[0] ?? '';
  const found = andOther.exec(rest);
  if (!found) return [];
  const from = only.to + found.index + found[0].indexOf(found[1] as string);
  return [{ value: Number(found[1]), from, to: from + (found[1] as string).length }];
}
