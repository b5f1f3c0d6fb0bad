import { foldPattern } from './fold.ts';

/** A steroid that works where it is put. */
export const local = new RegExp(
  foldPattern(
    'cream|ointment|inhaler|inhaled|nasal|spray|drops|eye|topical|puffs?|injection into|intra-?articular|joint|كريم|مرهم|بخاخ|قطرة|قطرات|موضعي|للعين|مفصل',
  ),
  'u',
);
const intoJoint = new RegExp(
  foldPattern(
    '(?:inject\\p{L}*|inj|jabs?|shots?|حقنة|إبرة|ابرة|حقن)[^.;\\n]{0,30}(?:knees?|shoulders?|hips?|elbows?|wrists?|heels?|joints?|trigger|carpal|epidural|facet|ركبة|كتف|كوع|ورك|مفصل|كعب|رسغ)(?!\\p{L})|(?:knees?|shoulders?|hips?|elbows?|ركبة|كتف)[^.;\\n]{0,12}(?:inject\\p{L}*|jabs?|shots?|حقنة|إبرة)',
  ),
  'u',
);
/** “cortisone injection into the knee”, «حقنة كورتيزون في الركبة»: of a course by mouth nothing is said. */
export const isIntoJoint = (folded: string, from: number, nameEnd: number): boolean =>
  intoJoint.test(
    (folded
      .slice(Math.max(0, from - 24), from)
      .split(/[.;,\n]/)
      .at(-1) ?? '') +
      folded.slice(from, nameEnd) +
      (folded.slice(nameEnd, nameEnd + 40).split(/[.;,\n]/)[0] ?? ''),
  );

/** Over, or taken once. */
export const finished = new RegExp(
  foldPattern(
    'finished|completed|single|one[- ]off|one dose|واحدة|(?:injections?|إبرة|حقنة)[^.;\\n]{0,28} (?:ago|last|قبل|الماضي|الماضية|السابق)|course (?:last|in|of)|last (?:month|week|year)|انتهى|أنهى|stat(?!\\p{L})|prn',
  ),
  'u',
);

const injection = new RegExp(`(?:${intoJoint.source})[^.;,\\n]*`, 'u');
/** Whether a sentence says so, apart from an injection into a joint that it speaks of besides. */
export const isFinished = (sentence: string): boolean => finished.test(sentence.replace(injection, ''));
