import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAnswering, patientSheetOf } from '../../src/engine/answer/index.ts';
import type { Chart, Known } from '../../src/engine/chart/chart.ts';
import { factIds } from '../../src/engine/chart/facts.ts';
import { factOf } from '../../src/engine/chart/form.ts';
import { filled, lentBy } from '../../src/engine/chart/lens.ts';
import { writeRecord } from '../../src/engine/judgement/record.ts';
import { readPath, writePath } from '../../src/engine/kit/fields/fields.ts';
import { toolIds } from '../../src/engine/registry.ts';
import { loadPlanner, visit } from '../../src/engine/visit/index.ts';
import type { Asked, LentTo, Snapshot } from '../../src/islands/answer/snapshot.ts';
import {
  type CalculatorState,
  draftOf,
  after as stateAfter,
  untouched,
} from '../../src/islands/form/calculator-state.ts';
import { formName } from '../../src/islands/form/form-values.ts';
import { chartInHand, snapshotInHand } from '../../src/islands/patient/in-hand.ts';
import { dayOf } from '../../src/islands/shared/day-of.ts';
import { carry, takeCarried } from '../../src/islands/stores/carry.ts';
import { readDraft, writeDraft } from '../../src/islands/stores/draft.ts';
import { emptyVisit, joined, keepVisit, toldByForm, type VisitState } from '../../src/islands/visit/visit-store.ts';
import { anyChart } from '../engine/helpers/charts.ts';
import { fakeTab } from './fake-browser.ts';
import { reached, tries } from '../fixtures/tries.ts';

const today = dayOf();
const runs = { numRuns: tries(150), seed: 34 };
/** A choice made together is a visit’s alone: no form asks for it, and none tells it (tests/engine/choose). */
const ids = factIds.filter((fact) => fact !== 'treatmentChoice');
const anyVisit = fc
  .tuple(anyChart({ origins: ['entered', 'record', 'file'], ids }), fc.constantFrom(today, '2026-11-01', '2025-01-10'))
  .map(
    ([chart, on]): Chart =>
      Object.fromEntries(Object.entries(chart).map(([fact, known]): [string, Known] => [fact, { ...known, on }])),
  );

beforeAll(() => fakeTab());
afterAll(() => vi.unstubAllGlobals());

