import { describe, expect, test } from 'vitest';
import { loadForm, loadTool, toolIds } from '../../src/engine/registry.ts';
import { readIntake } from '../../src/engine/intake/index.ts';
import { after as next, type CalculatorState, untouched } from '../../src/islands/form/calculator-state.ts';
import { formName } from '../../src/islands/form/form-values.ts';
import { fileOffers } from '../../src/islands/form-fhir/file-offers.ts';
import { type Kept, keeping, standingIn, undoneIn } from '../../src/islands/form-line/line-kept.ts';
import { takenOfLine, unaskedOf } from '../../src/islands/form-line/line-offers.ts';
import { withTaken } from '../../src/islands/patient/offers.ts';

const today = '2026-11-25';
const line = '66F, A1c 8.9 %, weight 85 kg, eGFR 41, gliclazide MR 60, prior MI, husband cooks';

/** A form with what a line says, and what is noted of it. */
async function takenBy(id: string, text: string, start?: CalculatorState, kept: Kept = {}) {
  const tool = await loadForm(id as (typeof toolIds)[number]);
  const before = start ?? untouched(tool);
  const { offers, younger } = readIntake(text, { on: today });
  const found = fileOffers(
    tool.fields,
    takenOfLine(tool.fields, text, [...offers, ...younger], today),
    before.content,
    today,
  );
  const taking = found.map((offer) => ({ ...offer, tool: id, record: false }));
  const noted = keeping(tool.fields, kept, before, found);
  const taken = withTaken(tool.fields, before.content, taking, before.content.units);
  return { tool, before, found, noted, state: next(tool, before, { type: 'contentTaken', ...taken }, today) };
}

describe.each(toolIds)('what a line brought into %s', (id) => {
  test('goes out again by one press, and the examples stand as they were', async () => {
    const { tool, before, found, noted, state } = await takenBy(id, line);
    expect(standingIn(tool.fields, noted, state.content).length).toBe(found.length);
    expect(state).not.toEqual(before);
    const undone = next(tool, state, { type: 'contentRestored', ...undoneIn(tool.fields, noted, state) }, today);
    expect(undone.content.values).toEqual(before.content.values);
    expect(undone.content.exact).toEqual(before.content.exact);
    expect(new Set(undone.content.examples)).toEqual(new Set(before.content.examples));
    expect(undone.told).toEqual(before.told);
  });

  test('stays where the person changed it since', async () => {
    const { tool, found, noted, state } = await takenBy(id, line);
    const age = found.find(({ path }) => tool.fields[path]?.kind === 'number');
    if (!age) return;
    const name = formName(age.path);
    const changed = next(tool, state, { type: 'typed', name, value: '71' }, today);
    expect(standingIn(tool.fields, noted, changed.content)).not.toContain(age.path);
    const undone = undoneIn(tool.fields, noted, changed);
    expect(undone.content.values[name]).toBe('71');
    expect(undone.content.examples).not.toContain(age.path);
  });

  test('taken twice, what stood there first comes back', async () => {
    const { tool, before, noted, state } = await takenBy(id, line);
    const second = await takenBy(id, line.replace('66F', '67F').replace('8.9', '9.1'), state, noted);
    const undone = undoneIn(tool.fields, second.noted, second.state);
    expect(undone.content.values).toEqual(before.content.values);
    expect(new Set(undone.content.examples)).toEqual(new Set(before.content.examples));
  });
});

test('an answer that stands goes on with the marks the form has again', async () => {
  const tool = await loadTool('a1c-forecast');
  const start = untouched(tool);
  const asked = next(tool, start, { type: 'calculationAsked' }, today);
  if (!asked.question) throw new Error('the form was refused');
  const answered = next(tool, asked, { type: 'answerDue', question: asked.question, at: new Date() }, today);
  const { examples } = answered.content;
  const own = next(tool, answered, { type: 'examplesTaken', paths: examples.slice(0, 1) }, today);
  expect(own.answered?.examples).not.toContain(examples[0]);
  const back = next(tool, own, { type: 'contentRestored', content: answered.content, told: answered.told }, today);
  expect(back.answered?.examples).toContain(examples[0]);
});

test('in other units what stood there comes back in those', async () => {
  const { tool, before, noted, state } = await takenBy('a1c-forecast', 'A1c 8.9 %');
  const a1c = Object.entries(tool.fields).find(([, field]) => field.kind === 'number' && field.concept.id === 'a1c');
  if (!a1c) throw new Error('no HbA1c is asked');
  const name = formName(a1c[0]);
  const units = { a1c: 'mmol/mol' } as const;
  const switched = next(tool, state, { type: 'unitsSwitched', units }, today);
  const undone = undoneIn(tool.fields, noted, switched);
  const then = next(tool, before, { type: 'unitsSwitched', units }, today);
  expect(undone.content.values[name]).toBe(then.content.values[name]);
});

test('what a form does not ask is told, each piece once', async () => {
  const { fields } = await loadForm('life-days');
  const text = '66F, A1c 8.9 %, platelets 210, BP 148/86, K 5.1';
  const reading = readIntake(text, { on: today });
  const { taken } = takenOfLine(fields, text, reading.offers, today);
  const pieces = unaskedOf(text, reading, taken).map(({ from, to }) => text.slice(from, to));
  expect(pieces).toContain('platelets 210');
  expect(pieces).not.toContain('66F');
  expect(new Set(pieces).size).toBe(pieces.length);
});
