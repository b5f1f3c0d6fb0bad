import { foldPattern } from './fold.ts';
import type { MedicineItem } from './items.ts';
import { pieceAfter } from './medicine-context.ts';
import type { Text } from './text.ts';

const moves = new RegExp(
  `^(?:[↓↑]|increase|titrate|uptitrate|raise|reduce|decrease|lower|cut|double|${foldPattern('نزيد|نرفع|نزود|زيادة|رفع|تخفيض|نخفض|نقلل|تقليل')})$`,
);
const exchanges = new RegExp(
  `^(?:swap|switch|change|convert|replace|${foldPattern('استبدال|نستبدل|نبدل|نغير|تغيير')})$`,
);
const stops = /^(?:stop|cease|discontinue)$/;
const leads = new RegExp(`^ (?:from|${foldPattern('من')})(?= \\d)`, 'u');
/** What it will be: behind a dose that is taken today. */
const willBe = new RegExp(`(?<=\\d[^;]{0,24}) (?:(?:up )?to|→|-+>|${foldPattern('إلى|الى|لـ?')}) ?(?=\\d)`, 'u');
const other = new RegExp(`^(?:for|to|with|by|${foldPattern('ب|إلى|الى')})$`);
const doseToDose = new RegExp(
  `^ (?:dose )?(?:from|${foldPattern('من')}) \\d[^;.\\n]{0,30}? (?:to|${foldPattern('إلى|الى|لـ?')}) ?\\d`,
  'u',
);
/** «تم تغيير لانتوس من 10 وحدات إلى 24»: what was changed is the dose. */
export const isDoseChanged = (text: Text, item: MedicineItem, n: number): boolean =>
  doseToDose.test(pieceAfter(text, item, n));
/** On what condition it will be stopped. */
const once = / (?:once|when|if|after|at next|next visit)(?!\p{L})/u;

/**
 * “Plan: increase metformin 500 bd to 1 g bd”, “swap atorva 10 for rosuva 20”, “stop Amaryl 2 mg once on Trulicity”: the piece behind a name
 * that tells the dose of today; undefined where nothing says that the medicine is taken.
 */
export function takenUntilChanged(
  text: Text,
  item: MedicineItem,
  n: number,
): { readonly piece: string; readonly from: number } | undefined {
  const { tokens, items } = text;
  const verb = tokens[item.first - 1]?.text ?? '';
  const piece = pieceAfter(text, item, n);
  const lead = leads.exec(piece)?.[0].length ?? 0;
  const until = (end: number) => ({ piece: piece.slice(lead, end), from: (tokens[item.end - 1]?.to ?? 0) + lead });
  if (moves.test(verb)) {
    const change = willBe.exec(piece);
    return change ? until(change.index) : undefined;
  }
  if (exchanges.test(verb)) {
    const next = items.slice(n + 1, n + 4).find(({ kind }) => kind === 'medicine');
    const end = piece.search(/ (?:for|to|with|by) ?$/);
    return next && other.test(tokens[next.first - 1]?.text ?? '') ? until(end < 0 ? piece.length : end) : undefined;
  }
  const condition = stops.test(verb) ? once.exec(piece.slice(0, 40)) : null;
  return condition ? until(condition.index) : undefined;
}
