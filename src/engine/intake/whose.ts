import { foldPattern } from './fold.ts';
import type { CueItem, Item } from './items.ts';
import type { Token } from './tokens.ts';

const pattern = (source: string): RegExp => new RegExp(foldPattern(`^(?:${source})$`), 'u');

/** Who gives, does or lives with: “from his brother”, “witnessed by wife”. Nothing behind the clause is theirs. */
const beside = pattern('from|by|with|w|via|per|like|من|مع|عن طريق|بواسطة|عند|عن');
const between = pattern("his|her|the|my|a|an|patient|pt|s|'|/");
/** “daughter reports …”: who tells, not of whom. */
const tells = pattern(
  'reports?|reported|says?|said|states?|stated|notes|noted|noticed|notices|thinks|told|tells|describes?|described|mentions?|mentioned|witnessed|confirms?|confirmed|found|gives|administers|injects|supervises|prepares|و?(?:[يت]عطي|[يت]حقن|[يت]ضرب ل)(?:ه|ها)|worr(?:ies|ied)|concerned|called|و?(?:تقول|يقول|قالت|قال|ذكرت|ذكر|تذكر|يذكر|لاحظت|لاحظ|أفادت|أفاد|تفيد|يفيد|تشتكي|بلغت)',
);
/** “I am his daughter”, «أنا بنته». */
const isI = pattern('i|im|am|this|is|انا|أنا|معك|معاك');
const has = pattern(
  'has|had|is|was|takes|uses|smokes|weighs|on|also|both|عنده|عندها|عندهم|ياخذ|تاخذ|يأخذ|تأخذ|كلهم|يستخدم|تستخدم|كان|كانت',
);
const ofFamily = pattern('f|fh|fhx|fam|family|maternal|paternal|تاريخ|سوابق|العائلة|عائلته|عائلتها');
const possessed = pattern("his|her|the|my|and|و|pt|patient|s|'");

const isAge = (token: Token | undefined, unit: Token | undefined): boolean =>
  token?.kind === 'number' &&
  Number.isInteger(token.value) &&
  token.value <= 110 &&
  !(unit?.glued && /^[%/]$/.test(unit.text)) &&
  !/^(?:mg|units?|u|kg|cm|weeks?|months?|days?|%|اسبوعا?|شهور|اشهر)$/.test(unit?.text ?? '');

/** Another person's piece of the text: tokens from `first`, `end` not included; nothing behind it is theirs. */
export interface OfAnother {
  readonly first: number;
  readonly end: number;
}

/**
 * Where the text speaks of another in a way that has an end of its own: within brackets, as one who tells, gives or speaks, or as a person
 * with age and values, whose record goes on to the end of the sentence or to the word “patient”. By the first token of the word for them.
 */
export function othersOf(
  tokens: readonly Token[],
  breaks: Uint8Array,
  list: readonly Item[],
): ReadonlyMap<number, OfAnother> {
  const found = new Map<number, OfAnother>();
  let reached = 0;
  list.forEach((item, n) => {
    if (item.kind !== 'cue' || item.cue !== 'other' || item.first < reached) return;
    if (ofFamily.test(tokens[item.first]?.text ?? '')) return;
    const end = endOf(tokens, breaks, list, item, n);
    if (end === undefined) return;
    found.set(item.first, { first: item.first, end });
    reached = end;
  });
  return found;
}

