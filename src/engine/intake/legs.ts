import { foldPattern } from './fold.ts';
import type { Text } from './text.ts';

const leg = new RegExp(foldPattern('^[وفبلك]{0,2}(?:ال|ل)?رجل$'));
const before = new RegExp(
  foldPattern('^(?:في|قرحة|قرح|بتر|تورم|ورم|انتفاخ|جرح|ألم|الم|آلام|جلطة|جلطات|التهاب|كسر|دوالي|تنميل|خدر|حرقان)$'),
);
const behind = new RegExp(foldPattern('^(?:ال)?(?:يمنى|يمين|يسرى|يسار|شمال)$'));
/** «جلطات بالرجل», «قرحة في الرجل اليمنى»: a leg, which is written as a man is. */
export function isLeg({ tokens }: Pick<Text, 'tokens'>, at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (!leg.test(word)) return false;
  return /^[وف]?ب/.test(word) || before.test(tokens[at - 1]?.text ?? '') || behind.test(tokens[at + 1]?.text ?? '');
}