describe.each(toolIds)('%s shows the plan of the patient in hand', async (id) => {
  const [answering, planner] = await Promise.all([loadAnswering(id), loadPlanner()]);
  const { tool } = answering;
  const at = new Date();

  /** Opened from the visit; what it does not know stands at the form's example. */
  function opened(chart: Chart): { readonly state: CalculatorState; readonly visit: VisitState } {
    const visit = { ...emptyVisit('a'), name: 'Huda', chart, opened: [id] };
    keepVisit(visit);
    const lent = lentBy(tool.fields, chart, today);
    const inHand = { chart, on: today };
    carry({ tool: id, owner: 'a', patientName: 'Huda', ...lent, inHand });
    const carried = takeCarried(id, 'a', tool.fields, tool.defaults);
    if (!carried) throw new Error('nobody was carried');
    const inputs = structuredClone(tool.defaults) as Record<string, unknown>;
    for (const path of Object.keys(tool.fields)) {
      const value = readPath(lent.inputs, path);
      if (value !== undefined) writePath(inputs, path, value);
    }
    const examples = Object.keys(tool.fields).filter((path) => readPath(lent.inputs, path) === undefined);
    const event = { type: 'patientArrived', ...carried, inputs, examples, units: {}, at } as const;
    return { state: stateAfter(tool, untouched(tool), event, today), visit };
  }
  const isInHand = (asked: Asked | null): asked is Asked & { inHand: LentTo } => asked?.inHand !== undefined;
  function shown({ answered }: CalculatorState): Snapshot | null {
    if (!answered) return null;
    if (!isInHand(answered)) throw new Error('the answer is nobody’s in hand');
    return snapshotInHand(planner, answering, answered);
  }
  /** Calculated, as a press does it. */
  function pressed(state: CalculatorState): CalculatorState {
    const asked = stateAfter(tool, state, { type: 'calculationAsked' }, today);
    if (!asked.question) return asked;
    const chart = chartInHand('a', tool, asked);
    const inHand = chart && { chart, on: today, told: asked.told };
    return stateAfter(tool, asked, { type: 'answerDue', question: asked.question, at, inHand }, today);
  }
  const back = (from: VisitState, state: CalculatorState): Chart =>
    joined(from, { tool: id, name: 'Huda', ...toldByForm(id, tool.fields, draftOf(state, 'a', 'hcp')) }).chart;

  test('action for action, with its sheet, its cautions and the headline of its row', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(anyVisit, async (chart) => {
        const snapshot = shown(opened(chart).state);
        if (!snapshot) return;
        answered += 1;
        const whole = await visit(chart, { on: today });
        expect(snapshot.plan).toEqual(whole.plan);
        const record = writeRecord(whole.plan, whole.judgement, { worksheet: snapshot.outcome.worksheet });
        expect(snapshot.report.next).toEqual(record.next);
        expect(snapshot.report.cautions).toEqual(expect.arrayContaining([...record.cautions]));
        const sheet = await patientSheetOf(tool, snapshot.inputs, snapshot);
        expect(sheet.next.at(-1)?.key).toMatch(/^plan\.patient\.review/);
        const row = whole.tools.find((one) => one.id === id);
        if (row?.ready && !row.medicines && JSON.stringify(row.inputs) === JSON.stringify(snapshot.inputs))
          // Opened, it gives its own figure with what it counts; the row gives none that is not of this plan.
          expect(row.headline).toEqual(snapshot.report.beside?.says ?? snapshot.report.answer);
      }),
      runs,
    );
    expect(answered).toBeGreaterThan(reached(5));
  });

  const asked = Object.entries(tool.fields).flatMap(([path, field]) => {
    const fact = factOf(field);
    return fact === undefined || (field.kind === 'choice' && field.hidden) ? [] : [{ path, field, fact }];
  });
  test('and follows the one fact that is changed there, as the visit does when it is left', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(anyVisit, fc.constantFrom(...asked), async (chart, { path, field }) => {
        const { state, visit: from } = opened(chart);
        const value = readPath(tool.defaults, path);
        const text = field.kind === 'flag' ? value !== true : String(value ?? '');
        const typed = pressed(stateAfter(tool, state, { type: 'typed', name: formName(path), value: text }, today));
        if (typed.issues.length > 0) return;
        // What says that it is somebody else (another age) is asked about, and is nobody's in hand until then.
        if (!typed.answered?.inHand) return;
        answered += 1;
        expect(shown(typed)?.plan).toEqual((await visit(back(from, typed), { on: today })).plan);
      }),
      runs,
    );
    expect(answered).toBeGreaterThan(reached(5));
  });

  test('what is tried beside the answer is that patient with it, before and after it is taken', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(anyVisit, fc.constantFrom(...asked), async (chart, { path, field }) => {
        const { state, visit: from } = opened(chart);
        const snapshot = shown(state);
        const value =
          field.kind === 'flag' ? readPath(state.answered?.inputs, path) !== true : readPath(tool.defaults, path);
        if (!snapshot || value === undefined) return;
        const moved = structuredClone(snapshot.inputs) as Record<string, unknown>;
        writePath(moved, path, value);
        const checked = tool.validate(moved);
        if (!checked.ok) return;
        tried += 1;
        const examples = snapshot.examples.filter((one) => one !== path);
        const there = snapshot.answering.answer(checked.inputs, { examples }).plan;
        const event = { type: 'inputsTaken', inputs: checked.inputs, moved: [path], units: {}, at } as const;
        const taken = stateAfter(tool, state, event, today);
        const isMoved = readPath(checked.inputs, path) !== readPath(snapshot.inputs, path);
        if (isMoved) expect(shown(taken)?.plan).toEqual(there);
        expect(shown(taken)?.plan).toEqual((await visit(back(from, taken), { on: today })).plan);
      }),
      runs,
    );
    expect(tried).toBeGreaterThan(reached(5));
  });
});

