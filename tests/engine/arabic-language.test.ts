import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAnswering, loadWording, patientSheetOf } from '../../src/engine/answer/index.ts';
import { pluralOf } from '../../src/engine/kit/words/format.ts';
import { plainValue, sayPlain } from '../../src/engine/kit/words/say.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { foreignIn } from '../fixtures/latin-in-arabic.ts';
import { anyInputs } from './helpers/inputs.ts';
import { now, sayable } from './helpers/words.ts';
import { tries } from '../fixtures/tries.ts';

/** How a counted noun stands after its figure: 3 to 10 the plural, 11 to 99 the singular in the accusative, else the singular. */
const counted: readonly (readonly [few: string, many: string, other: string])[] = [
  ['أيام', 'يومًا', 'يوم'],
  ['أسابيع', 'أسبوعًا', 'أسبوع'],
  ['أشهر', 'شهرًا', 'شهر'],
  ['سنوات', 'سنة', 'سنة'],
  ['دقائق', 'دقيقة', 'دقيقة'],
  ['ساعات', 'ساعة', 'ساعة'],
  ['خطوات', 'خطوة', 'خطوة'],
  ['وحدات', 'وحدة', 'وحدة'],
  ['نقاط', 'نقطة', 'نقطة'],
  ['سعرات', 'سعرة', 'سعرة'],
  ['أشخاص', 'شخصًا', 'شخص'],
  ['مرات', 'مرة', 'مرة'],
];
const formOf = new Map(counted.flatMap((forms) => forms.map((form) => [form, forms] as const)));
const marks = /[\u2066-\u2069]/g;

/** Figures whose noun does not agree with them, with the words around them. */
function disagreeing(sentence: string): readonly string[] {
  const plain = sentence.replaceAll(marks, '').replaceAll('\u00a0', ' ');
  return [...plain.matchAll(/(?<![\d.,–:/−+±])(\d[\d,]*(?:\.\d+)?) ([\u0621-\u0652]+)/g)].flatMap((found) => {
    const [near, figure = '', noun = ''] = found;
    const forms = formOf.get(noun);
    if (!forms || figure.includes('.')) return [];
    const category = pluralOf(Number(figure.replaceAll(',', '')), 'ar');
    // One and two are words of their own: “أسبوع”, “أسبوعين”.
    const right = category === 'few' ? forms[0] : category === 'many' ? forms[1] : forms[2];
    return category !== 'one' && category !== 'two' && right === noun ? [] : [`${near}: ${plain.slice(0, 120)}`];
  });
}

/** Words that end in kaf of their own; any other is “your”, which to a woman carries its vowel. */
const yourToHim =
  /(?<![\u0621-\u0652])(?!و?(?:ذلك|تلك|هناك|كذلك|لذلك|ترك|إمساك|أوزمبيك)(?![\u0621-\u0652]))[\u0621-\u0652]+ك(?![\u0621-\u0652])/;
const yourToHer = /كِ(?![\u0621-\u0652])/;

test.each(toolIds)('every sentence of %s written for a man and for a woman speaks to each', async (id) => {
  const { tool } = await loadAnswering(id);
  const { patterns } = await loadWording(tool, 'ar', { at: now });
  const pairs = Object.values(patterns).flatMap((pattern) =>
    typeof pattern === 'object' && 'male' in pattern ? [pattern] : [],
  );
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(({ male, female }) => male === female)).toEqual([]);
  expect(pairs.map(({ female }) => female).filter((text) => yourToHim.test(text))).toEqual([]);
  expect(pairs.map(({ male }) => male).filter((text) => yourToHer.test(text))).toEqual([]);
});

describe.each(toolIds)('the Arabic of %s', async (id) => {
  const answering = await loadAnswering(id);
  const wording = await loadWording(answering.tool, 'ar', { at: now });
  const patients = fc.sample(anyInputs(answering.tool), { numRuns: tries(150), seed: 19 });
  const said = new Set<string>();
  const toPatient = new Set<string>();
  for (const inputs of patients) {
    const answer = answering.answer(inputs);
    const sheet = await patientSheetOf(answering.tool, inputs, answer);
    for (const [part, isToPatient] of [
      [answer.report, false],
      [sheet, true],
    ] as const) {
      const { messages, values } = sayable(part);
      for (const message of messages) {
        const text = sayPlain(message, wording);
        if (isToPatient) toPatient.add(text);
        // A publication keeps its own title.
        if (!message.key.startsWith('source.')) said.add(text);
      }
      for (const value of values)
        if (!('key' in value && value.key.startsWith('source.'))) said.add(plainValue(value, wording));
    }
  }

  test('counts every thing in the form its figure asks for', () => {
    expect([...said].flatMap(disagreeing)).toEqual([]);
  });

  // “تُبدأ 10 دقائق من المشي” says to nobody what to do: the record's way of speaking.
  test('tells the patient what to do, not what is done', () => {
    expect(
      [...toPatient].filter((sentence) => /^[وف]?[يت]ُ(?!ظهر|صاب)|[.؛] [وف]?[يت]ُ(?!ظهر|صاب)/.test(sentence)),
    ).toEqual([]);
  });

  test('says nothing in Latin letters but units, codes and names', () => {
    expect([...said].flatMap((sentence) => foreignIn(sentence).map((word) => `${word}: ${sentence}`))).toEqual([]);
  });
});
