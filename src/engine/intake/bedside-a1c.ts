import { foldPattern } from './fold.ts';
import type { Figure } from './scan-words.ts';
import type { By, Statement } from './text.ts';

const bedside = `poct?|point[- ]of[- ]care|finger[- ]?(?:stick|prick)|capillary|bedside|dca(?: vantage)?|afinion|${foldPattern('(?:من |ب)?(?:ال)?(?:إصبع|أصبع|وخز)|بجهاز العيادة|بالجهاز|جهاز العيادة')}`;
const laboratory = `lab|laboratory|venous|formal|hplc|${foldPattern('(?:في |ب|من )?(?:ال)?(?:مختبر|معمل|وريد|وريدي)')}`;
const either = new RegExp(`(?<!\\p{L})(?:(${bedside})|(${laboratory}))(?!\\p{L})`, 'gu');
const behind = new RegExp(
  `^ ?%?(?: \\(|,? ?)(?:by |on |via |from |in )?(?:the )?(?:(${bedside})|(${laboratory}))(?!\\p{L})`,
  'u',
);
const byOf = (found: RegExpMatchArray | null | undefined): By | undefined =>
  found ? (found[1] ? 'bedside' : 'laboratory') : undefined;

/** What stands behind a figure says it of it, unless a figure of its own follows: “8.4 POC, 7.9 lab”. */
export const byBehind = (folded: string, to: number): By | undefined => {
  const found = behind.exec(folded.slice(to, to + 40));
  return found && !/^[ :=]{0,2}(?:hb)?(?:a1c)?[ :=]{0,2}\d/.test(folded.slice(to + found[0].length))
    ? byOf(found)
    : undefined;
};
/** Whether words of either, with a figure, begin at a place: “…, lab 7.9”. */
const leads = new RegExp(`(?:(?:hospital|central|our|the|by|in) )?(?:${bedside}|${laboratory})[ :=]{1,2}\\d`, 'uy');
export function leadsByMethod(folded: string, at: number): boolean {
  leads.lastIndex = at;
  return leads.test(folded);
}

/** The figures of an HbA1c with who measured each, as the words before it or just behind say. */
export function withMethod(figures: readonly Figure[], folded: string, begins: number): readonly Figure[] {
  let cut = Math.max(0, begins - 24);
  return figures.map((figure) => {
    // The figure in “A1c” ends nothing.
    const stem = folded.slice(cut, figure.from).replaceAll('a1c', 'aic');
    const own = stem.slice(Math.max(0, stem.search(/[,;.\n\d](?=[^,;.\n\d]*$)/) + 1));
    cut = figure.to;
    const by = byOf([...own.matchAll(either)].at(-1)) ?? byBehind(folded, figure.to);
    return by ? { ...figure, by } : figure;
  });
}

const dayOf = ({ day }: Pick<Figure | Statement, 'day'>): string => day?.dayFirst ?? day?.monthFirst ?? '';
/** Of one day the laboratory's stands and the device's does not; all, where days differ or one says nothing of it. */
export function ofLaboratory<T extends Pick<Figure | Statement, 'day'> & { readonly by?: By }>(
  found: readonly T[],
): readonly T[] {
  const first = found[0];
  const isOneDay = first !== undefined && found.every((other) => dayOf(other) === dayOf(first));
  const lab = found.filter(({ by }) => by === 'laboratory');
  return isOneDay && lab.length && found.every(({ by }) => by) ? lab : found;
}