test.each(toolIds)('%s: a record and a reload keep the plan of their patient', async (id) => {
  const [answering, planner] = await Promise.all([loadAnswering(id), loadPlanner()]);
  const { tool } = answering;
  const planOf = ({ answered }: CalculatorState) => {
    const inHand = answered?.inHand;
    if (!answered || !inHand) throw new Error('the answer is nobody’s in hand');
    return snapshotInHand(planner, answering, { ...answered, inHand }).plan;
  };
  const on = '2026-11-01';
  let loaded = 0;
  await fc.assert(
    fc.asyncProperty(anyVisit, async (chart) => {
      const inputs = { ...structuredClone(tool.defaults), ...filled(tool.fields, chart) };
      const examples = Object.keys(tool.fields).filter(
        (path) => readPath(filled(tool.fields, chart), path) === undefined,
      );
      const inHand = { on, chart };
      const event = {
        type: 'recordLoaded',
        inputs,
        examples,
        units: {},
        at: new Date(`${on}T10:00:00`),
        inHand,
      } as const;
      const state = stateAfter(tool, untouched(tool), event, today);
      if (!state.answered) return;
      loaded += 1;
      const { plan } = await visit(chart, { on });
      expect(planOf(state)).toEqual(plan);
      const draft = JSON.parse(JSON.stringify(draftOf(state, 'a', 'hcp'))) as ReturnType<typeof draftOf>;
      writeDraft(id, draft);
      const found = { type: 'draftFound', draft: readDraft(id, 'a'), units: {} } as const;
      expect(planOf(stateAfter(tool, untouched(tool), found, today))).toEqual(plan);
    }),
    runs,
  );
  expect(loaded).toBeGreaterThan(reached(5));
});

describe('whose an answer is', async () => {
  const { tool } = await loadAnswering('a1c-forecast');
  const chart: Chart = {
    a1c: { value: 8, from: 'entered', on: today },
    age: { value: 66, from: 'entered', on: today },
  };
  const keep = (changes: Partial<VisitState>): void =>
    keepVisit({ ...emptyVisit('a'), name: 'Huda', chart, opened: ['a1c-forecast'], ...changes });
  const typed = (path: string, value: string): CalculatorState =>
    stateAfter(tool, untouched(tool), { type: 'typed', name: formName(path), value }, today);

  test('nobody’s in hand where the calculator was not opened with them, says another age, or shows another’s record', () => {
    keep({});
    expect(chartInHand('a', tool, untouched(tool))).toEqual(chart);
    keep({ opened: [] });
    expect(chartInHand('a', tool, untouched(tool))).toBeUndefined();
    keep({ chart: {} });
    expect(chartInHand('a', tool, untouched(tool))).toBeUndefined();
    keep({});
    const age = Object.entries(tool.fields).find(([, field]) => factOf(field) === 'age')?.[0];
    expect(age).toBeDefined();
    expect(chartInHand('a', tool, typed(age ?? '', '31'))).toBeUndefined();
    const inputs = structuredClone(tool.defaults) as Record<string, unknown>;
    writePath(inputs, age ?? '', 66);
    const record = { type: 'recordLoaded', inputs, units: {}, at: new Date(), examples: [] } as const;
    const of = (patientName: string) => stateAfter(tool, untouched(tool), { ...record, patientName }, today);
    expect(chartInHand('a', tool, of('Huda'))).toEqual(chart);
    expect(chartInHand('a', tool, of('Salma'))).toBeUndefined();
    keep({});
    expect(chartInHand('b', tool, untouched(tool))).toBeUndefined();
  });
});
