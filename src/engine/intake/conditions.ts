import type { FactId } from '../chart/facts.ts';
import { durationOf, lastingAfter } from './durations.ts';
import { foldPattern } from './fold.ts';
import type { ConditionItem, Item } from './items.ts';
import { sayHelp, sentenceAround } from './lows.ts';
import { scope } from './scopes.ts';
import type { Said, Text } from './text.ts';
import type { Value } from './types.ts';

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
  pancreatitis: false,
  medullaryThyroidCancer: false,
  ketoacidosis: false,
  pregnancy: false,
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
  pregnancy: /pregnan|حامل|حبل/u,
};

const byAccident = new RegExp(foldPattern('trauma|rta|mva|accident|crush|blast|mine|war|حادث|إصابة|رضح'), 'u');
const ofLater = new RegExp(
  foldPattern(
    '^[ -]?(?:unaware|awareness|risk|education|protocol|kit|management|treatment|plan|prevention|avoid|clinic|screen)',
  ),
  'u',
);
const type2Of = /^[ ,-]?(?:mi|myocardial|resp|respiratory|hypersensitivity|hit|crs)/u;
const oldPregnancy =
  /(?:previous|prev|last|past|prior|first|second|during|in|after|planning|planned|wants?|future|سابق)\.? ?$/u;
const newly = new RegExp(
  foldPattern(
    "(?:newly|new|recently|just|freshly) ?(?:dx'?d?|diagnosed|onset|presented)? ?$|(?:new|recent)[- ]onset ?$",
  ),
  'u',
);

/** “Type 2 for 9 years”, without the word diabetes: where a sentence begins so, or a length of time follows; never inside another name. */
function isBareType({ tokens, breaks, taken }: Text, item: Item): boolean {
  const [before, after] = [tokens[item.first - 1], tokens[item.end]];
  const begins = !before || breaks[item.first - 1] === 2 || taken[item.first - 1] === 1;
  const isAfterBreak = begins || (breaks[item.first - 1] ?? 0) > 0;
  const goesOn = /^(?:for|x|since|diabetic|dx|diagnosed|on)$/.test(after?.text ?? '');
  const ends = !after || (breaks[item.end] ?? 0) > 0;
  // “60 year old driver, T2, HbA1c 72”: an entry of a list by itself.
  return (begins && (goesOn || ends)) || (isAfterBreak && (goesOn || (ends && before?.text === ',')));
}

/** Words that a finding's name may end with: “hypoglycaemia episodes: none”. */
const nouns = new RegExp(foldPattern('^(?:episodes?|attacks?|events?|history|hx|status|نوبات|نوبة)$'));
/** “HF symptoms”, denied or not, say nothing of the disease. */
const ofSigns = /^ (?:symptoms?|signs?|sx|features|picture|workup|work-up)(?!\p{L})/u;

