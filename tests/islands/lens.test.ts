import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Chart, Known } from '../../src/engine/chart/chart.ts';
import { factOf } from '../../src/engine/chart/form.ts';
import { lentBy } from '../../src/engine/chart/lens.ts';
import { readPath } from '../../src/engine/kit/fields/fields.ts';
import { loadTool, type ToolId, toolIds } from '../../src/engine/registry.ts';
import {
  type CalculatorState,
  draftOf,
  after as stateAfter,
  untouched,
} from '../../src/islands/form/calculator-state.ts';
import { formName } from '../../src/islands/form/form-values.ts';
import { emptyVisit, joined, toldByForm, type VisitState } from '../../src/islands/visit/visit-store.ts';
import { carry, takeCarried } from '../../src/islands/stores/carry.ts';
import { anyChart } from '../engine/helpers/charts.ts';
import { fakeTab } from './fake-browser.ts';
import { tries } from '../fixtures/tries.ts';

const today = '2026-11-25';
const runs = { numRuns: tries(2000), seed: 34 };
/** As a visit holds it: each fact with its day, some of them old. */
const anyVisit = fc
  .tuple(anyChart({ origins: ['entered', 'record', 'file'] }), fc.constantFrom(today, '2026-11-20', '2025-01-10'))
  .map(
    ([chart, on]): VisitState => ({
      ...emptyVisit('a'),
      name: 'Huda',
      chart: Object.fromEntries(
        Object.entries(chart).map(([fact, known]): [string, Known] => [fact, { ...known, on }]),
      ),
    }),
  );

beforeAll(() => fakeTab());
afterAll(() => vi.unstubAllGlobals());

/** What a calculator makes of the patient in hand, and the visit of what it is left with. */
async function viewOf(id: ToolId) {
  const tool = await loadTool(id);
  const opened = (chart: Chart): CalculatorState => {
    const inHand = { chart, on: today };
    carry({ tool: id, owner: 'a', patientName: 'Huda', ...lentBy(tool.fields, chart, today), inHand });
    const carried = takeCarried(id, 'a', tool.fields, tool.defaults);
    if (!carried) throw new Error('nobody was carried');
    const event = { type: 'patientArrived', ...carried, units: {}, at: new Date(`${today}T10:00:00`) } as const;
    return stateAfter(tool, untouched(tool), event, today);
  };
  const back = (visit: VisitState, state: CalculatorState): VisitState => {
    const draft = draftOf(state, 'a', 'hcp');
    return joined(visit, { tool: id, name: draft.patientName, ...toldByForm(id, tool.fields, draft) });
  };
  return { id, tool, opened, back };
}
const views = await Promise.all(toolIds.map(viewOf));

test('opened, not touched and left, no calculator has changed anything', { timeout: 120_000 }, () => {
  // Each visit is made up once, and opened in all of them.
  fc.assert(
    fc.property(anyVisit, (visit) => {
      for (const { id, opened, back } of views) expect(back(visit, opened(visit.chart)).chart, id).toEqual(visit.chart);
    }),
    runs,
  );
});

describe.each(views)('$id is a view of the patient in hand', ({ tool, opened, back }) => {
  test('one answer given there changes its own fact alone', () => {
    const asked = Object.entries(tool.fields).flatMap(([path, field]) => {
      const fact = factOf(field);
      return fact === undefined || (field.kind === 'choice' && field.hidden) ? [] : [{ path, field, fact }];
    });
    fc.assert(
      fc.property(anyVisit, fc.constantFrom(...asked), ({ chart }, { path, field, fact }) => {
        const visit = { ...emptyVisit('a'), name: 'Huda', chart };
        const value = readPath(tool.defaults, path);
        const text = field.kind === 'flag' ? value === true : String(value ?? '');
        const typed = stateAfter(tool, opened(chart), { type: 'typed', name: formName(path), value: text }, today);
        const after = back(visit, typed).chart;
        const moved = Object.keys({ ...chart, ...after }).filter((one) => after[one]?.value !== chart[one]?.value);
        expect(moved.filter((one) => one !== fact)).toEqual([]);
        if (value !== undefined && typeof value === 'number') expect(after[fact]?.value).toBe(value);
      }),
      { ...runs, numRuns: tries(500) },
    );
  });

  test('what the visit no longer holds, or holds anew since, is not brought back', () => {
    fc.assert(
      fc.property(anyVisit, anyVisit, (before, now) => {
        expect(back(now, opened(before.chart)).chart).toEqual(now.chart);
      }),
      { ...runs, numRuns: tries(200) },
    );
  });
});
