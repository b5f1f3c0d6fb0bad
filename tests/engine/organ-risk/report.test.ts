import { describe, expect, test } from 'vitest';
import { answeringOf, loadWording, patientSheetOf } from '../../../src/engine/answer/index.ts';
import { plainSheet, plainText } from '../../../src/engine/kit/report/plain-text.ts';
import type { Inputs } from '../../../src/engine/organ-risk/inputs.ts';
import { proposed } from '../../../src/engine/organ-risk/model/proposals.ts';
import { proposalReasons } from '../../../src/engine/judgement/proposal-reasons.ts';
import type { Message } from '../../../src/engine/kit/words/message.ts';
import { say, sayPlain } from '../../../src/engine/kit/words/say.ts';
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

test('the sheet speaks of a picture only where there is one, and of better results only beside them', async () => {
  expect((await papers({ ...example, ascvd: 'yes' })).sheet).not.toMatch(/picture/i);
  const atTarget = await papers({ ...example, systolic: 120, totalCholesterol: 150 });
  expect(atTarget.sheet).toMatch(/picture is about 100 people/);
  expect(atTarget.sheet).not.toMatch(/same picture with better results/);
  expect((await papers(example)).sheet).toMatch(/same picture with better results/);
});

test('why there is no risk of kidney failure is said once', async () => {
  const { record } = await papers({ ...example, dialysis: 'yes' });
  expect(record).toContain('No risk of kidney failure: the person is on dialysis.');
});

describe('what this calculator asks for has its reason', () => {
  test('all of it', () => expect(proposalReasons).toEqual(expect.arrayContaining([...proposed])));

  test.each([
    [
      { egfr: 42, uacr: 120 },
      'Refer to nephrologist within 12 weeks: at this five-year risk of kidney failure, consider nephrology referral',
    ],
    [
      { ast: 40, alt: 36, platelets: 200 },
      'Measure liver stiffness by elastography within 8 weeks: FIB-4 1.93 does not exclude fibrosis',
    ],
  ] as const)('%o', async (changed, said) => {
    const wording = await loadWording(tool, 'en', { at: now });
    const { report } = answering.answer({ ...example, ...changed });
    const steps = report.next.items.map(({ message }) => sayPlain(message, wording));
    expect(steps.join('\n')).toContain(said);
  });
});

describe('one thing stands out in the answer, the gravest in its own guideline’s class', () => {
  const stands = async (changed: object, locale: 'en' | 'ar' = 'en') => {
    const wording = await loadWording(tool, locale, { at: now });
    const parts = say(answering.answer({ ...example, ...changed }).report.answer, wording);
    // Parts of one run of strong words are one thing.
    return parts
      .flatMap(({ tone, text }, at) => (tone && !parts[at - 1]?.tone ? [{ at, text }] : []))
      .map(({ at }) => {
        const end = parts.findIndex(({ tone }, later) => later > at && !tone);
        return parts
          .slice(at, end < 0 ? undefined : end)
          .map(({ text }) => text)
          .join('');
      });
  };
  test.each([
    ['heart before kidney and liver of the same class', {}, /in 100 people like this one$/],
    ['known disease of the arteries', { ascvd: 'yes' }, /^Very high cardiovascular risk/],
    ['a kidney of very high risk', { egfr: 25, uacr: 400 }, /^G4 A3/],
    [
      'a liver of advanced fibrosis',
      { age: 45, smokes: 'no', ast: 180, platelets: 110, systolic: 118, totalCholesterol: 150, egfr: 95, uacr: 10 },
      /^advanced fibrosis likely$/,
    ],
    ['no score by age: the kidney', { age: 39, ast: undefined }, /^G/],
    ['nothing else is known: the liver', { age: 39, uacr: undefined, ast: 120 }, /./],
  ])('%s', async (_, changed, expected) => {
    const english = await stands(changed);
    expect(english).toHaveLength(1);
    expect(english[0]).toMatch(expected);
    expect(await stands(changed, 'ar')).toHaveLength(1);
  });
});

test('KDIGO’s grid stands in its colours, each cell as grave as its words say', async () => {
  const wording = await loadWording(tool, 'en', { at: now });
  const { report } = answering.answer(example);
  const tables = report.sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'table'));
  const grid = tables.find(({ caption }) => caption.key === 'kidney.caption');
  const tones = { low: 'good', moderate: 'warn', high: 'low', 'very high': 'block' } as const;
  const cells = (grid?.rows ?? []).flatMap((row) => row.cells.slice(1).map((cell, at) => [cell, row.tones?.[at + 1]]));
  expect(cells).toHaveLength(18);
  for (const [cell, tone] of cells) {
    const said = sayPlain(cell as Message, wording)
      .toLowerCase()
      .replace(', here', '');
    expect(tone).toBe(tones[said as keyof typeof tones]);
  }
});
