import { foldPattern } from './fold.ts';
import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

export const any = (text: string | undefined, ...words: readonly string[]): boolean =>
  text !== undefined && words.includes(text);

const no = new RegExp(`^(?:no|${foldPattern('لا|بدون')})$`);
/** “no MTC or MEN2”: a name that holds its denial, before “or”. */
export const goesOnDenied = (tokens: readonly Token[], { first, end }: Item): boolean =>
  no.test(tokens[first]?.text ?? '') && any(tokens[end]?.text, 'or', 'nor', 'او', 'ولا');

/** Whether a list of denied findings goes on behind a comma: “no hypos, ulcer or neuropathy”. */
export function listGoesOn(
  tokens: readonly Token[],
  breaks: Uint8Array,
  items: ReadonlyMap<number, Item>,
  comma: number,
): boolean {
  for (let at = comma + 1; at < Math.min(tokens.length, comma + 24); at += 1) {
    if (breaks[at] === 2) return false;
    const item = items.get(at);
    if (item && (item.kind === 'measure' || item.kind === 'medicine' || (item.kind === 'cue' && item.cue !== 'no')))
      return false;
    if (any(tokens[at]?.text, 'or', 'nor', 'او', 'ولا')) return true;
  }
  return false;
}

const joins = new RegExp(`^(?:[/&+,-]|or|and|nor|${foldPattern('أو|ولا')})$`);
const qualifies = new RegExp(
  `^(?:of|for|to|any|a|an|the|known|previous|prior|past|personal|recent|current|active|significant|clinical|overt|diabetic|obvious|definite|established|documented|apparent|new|acute|chronic|severe|major|other|further|symptomatic|proven|confirmed|had|has|have|having|with|been|history|hx|ever|more|real|${foldPattern('على|ما|دليل|يدل|تدل|مؤشر|مؤشرات|علامات|لديه|لديها|عنده|عندها|لها?|بها?|أي|من|في|تاريخ|مرضي|سوابق|وجود|توجد|يوجد|حدثت?|يحدث|تحدث|يسبق|سبق|يعاني|تعاني|نوبات|حالات')})$`,
);
/** Whether something else stands between a denial and what is named: “no hypos HF”, “no fever CKD 3”, “no retinopathy severe neuropathy”. */
export function isFarDenied(tokens: readonly Token[], named: number, cueEnd: number): boolean {
  let at = named;
  while (at > cueEnd && qualifies.test(tokens[at - 1]?.text ?? '')) at -= 1;
  return at !== cueEnd && !joins.test(tokens[at - 1]?.text ?? '');
}

const whoDenied = /^(?:pt|patient|him|her|them|he|she|husband|wife|family)$/;
/** Whether nothing but the patient, or the end of the clause, stands behind “denied”, so that it is said of what stands before it. */
export function isBehindDenied(tokens: readonly Token[], breaks: Uint8Array, at: number): boolean {
  if (!tokens[at] || breaks[at] || /^(?:but|however|though)$/.test(tokens[at]?.text ?? '')) return true;
  const who = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  return tokens[at]?.text === 'by' && whoDenied.test(tokens[who]?.text ?? '');
}
