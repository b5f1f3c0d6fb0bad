import { foldPattern } from './fold.ts';

const method = `poct?|point[- ]of[- ]care|finger[- ]?(?:stick|prick)|capillary|bedside|dca(?: vantage)?|afinion|lab|laboratory|venous|formal|hplc|${foldPattern('(?:من |ب|في )?(?:ال)?(?:إصبع|أصبع|وخز|مختبر|معمل|وريد|وريدي)|بجهاز العيادة|جهاز العيادة')}`;
const behind = new RegExp(`^ ?%?(?: \\(|,? ?)(?:by |on |via |from |in )?(?:the )?(?:${method})(?!\\p{L})`, 'u');

/** “8.4 POC, 7.9 lab”: whether a figure is followed by how it was measured, and not by a figure of its own. */
export function hasMethodBehind(folded: string, to: number): boolean {
  const found = behind.exec(folded.slice(to, to + 40));
  return found !== null && !/^[ :=]{0,2}(?:hb)?(?:a1c)?[ :=]{0,2}\d/.test(folded.slice(to + found[0].length));
}
/** Whether words of a method, with a figure, begin at a place: “…, lab 7.9”. */
const leads = new RegExp(`(?:${method})[ :=]{1,2}\\d`, 'uy');
export function leadsByMethod(folded: string, at: number): boolean {
  leads.lastIndex = at;
  return leads.test(folded);
}
