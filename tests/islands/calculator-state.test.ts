import { describe, expect, test } from 'vitest';
import { type Concept, type UnitChoice, unitOf } from '../../src/engine/kit/fields/concept.ts';
import type { NumberField } from '../../src/engine/kit/fields/fields.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import {
  after,
  type CalculatorEvent,
  type CalculatorState,
  draftOf,
  isStale,
  untouched,
} from '../../src/islands/form/calculator-state.ts';
import { answeredPaths, contentOf, formName, readForm } from '../../src/islands/form/form-values.ts';

const at = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-01T10:05:00Z');
const otherUnits = (concepts: readonly Concept[]): UnitChoice =>
  Object.fromEntries(concepts.flatMap(({ id, other }) => (other ? [[id, other.unit]] : [])));

describe.each(toolIds)('the work with %s', async (id) => {
  const tool = await loadTool(id);
  const cases = await tool.cases();
  const numbers = Object.entries(tool.fields).flatMap(([path, field]) =>
    field.kind === 'number' && !field.optional ? [[path, field] as const] : [],
  );
  const [path, field] = numbers[0] as readonly [string, NumberField];
  const name = formName(path);
  const switched = otherUnits(numbers.map(([, { concept }]) => concept));
  const run = (state: CalculatorState, ...events: CalculatorEvent[]): CalculatorState =>
    events.reduce((now, event) => after(tool, now, event, '2026-03-01'), state);
  const typed = (value: string): CalculatorEvent => ({ type: 'typed', name, value });
  const afterAsking = (state: CalculatorState, when = at): CalculatorState => {
    const asked = run(state, { type: 'calculationAsked' });
    if (!asked.question) throw new Error('the form was refused');
    return run(asked, { type: 'answerDue', question: asked.question, at: when });
  };
  const start = untouched(tool);

  test('begins with the example values, and no answer', () => {
    expect(start).toMatchObject({ answered: null, question: null, issues: [], notes: '', patientName: '' });
    expect(isStale(tool, start)).toBe(false);
  });

  test('answers what was asked, from the inputs the form reads as', () => {
    const { answered, question, issues } = afterAsking(start);
    expect(answered).toMatchObject({ inputs: tool.defaults, at });
    expect([question, issues]).toEqual([null, []]);
  });

  test('refuses with its reasons, keeps the answer before, and mends', () => {
    const before = afterAsking(start);
    const refused = run(before, typed(''), { type: 'calculationAsked' });
    expect(refused.issues).toMatchObject([{ path, code: 'required' }]);
    expect(refused.question).toBeNull();
    expect(refused.answered).toBe(before.answered);
    const mended = run(refused, typed(String(start.content.values[name])), { type: 'calculationAsked' });
    expect(mended.issues).toEqual([]);
    expect(mended.question).not.toBeNull();
  });

  test('an answer is of an older form as long as the form reads otherwise', () => {
    const calculated = afterAsking(start);
    expect(isStale(tool, calculated)).toBe(false);
    expect(isStale(tool, run(calculated, typed('')))).toBe(true);
    const changed = run(calculated, typed(String(Number(start.content.values[name]) + field.concept.step)));
    expect(isStale(tool, changed)).toBe(true);
    expect(isStale(tool, run(changed, typed(String(start.content.values[name]))))).toBe(false);
    expect(isStale(tool, run(calculated, { type: 'notesWritten', notes: 'x' }))).toBe(false);
  });

  test('what is typed while an answer is under way makes that answer an older one', () => {
    const asked = run(start, { type: 'calculationAsked' });
    const { question } = asked;
    if (!question) throw new Error('nothing was asked');
    expect(run(asked, { type: 'calculationAsked' })).toBe(asked);
    const done = run(asked, typed(''), { type: 'answerDue', question, at });
    expect(done.answered?.inputs).toEqual(tool.defaults);
    expect(isStale(tool, done)).toBe(true);
  });

  test.each<CalculatorEvent>([
    { type: 'startedAgain', units: {} },
    { type: 'recordLoaded', inputs: cases[0]?.inputs ?? {}, units: {}, at: later },
  ])('an answer under way never appears after $type', (event) => {
    const asked = run(start, { type: 'calculationAsked' });
    const moved = run(asked, event);
    expect(moved.question).toBeNull();
    if (!asked.question) throw new Error('nothing was asked');
    expect(run(moved, { type: 'answerDue', question: asked.question, at })).toBe(moved);
    const again = run(moved, { type: 'calculationAsked' });
    expect(run(again, { type: 'answerDue', question: asked.question, at })).toBe(again);
  });

  test.each([{}, switched])('units switched keep the answer valid, there and back, from %j', (units) => {
    const back = units === switched ? {} : switched;
    for (const { inputs } of cases) {
      let state = run(start, { type: 'recordLoaded', inputs, units, at });
      expect(isStale(tool, state)).toBe(false);
      const { values } = state.content;
      for (const next of [back, units, back, units]) {
        state = run(state, { type: 'unitsSwitched', units: next });
        expect(state.content.units).toBe(next);
        expect(isStale(tool, state)).toBe(false);
      }
      expect(state.content.values).toEqual(values);
    }
  });

  test('a record that is loaded brings its answer, its time, its notes and its patient', () => {
    for (const { inputs } of cases) {
      const state = run(run(start, typed(''), { type: 'calculationAsked' }), {
        type: 'recordLoaded',
        inputs,
        units: {},
        at,
        notes: 'note',
        patientName: 'Sara',
      });
      expect(state).toMatchObject({ notes: 'note', patientName: 'Sara', issues: [], question: null });
      expect(state.answered?.at).toBe(at);
      expect(isStale(tool, state)).toBe(false);
    }
  });

  test('a record that cannot be calculated fills the form, names the reasons, and takes the answer before away', () => {
    const { [path]: _, ...rest } = structuredClone(tool.defaults) as Record<string, unknown>;
    const state = run(afterAsking(start), { type: 'recordLoaded', inputs: { ...rest, [path]: 'odd' }, units: {}, at });
    expect(state.answered).toBeNull();
    expect(state.issues.map((issue) => issue.path)).toContain(path);
    expect(state.content.values[name]).toBe('');
  });

  test('starting again leaves nothing of the patient, and keeps the units', () => {
    const state = run(
      afterAsking(start),
      { type: 'notesWritten', notes: 'note' },
      { type: 'patientNamed', patientName: 'Sara' },
      { type: 'startedAgain', units: switched },
    );
    expect(state).toEqual(untouched(tool, switched));
  });

  test.each([
    ['the same units', {}, {}],
    ['units chosen since in another tab', {}, switched],
    ['units given up since in another tab', switched, {}],
  ])('a draft comes back whole over a reload, in %s', (_, before, now) => {
    for (const { inputs } of cases) {
      const left = run(
        start,
        { type: 'recordLoaded', inputs, units: before, at, notes: 'note', patientName: 'Sara' },
        { type: 'notesWritten', notes: 'more' },
      );
      const draft = JSON.parse(JSON.stringify(draftOf(left, 'u1', 'hcp')));
      const back = run(start, { type: 'draftFound', draft, units: now });
      expect(back).toMatchObject({ notes: 'more', patientName: 'Sara', question: null, issues: [] });
      expect(back.content.units).toBe(now);
      expect(back.answered).toEqual(left.answered);
      expect(isStale(tool, back)).toBe(false);
      expect(afterAsking(back, later).answered?.inputs).toEqual(left.answered?.inputs);
    }
  });

  test('a draft of an older answer says so; one without an answer has none; one from before lacks nothing', () => {
    const older = draftOf(run(afterAsking(start), typed('')), 'u1', '');
    const back = run(start, { type: 'draftFound', draft: older, units: {} });
    expect(back.content.values[name]).toBe('');
    expect(isStale(tool, back)).toBe(true);
    const { exact: _, ...plain } = draftOf(run(start, typed('')), 'u1', '');
    const without = run(start, { type: 'draftFound', draft: { ...plain, values: { [name]: '7' } }, units: {} });
    expect(without.answered).toBeNull();
    expect(without.content.values).toEqual({ ...start.content.values, [name]: '7' });
  });

  test('no draft shows the example in the reader’s units', () => {
    expect(run(start, { type: 'draftFound', draft: null, units: switched }).content).toEqual(
      contentOf(tool.fields, tool.defaults, switched, answeredPaths(tool.fields, tool.defaults)),
    );
  });

  test('a carried patient is answered at once where nothing is missing, and else waits for what is', () => {
    const [one] = cases;
    const arrived = { type: 'patientArrived', examples: [], patientName: 'Huda', units: {}, at } as const;
    const whole = run(start, { ...arrived, inputs: one?.inputs ?? {} });
    expect([whole.answered?.at, whole.patientName]).toEqual([at, 'Huda']);
    const { [path]: _, ...rest } = structuredClone(tool.defaults) as Record<string, unknown>;
    const waiting = run(start, { ...arrived, inputs: rest });
    expect(waiting).toMatchObject({ answered: null, issues: [] });
    expect(waiting.content.values[name]).toBe('');
  });

  test('a figure typed in the other unit is the number it stands for, switched or not', () => {
    const convertible = numbers.find(([, { concept }]) => concept.other);
    if (!convertible) return;
    const [to, { concept }] = convertible;
    const content = contentOf(tool.fields, tool.defaults, switched);
    const text = String(Number(content.values[formName(to)]) + 1);
    const calculated = afterAsking(
      run(start, { type: 'unitsSwitched', units: switched }, { type: 'typed', name: formName(to), value: text }),
    );
    const back = run(calculated, { type: 'unitsSwitched', units: {} });
    expect(unitOf(concept, back.content.units)).toBe(concept.unit);
    expect(isStale(tool, back)).toBe(false);
    expect(afterAsking(back).answered?.inputs).toEqual(calculated.answered?.inputs);
  });

  describe('what is an example', () => {
    const visible = answeredPaths(tool.fields, tool.defaults);
    const others = Object.entries(tool.fields).filter(
      ([other, { kind }]) => kind !== 'number' && visible.includes(other),
    );
    const take = (...paths: string[]): CalculatorEvent => ({ type: 'examplesTaken', paths });

    test('everything the form came with: numbers, choices and every No', () => {
      expect(start.content.examples).toEqual(visible);
      expect(others.length).toBeGreaterThan(0);
      expect(afterAsking(start).answered).toMatchObject({ examples: visible, marked: true });
      for (const [, field] of Object.entries(tool.fields))
        if (field.kind === 'choice' && field.hidden) expect(visible).not.toContain(field);
    });

    test('an answer given again as it stands is the patient’s', () => {
      for (const [other] of [...others, [path] as const]) {
        const value = start.content.values[formName(other)] ?? '';
        const touched = run(start, { type: 'typed', name: formName(other), value });
        expect(touched.content.examples).toEqual(visible.filter((one) => one !== other));
        expect(readForm(tool, touched.content)).toMatchObject({ ok: true, inputs: tool.defaults });
      }
      const kept = run(start, take(...others.map(([other]) => other)));
      const measured = visible.filter((one) => tool.fields[one]?.kind === 'number');
      expect(kept.content.examples).toEqual(measured);
    });

    test('an answer on screen takes new marks along, unless it is of an older form', () => {
      const before = afterAsking(start);
      const [first] = others;
      if (!first) throw new Error('no answer');
      const after_ = run(before, take(first[0]));
      expect(after_.answered?.examples).not.toContain(first[0]);
      expect(after_.answered?.inputs).toEqual(before.answered?.inputs);
      expect(after_.answered?.at).toBe(at);
      const older = run(before, typed(''), take(first[0]));
      expect(older.answered?.examples).toEqual(visible);
    });

    test('marks survive a reload, for the form and for the answer', () => {
      const worked = run(afterAsking(start), typed('5'));
      const back = run(start, { type: 'draftFound', draft: draftOf(worked, 'u', 'hcp'), units: {} });
      expect(back.content.examples).toEqual(worked.content.examples);
      expect(back.answered?.examples).toEqual(visible);
      const { examples: _, calculatedExamples: __, marked: ___, ...older } = draftOf(worked, 'u', 'hcp');
      const found = run(start, { type: 'draftFound', draft: older, units: {} });
      expect(found.content.examples).toEqual(visible.filter((one) => one !== path));
    });

    test('a record brings its own marks; an older one says that it has none', () => {
      const loaded = (examples?: readonly string[]) =>
        run(start, { type: 'recordLoaded', inputs: tool.defaults, examples, units: {}, at });
      expect(loaded([path, 'nothing'])).toMatchObject({ content: { examples: [path] }, marked: true });
      expect(loaded([path]).answered).toMatchObject({ examples: [path], marked: true });
      expect(loaded(undefined)).toMatchObject({ content: { examples: [] }, marked: false });
      expect(loaded(undefined).answered).toMatchObject({ examples: [], marked: false });
      expect(run(loaded(undefined), { type: 'startedAgain', units: {} }).marked).toBe(true);
    });
  });
});
