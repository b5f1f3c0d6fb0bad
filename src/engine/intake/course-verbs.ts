import { foldPattern } from './fold.ts';

/** «أوقفته», «رفضها»: verbs of a course with whom and what written on to them. */
const verbs: readonly (readonly [cue: string, verb: RegExp])[] = (
  [
    ['stopped', '(?:ا?وقف|بطل|قطع|ترك|خلص|انتهي|كمل|شال|لغ)(?:ت|نا|و|وا|ي)?(?:ه|ها|هم)?'],
    ['stopped', '(?:إيقاف|توقيف)(?:ه|ها)|(?:ال)?موقوف(?:ة|ين|ات)?|مقطوعة?'],
    ['refused', '(?:رفض)(?:ت|نا|و|وا)?(?:ه|ها|هم)'],
  ] as const
).map(([cue, source]) => [cue, new RegExp(`^[وف]?${foldPattern(`(?:${source})`)}$`, 'u')]);
export const courseVerb = (word: string): string | undefined =>
  word < '\u0600' ? undefined : verbs.find(([, verb]) => verb.test(word))?.[0];
