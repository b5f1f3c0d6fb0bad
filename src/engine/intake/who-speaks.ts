import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import { isOnParent } from './kin.ts';
import { reportedOn } from './relatives-report.ts';
import type { Token } from './tokens.ts';

/** “… re wife: she is 70”: who is written about. */
const ofMatter = /^(?:re|regarding|about|concerning)$/;
const readings = /^(?:readings?|results?|numbers|sugars?|report|labs?|bp)$/;
/** «الوالدة ٧٨ سنة، على لانتوس», “mum's readings (78y): …”: where the text begins with a relative's age or readings and speaks of nobody else, the relative is who it is about. */
export function withoutSpokenOf(tokens: readonly Token[], all: readonly Item[]): readonly Item[] {
  const list = all.filter(
    ({ kind, first, end }) =>
      !(kind === 'cue' && tokens[end]?.text === ':' && ofMatter.test(tokens[first - 1]?.text ?? '')),
  );
  const told = reportedOn(tokens, list);
  if (told) return list.filter((item) => item !== told.teller && item !== told.patient);
  const [first] = list;
  if (first?.kind !== 'cue' || first.cue !== 'other' || first.first > 8) return list;
  const at = tokens[first.end]?.text === "'" ? first.end + 2 : first.end;
  if (readings.test(tokens[at]?.text ?? '')) return list.slice(1);
  if (first.first > 1) return list;
  const [age, unit] = [tokens[first.end], tokens[first.end + 1]];
  const isAged =
    age?.kind === 'number' &&
    age.value >= 18 &&
    age.value <= 110 &&
    /^(?:سنه|سنة|عاما|y|yrs?|years?|yo)$/.test(unit?.text ?? '');
  const isAlone = !list.slice(1).some((item) => item.kind === 'cue' && (item.cue === 'other' || item.cue === 'self'));
  return isAged && isAlone ? list.slice(1) : list;
}

const ofSpeaker = new RegExp(
  `^(?:mum|mom|dad|mums|moms|dads|(?:ال)?(?:والده?)|${foldPattern('أبوي|ابوي|أبويا|أمي|والدي|والدتي|جدتي|جدي|ماما|بابا')})$`,
);
/** «أبوي عمره ٧٢ …»: whether the first who is named is a relative of the speaker, of whom the text is; “I” is another then. */
export function isAboutRelative(tokens: readonly Token[], list: readonly Item[]): boolean {
  const place = list.findIndex((item) => item.kind === 'cue' && item.cue === 'other');
  const named = list[place];
  if (isOnParent(tokens)) return true;
  if (!named || place > 2 || list.slice(0, place).some(({ kind }) => kind !== 'cue')) return false;
  if (isSpeaker(tokens, named.first)) return true;
  const isOwn = ofSpeaker.test(tokens[named.first]?.text ?? '') || tokens[named.first - 1]?.text === 'my';
  const behind = tokens.slice(named.end, named.end + 9);
  return isOwn && behind.some(({ text, kind }) => kind === 'number' || readings.test(text)) && !speaksOfAge(tokens);
}
/** “this is the son of your patient …”, “I am her daughter”: a relative who speaks. */
function isSpeaker(tokens: readonly Token[], named: number): boolean {
  const of = /^(?:the|her|his|a)$/.test(tokens[named - 1]?.text ?? '') ? named - 1 : named;
  const [before, verb] = [tokens[of - 2]?.text ?? '', tokens[of - 1]?.text ?? ''];
  return (
    verb === 'im' ||
    (verb === 'is' && before === 'this') ||
    (verb === 'am' && before === 'i') ||
    (verb === 'm' && before === "'")
  );
}
/** Whether the speaker tells an age of his own: «أنا عمري ٤١». */
export const speaksOfAge = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => {
    const behind = tokens[at + 1]?.text === "'" ? at + 3 : at + 2;
    const isAm = text === 'i' && /^(?:am|')$/.test(tokens[at + 1]?.text ?? '');
    return text === myAge || (isAm && (tokens[behind]?.value ?? 0) >= 18);
  });
const myAge = 'عمري';

const own = new RegExp(`^(?:own|mine|myself|${foldPattern('و?أنا')})$`);
const does = /^(?:have|take|am|also|use|m)$/;
const introduces = /^(?:the|her|his|a)$/;
/** “my own sugar”, “I take”, «وأنا عندي»: the speaker told of. */
export function isOfSpeaker(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]];
  if (word === 'own' && /^(?:her|his|their)$/.test(tokens[at - 1]?.text ?? '')) return false;
  // “I am her daughter” tells who speaks.
  const verb = next?.text === "'" ? at + 2 : at + 1;
  if (word === 'i' && introduces.test(tokens[verb + 1]?.text ?? '')) return false;
  return own.test(word) || (word === 'i' && (does.test(next?.text ?? '') || next?.text === "'"));
}
