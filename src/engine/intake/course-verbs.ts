import { foldPattern } from './fold.ts';

/** «أوقفته», «رفضها»: verbs of a course with whom and what written on to them. */
const verbs: readonly (readonly [cue: string, verb: RegExp])[] = (
  [
    ['stopped', '(?:ا?وقف|بطل|قطع|ترك|خلص|انتهي|كمل|شال|لغ)(?:ت|نا|و|وا|ي)?(?:ه|ها|هم|هما)?'],
    ['stopped', '(?:إيقاف|توقيف|وقف)(?:ه|ها|هم|هما)|(?:ال)?موقوف(?:ة|ين|ات)?|مقطوعة?'],
    ['refused', '(?:رفض)(?:ت|نا|و|وا)?(?:ه|ها|هم)'],
    ['target', '(?:ال)?(?:هدف|مستهدف|مطلوب)(?:ه|ها|هم|نا|ي|ك)'],
  ] as const
).map(([cue, source]) => [cue, new RegExp(`^[وف]?${foldPattern(`(?:${source})`)}$`, 'u')]);
export const courseVerb = (word: string): string | undefined =>
  word < '\u0600' ? undefined : verbs.find(([, verb]) => verb.test(word))?.[0];

/** «أوقفته», «إيقافهما»: a verb that says whom by what is written on to it, so that it is said of what stands before it. */
export const saysWhom = new RegExp(
  `^[وف]?${foldPattern('(?:ا?وقف|ا?يقاف|توقيف|بطل|قطع|ترك|شال)(?:ت|نا|و)?(?:ه|ها|هم|هما)')}$`,
  'u',
);
/** «إيقافهما»: of several. */
export const saysSeveral = new RegExp(`${foldPattern('هما?')}$`, 'u');