/** “retinopathy لا يوجد”, “ulcers nil”: that there is none, said behind the name. */
const existential = new RegExp(`^(?:nil|${foldPattern('لا|ما|مفيش|مافيش|مافي|ماكو|معندوش|معندهاش|ليس')})$`);
/** Whether a word behind turns it round: “retinopathy: none”, “MI ruled out”, “smoker: no”. */
function isDeniedAfter(text: Text, item: Item, n: number): boolean {
  const { items, tokens } = text;
  const cue = items[n + 1];
  let at = item.end;
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

export function readConditions(text: Text): Said {
  const said: Said = { statements: [], open: [] };
  text.items.forEach((item, n) => {
    if (item.kind === 'condition' && !text.taken[item.first]) readCondition(text, item, n, said);
  });
  return said;
}

function readCondition(text: Text, item: ConditionItem, n: number, said: Said): void {
  const { tokens, folded, scopes, items } = text;
  const { entry } = item;
  const from = tokens[item.first]?.from ?? 0;
  const to = tokens[item.end - 1]?.to ?? from;
  const place = { from, to };
  const name = folded.slice(from, to);
  const behind = folded.slice(to, to + 30);
  const flags = scopes[item.first] ?? 0;
  const aboutFamily = entry.sets.some(([fact]) => fact === 'medullaryThyroidCancer');
  if (flags & scope.other && !aboutFamily) return;
  if (/^t(?:ype )?(?:[12]|ii?)$/.test(name) && !isBareType(text, item)) return;
  // “MI? no. CKD? yes, stage 3a”: a question that is answered.
  const asked = /^ ?\?(?!\S| ?(?:no|yes|nil|none)(?!\p{L}))/u.test(behind);
  const nextCue = items[n + 1];
  const likely =
    nextCue?.kind === 'cue' &&
    nextCue.cue === 'uncertain' &&
    nextCue.first === item.end &&
    /^(likely|suspected|possible|probable)$/.test(tokens[nextCue.first]?.text ?? '');
  if (
    flags & (scope.plannedHere | scope.refused) &&
    entry.sets.some(([fact]) => fact !== 'childbearing' && fact !== 'injectables' && fact !== 'weightPreference')
  )
    return;
  if (flags & scope.uncertain || asked || likely) {
    if (entry.sets.some(([fact]) => fact === 'diabetesType') && !(flags & scope.no)) {
      const start = tokens[item.first - 1]?.text === '?' ? (tokens[item.first - 1]?.from ?? from) : from;
      said.statements.push({ fact: 'diabetesType', value: 'unsure', from: start, to });
    }
    return;
  }
  if (ofSigns.test(behind) && !entry.sets.some(([fact]) => fact === 'catabolicSymptoms')) return;
  if (flags & scope.allergy && !entry.sets.some(([fact]) => fact === 'metforminTolerance')) return;
  const isNo = (flags & scope.no) !== 0 || isDeniedAfter(text, item, n);
  if (isNo && !/^(?:no|not|never|denies|لا|لم|بدون)(?= )/.test(name)) {
    const around = folded.slice(Math.max(0, from - 24), to + 24);
    return deny(item, name, around, place, said);
  }
  if (entry.isDiabetes && !(flags & scope.stopped)) {
    const lasting = durationOf(text, item);
    if (lasting) said.statements.push(lasting);
    else if (newly.test(folded.slice(Math.max(0, from - 24), from)))
      said.statements.push({ fact: 'diabetesDuration', value: 0, ...place });
  }
  if (entry.head.startsWith('hypoglycaemiaHistory') || entry.sets.some(([fact]) => fact === 'hypoglycaemiaHistory')) {
    if (ofLater.test(behind)) return;
  }
  if (entry.sets.some(([fact, value]) => fact === 'diabetesType' && value === 'type2') && type2Of.test(behind)) return;
  if (
    entry.sets.some(([fact]) => fact === 'pregnancy') &&
    oldPregnancy.test(folded.slice(Math.max(0, from - 16), from))
  )
    return;
  sayCondition(text, item, place, said);
}

const everBefore = new RegExp(foldPattern('h/o|history|hx|never|ever(?![a-z])|previous|past|amput|بتر|سابق'), 'u');

function deny(
  item: ConditionItem,
  name: string,
  around: string,
  place: { from: number; to: number },
  said: Said,
): void {
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
  // Feet without an ulcer today say nothing of the past.
  if (fact === 'footUlcer' && !everBefore.test(around)) return;
  if (facts.length > 1 && fact === 'dialysis') return void said.statements.push({ fact, value, ...place });
  if (fact === 'ckd' && facts.length > 1) return;
  said.statements.push({ fact, value, ...place });
}

function sayCondition(text: Text, item: ConditionItem, place: { from: number; to: number }, said: Said): void {
  const { entry } = item;
  const sentence = sentenceAround(text, item);
  const facts = entry.sets.map(([fact]) => fact);
  if (
    facts.includes('metforminTolerance') &&
    !/m[ei]t|ميتف|متف/.test(text.folded.slice(Math.max(0, place.from - 60), place.to))
  )
    return;
  if (facts.includes('footUlcer') && byAccident.test(sentence.after)) {
    return void said.open.push({
      facts: ['footUlcer'],
      choices: [{ value: true }, { value: false }],
      ...place,
      why: 'which',
    });
  }
  // Since when anything else has been there is none of the diabetes' years.
  const lasting = entry.isDiabetes ? undefined : lastingAfter(text, item.end, true);
  const to = lasting ? Math.max(place.to, lasting.to) : place.to;
  for (const [fact, value] of entry.sets) said.statements.push({ fact, value, from: place.from, to });
  if (entry.asks) {
    const choices = entry.asks.values.map((value) => ({ value }));
    const both = choices.length === 1 && choices[0]?.value === true ? [...choices, { value: false }] : choices;
    const why = entry.asks.isNamed ? 'named' : 'which';
    said.open.push({ facts: [entry.asks.fact], choices: both, ...place, why, unlessKnown: true });
  }
  if (
    facts.includes('hypoglycaemiaHistory') &&
    !facts.includes('severeHypoglycaemia') &&
    entry.sets.some(([, value]) => value === true)
  ) {
    sayHelp(text, item, place, said);
  }
}
