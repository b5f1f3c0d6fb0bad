import { describe, expect, test } from 'vitest';
import { type DayAmounts, dayAmounts } from '../../../src/engine/intake/day-amounts.ts';

const said: readonly (readonly [words: string, amounts: DayAmounts | undefined])[] = [
  ['metformin 1g bid', { morning: '1 g', evening: '1 g' }],
  ['metformin XR 500 mg 2 tabs bd', { morning: '2 × 500 mg', evening: '2 × 500 mg' }],
  ['gliclazide 80 mg twice daily with food', { morning: '80 mg', evening: '80 mg' }],
  ['metformin 850 mg tds', { morning: '850 mg', noon: '850 mg', evening: '850 mg' }],
  ['metformin 500 mg three times a day', { morning: '500 mg', noon: '500 mg', evening: '500 mg' }],
  ['atorvastatin 40 mg nocte', { night: '40 mg' }],
  ['amlodipine 5 mg in the morning', { morning: '5 mg' }],
  ['glargine 24 units at bedtime', { night: '24 units' }],
  ['ميتفورمين ٨٥٠ ملغ مرتين يوميًا', { morning: '٨٥٠ ملغ', evening: '٨٥٠ ملغ' }],
  ['لانتوس 20 وحدة قبل النوم', { night: '20 وحدة' }],
];
/** The words leave open how much, or when. */
const open: readonly string[] = [
  'metformin',
  'metformin 1 g',
  'gliclazide MR 60 od',
  'empagliflozin 10 mg daily',
  'Janumet 50/500 bid',
  'metformin 2 g daily in two divided doses',
  'metformin 2000 mg/day bid',
  'metformin 1 g bid -> 500 mg bid',
  'semaglutide 1 mg weekly',
  'methotrexate 15 mg every week at night',
  'prednisolone 5 mg alternate mornings',
  'paracetamol 1 g qid prn',
  'novomix 30 units am 20 units pm',
  'warfarin 3 mg 5 mg nocte',
  'metformin 500 mg bd for 3 weeks',
  'methotrexate 15 mg Monday morning',
  'weekly methotrexate 15 mg mane',
  'Monday: methotrexate 15 mg in the morning',
  'alendronate 70 mg Sunday mornings',
  'ozempic 0.5 mg Friday evening',
  'ميثوتركسات ١٥ ملغ الاثنين صباحا',
  'ramipril 10 mg at night if BP high',
  'atorvastatin 40 mg not at night',
  'metformin 850 mg with breakfast, stopped',
];

describe('when in the day, and how much', () => {
  test.each(said)('%s', (words, amounts) => {
    expect(dayAmounts(words)).toEqual(amounts);
  });
  test.each(open)('nothing from: %s', (words) => {
    expect(dayAmounts(words)).toBeUndefined();
  });
});
