import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, loadAnswering, loadWording, patientSheetOf } from '../../src/engine/answer/index.ts';
import { isMedicine } from '../../src/engine/plan/actions.ts';
import { dueIn } from '../../src/engine/judgement/words.ts';
import type { PatientSheet } from '../../src/engine/kit/report/report.ts';
import type { Message } from '../../src/engine/kit/words/message.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { type ToolId, toolIds } from '../../src/engine/registry.ts';
import { anyInputs } from './helpers/inputs.ts';
import { now } from './helpers/words.ts';
import { tries } from '../fixtures/tries.ts';

const desks = await Promise.all(toolIds.map((id) => loadAnswering(id)));

interface Documents extends Answer {
  readonly sheet: PatientSheet;
}
async function documentsOf(id: ToolId, inputs: object): Promise<Documents> {
  const desk = desks.find(({ tool }) => tool.id === id);
  if (!desk) throw new Error(id);
  const answer = desk.answer(inputs);
  return { ...answer, sheet: await patientSheetOf(desk.tool, inputs, answer) };
}
const changed = (id: ToolId, changes: object): Promise<Documents> => {
  const defaults = desks.find(({ tool }) => tool.id === id)?.tool.defaults;
  return documentsOf(id, { ...defaults, ...changes });
};

describe.each(toolIds)('the patient’s sheet of %s', (id) => {
  const desk = desks.find(({ tool }) => tool.id === id) ?? desks[0];
  if (!desk) throw new Error(id);
  // Written once: the longest part of it is not what is asked of them.
  let patients: readonly (readonly [inputs: object, documents: Documents])[] = [];
  beforeAll(async () => {
    const samples = fc.sample(anyInputs(desk.tool), { numRuns: tries(120) });
    patients = await Promise.all(samples.map(async (inputs) => [inputs, await documentsOf(id, inputs)] as const));
  });
  const each = (check: (documents: Documents) => void): void => {
    expect(patients).toHaveLength(tries(120));
    for (const [inputs, documents] of patients)
      try {
        check(documents);
      } catch (error) {
        throw new Error(`Patient ${JSON.stringify(inputs)}`, { cause: error });
      }
  };

  test('begins as gravely as the record, and never with “keep going” where something changes', () =>
    each(({ plan, sheet }) => {
      const [gravest] = plan.actions;
      const first = sheet.answer.key.replace('plan.patient.first.', '');
      if (gravest?.gravity === 'emergency') expect(first).toBe('emergency');
      else if (gravest?.gravity === 'urgent') {
        expect(['urgent', 'named']).toContain(first);
        // What it is, is that of an urgent action; the list has the same step, in other words.
        const things = plan.actions
          .filter(({ gravity }) => gravity === 'urgent')
          .map(({ id, verb, object }) =>
            isMedicine(object) && verb !== 'ask' ? `plan.patient.change.${verb}` : `plan.patient.thing.${id}`,
          );
        if (first === 'named') {
          const what = sheet.answer.values?.['what'];
          expect(things).toContain(typeof what === 'object' && 'key' in what ? what.key : undefined);
        }
      } else expect(['change', 'checks', 'habits', 'none']).toContain(first);
      if (first === 'none') expect(plan.actions.filter(({ verb }) => verb !== 'keep')).toEqual([]);
    }));

  test('no headline is calmer than the plan', () =>
    each(({ plan, report }) => {
      const gravest = plan.actions[0]?.gravity;
      if (gravest === 'emergency' || gravest === 'urgent') expect(['warn', 'block']).toContain(report.tone);
    }));

  test('calls nobody in earlier than the first thing that has a day', () =>
    each(({ plan, sheet }) => {
      const daily = ['do:energy-deficit', 'do:training', 'do:steps', 'do:water'];
      const dated = plan.actions.filter(({ id, verb }) => verb !== 'keep' && !daily.includes(id));
      const first = sheet.answer.key.replace('plan.patient.first.', '');
      if (first === 'habits') expect(dated).toEqual([]);
      if (first === 'change' || first === 'checks')
        expect(sheet.answer.values?.when).toEqual(dueIn(Math.min(...dated.map(({ within }) => within))));
    }));

  test('names the same day for the next visit as the record', () =>
    each(({ report, sheet }) => {
      expect(sheet.next.at(-1)?.values).toEqual(report.review.values);
    }));

  test('asks no question twice, in either language', async () => {
    const wordings = await Promise.all(
      (['en', 'ar'] as const).map((locale) => loadWording(desk.tool, locale, { at: now })),
    );
    await each(({ sheet }) => {
      for (const wording of wordings) {
        const asked = sheet.ask.map((message) => sayPlain(message, wording));
        expect(new Set(asked).size, asked.join(' / ')).toBe(asked.length);
      }
    });
  });

  test('draws no week of training and no diet while the plan has them wait', () =>
    each(({ plan, sheet }) => {
      const waits = (action: string): boolean =>
        plan.overruled.some((each) => each.action.id === action) && !plan.actions.some(({ id }) => id === action);
      const parts = sheet.sections.map((section) => section.id);
      if (waits('do:training')) expect(parts).not.toContain('moving');
      if (waits('do:energy-deficit')) expect(parts).not.toContain('eating');
    }));

  test('speaks of pregnancy only to who could be pregnant', () =>
    each(({ judgement, sheet }) => {
      const { sex, age } = judgement.patient.known;
      if (sex === 'male' || (age !== undefined && age >= 50))
        expect(sheet.end.map(({ key }) => key)).not.toContain('patient.notInPregnancy');
    }));
});

