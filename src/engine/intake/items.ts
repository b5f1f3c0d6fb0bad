import { isNoAllergy } from './allergy-words.ts';
import { listHeadAt } from './list-heads.ts';
import { Lexicon } from './lexicon.ts';
import { conditionNames } from './names/conditions.ts';
import { cueNames } from './names/cues.ts';
import { type MeasureId, measureNames } from './names/measures.ts';
import { type ConditionEntry, conditionEntry, patternAt } from './condition-entries.ts';
import type { MedicineEntry } from './medicine-entries.ts';
import { medicines, respelt, shortened } from './medicine-names.ts';
import { courseVerb } from './course-verbs.ts';
import { foldPattern } from './fold.ts';
import { isKin } from './kin.ts';
import { isMeasured } from './measured-names.ts';
import { spanAt } from './spans-of-time.ts';
import { correctedAt, spoiltAt } from './spoilt-words.ts';
import { strangerAt } from './strangers.ts';
import { type Token, tokensOf } from './tokens.ts';
import { unnamedInsulinAt } from './unnamed-insulins.ts';
import { wishAt } from './wishes.ts';

interface Place {
  /** Tokens, the last one not included. */
  readonly first: number;
  readonly end: number;
}
export type MeasureItem = Place & { readonly kind: 'measure'; readonly measure: MeasureId };
export type MedicineItem = Place & {
  readonly kind: 'medicine';
  readonly entry: MedicineEntry;
  readonly respelt?: true;
};
export type ConditionItem = Place & { readonly kind: 'condition'; readonly entry: ConditionEntry };
export type CueItem = Place & { readonly kind: 'cue'; readonly cue: string };
export type Item = MeasureItem | MedicineItem | ConditionItem | CueItem;
/** Contraception is the patient's, whoever was spoken of before. */
export const isContraception = (item: Item | undefined): boolean =>
  item?.kind === 'condition' && item.entry.sets.some(([, value]) => value === 'contraception');

// Read once, when the door is loaded.
const conditions = new Lexicon<ConditionEntry>(conditionNames, conditionEntry);
const measures = new Lexicon<MeasureId>(measureNames, (head) => head as MeasureId);
const cues = new Lexicon<string>(cueNames, (head) => head);

const joining = /^([+&,/]|and|or|with|و|مع)$/;

/** “metf er 1000” */
const slowly = /^(?:er|xr|sr|mr|xl)$/;

/** Whether a short name stands beside a dose or another medicine, or is said to be taken. */
function isBeside(tokens: readonly Token[], first: number, end: number, before: Item | undefined): boolean {
  const after = tokens[slowly.test(tokens[end]?.text ?? '') ? end + 1 : end];
  if (after?.kind === 'number') return true;
  let at = first - 1;
  while (tokens[at] && joining.test((tokens[at] as Token).text)) at -= 1;
  return (
    (before?.kind === 'medicine' && at < first - 1) ||
    /^(on|takes|taking|على|start|started|stop|stopped|add|hold|continue|ياخذ|تاخذ)$/.test(tokens[first - 1]?.text ?? '')
  );
}

/** Whether a figure stands there that is no length of time: “sugar 150”, not “sugar 8 years”. */
const isFigure = (tokens: readonly Token[], folded: string, at: number): boolean => {
  const place = leadsToFigure.test(tokens[at]?.text ?? '') ? at + 1 : at;
  return tokens[place]?.kind === 'number' && spanAt(folded, tokens[place].from) === undefined;
};
/** «ارتفع السكر إلى ٣٢٠» */
const leadsToFigure = new RegExp(
  `^(?:to|${foldPattern('إلى|وصل|بلغ|ب?يكون|بيكون|بيطلع|يطلع|طلع|بيوصل|يوصل|كان|صار')})$`,
);

const always = (): boolean => true;

