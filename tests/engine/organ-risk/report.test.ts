import { describe, expect, test } from 'vitest';
import { answeringOf, loadWording, patientSheetOf } from '../../../src/engine/answer/index.ts';
import { plainSheet, plainText } from '../../../src/engine/kit/report/plain-text.ts';
import type { Inputs } from '../../../src/engine/organ-risk/inputs.ts';
import { proposed } from '../../../src/engine/organ-risk/model/proposals.ts';
import { proposalReasons } from '../../../src/engine/judgement/proposal-reasons.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { loadTool } from '../../../src/engine/registry.ts';
import { now } from '../helpers/words.ts';

const tool = await loadTool('organ-risk');
const answering = await answeringOf(tool);
const example = tool.defaults as Inputs;

async function papers(inputs: object, locale: 'en' | 'ar' = 'en') {
  const wording = await loadWording(tool, locale, { at: now });
  const answer = answering.answer(inputs);
  return {
    record: plainText(answer.report, wording),
    sheet: plainSheet(await patientSheetOf(tool, inputs, answer), wording),
  };
}

describe('what was chosen is always on paper', () => {
  test.each([
    ['an answer', {}],
    ['known disease', { ascvd: 'yes' }],
    ['a missing cholesterol', { totalCholesterol: undefined }],
    ['another age', { age: 39 }],
  ] as const)('%s', async (_, changed) => {
    const at = async (country: 'region' | 'qatar', locale: 'en' | 'ar') =>
      (await papers({ ...example, ...changed, country, score2Region: 'very high' }, locale)).record;
    const english = await at('region', 'en');
    expect(english).toMatch(/^WHO 2019, laboratory model \| .* \| North Africa and Middle East$/m);
    expect(english).toMatch(/^SCORE2-Diabetes \| .* \| very high$/m);
    expect(await at('qatar', 'en')).toMatch(/\| Qatar, authors’ extension, one source$/m);
    expect(await at('region', 'ar')).toMatch(/\| شمال أفريقيا والشرق الأوسط$/m);
    expect(await at('qatar', 'ar')).toMatch(/\| قطر، إضافة من المؤلفين، بمصدر واحد$/m);
  });

  test('in the list of saved records', async () => {
    const line = async (country: 'region' | 'qatar') => {
      const wording = await loadWording(tool, 'en', { at: now });
      const inputs = { ...example, country };
      return sayPlain(tool.summary(inputs, tool.calculate(inputs).results), wording);
    };
    expect(await line('region')).toMatch(/^Heart and vessels 20\.5\s% \(North Africa and Middle East\), kidneys/);
    expect(await line('qatar')).toContain('(Qatar, authors’ extension, one source)');
  });

  test('in the list, where nothing could be given, in words instead of three dashes', async () => {
    const none = {
      ...example,
      age: 39,
      uacr: undefined,
      ast: undefined,
    };
    const { results } = tool.calculate(none);
    expect(sayPlain(tool.summary(none, results), await loadWording(tool, 'ar', { at: now }))).toMatch(
      /^لم يُحسب أي خطر/,
    );
  });

  test('the figure on the patient’s sheet says where it is for', async () => {
    expect((await papers(example)).sheet).toContain('(figures for North Africa and Middle East)');
    expect((await papers({ ...example, country: 'oman' })).sheet).toContain('(figures for Oman, from one source)');
    expect((await papers({ ...example, country: 'oman' }, 'ar')).sheet).toContain('(بأرقام عُمان، من مصدر واحد)');
  });
});

test('no equation says that nothing can happen: below 0.1 %, never 0 %', async () => {
  const { record } = await papers({ ...example, age: 75 });
  expect(record).toMatch(/Kidney failure, 2 years: below 0\.1\s%/i);
  expect(record).not.toMatch(/[^\d.]0\s%/);
});

test('the sheet speaks of a picture only where there is one, and of better figures only beside them', async () => {
  expect((await papers({ ...example, ascvd: 'yes' })).sheet).not.toMatch(/picture/i);
  const atTarget = await papers({ ...example, systolic: 120, totalCholesterol: 150 });
  expect(atTarget.sheet).toMatch(/picture is about 100 people/);
  expect(atTarget.sheet).not.toMatch(/same picture with better figures/);
  expect((await papers(example)).sheet).toMatch(/same picture with better figures/);
});

test('why there is no risk of kidney failure is said once', async () => {
  const { record } = await papers({ ...example, dialysis: 'yes' });
  expect(record).toContain('No risk of kidney failure: the person is on dialysis.');
});

describe('what this calculator asks for has its reason', () => {
  test('all of it', () => expect(proposalReasons).toEqual(expect.arrayContaining([...proposed])));

  test.each([
    [{ egfr: 42, uacr: 120 }, 'Refer to nephrologist within 12 weeks: from this five-year risk of kidney failure on'],
    [
      { ast: 40, alt: 36, platelets: 200 },
      'Measure liver stiffness by elastography within 8 weeks: FIB-4 lies between',
    ],
  ] as const)('%o', async (changed, said) => {
    const wording = await loadWording(tool, 'en', { at: now });
    const { report } = answering.answer({ ...example, ...changed });
    const steps = report.next.items.map(({ message }) => sayPlain(message, wording));
    expect(steps.join('\n')).toContain(said);
  });
});
