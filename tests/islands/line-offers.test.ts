import { describe, expect, test } from 'vitest';
import { tellings } from '../../src/engine/chart/lens.ts';
import { readIntake } from '../../src/engine/intake/index.ts';
import { loadForm, toolIds } from '../../src/engine/registry.ts';
import { contentOf, writtenIn } from '../../src/islands/form/form-values.ts';
import { fileOffers } from '../../src/islands/form-fhir/file-offers.ts';
import { takenOfAnswer, takenOfLine } from '../../src/islands/form-line/line-offers.ts';
import { withTaken } from '../../src/islands/patient/offers.ts';

const today = '2026-11-25';
const line = '66F, A1c 8.9 % on 2026-10-01, weight 85 kg, eGFR 41, gliclazide MR 60, prior MI, husband cooks';

describe('a line fills a calculator’s form', () => {
  test.each(toolIds)('%s: only what the line says, each with its piece of the text', async (id) => {
    const { fields } = await loadForm(id);
    const { offers } = readIntake(line, { on: today });
    const { taken } = takenOfLine(fields, line, offers, today);
    expect(taken.length).toBeGreaterThan(1);
    for (const { called } of taken) expect(line).toContain(called);
    const a1c = taken.find(({ concept }) => concept === 'a1c');
    if (a1c) expect(a1c).toMatchObject({ value: 8.9, date: '2026-10-01' });
  });

  test('a line that says nothing fills nothing, defaults and hidden fields neither', async () => {
    for (const id of toolIds) {
      const { fields } = await loadForm(id);
      expect(takenOfLine(fields, 'thank you', [], today).taken).toEqual([]);
    }
  });

  test('an answer to a question fills its field alone', async () => {
    const { fields } = await loadForm('a1c-forecast');
    const { taken } = takenOfAnswer(fields, 'HbA1c 53', 'a1c', 7.0, today);
    expect(taken.map(({ concept, value }) => [concept, value])).toEqual([['a1c', 7]]);
  });

  test('a dose beyond the form’s scale is said beside its answer, and told on whole', async () => {
    const { fields } = await loadForm('a1c-forecast');
    const emptyContent = contentOf(fields, {}, {});
    const said = 'metformin 1 g bid';
    const { offers } = readIntake(said, { on: today });
    const found = fileOffers(fields, takenOfLine(fields, said, offers, today), emptyContent, today);
    const metformin = found.find(({ takes }) => takes !== undefined);
    expect(metformin).toMatchObject({ value: 1000, takes: 2000 });
    const taking = found.map((offer) => ({ ...offer, tool: 'a1c-forecast', record: false }));
    const { content, told } = withTaken(fields, emptyContent, taking, {});
    const answers = { inputs: writtenIn({ fields }, content), examples: [], told, marked: true };
    expect(tellings(fields, answers).get('metformin')?.known.value).toBe(2000);
  });
});
