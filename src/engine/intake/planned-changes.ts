import { foldPattern } from './fold.ts';
import type { MedicineItem } from './items.ts';
import { pieceAfter } from './medicine-context.ts';
import type { Text } from './text.ts';

const moves = new RegExp(
  `^(?:[↓↑]|increase|titrate|uptitrate|raise|reduce|decrease|lower|halve|cut|double|${foldPattern('نزيد|نرفع|نزود|زيادة|رفع|تخفيض|نخفض|نقلل|تقليل')})$`,
);
/** “reduce Lantus 30 → 26”, «نخفض لانتوس إلى 20»: of what is taken, at a dose that is to come. */
const lessens = new RegExp(`^(?:reduce|decrease|lower|halve|${foldPattern('نخفض|نقلل|خفض|قلل')})$`);
const verbBefore = ({ tokens }: Text, { first }: MedicineItem): string => {
  const at = /^(?:the|his|her|my|their)$/.test(tokens[first - 1]?.text ?? '') ? first - 2 : first - 1;
  return tokens[at]?.text ?? '';
};
export const isLessened = (text: Text, item: MedicineItem): boolean => lessens.test(verbBefore(text, item));
const exchanges = new RegExp(
  `^(?:swap|switch|change|convert|replace|${foldPattern('استبدال|نستبدل|نبدل|نغير|تغيير')})$`,
);
const stops = new RegExp(`^(?:stop|cease|discontinue|${foldPattern('سنوقف|نوقف|يوقف|توقف')})$`);
/** “will stop”, “Plan: to stop”, «سوف نوقف»: of what is taken until then; “told to stop” may be done. */
const willStop = new RegExp(
  `(?:(?:will|shall|'ll|going to|plan(?:ning|s|ned)?:?(?: is)?(?: to)?|intend(?:s|ing)? to|aim(?:ing)? to) |(?:^|[.;:\\n]) ?to |${foldPattern('(?:سوف|راح|رح|بدنا|ناوي|ناوية) |(?:^|[.;:\\n]) ?(?=س)')})(?:stop|cease|discontinue|${foldPattern('سنوقف|نوقف|يوقف|توقف')}) (?:(?:the|his|her|my|their) )?$`,
  'u',
);
/** When: not today. */
const later = new RegExp(
  `(?<!\\p{L})(?:tomorrow|next (?:week|visit|month|time|appointment)|(?:in|after) (?:\\d{1,2}|a|one|two|three|four|six) (?:days?|weeks?|months?|\\/\\d{1,2})|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|from (?:mon|tues|wednes|thurs|fri|satur|sun)day|${foldPattern('غدا|بكرة|الأسبوع (?:القادم|الجاي|المقبل)|الشهر (?:القادم|الجاي|المقبل)|الزيارة (?:القادمة|الجاية|المقبلة)|بعد (?:أسبوع|أسبوعين|شهر|شهرين)')})`,
  'u',
);
/** “will stop gliclazide and sitagliptin”: where the verb begins to speak of this medicine, behind which only medicines stand. */
function stopVerbBefore({ tokens, items, breaks }: Text, n: number): number | undefined {
  for (let m = n - 1; m >= Math.max(0, n - 4); m -= 1) {
    const item = items[m];
    const next = items[m + 1];
    if (!item || !next || Math.max(0, ...breaks.slice(item.end, next.first)) === 2) return undefined;
    if (item.kind === 'cue' && item.cue === 'stopplan') return tokens[item.end - 1]?.to;
    if (item.kind !== 'medicine') return undefined;
  }
  return undefined;
}
const leads = new RegExp(`^ (?:from|${foldPattern('من')})(?= \\d)`, 'u');
/** What it will be: behind a dose that is taken today. */
const willBe = new RegExp(
  `(?<=\\d[^;]{0,24})(?: ?(?:→|-{1,2}>)| (?:(?:up )?to|${foldPattern('إلى|الى|لـ?')})) ?(?=\\d)`,
  'u',
);
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
  const verb = verbBefore(text, item);
  const piece = pieceAfter(text, item, n);
  const lead = leads.exec(piece)?.[0].length ?? 0;
  const until = (end: number) => ({ piece: piece.slice(lead, end), from: (tokens[item.end - 1]?.to ?? 0) + lead });
  if (moves.test(verb)) {
    const change = willBe.exec(piece);
    if (change) return until(change.index);
    return lessens.test(verb) ? until(0) : undefined;
  }
  if (exchanges.test(verb)) {
    const next = items.slice(n + 1, n + 4).find(({ kind }) => kind === 'medicine');
    const end = piece.search(/ (?:for|to|with|by) ?$/);
    return next && other.test(tokens[next.first - 1]?.text ?? '') ? until(end < 0 ? piece.length : end) : undefined;
  }
  const condition = stops.test(verb) ? once.exec(piece.slice(0, 40)) : null;
  if (condition) return until(condition.index);
  const said = stopVerbBefore(text, n);
  const stem = said === undefined ? '' : `${text.folded.slice(Math.max(0, said - 40), said)} `;
  const when = later.exec(piece.slice(0, 60));
  return willStop.test(stem) || (said !== undefined && when) ? until(when?.index ?? piece.length) : undefined;
}
