import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { Text } from './text.ts';

const none = `(?:no|nil|none|neg|negative|-ve|n(?!\\/)|absent|denied|nad|0(?![.\\d])|${foldPattern('لا|لا يوجد|لا توجد|كلا|ينفي|تنفي')})`;
const ends = '(?= ?(?:[.,;)\\]\\n|]|$|\\/ ?\\p{L}))';
/** “IHD (no)”, “Pregnant: N”, “smoker Y/N: N”, “CABG no”, “MI x0”, “HF? no CKD? yes”: an answer behind a name, and nothing more in its clause. */
const answer = new RegExp(
  `^ ?(?:y ?\\/ ?n ?)?(?:[([] ?(?:${none}|-) ?[)\\]]|(?:[:=?-]{1,2} ?| )${none}${ends}|\\? ?${none}(?= \\p{L}{1,24} ?\\?)|[x*] ?0(?!\\d))`,
  'u',
);
/** Behind a medicine only with a mark before it: “statin: no”, for “metformin no GI upset” says another thing. */
const markedAnswer = new RegExp(`^ ?(?:[([] ?${none} ?[)\\]]|(?:(?:[:=?]| -) ?${none}| n)${ends})`, 'u');
/** Where the answer behind a name that ends at a place has ended; undefined where none stands there. */
export function answerEnd(folded: string, to: number): number | undefined {
  const found = answer.exec(folded.slice(to, to + 24));
  return found ? to + found[0].length : undefined;
}
const slash = /^ ?\/ ?$/;
/** Whether the answer “no” stands behind a name, or behind the last of names with strokes between: “CVA/MI/CHF: neg”. */
export function isAnsweredNo({ items, tokens, folded }: Text, item: Item, n: number): boolean {
  let last = item;
  for (const next of items.slice(n + 1, n + 6)) {
    const between = folded.slice(tokens[last.end - 1]?.to ?? 0, tokens[next.first]?.from ?? 0);
    if (next.kind !== 'condition' || !slash.test(between)) break;
    last = next;
  }
  const to = tokens[last.end - 1]?.to ?? 0;
  const written = item.kind === 'medicine' ? markedAnswer : answer;
  return written.test(folded.slice(to, to + 24)) && !isSignedBefore(folded, tokens[item.first]?.from ?? 0);
}

const sign = /\([+-]\)|(?<![\p{L}\d)])[+-]ve(?!\p{L})/u;
const opening = /^[^\p{L}\d]*(?:(?:ros|pmhx?|hx|history|exam|o\/e|examination)[ :]*)?$/u;
/** “(+) neuropathy (-) retinopathy”: a sentence whose signs stand before their names. */
export function isSignedBefore(folded: string, from: number): boolean {
  const sentence = sentenceBefore(folded, from);
  const first = sign.exec(sentence);
  return first !== null && opening.test(sentence.slice(0, first.index));
}
const sentenceBefore = (folded: string, from: number): string =>
  folded
    .slice(Math.max(0, from - 120), from)
    .split(/[;\n]|\.(?!\d)/)
    .at(-1) ?? '';
const minusBefore = /(?:\(-\)|(?<![\p{L}\d)])-ve) ?$/u;
/** “(-) retinopathy”, “-ve nephropathy”: denied by the sign before the name. */
export const isMinusBefore = (folded: string, from: number): boolean =>
  minusBefore.test(folded.slice(Math.max(0, from - 6), from)) && isSignedBefore(folded, from);

/** “neuropathy n/a”, “retinopathy: not assessed”: named, and nothing said of it. */
export const isUnanswered = (behind: string): boolean => unanswered.test(behind);
const unanswered = new RegExp(
  `^[ :=(-]{1,3}(?:n\\/[ak]|not (?:assessed|examined|tested|checked|known|documented|screened|recorded|applicable|done)|unknown|unassessed|tba|${foldPattern('غير معروفة?|لم (?:ي|ت)فحص|لم (?:ي|ت)قيم')})(?= ?(?:[.,;)\\n|]|$|yet))`,
  'u',
);
