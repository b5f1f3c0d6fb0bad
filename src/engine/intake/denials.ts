import type { FactId } from '../chart/facts.ts';
import { isBehindDenied } from './denied-lists.ts';
import { foldPattern } from './fold.ts';
import type { ConditionItem, Item } from './items.ts';
import type { DeniedPlace, Said, Text } from './text.ts';
import type { Piece, Value } from './types.ts';

/** What the denial of a name sets: only where the name is the whole of the fact. */
const denied: Partial<Record<FactId, Value>> = {
  heartFailure: false,
  cardiovascularDisease: false,
  ckd: false,
  dialysis: false,
  kidneyTransplant: false,
  nafld: false,
  gastroparesis: false,
  neuropathy: false,
  oedema: false,
  anaemiaRisk: false,
  hypoglycaemiaHistory: false,
  ascvd: false,
  severeHypoglycaemia: false,
  catabolicSymptoms: false,
  vomiting: false,
  pancreatitis: false,
  medullaryThyroidCancer: false,
  ketoacidosis: false,
  pregnancy: false,
  onBloodPressureMedicine: false,
  retinopathy: 'none',
  cirrhosis: 'none',
  footUlcer: false,
};
const of = (source: string): RegExp => new RegExp(foldPattern(source), 'u');
/** Names of the whole where only some of a fact's names are. */
const wholes: Partial<Record<FactId, RegExp>> = {
  ascvd: /^(?:ascvd|atherosclerotic cardiovascular disease|macrovascular disease|established cvd)$/,
  ckd: of('ckd|chronic kidney|kidney disease|renal disease|مرض في الكلى|قصور|مزمن'),
  heartFailure: of('^(?:hf|heart failure|chf|cardiac failure|.*(?:قصور|فشل|هبوط).*)$'),
  footUlcer: of('ulcer|قرح'),
  anaemiaRisk: of('^(?:anaemia|anemia|anaemic|anemic|فقر (?:ال)?دم|انيميا)$'),
  retinopathy: of('^(?:dr|retinopathy|diabetic retinopathy|npdr|(?:ال)?شبكي.*|اعتلال .*)$'),
  cirrhosis: /cirrho|تشمع|تليف/u,
  neuropathy: /neuropathy|dpn|dspn|اعتلال|التهاب/u,
  catabolicSymptoms: /./u,
  vomiting: of('vomit|emesis|n ?[&+/] ?v|d ?[&+/] ?v|قيء|قيئ|استفراغ|ترجيع|تقيؤ|يتقيأ|تتقيأ|يستفرغ|تستفرغ'),
  pregnancy: /pregnan|حامل|حبل/u,
};