function itemAt(tokens: readonly Token[], folded: string, first: number, before: Item | undefined): Item | undefined {
  const token = tokens[first] as Token;
  const wished = wishAt(tokens, folded, first);
  if (wished !== undefined) return { kind: 'cue', first, end: wished, cue: 'target' };
  const corrected = correctedAt(tokens, folded, first);
  if (corrected !== undefined) return { kind: 'cue', first, end: corrected, cue: 'corrected' };
  const head = listHeadAt(tokens, folded, first);
  if (head) return { kind: 'cue', first, ...head };
  const stranger = strangerAt(tokens, folded, first) ?? spoiltAt(tokens, folded, first);
  if (stranger !== undefined) return { kind: 'cue', first, end: stranger, cue: 'spoilt' };
  const unnamed = unnamedInsulinAt(tokens, folded, first);
  if (unnamed) return { kind: 'medicine', first, ...unnamed };
  // “HDL 34 Low”: a flag of the laboratory's, not how many lows.
  const isFlagged = before?.kind === 'measure' && before.end >= first - 1 && token.kind === 'number';
  const pattern = isFlagged ? undefined : patternAt(tokens, folded, first);
  const medicine = medicines.longest(
    tokens,
    first,
    (name, end) => !name.beside || isBeside(tokens, first, end, before),
  );
  const condition = conditions.longest(tokens, first, always);
  const measure = measures.longest(tokens, first, (_, end) => isMeasured(tokens, first, end));
  const cue = cues.longest(tokens, first, always);
  const longest = Math.max(
    pattern?.end ?? 0,
    medicine?.end ?? 0,
    condition?.end ?? 0,
    measure?.end ?? 0,
    cue?.end ?? 0,
  );
  if (longest === 0) {
    const left = leftOff.exec(token.text);
    const isBesideOne =
      !/^(?:post|after|since|on|at|upon|before)$/.test(tokens[first - 1]?.text ?? '') &&
      ((before?.kind === 'medicine' && before.end >= first - 3) || isMedicine(tokens, first + 1));
    if (left && isBesideOne) return { kind: 'cue', first, end: first + 1, cue: left[1] ? 'stopped' : 'stopplan' };
    const isApart = !token.glued || tokens[first - 1]?.kind === 'mark';
    const verb = token.kind === 'word' && !token.glued ? courseVerb(token.text) : undefined;
    if (verb) return { kind: 'cue', first, end: first + 1, cue: verb };
    if (isApart && isKin(tokens, first)) return { kind: 'cue', first, end: first + 1, cue: 'other' };
    const short = token.kind === 'word' && isApart ? shortened(token.text) : undefined;
    if (short && isBeside(tokens, first, first + 1, before))
      return { kind: 'medicine', first, end: first + 1, entry: short.entry };
    const near =
      token.kind === 'word' && isApart ? token.forms.map(respelt).find((name) => name !== undefined) : undefined;
    return near && { kind: 'medicine', first, end: first + 1, entry: near.entry, respelt: true };
  }
  if (pattern?.end === longest) return { kind: 'condition', first, ...pattern };
  const isPlain = condition?.name.entry.head.startsWith('-') === true;
  // “vitamin D 1000 IU daily”: a dose, not what a laboratory found.
  const isDosed = measure?.name.entry === 'nothing' && medicine?.end === longest && inUnits(tokens, longest);
  if (isDosed && medicine) return { kind: 'medicine', first, end: longest, entry: medicine.name.entry };
  if (measure?.end === longest && (condition?.end !== longest || (isPlain && isFigure(tokens, folded, longest)))) {
    return { kind: 'measure', first, end: longest, measure: measure.name.entry };
  }
  if (condition?.end === longest) return { kind: 'condition', first, end: longest, entry: condition.name.entry };
  if (medicine?.end === longest) return { kind: 'medicine', first, end: longest, entry: medicine.name.entry };
  if (!cue) return undefined;
  const isOther = cue.name.entry === 'allergy' && isNoAllergy(tokens, folded, first, longest);
  return { kind: 'cue', first, end: longest, cue: isOther ? 'none' : cue.name.entry };
}

/** “dc glipizide”, “glipizide dced”; “dc home on …” is a discharge. */
const leftOff = /^dc(e?d)?$/;
const isMedicine = (tokens: readonly Token[], first: number): boolean =>
  medicines.longest(tokens, first, always) !== undefined;

const units = new RegExp(`^(?:iu|u|units?|${foldPattern('وحدة|وحدات|وحدة دولية|و')})$`);
const inUnits = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' && units.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.text !== '/';

/** “two hours after lunch”, «بعد الغدا بساعتين»: a glucose of then. */
const afterMeal = new RegExp(
  foldPattern(
    '(?:(?:2|two)[- ]?(?:h|hr|hrs|hours?) ?(?:after|post)[- ]?(?:a |the )?(?:meals?|food|eating|breakfast|lunch|dinner|supper)|و?بعد (?:ال)?(?:أكل|اكل|وجبة|فطور|فطار|إفطار|غداء|غدا|عشاء|عشا) بساعتين)(?!\\p{L})',
  ),
  'uy',
);
function glucoseAfterMeal(tokens: readonly Token[], folded: string, first: number): MeasureItem | undefined {
  afterMeal.lastIndex = tokens[first]?.from ?? folded.length;
  if (!afterMeal.test(folded)) return undefined;
  let end = first + 1;
  while ((tokens[end]?.from ?? Number.POSITIVE_INFINITY) < afterMeal.lastIndex) end += 1;
  return { kind: 'measure', first, end, measure: 'ppg' };
}

/** The end of a name that is written in one with figures: “pd” in G6PD. */
const isInside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true &&
  tokens[at - 1]?.kind === 'number' &&
  tokens[at - 1]?.glued === true &&
  tokens[at - 2]?.kind === 'word';

/** Everything in the text that has a name, in its order; none overlaps another. */
export function itemsOf(tokens: readonly Token[], folded: string): readonly Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { kind, glued } = tokens[at] as Token;
    // Inside a word that goes on (x12y, 500mg) nothing begins but a unit, which is no name.
    const begins =
      (kind === 'word' && !isInside(tokens, at)) || (kind === 'number' && (!glued || tokens[at - 1]?.text === '('));
    const item = begins
      ? (glucoseAfterMeal(tokens, folded, at) ?? itemAt(tokens, folded, at, items.at(-1)))
      : undefined;
    if (item) items.push(item);
    at = item ? item.end : at + 1;
  }
  return items;
}

/** The measure that a heading names as a whole. */
export function measureNamed(heading: string): MeasureId | undefined {
  const tokens = tokensOf(heading, heading);
  for (let at = 0; at < Math.min(tokens.length, 3); at += 1) {
    const found = measures.longest(tokens, at, always);
    if (found) return found.name.entry;
  }
  return undefined;
}

/** The measure of that name, where a folded text is one and nothing besides. */
export function measureCalled(name: string): MeasureId | undefined {
  const tokens = tokensOf(name, name);
  const found = measures.longest(tokens, 0, always);
  return found?.end === tokens.length ? found.name.entry : undefined;
}
