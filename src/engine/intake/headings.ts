import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

const ofPlan = /^(?:recommendations?|advice|todo|توصيات|التوصيات)$/;
/** Cues that a heading says of every line below it. */
const held: ReadonlySet<string> = new Set(['planned', 'stopped', 'pause', 'refused', 'allergy']);
const closing =
  /^(?:labs?|results?|bloods|vitals|exam|examination|assessment|impression|history|pmh|pmhx|social|family|problems|diagnos[ei]s|investigations|follow)$/;

const mayHead = /^(?:word|mark|number)$/;

/** A heading: the cue it puts over what stands below it, or 'none' where it ends the one before. */
export type Heading = 'planned' | 'stopped' | 'pause' | 'refused' | 'allergy' | 'none';

/** What heads the sentence that begins at a token: a few words and a colon, or a line of words alone; undefined where nothing does. */
export function headingAt(
  tokens: readonly Token[],
  breaks: Uint8Array,
  items: ReadonlyMap<number, Item>,
  at: number,
): Heading | undefined {
  let end = at;
  while (end < at + 6 && !breaks[end] && tokens[end]?.text !== ':' && mayHead.test(tokens[end]?.kind ?? '')) end += 1;
  const colon = tokens[end]?.text === ':' && end < at + 5;
  const cues = cuesIn(items, at, end);
  const behind = tokens[colon ? end + 1 : end];
  const isLine = behind === undefined || behind.kind === 'line';
  if (colon && !isLine) {
    if (end === at) return undefined;
    const isPlan = cues.includes('planned') || tokens.slice(at, end).some(({ text }) => ofPlan.test(text));
    return isPlan ? 'planned' : 'none';
  }
  const begins = at === 0 || tokens[at - 1]?.kind === 'line';
  const words = tokens.slice(at, end);
  if (!isLine || !begins || !words.length || !words.every(({ kind }) => kind === 'word')) return undefined;
  if (namesSomething(items, at, end)) return colon ? 'none' : undefined;
  const cue = cues.find((one): one is Heading => held.has(one));
  if (cue) return cue;
  if (words.some(({ text }) => ofPlan.test(text))) return 'planned';
  const isHeading = colon || cues.length > 0 || words.every(({ capital }) => capital);
  return isHeading || closing.test(words[0]?.text ?? '') ? 'none' : undefined;
}

const leads = new RegExp(
  foldPattern('^(?:the|this|patient|pt|s?he|is|aged|an?|(?:ال)?مريضة?|هو|هي|عمره|عمرها|رجل|سيدة)$'),
);
const ofAge = new RegExp(foldPattern('^(?:y|yo|yrs?|years?|m|f|سنة|عاما|عام|,|-)$'));
/** “Plan: …. 52F, on …”: whether a sentence begins that tells whose it is, which no plan does. */
export function presentsPatient(tokens: readonly Token[], at: number): boolean {
  let age = at;
  while (age < at + 4 && leads.test(tokens[age]?.text ?? '')) age += 1;
  const { kind, value = 0 } = tokens[age] ?? {};
  const behind = tokens[age + 1]?.text ?? '';
  const isAge = kind === 'number' && Number.isInteger(value) && value >= 18 && value <= 110;
  return isAge && ofAge.test(behind) && (age > at || !/^[,-]$/.test(behind));
}

function cuesIn(items: ReadonlyMap<number, Item>, from: number, to: number): readonly string[] {
  const cues: string[] = [];
  for (let at = from; at < to; at += 1) {
    const item = items.get(at);
    if (item?.kind === 'cue') cues.push(item.cue);
  }
  return cues;
}

function namesSomething(items: ReadonlyMap<number, Item>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((items.get(at)?.kind ?? 'cue') !== 'cue') return true;
  return false;
}

const endsEntry = /^[,;.)\n|/]$/;
/** “… Trulicity 1.5 DISCONTINUED glipizide 5, Actos”: a cue in capitals before a name that is not, which goes on behind commas. */
export function headsList(tokens: readonly Token[], cue: Item, next: Item | undefined): boolean {
  if (next?.kind !== 'medicine' || next.first > cue.end + 1 || tokens[next.first]?.capital) return false;
  // “gliclazide 80 BD - STOP; sitagliptin 50”: the entry ends there.
  if (endsEntry.test(tokens[cue.end]?.text ?? '')) return false;
  return tokens.slice(cue.first, cue.end).every(({ capital, text }) => capital && text.length > 3);
}

/** “Stopped by the GP in May: …” */
export function leadsColon(tokens: readonly Token[], end: number): boolean {
  let at = end;
  while (at < end + 5 && tokens[at]?.kind === 'word') at += 1;
  return tokens[at]?.text === ':';
}
