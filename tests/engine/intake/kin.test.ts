import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';

const readOf = (text: string): readonly string[] => {
  const { offers, questions } = readIntake(text, { on: '2026-11-20' });
  return [...offers.map(({ fact }) => fact), ...questions.flatMap(({ facts }) => facts)];
};

test.each([
  'papa had an MI',
  'daddy died of MI',
  'grandpa MI',
  'stepfather MI',
  'nan had a stroke',
  'folks have T1DM',
  'nephew has T1DM',
  'grandson T1DM',
  'her child has T1DM',
  'two sons with T1DM',
  'boyfriend T1DM',
  'colleague had MI',
  'twin has T1DM',
  'بابا عمل قلب مفتوح',
  'ماما عندها قصور قلب',
  'خالو عنده جلطة قلبية',
  'جدو مات بجلطة قلبية',
  'تيته عندها جلطة قلبية',
  'جدها جلطة قلبية',
  'أولاده عندهم سكري نوع أول',
  'إخوته عندهم جلطة قلبية',
  'حفيده عنده سكري نوع أول',
])('another person is meant: %s', (text) => {
  expect(readOf(text)).toEqual([]);
});

test.each([
  ['Child A cirrhosis', ['cirrhosis']],
  ['mother of 3 children, A1c 8.1', ['a1c']],
  ['62F lives with grandson, T2DM', ['age', 'sex', 'diabetesType']],
  ['grandson reports two hypos', ['hypoglycaemiaHistory']],
  ['baby aspirin, A1c 8', ['a1c']],
  ['لديها أولاد، تراكمي ٨', ['a1c']],
  ['تراكمي مرتفع جدا ٩', ['a1c']],
  ['بابا ٧٢ سنة على تراجنتا، وبابا عنده قصور قلب', ['age', 'dpp4Inhibitor', 'heartFailure']],
])('the patient is meant: %s', (text, facts) => {
  expect(readOf(text)).toEqual(facts);
});
