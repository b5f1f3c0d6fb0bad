import { foldPattern } from './fold.ts';
import type { CueItem } from './items.ts';
import type { Token } from './tokens.ts';

/** Words that deny a whole list. */
export const denials = /^(den|neg|ينكر|تنكر|انكر|ينفي|تنفي|نفي|نفت)/;
/** Words of a change from one medicine to another, and what leads to the other. */
export const exchanges = new RegExp(`^(?:switched|changed|replaced|converted|${foldPattern('استبد|تحول|تغيير')})`, 'u');
export const leadsOn = new RegExp(`^(?:to|by|with|${foldPattern('إلى')})$`);
/** «ابنه طبيب عمره ٥٠»: the age of whom was just named. */
export const ofAge = new RegExp(`^و?${foldPattern('(?:عمره|عمرها)')}$`);
/** What is done or planned, by its noun: «تم إيقاف … وبدء …». */
export const nouns = new RegExp(foldPattern('^(?:بدء|البدء|إضافة|زيادة|رفع|وصف|تغيير|تحويل)'), 'u');
/** «وتستخدم …» */
export const andDoes = new RegExp(
  `^و${foldPattern('(?:[يت](?:ستخدم|ستعمل|أخذ|تناول)|[بي]ي?اخد|بتاخد|ماشية?|مستمرة?|حاليا)')}$`,
);
/** What was taken before. */
export const earlier = new RegExp(`^(?:previous|prev|earlier|initially|${foldPattern('سابقا|السابق|قديما|بداية')})$`);
/** «تم …» */
export const doneWord = new RegExp(`^و?${foldPattern('(?:تم|تمت)')}$`);
/** “avoid pioglitazone given heart failure”: what follows is why, and is so. */
const reason = new RegExp(`^(?:because|bc|given|owing|due|${foldPattern('(?:بسبب|نظرا|لوجود|لأنه|لأنها|لأن)')})$`);
/** Also as it is shortened: “d/t”, “b/c”. */
export const isReason = (tokens: readonly Token[], at: number): boolean =>
  reason.test(tokens[at]?.text ?? '') ||
  (tokens[at]?.text === '/' && /^(?:d\/t|b\/c)$/.test(`${tokens[at - 1]?.text}/${tokens[at + 1]?.text}`));
/** “no meds”, «بدون أدوية»: what is denied is whole. */
export const medicinesAtAll = new RegExp(
  `^(?:meds|medications?|medicines?|drugs|tablets|pills|treatment|therapy|${foldPattern('أدوية|ادويه|دواء|علاج|أدويه')})$`,
);
const waits = /^(?:awaiting|listed for|waitlisted for|on the (?:waiting )?list for)$/;
const operation =
  /^(?:arthroplasty|arthroscopy|biopsy|bypass|cholecystectomy|colonoscopy|endoscopy|hysterectomy|mri|operation|repair|replacement|scan|surgery)$/;
/** “awaiting hip replacement, canagliflozin 300”: what is waited for is no medicine, and the list behind it is none either. */
export const isWaitedFor = (tokens: readonly Token[], cue: CueItem | undefined, at: number): boolean =>
  cue !== undefined &&
  operation.test(tokens[at]?.text ?? '') &&
  waits.test(
    tokens
      .slice(cue.first, cue.end)
      .map(({ text }) => text)
      .join(' '),
  );