function endOf(
  tokens: readonly Token[],
  breaks: Uint8Array,
  list: readonly Item[],
  item: CueItem,
  n: number,
): number | undefined {
  const close = closing(tokens, breaks, item.first);
  if (close !== undefined) return untilSelf(tokens, list, n, close);
  let at = item.end;
  if (/^(?:'|s)$/.test(tokens[at]?.text ?? '')) at += 1;
  const own = tokens[at]?.text === '(' ? closing(tokens, breaks, at + 1) : undefined;
  let behind = own === undefined ? at : own + 1;
  if (own === undefined && tokens[behind]?.text === ',' && isAge(tokens[behind + 1], tokens[behind + 2])) behind += 2;
  if (tells.test(tokens[behind]?.text ?? '')) return behind;
  const clause = relativeEnd(tokens, breaks, behind);
  if (clause !== undefined) return untilSelf(tokens, list, n, clause);
  let lead = item.first - 1;
  while (lead >= 0 && between.test(tokens[lead]?.text ?? '')) lead -= 1;
  if (tokens[lead]?.text === 'm' && tokens[lead - 1]?.text === "'") lead -= 2;
  if (isI.test(tokens[lead]?.text ?? '') && (tokens[lead]?.text !== 'is' || tokens[lead - 1]?.text === 'this'))
    return ofPatient(tokens, at) ?? sentenceEnd(tokens, breaks, at);
  // “Wife of Mr Omar (62, on Lantus 30)”
  const ofName = own === undefined ? bracketOfAge(tokens, breaks, at) : undefined;
  if (ofName !== undefined) return ofName + 1;
  let begins = item.first - 1;
  while (begins >= 0 && possessed.test(tokens[begins]?.text ?? '')) begins -= 1;
  const isSubject = begins < 0 || breaks[begins] === 2;
  // “…, mother (85) had MI”
  if (own !== undefined && has.test(tokens[own + 1]?.text ?? ''))
    return untilSelf(tokens, list, n, isSubject ? sentenceEnd(tokens, breaks, at) : clauseEnd(tokens, breaks, own + 1));
  if (own !== undefined && (isAge(tokens[at + 1], tokens[at + 2]) || beside.test(tokens[lead]?.text ?? '')))
    return own + 1;
  const age = tokens[at]?.text === ',' || tokens[at]?.text === ':' ? at + 1 : at;
  if (isAge(tokens[age], tokens[age + 1]) || tokens[at]?.text === ':') {
    const next = list.slice(n + 1, n + 5).find(({ kind }) => kind !== 'cue');
    const isRecord = next && (next.kind === 'measure' || next.kind === 'medicine') && next.first <= age + 6;
    if (isRecord) return untilSelf(tokens, list, n, sentenceEnd(tokens, breaks, at));
  }
  if (isSubject && (has.test(tokens[at]?.text ?? '') || isAge(tokens[age], tokens[age + 1])))
    return untilSelf(tokens, list, n, sentenceEnd(tokens, breaks, at));
  if (beside.test(tokens[lead]?.text ?? '')) {
    return clauseEnd(tokens, breaks, at);
  }
  return undefined;
}

/** “this is the son of your patient …”: the token that begins to speak of the patient. */
function ofPatient(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== 'of') return undefined;
  const named = tokens.slice(at + 1, at + 4).findIndex(({ text }) => patient.test(text));
  return named < 0 ? undefined : at + 1 + named;
}

/** The bracket that closes what a token stands in; undefined where it stands in none. */
function closing(tokens: readonly Token[], breaks: Uint8Array, inside: number): number | undefined {
  let open = inside - 1;
  while (open >= 0 && open > inside - 40 && !/^[()]$/.test(tokens[open]?.text ?? '') && breaks[open] !== 2) open -= 1;
  if (tokens[open]?.text !== '(') return undefined;
  let close = inside;
  while (close < tokens.length && close < inside + 60 && !/^[()]$/.test(tokens[close]?.text ?? '')) close += 1;
  return tokens[close]?.text === ')' ? close : undefined;
}

/** Where a bracket closes that begins with an age, a few words behind a token. */
function bracketOfAge(tokens: readonly Token[], breaks: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < from + 5 && tokens[at]?.kind === 'word') at += 1;
  const isOwn = at > from && tokens[at]?.text === '(' && isAge(tokens[at + 1], tokens[at + 2]);
  return isOwn ? closing(tokens, breaks, at + 1) : undefined;
}

const relative = pattern('who|whose|الذي|التي|اللي|والذي|والتي');
/** “her husband, who takes …”: to the end of the sentence; “who is a nurse, …” and “who says …” end sooner. */
function relativeEnd(tokens: readonly Token[], breaks: Uint8Array, at: number): number | undefined {
  const who = tokens[at]?.text === ',' ? at + 1 : at;
  if (!relative.test(tokens[who]?.text ?? '')) return undefined;
  if (tells.test(tokens[who + 1]?.text ?? '')) return who + 1;
  const isTrade =
    /^(?:is|was)$/.test(tokens[who + 1]?.text ?? '') && /^(?:an?|his|her|the)$/.test(tokens[who + 2]?.text ?? '');
  return isTrade ? clauseEnd(tokens, breaks, who) : sentenceEnd(tokens, breaks, who);
}

function clauseEnd(tokens: readonly Token[], breaks: Uint8Array, from: number): number {
  let at = from;
  while (at < tokens.length && !breaks[at]) at += 1;
  return at;
}