/** Every message a sheet is made of, however deep it lies. */
function* messagesIn(value: unknown): Generator<Message> {
  if (typeof value !== 'object' || value === null) return;
  if ('key' in value && typeof value.key === 'string') yield value as Message;
  else for (const inner of Object.values(value)) yield* messagesIn(inner);
}
/** The words of the page around those messages. */
const around = ['title', 'next', 'result', 'ask', 'help'].map((key): Message => ({ key: `patient.${key}` }));
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\u0621-\u065f]+/g));

describe.each(toolIds)('the Arabic sheet of %s', (id) => {
  const sheetTo = async (inputs: object): Promise<readonly string[]> => {
    const { sheet } = await documentsOf(id, inputs);
    const desk = desks.find(({ tool }) => tool.id === id);
    if (!desk) throw new Error(id);
    const wording = await loadWording(desk.tool, 'ar', { at: now, ...(sheet.reader && { reader: sheet.reader }) });
    // Questions are the patient's own words, about themselves.
    const told = [...messagesIn(sheet), ...around].filter(({ key }) => !key.endsWith('.ask') || key === 'patient.ask');
    return told.map((message) => sayPlain(message, wording));
  };
  /** What only one of the two is told, gathered from every sentence that is written for both. */
  async function forms(): Promise<{ readonly his: ReadonlySet<string>; readonly hers: ReadonlySet<string> }> {
    const pairs = (
      await Promise.all(
        desks.map(async ({ tool }) => Object.values((await loadWording(tool, 'ar', { at: now })).patterns)),
      )
    )
      .flat()
      .flatMap((pattern) => (typeof pattern === 'object' && 'male' in pattern ? [pattern] : []));
    const said = (to: 'male' | 'female') => new Set(pairs.flatMap((pair) => [...wordsOf(pair[to])]));
    const only = (own: 'male' | 'female', other: 'male' | 'female') => said(own).difference(said(other));
    return { his: only('male', 'female'), hers: only('female', 'male') };
  }
  // “Your” to a man: a woman's carries its vowel.
  const yours = /^(?!(?:ذلك|تلك|هناك|كذلك|لذلك|ترك|ديغلوديك|إمساك|أوزمبيك)$).*ك$/;

  test('speaks to a woman as to a woman, and to a man as to a man', { timeout: 120_000 }, async () => {
    const { his, hers } = await forms();
    const desk = desks.find(({ tool }) => tool.id === id);
    if (!desk) throw new Error(id);
    await fc.assert(
      fc.asyncProperty(anyInputs(desk.tool), async (inputs) => {
        const woman = await sheetTo({ ...inputs, sex: 'female' });
        const { pregnancy: _, ...others } = inputs as Readonly<Record<string, unknown>>;
        const man = await sheetTo({ ...others, sex: 'male' });
        for (const [sentences, wrong] of [
          [woman, (word: string) => his.has(word) || yours.test(word)],
          [man, (word: string) => hers.has(word)],
        ] as const)
          expect(sentences.filter((sentence) => [...wordsOf(sentence)].some(wrong))).toEqual([]);
      }),
      { numRuns: tries(40) },
    );
  });
});

test('a low reading: an emergency on record and sheet, whichever calculator was opened', async () => {
  for (const [id, path] of [
    ['a1c-forecast', 'fpg'],
    ['clinical-logic', 'fpg'],
    ['insulin-cgm', 'fpg'],
  ] as const) {
    const { sheet, report } = await changed(id, { [path]: 45 });
    expect(report.next.items[0]?.urgent, id).toBe(true);
    expect(sheet.answer.key, id).toMatch(/emergency|named/);
    expect(sheet.picture, id).toEqual([]);
  }
});

test('a pregnancy that is known: no figure of a calculator that does not ask about it leads, and none gives a dose', async () => {
  for (const [id, a1c] of [
    ['a1c-forecast', 'a1c'],
    ['insulin-cgm', 'baselineA1c'],
    ['life-days', 'currentA1c'],
    ['organ-risk', 'a1c'],
  ] as const) {
    const { plan, report, sheet } = await changed(id, { [a1c]: 11.8, age: 30, sex: 'female', pregnancy: 'yes' });
    expect([report.answer.key, report.picture], id).toEqual(['notInPregnancy', []]);
    // Neither a forecast nor the goals of others: 80 to 130 mg/dL in the morning is too high for her.
    expect([sheet.about?.key, sheet.picture, sheet.sections], id).toEqual(['patient.inPregnancy', [], []]);
    expect(plan.actions.find((action) => action.id === 'start:basalInsulin')?.to, id).toBeUndefined();
  }
});

test('seen again tomorrow is never “within a week”', async () => {
  const { plan, sheet, report } = await changed('insulin-cgm', { fpg: 640, symptomatic: true, baselineA1c: 13 });
  expect(plan.review).toBe(1);
  expect([sheet.next.at(-1)?.key, report.review.key]).toEqual(['plan.patient.review', 'plan.review']);
});

test('somebody well and at goal is called in for nothing but the next visit', async () => {
  const well = { a1c: 6.5, egfr: 90, frailty: 'fit', uacr: 8, ldl: 65, statin: 'moderate', metformin: 1000 };
  const { sheet } = await changed('dosing', { ...well, sulfonylurea: 'no', basalInsulin: 'no', dpp4Inhibitor: 'no' });
  expect(sheet.answer.key).toBe('plan.patient.first.habits');
});
