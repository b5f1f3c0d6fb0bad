import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';
import { tries } from '../../fixtures/tries.ts';

/** What is known of one patient, a piece each; no two pieces of a line tell the same fact. */
const pieces = {
  en: [
    ['94 kg', '162 cm', 'a1c 8.4', 'hba1c 7.9%', 'egfr 48', 'bp 148/86', 'ldl 118', 'k 4.9', 'bmi 33', 'alt 40'],
    ['metformin 1 g bd', 'gliclazide 80 bd', 'glimepiride 2', 'lantus 24 u', 'empagliflozin 10', 'sitagliptin 100'],
    ['no hypos', 'hypos', 'hf', 'hf ef 35', 'ckd 3a', 'non smoker', 'smoker', 't2dm 9 y', 't2dm since 2015', 'frail'],
    ['no ascvd', 'stroke 2019', 'no retinopathy', 'neuropathy', 'pancreatitis 2018', 'vomiting', 'dialysis', 'nafld'],
    ['fasting 160', 'creat 1.1', 'uacr 180 mg/g', 'no ulcer', 'aspirin 75', 'lives alone', 'hr 72', 'no fever', 'htn'],
  ],
  ar: [
    ['94 كغ', '162 سم', 'تراكمي 8.4', 'ضغط 148/86', 'بوتاسيوم 4.9', 'صائم 160', 'الوزن 94', 'الطول 162', 'كونكور 5'],
    ['ميتفورمين 1000 مرتين', 'دياميكرون 60', 'لانتوس 24 وحدة', 'جارديانس 10', 'أوزمبك 0.5', 'جانوفيا 100'],
    ['لا يوجد هبوط', 'هبوط سكر', 'قصور قلب', 'غير مدخن', 'مدخن', 'سكري نوع ثاني', 'كبد دهني', 'غسيل كلى', 'جلطة 2019'],
    ['اعتلال شبكية', 'لا يوجد اعتلال شبكية', 'تخطط للحمل', 'ضغط وكوليسترول', 'أسبرين 75', 'نحيف', 'قرحة قدم', 'لا قرح'],
  ],
} as const;
const who = { en: '62 yo f', ar: 'امرأة 62 سنة' };

function factsOf(text: string): ReadonlyMap<string, unknown> {
  const { offers, younger } = readIntake(text, { on: '2026-12-01' });
  return new Map([...offers, ...younger].map(({ fact, value }) => [fact, value]));
}

describe.each(['en', 'ar'] as const)('pieces one behind another without a comma (%s)', (language) => {
  const alone = new Map(pieces[language].flat().map((piece) => [piece, factsOf(`${who[language]}, ${piece}`)]));

  test('property: nothing is read that no piece says by itself', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...alone.keys()], { minLength: 2, maxLength: 6 }), (chosen) => {
        const said = new Map<string, unknown>();
        const line = chosen.filter((piece) => {
          const own = [...(alone.get(piece) ?? [])].filter(([fact]) => fact !== 'age' && fact !== 'sex');
          if (own.some(([fact]) => said.has(fact))) return false;
          for (const [fact, value] of own) said.set(fact, value);
          return true;
        });
        const read = factsOf([who[language], ...line].join(' '));
        const unsaid = [...read].filter(
          ([fact, value]) => fact !== 'age' && fact !== 'sex' && said.get(fact) !== value,
        );
        expect(unsaid).toEqual([]);
      }),
      { numRuns: tries(1000) },
    );
  });
});
