import { foldPattern } from './fold.ts';
import type { CueItem } from './items.ts';
import { denials } from './scope-words.ts';
import type { Token } from './tokens.ts';

// Words for having and for oneself that do not undo what stands right before them.

/** “son himself”, «ابنه نفسه» */
export const emphatic = /^(?:himself|herself|نفسه|نفسها)$/;
/** «والدته مريضة سكر»: what one is, where «المريضة» is who is spoken of. */
export const isIll = new RegExp(`^${foldPattern('مريضة?')}$`);
const whoHas = new RegExp(
  `^(?:that|he|she|they|pt|patient|the|ever|has|had|${foldPattern('أن|أنه|أنها|بأن|بأنه|بأنها')})$`,
);
/** “denies that she has”, «تنفي أن لديها» */
export function isDeniedHaving(tokens: readonly Token[], has: number): boolean {
  let at = has - 1;
  while (at > has - 5 && whoHas.test(tokens[at]?.text ?? '')) at -= 1;
  return at < has - 1 && denials.test(tokens[at]?.text ?? '');
}

const whileNot = new RegExp(
  `^(?:having|ever|yet|really|currently|actually|previously|${foldPattern('حاليا|أبدا|أي')})$`,
);
/** Whether the word for having stands right behind the one that denies it. */
export function isHadNot(tokens: readonly Token[], has: number, before: CueItem | undefined): boolean {
  if (before?.cue !== 'no') return false;
  let at = before.end;
  while (at < has && whileNot.test(tokens[at]?.text ?? '')) at += 1;
  return at === has;
}
