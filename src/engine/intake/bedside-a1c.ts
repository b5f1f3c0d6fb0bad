import { foldPattern } from './fold.ts';

const method = `poct?|point[- ]of[- ]care|finger[- ]?(?:stick|prick)|capillary|bedside|dca(?: vantage)?|afinion|lab|laboratory|venous|formal|hplc|${foldPattern('(?:من |ب|في )?(?:ال)?(?:إصبع|أصبع|وخز|مختبر|معمل|وريد|وريدي)|بجهاز العيادة|جهاز العيادة')}`;
const behind = new RegExp(`^ ?%?(?: \\(|,? ?)(?:by |on |via |from |in )?(?:the )?(?:${method})(?!\\p{L})`, 'u');

/** “8.4 POC, 7.9 lab”: whether a figure is followed by how it was measured, and not by a figure of its own. */
export function hasMethodBehind(folded: string, to: number): boolean {
  const found = behind.exec(folded.slice(to, to + 40));
  return found !== null && !/^[ :=]{0,2}(?:hb)?(?:a1c)?[ :=]{0,2}\d/.test(folded.slice(to + found[0].length));
}
const between = `(?: (?:samples?|specimens?|results?|values?|readings?|one|tests?|a1c|hba1c|hb|the|same|day|today|this|morning|week|drawn|sent|taken|says?|said|gave|was|is|repeat(?:ed)?|rpt|re-?check|${foldPattern('نفس|ذات|اليوم|في|بنفس')})){0,5}`;
/** Whether words of a method, with a figure, begin at a place: “…, lab 7.9”, “lab sample same day 8.5”, «وعينة المختبر نفس اليوم ٨٫٥». */
const leads = new RegExp(
  `(?:(?:and|then|but|while|with) )?(?:the )?${foldPattern('و?(?:(?:ال)?(?:عينة|نتيجة|تحليل|فحص) )?')}(?:${method})${between}[ :=]{1,2}\\d`,
  'uy',
);
export function leadsByMethod(folded: string, at: number): boolean {
  leads.lastIndex = at;
  return leads.test(folded);
}
const byScale =
  /(?:(?:on|and|our|the|but) ){0,2}(?:home|clinic|office|ward|hospital|surgery|gp|gym|our) (?:scales? )?(?:(?:says?|reads?|was|is) )?\d/uy;
/** “92 on the home scale, clinic scale 94.5”: whether another scale, with its figure, begins at a place. */
export function leadsByScale(folded: string, at: number): boolean {
  byScale.lastIndex = at;
  return byScale.test(folded);
}

const time = `(?:(?:at |@ ?)?\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?|[ap]\\.?m\\.?|(?:in the |this |at )?(?:morning|midday|noon|afternoon|evening|night|bedtime)|(?:at |@ ?)\\d{1,2}:\\d\\d|${foldPattern('(?:ال|ب|بال|في ال)?(?:صباحا?|صبح|ظهرا?|عصرا?|مساء|مسا|ليل|ليلا|فجرا?)')})`;
const timeBehind = new RegExp(`^ ?%? ?\\(?${time}(?!\\p{L})`, 'u');
const timeBefore = new RegExp(`\\d[^,;.\\n]{0,12} \\(?${time}\\)? ?$`, 'u');
/** “5.1 am, 5.8 pm”, “140 at 7 am, 152 at 8 am”: whether a figure behind a comma has its time of the day, as the one before has. */
export const isOfSameDay = (folded: string, comma: number, to: number): boolean =>
  timeBehind.test(folded.slice(to, to + 24)) && timeBefore.test(folded.slice(Math.max(0, comma - 30), comma));
