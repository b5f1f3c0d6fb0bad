import { expect, test } from 'vitest';
import { formulaInArabic } from '../../src/islands/report/formula-words.ts';

const said = (formula: string) =>
  formulaInArabic(formula)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');

test.each([
  ['withInsulin - oralPower', 'withInsulin − oralPower'],
  ['min(totalCap, oralPower + insulinBenefit)', 'الأصغر من (totalCap، oralPower + insulinBenefit)'],
  ['clamp(a1c, lowest, highest)', 'a1c محصورًا بين lowest وhighest'],
  [
    'max(0, clamp(base + slope * gap, 0, most) - relief)',
    'الأكبر من (0، ((base + slope × gap) محصورًا بين 0 وmost) − relief)',
  ],
  ['floor(mostPerKg * weight)', '(mostPerKg × weight) مقرَّبًا إلى الأدنى'],
  [
    'if(abs(now - target) <= tolerance, met, missed)',
    'met إذا كان المقدار المطلق لـ (now − target) لا يزيد على tolerance، وإلا missed',
  ],
  ['100 / (1 + exp(0 - x))', '100 ÷ (1 + الدالة الأسية للمقدار (0 − x))'],
  ['weight / (height / 100) ^ 2', 'weight ÷ (height ÷ 100) أس 2'],
])('%s in Arabic words', (formula, words) => expect(said(formula)).toBe(words));