const men = pattern('husband|father|dad|brothers?|sons?|uncle|boyfriend');
const women = pattern('wife|mother|mum|mom|sisters?|daughters?|aunt|girlfriend');
const man = pattern('(?:ال)?(?:أب|أخ|زوج|ابن|والد)|زوجها|أبوه|أبوها|والده|والدها|أخوه|أخوها|ابنه|ابنها');
const woman = pattern('(?:ال)?(?:أم|أخت|زوجة|والدة)|زوجته|أمه|أمها|والدته|والدتها|أخته|أختها|بنته|ابنته');
/** “husband smoker, 60F”: an age with the sex that the one who was named has not; the patient's. */
export function isOfAnotherSex(tokens: readonly Token[], at: number, relative: string): boolean {
  const [age, sex] = [tokens[at], tokens[at + 1]];
  if (tokens[at - 1]?.text !== ',' || !isAge(age, sex) || !sex?.capital) return false;
  return sex.text === 'f'
    ? men.test(relative) || man.test(relative)
    : sex.text === 'm' && (women.test(relative) || woman.test(relative));
}
const hisAge = pattern('of|aged|عمره|عمرها|عنده|عندها');
const newPerson = pattern('رجل|رجلا|امرأة|سيدة|شاب|شابة|ذكر|أنثى|man|woman|lady|gentleman|male|female');
/** «MEN2 في العائلة، رجل ٤٨ سنة»: behind what is said of the family as a whole, a person with an age is the patient. */
export function isNoneOfFamily(tokens: readonly Token[], at: number, relative: string): boolean {
  const age = hisAge.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const isBegun = ofFamily.test(relative) && tokens[at - 1]?.text === ',' && newPerson.test(tokens[at]?.text ?? '');
  return isBegun && isAge(tokens[age], tokens[age + 1]);
}
const isOn = pattern('re|regarding|about|concerning|بخصوص|عن');
/** “her husband”: where the patient is told to be she, “he” is the other, and the other way round; undefined where nothing tells. */
export function pronounOfAnother(tokens: readonly Token[], list: readonly Item[]): RegExp | undefined {
  for (const item of list) {
    if (item.kind !== 'cue' || item.cue !== 'other') continue;
    const [owner = '', named] = [tokens[item.first - 1]?.text, tokens[item.first]?.text ?? ''];
    // “… re wife: she is 70”
    if (isOn.test(owner) && women.test(named)) return /^(?:he|his|him)$/;
    if (isOn.test(owner) && men.test(named)) return /^(?:she|her)$/;
    if (owner === 'her' && men.test(named)) return /^(?:he|his)$/;
    if (owner === 'his' && women.test(named)) return /^(?:she|her)$/;
  }
  return undefined;
}

export function sentenceEnd(tokens: readonly Token[], breaks: Uint8Array, from: number): number {
  let at = from;
  while (at < tokens.length && breaks[at] !== 2) at += 1;
  return at;
}

const he = pattern('و?(?:he|هو)');
const she = pattern('و?(?:she|هي)');
const herMan = pattern('أبوها|والدها|أخوها|زوجها|ابنها|عمها|خالها|جدها');
const hisWoman = pattern('أمه|والدته|أخته|زوجته|بنته|ابنته|جدته');
/** “her father is on insulin, she takes metformin”: the pronoun that can only be the patient's; undefined where nothing tells. */
function ownPronoun(tokens: readonly Token[], item: Item | undefined): RegExp | undefined {
  const [owner = '', word = ''] = [tokens[(item?.first ?? 0) - 1]?.text, tokens[item?.first ?? 0]?.text];
  if (herMan.test(word) || (owner === 'her' && men.test(word))) return she;
  return hisWoman.test(word) || (owner === 'his' && women.test(word)) ? he : undefined;
}

/** The word “patient” ends another's record; “not our patient” does not, and “he” may be either. */
function untilSelf(tokens: readonly Token[], list: readonly Item[], n: number, end: number): number {
  const own = ownPronoun(tokens, list[n]);
  for (const item of list.slice(n + 1)) {
    if (item.first >= end) break;
    const word = tokens[item.first]?.text ?? '';
    if (own?.test(word) && item.kind === 'cue') return item.first;
    if (item.kind !== 'cue' || item.cue !== 'self' || !patient.test(word)) continue;
    if (!/^(?:our|my|your|not|s)$/.test(tokens[item.first - 1]?.text ?? '')) return item.first;
  }
  return end;
}
const patient = pattern('patient|pt|own|i|و?(?:(?:ال)?مريضة?|انا|أنا)');
