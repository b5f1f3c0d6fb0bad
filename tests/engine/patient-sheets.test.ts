import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, loadAnswering, loadWording, patientSheetOf } from '../../src/engine/answer/index.ts';
import type { PatientSheet } from '../../src/engine/kit/report/report.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { type ToolId, toolIds } from '../../src/engine/registry.ts';
import { anyInputs } from './helpers/inputs.ts';
import { now } from './helpers/words.ts';

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
  const each = (check: (documents: Documents) => void) =>
    fc.assert(
      fc.asyncProperty(anyInputs(desk.tool), async (inputs) => check(await documentsOf(id, inputs))),
      { numRuns: 120 },
    );

  test('begins as gravely as the record, and never with “keep going” where something changes', () =>
    each(({ plan, sheet }) => {
      const [gravest] = plan.actions;
      const first = sheet.answer.key.replace('plan.patient.first.', '');
      if (gravest?.gravity === 'emergency') expect(first).toBe('emergency');
      else if (gravest?.gravity === 'urgent') expect(first).toBe('urgent');
      else expect(['change', 'checks', 'none']).toContain(first);
      if (first === 'none') expect(plan.actions.filter(({ verb }) => verb !== 'keep')).toEqual([]);
    }));

  test('names the same day for the next visit as the record', () =>
    each(({ report, sheet }) => {
      expect(sheet.next.at(-1)?.values).toEqual(report.review.values);
    }));

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

describe('in Arabic', async () => {
  const say = async (sex: 'male' | 'female'): Promise<string> => {
    const { sheet } = await changed('a1c-forecast', { sex, a1c: 9.5 });
    const desk = desks[0];
    if (!desk) throw new Error('no calculator');
    const wording = await loadWording(desk.tool, 'ar', { at: now, ...(sheet.reader && { reader: sheet.reader }) });
    return [sheet.answer, ...sheet.next].map((message) => sayPlain(message, wording)).join(' ');
  };
  test('a woman is spoken to as a woman, a man as a man', async () => {
    const [him, her] = await Promise.all([say('male'), say('female')]);
    expect(him).toMatch(/تحدّث /);
    expect(her).toMatch(/تحدّثي /);
    expect(her).not.toMatch(/تحدّث /);
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
    expect(sheet.answer.key, id).toMatch(/emergency|urgent/);
    expect(sheet.picture, id).toEqual([]);
  }
});
