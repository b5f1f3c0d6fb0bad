import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { Figure } from './scan-words.ts';
import type { Text } from './text.ts';

const pair = /(?<![\d./-])(\d{2,3}) ?\/ ?(\d{2,3})(?![\d./-])/gu;
const ofToday = new RegExp(foldPattern('(?:today|now|this visit|current|اليوم|الآن|الحين)'), 'u');
const aimed = new RegExp(foldPattern('target|goal|aim|مستهدف|هدف|<|>'), 'u');

const ofVisit = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:standing|stood|upright|lying|supine|sitting|seated|sat|repeat(?:ed)?|re-?check(?:ed)?|again|rpt|later|after|post|then|2nd|second|left|right|ثم|وبعد|بعد|واقفا?|وقوف|الوقوف|جالسا?|الجلوس|مستلق|إعادة|الإعادة|أعيد|مرة ثانية|المرة الثانية|و)(?!\\p{L})',
  ),
  'u',
);
const ofOther = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:last|previous|prev|prior|yesterday|ago|was|were|earlier|baseline|home|target|goal|aim|reference|since|from|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|weeks?|months?|years?|days?|كانت?|السابقة?|الماضية?|أمس|البيت|المنزل|مستهدف|والمستهدف|الهدف|هدف|أسبوع|أسابيع|شهر|أشهر|شهور|سنة|يوم|يومين|19\\d\\d|20\\d\\d)(?!\\p{L})|<|(?<!-)>',
  ),
  'u',
);
/**
 * “158/68, recheck sitting 146/70”, “today 144/82, standing 118/70”: a second reading of the same visit behind the first, told by posture,
 * arm, or that it was taken again. `from`: where the measure's name begins; none where the sentence speaks of another day, place or aim.
 */
export function secondOfVisit(
  { folded, tokens, items }: Text,
  name: Item,
  n: number,
  target: readonly Figure[],
): readonly Figure[] {
  const from = tokens[name.end - 1]?.to ?? 0;
  const next = items.slice(n + 1, n + 16).find(({ kind }) => kind !== 'cue' && kind !== 'condition');
  const stop = Math.min(tokens[next?.first ?? tokens.length]?.from ?? folded.length, from + 120);
  const rest = folded.slice(from, stop).split(/[;\n]|\.(?!\d)/)[0] ?? '';
  const found: Figure[] = [];
  let behind = 0;
  for (const match of rest.matchAll(pair)) {
    const [value, other] = [Number(match[1]), Number(match[2])];
    // “BP was 150/90 at triage, then 142/84”: the verb of the first says not when.
    const lead = rest.slice(behind, match.index).replace(found.length ? /^$/ : onlyWas, '');
    behind = match.index + match[0].length;
    const begins = from + match.index;
    const tail = rest.slice(behind, behind + 14).split(',')[0] ?? '';
    if (target.some((figure) => figure.from === begins) || !isPressure(value, other) || ofOther.test(lead)) break;
    if (ofOther.test(tail) || (found.length > 0 && !ofVisit.test(lead) && !ofVisit.test(tail))) break;
    found.push({ value, other, from: begins, to: from + behind });
  }
  return found.length > 1 ? found : [];
}
const timed = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:[ap]m|morning|afternoon|evening|night|tonight|(?:ال|ب|بال)?(?:صباحا?|صبح|مساء|مسا|ليل|ليلا))(?!\\p{L})',
  ),
  'u',
);
/** “118/72, was 140/90 last year”: of another day, and told as older. */
const older = new RegExp(
  foldPattern(
    '(?<!\\p{L})(?:was|were|previously|prev|previous|prior|last (?:visit|time|year|month|week|review|seen)|ago|earlier|baseline|yesterday|كانت?|السابقة?|سابقا|الماضية?|اللي فاتت?|قبل|أمس|امبارح)(?!\\p{L})',
  ),
  'u',
);
const onlyWas = new RegExp(`^ ?(?:was|were|${foldPattern('كان|كانت')}) $`, 'u');
const isPressure = (value: number, other: number): boolean =>
  value >= 70 && value <= 260 && other >= 30 && other <= 150 && value > other + 10;

/**
 * “Mon 158/88, Wed 149/86, today 141/82”: the readings of one sentence, whatever labels stand between. The one that is called today's
 * alone; without one all, of which the text says not which holds.
 */
export function readingsOf({ folded, tokens, items }: Text, found: readonly Figure[]): readonly Figure[] {
  const [first] = found;
  // “150/70 this morning and 138/66 evening”: both of today.
  const isTimed = found.length === 1 && first?.mark === 'latest' && timed.test(folded.slice(first.to, first.to + 20));
  if (!first || found.some(({ mark, comparator }) => (mark && !isTimed) || comparator)) return found;
  const next = items.find(
    ({ kind, first: at }) => kind !== 'cue' && kind !== 'condition' && (tokens[at]?.from ?? 0) > first.to,
  );
  const from = Math.max(...found.map(({ to }) => to));
  const stop = Math.min(tokens[next?.first ?? tokens.length]?.from ?? folded.length, from + 120);
  const rest = folded.slice(from, stop).split(/[;\n]|\.(?!\d)/)[0] ?? '';
  const more: Figure[] = [];
  let behind = 0;
  let today: Figure | undefined;
  for (const match of rest.matchAll(pair)) {
    const [value, other] = [Number(match[1]), Number(match[2])];
    const lead = rest.slice(behind, match.index);
    behind = match.index + match[0].length;
    // “150/88 (home average 132/80)”: an aside.
    const isAside = lead.includes('(');
    const tail = rest.slice(behind, behind + 24).split(/,|\d/)[0] ?? '';
    if (isAside || !isPressure(value, other) || aimed.test(lead) || older.test(`${lead}|${tail}`)) continue;
    if (isTimed && !timed.test(`${lead.replace(/^.*\band/u, '')}|${tail}`)) continue;
    const figure = { value, other, from: from + match.index, to: from + behind };
    more.push(figure);
    // Before and after a dialysis are both of today.
    if ((ofToday.test(lead) || ofToday.test(tail.slice(0, 10))) && !/post|after/.test(lead)) today = figure;
  }
  if (!more.length) return found;
  return today && more.at(-1) === today ? [today] : [...found, ...more];
}