/** Words that a finding's name may end with: “hypoglycaemia episodes: none”. */
const nouns = new RegExp(
  foldPattern(
    '^(?:episodes?|attacks?|events?|history|hx|status|screen|screening|serology|antibodies|genes?|genetics|testing|نوبات|نوبة)$',
  ),
);
/** “retinopathy لا يوجد”, “ulcers nil”: that there is none, said behind the name. */
const existential = new RegExp(`^(?:nil|${foldPattern('لا|ما|مفيش|مافيش|مافي|ماكو|معندوش|معندهاش|ليس')})$`);
const joins = new RegExp(`^(?:and|or|nor|&|/|${foldPattern('و|أو')})$`);
/** “stroke and MI denied”, “hypos, chest pain and dizziness denied”: where a list that goes on behind a name ends with its last entry. */
function endOfList({ tokens, breaks, itemAt }: Text, end: number): number | undefined {
  if (tokens[end]?.text !== ',' && !joins.test(tokens[end]?.text ?? '')) return undefined;
  let joined = false;
  for (let at = end; at < end + 9; at += 1) {
    const token = tokens[at];
    const item = itemAt.get(at);
    if (!token || (breaks[at] && token.text !== ',')) return undefined;
    if (deniedWord.test(token.text)) return joined ? at : undefined;
    if (token.kind === 'number' || (item && item.kind !== 'condition')) return undefined;
    joined ||= joins.test(token.text);
  }
  return undefined;
}
/** Whether a word behind turns it round: “retinopathy: none”, “MI ruled out”, “smoker: no”, “hypos or ulcers denied”. */
export function isDeniedAfter(text: Text, item: Item, n: number): boolean {
  const { items, tokens } = text;
  const cue = items[n + 1];
  let at = item.end;
  // Of a list with commas only what is asked about like the rest of it: “T2DM, hypos and chest pain denied”.
  const isAsked = item.kind === 'condition' && item.entry.sets.some(([fact]) => fact === 'hypoglycaemiaHistory');
  const list = isAsked || tokens[at]?.text !== ',' ? endOfList(text, at) : undefined;
  if (list !== undefined && saysDenied(text, list)) return true;
  if (saysDenied(text, at) || isSignedMinus(text, item)) return true;
  // “hepatitis -ve”
  if (tokens[at]?.text === '-' && tokens[at + 1]?.text === 've') return true;
  at = widened(tokens, at);
  while (nouns.test(tokens[at]?.text ?? '')) at += 1;
  const named = at;
  while (/^[:=?(-]$|^(is|was|has|been|were|h|o)$/.test(tokens[at]?.text ?? '')) at += 1;
  if (tokens[at]?.text === '-' && tokens[at + 1]?.text === ')') return true;
  if (cue?.kind !== 'cue' || cue.first !== at) {
    return tokens[item.end]?.text === '(' && tokens[item.end + 1]?.text === '-' && tokens[item.end + 2]?.text === ')';
  }
  if (cue.cue === 'after no') return true;
  // “Hypos: no” ends there; “… no metformin” goes on.
  const colon = /^[:=?-]$/.test(tokens[named]?.text ?? '');
  const ends = !tokens[cue.end] || (text.breaks[cue.end] ?? 0) > 0;
  return cue.cue === 'no' && ends && (colon || existential.test(tokens[cue.first]?.text ?? ''));
}

const signs = /^[+-]$/;
/** “HTN + IHD - CVA - CKD +”: a list in which a sign stands behind each name. */
function isSignedMinus({ items, tokens, breaks, itemAt }: Text, item: Item): boolean {
  if (tokens[item.end]?.text !== '-') return false;
  const ends = (at: number): boolean => !tokens[at] || breaks[at] === 2;
  const inList = items.filter(
    (other) =>
      other.kind === 'condition' &&
      !breaks.slice(Math.min(other.end, item.end), Math.max(other.first, item.first)).includes(2),
  );
  const isSigned = (other: Item): boolean =>
    signs.test(tokens[other.end]?.text ?? '') &&
    (ends(other.end + 1) || itemAt.get(other.end + 1)?.kind === 'condition' || tokens[other.end + 1]?.text === ',');
  return inList.length > 2 && inList.every(isSigned) && inList.some(({ end }) => tokens[end]?.text === '+');
}
const tobe = /^(?:is|was|were|are|has|have|been|also|both|all|firmly|strongly|[:=-])$/;
const deniedWord = new RegExp(
  `^(?:denied|${foldPattern('و?(?:ينفي|تنفي|نفي|نفت|ينكر|تنكر|انكر|انكرت)(?:ه|ها|هم|هما)')})$`,
);
/** “Foot ulcers, past or present: denied”: words that widen a name, up to its colon. */
const widens =
  /^(?:past|present|mild|moderate|severe|minor|major|previous|prior|current|recent|ever|any|history|episodes?|attacks?|and|or|of|in|the|,|\/)$/;
function widened(tokens: Text['tokens'], end: number): number {
  let colon = end;
  while (colon < end + 7 && widens.test(tokens[colon]?.text ?? '')) colon += 1;
  return tokens[colon]?.text === ':' ? colon : end;
}
/** “hypos were denied by the patient”; what an insurer denied is no finding's. */
function saysDenied({ tokens, breaks, itemAt }: Text, end: number): boolean {
  const begins = widened(tokens, end);
  let at = begins;
  while (at < begins + 3 && tobe.test(tokens[at]?.text ?? '')) at += 1;
  if (!deniedWord.test(tokens[at]?.text ?? '')) return false;
  return isBehindDenied(tokens, breaks, at + 1) || itemAt.get(at + 1)?.kind === 'measure';
}

/** “no hypos this admission”: of a few days, and nothing of the months before. */
export const ofDays = new RegExp(
  foldPattern(
    '^(?:[ :,-]{0,3}(?:none|nil|no more|not any) (?:since|lately|recently|now|of late|for the (?:last|past)|in the (?:last|past))|[ :]{0,2}(?:since|lately|recently|of late|any ?more))(?!\\p{L})|^ ?(?:this (?:admission|morning)|(?:since|on) admission|today|overnight|on the ward|last night|اليوم|الليلة|منذ الدخول|في المستشفى)(?!\\p{L})',
  ),
  'u',
);
export function askWhether({ sets }: ConditionItem['entry'], place: { from: number; to: number }, said: Said): void {
  const [fact, value] = sets[0] ?? [];
  if (!fact || typeof value !== 'boolean') return;
  const choices = [{ value: true }, { value: false }];
  said.open.push({ facts: [fact], choices, ...place, why: 'which', unlessKnown: true });
}

/** Arteries of the heart, the brain and the legs: denied one by one, and all three, the whole is denied. */
const territories: readonly RegExp[] = [
  of(
    'infarct|(?:^|[^\\p{L}])(?:mi|ihd|cad|acs|angina|heart attack)(?!\\p{L})|جلطات? (?:في )?(?:ال)?قلب|ذبحة|احتشاء|شرايين القلب',
  ),
  of('stroke|(?:^|[^\\p{L}])(?:cva|tia)(?!\\p{L})|سكتة|جلطة (?:في )?(?:ال)?(?:دماغ|مخ)'),
  of(
    '(?:^|[^\\p{L}])(?:pad|pvd|claudication)(?!\\p{L})|peripheral (?:arter|vascular)|الشرايين الطرفية|شرايين (?:ال)?(?:ساق|طرف|رجل)',
  ),
];
export interface Denial {
  readonly name: string;
  readonly to: number;
}
/** Where all three are denied; undefined where one is not. */
export function arteriesDenied(denials: readonly Denial[]): Piece | undefined {
  const found = territories.map((names) => denials.find(({ name }) => names.test(name)));
  const each = found.flatMap((denial) => (denial ? [denial] : []));
  if (each.length < territories.length) return undefined;
  return {
    from: Math.min(...each.map(({ name, to }) => to - name.length)),
    to: Math.max(...each.map(({ to }) => to)),
  };
}

const everBefore = new RegExp(foldPattern('h/o|history|hx|never|ever(?![a-z])|previous|past|amput|بتر|سابق'), 'u');

const irregular = new RegExp(foldPattern('regular|proper|compliant|as prescribed|every day|بانتظام|منتظم'));
export function deny(item: ConditionItem, name: string, around: string, place: DeniedPlace, said: Said): void {
  const { entry } = item;
  const facts = entry.asks ? [entry.asks.fact] : entry.sets.map(([fact]) => fact);
  // A severe low denied is no low denied; a stage denied is no disease denied.
  const fact = facts[0];
  if (!fact) return;
  if (fact === 'smoking' || fact === 'smokes')
    return void said.statements.push({ fact: 'smokes', value: false, ...place });
  const value = denied[fact];
  const bare = name.replace(/^(?:no|any|h\/o) /u, '');
  if (value === undefined || (wholes[fact] && !wholes[fact].test(bare))) return;
  // “not taking his BP meds regularly”
  if (fact === 'onBloodPressureMedicine' && irregular.test(around)) return;
  // Feet without an ulcer today say nothing of the past.
  if (fact === 'footUlcer' && !everBefore.test(around)) return;
  if (facts.length > 1 && fact === 'dialysis') return void said.statements.push({ fact, value, ...place });
  if (fact === 'ckd' && facts.length > 1) return;
  said.statements.push({ fact, value, ...place });
}
