import { describe, expect, test } from 'vitest';
import type { VisitAnswer } from '../../src/api/contract.ts';
import { comparePlans, gravest } from '../../src/engine/answer/compare-plans.ts';
import type { Known } from '../../src/engine/chart/chart.ts';
import { loadAnswering } from '../../src/engine/answer/index.ts';
import { judge, planOfChart } from '../../src/engine/judgement/index.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import type { Plan } from '../../src/engine/plan/actions.ts';
import { toolIds, type ToolId } from '../../src/engine/registry.ts';
import { loadMore, withMoreWords } from '../../src/islands/form/more-words.ts';
import { compareCharts, compareInputs } from '../../src/islands/history/compare.ts';
import { chosen, historyLanes, momentShare, newestPair, pressed } from '../../src/islands/history/timeline-data.ts';
import { loadAll } from '../../src/islands/shared/loaded.ts';
import { entriesOf } from '../../src/islands/visit/fact-entries.ts';
import type { PatientRecord } from '../../src/islands/visit/saved-visits.ts';
import { loadDeskWords } from '../../src/islands/visit/visit-words.ts';

const words = { notAnswered: 'not answered', example: '{value} (example)' };
const record = (tool: ToolId, inputs: unknown, more: Partial<PatientRecord> = {}): PatientRecord => ({
  id: 'x',
  tool,
  patientName: 'Ali',
  clinicalNotes: '',
  createdAt: '2026-01-01T10:00:00.000Z',
  engineVersion,
  planRules: engineVersion,
  plan: null,
  disclaimer: '',
  inputs,
  results: {},
  ...more,
});
const plainly = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('two records of a calculator', async () => {
  const loaded = withMoreWords(await loadAll('a1c-forecast', 'en', 'record'), await loadMore('en'));
  const { tool } = loaded;
  const defaults = tool.defaults as Record<string, unknown>;
  const changedFrom = (one: object, other: object, units = {}) =>
    compareInputs(loaded, [record('a1c-forecast', one), record('a1c-forecast', other)], units, words);

  test('show only what changed, old and new in the reader’s units, and fold the rest', () => {
    const { changed, same } = changedFrom({ ...defaults, a1c: 8.2 }, { ...defaults, a1c: 8.5 });
    expect(changed.map(({ then, now, by }) => [then, now, by].map(plainly))).toEqual([
      ['8.2 %', '8.5 %', '+0.3 points'],
    ]);
    expect(same.length).toBeGreaterThan(5);
    expect(JSON.stringify({ changed, same })).not.toMatch(/undefined|NaN|\{\w+\}/);
    const [inOther] = changedFrom({ ...defaults, a1c: 8.2 }, { ...defaults, a1c: 8.5 }, { a1c: 'mmol/mol' }).changed;
    expect(plainly(inOther?.now ?? '')).toBe('69 mmol/mol');
  });

  test('the same in both is no change', () => {
    expect(changedFrom(defaults, { ...defaults }).changed).toEqual([]);
  });

  test('an answer that came or went is told as not answered', () => {
    const { a1c: _, ...without } = { ...defaults, a1c: 8.2 };
    const [came] = changedFrom(without, { ...without, a1c: 8.2 }).changed;
    expect([came?.then, plainly(came?.now ?? ''), came?.by]).toEqual(['not answered', '8.2 %', '']);
    const [went] = changedFrom({ ...without, a1c: 8.2 }, without).changed;
    expect(went?.now).toBe('not answered');
  });

  test('what still stood at its example says so', () => {
    const [one, other] = [8.2, 8.5].map((a1c) => ({ ...defaults, a1c }));
    const { changed } = compareInputs(
      loaded,
      [record('a1c-forecast', one, { examples: ['a1c'] }), record('a1c-forecast', other, { examples: [] })],
      {},
      words,
    );
    expect(plainly(changed[0]?.then ?? '')).toBe('8.2 % (example)');
    expect(changed[0]?.now).not.toContain('example');
  });
});

describe.each(toolIds)('any two records of %s', (id) => {
  test('are told in words, in both languages and whatever their shape', async () => {
    const { tool } = await loadAnswering(id);
    const cases = await tool.cases();
    const odd = [null, 'text', 5, [], {}, { age: {} }, { age: Number.NaN }];
    for (const locale of ['en', 'ar'] as const) {
      const loaded = withMoreWords(await loadAll(id, locale, 'record'), await loadMore(locale));
      const all: unknown[] = [...cases.map(({ inputs }) => inputs), ...odd];
      for (const one of all)
        for (const other of all) {
          const told = compareInputs(loaded, [record(id, one), record(id, other)], {}, words);
          const text = JSON.stringify(told);
          expect(text).not.toMatch(/undefined|NaN|\[object|"(field|choice)\./);
          if (one === other) expect(told.changed).toEqual([]);
        }
    }
  });
});

test.each(['en', 'ar'] as const)('two visits are compared fact by fact, without examples (%s)', async (locale) => {
  const desk = await loadDeskWords(locale);
  const chart = (facts: Readonly<Record<string, Known['value']>>, from: Known['from'] = 'entered') =>
    Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, from }]));
  const one = { ...chart({ a1c: 8, heartFailure: false, age: 60 }), ...chart({ weight: 80 }, 'example') };
  const other = chart({ a1c: 8.5, heartFailure: true, age: 60 });
  const { changed, same } = compareCharts(entriesOf(desk, null).values(), desk, [one, other], {}, words);
  expect(changed).toHaveLength(2);
  expect(same).toHaveLength(1);
  for (const { name, then, now } of changed) for (const text of [name, then, now]) expect(text).not.toBe('');
  expect(JSON.stringify(changed)).not.toMatch(/true|false|undefined/);
});

test('plans are compared by what came, went or is otherwise, whatever was stored', async () => {
  const answering = await loadAnswering('a1c-forecast');
  const [first] = await answering.tool.cases();
  if (!first) throw new Error('a calculator has cases');
  const { plan } = answering.answer(first.inputs, { examples: [] });
  const [gone, ...others] = plan.actions;
  if (!gone) throw new Error('the first case has something to do');
  expect(comparePlans(plan, plan)).toEqual({ gone: [], added: [], changed: [] });
  expect(comparePlans(plan, { ...plan, actions: others })?.gone).toHaveLength(1);
  expect(comparePlans({ ...plan, actions: others }, plan)?.added).toHaveLength(1);
  const later = { ...plan, actions: [{ ...gone, within: gone.within + 3 }, ...others] };
  expect(comparePlans(plan, later)?.changed).toHaveLength(1);
  expect(gravest(plan)).toBeDefined();
  for (const odd of [null, undefined, 'text', {}, { actions: 'none' }]) {
    expect(comparePlans(odd as unknown as Plan, plan)).toBeUndefined();
    expect(gravest(odd as unknown as Plan)).toBeUndefined();
  }
});

test('what changed from one plan to another says why, and on which facts it rests, where the patients were judged', () => {
  const chart = (facts: Readonly<Record<string, Known['value']>>) =>
    Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' as const }]));
  const known = { age: 66, sex: 'female', a1c: 8.2, egfr: 50, metformin: 2000 };
  const [one, other] = [chart(known), chart({ ...known, egfr: 25 })];
  const judgements = [judge(one), judge(other)] as const;
  const changed = comparePlans(planOfChart(one), planOfChart(other), judgements);
  const stopped = changed?.added.find(({ facts }) => facts.includes('egfr'));
  expect(stopped?.why).toBeDefined();
  expect(gravest(planOfChart(other), judgements[1])?.why).toBeDefined();
  // Without the patients, and of a rule that is no more, nothing is made up.
  expect(comparePlans(planOfChart(one), planOfChart(other))?.added.every(({ why }) => why === undefined)).toBe(true);
  const plan = planOfChart(other);
  const [first] = plan.actions;
  if (!first) throw new Error('there is something to do');
  const gone = { ...plan, actions: [{ ...first, because: ['a rule of long ago'] }] };
  expect(gravest(gone, judgements[1])?.why).toBeUndefined();
});

describe('a patient over time', () => {
  const visit = (id: string, createdAt: string, patientId: string, patientName = 'Ali') =>
    ({ id, createdAt, patientId, patientName, chart: {} }) as VisitAnswer;
  const at = (day: number): string => `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  const visits = [visit('v1', at(1), 'p'), visit('v2', at(9), 'p')];
  const records = [
    record('dosing', { medicationClass: 'metformin' }, { id: 'd1', createdAt: at(1) }),
    record('dosing', { medicationClass: 'sglt2' }, { id: 'd2', createdAt: at(2) }),
    record('dosing', { medicationClass: 'metformin' }, { id: 'd3', createdAt: at(3) }),
    record('a1c-forecast', {}, { id: 'a1', createdAt: at(4) }),
  ];
  const lanes = historyLanes({ visits, records, past: [] });
  const dosing = lanes.find(({ id }) => id === 'dosing');

  test('has a row for the visits and one for each calculator that holds something, oldest first', () => {
    expect(lanes.map(({ id, items }) => [id, items.map((item) => item.id).join()])).toEqual([
      ['visit', 'v1,v2'],
      ['a1c-forecast', 'a1'],
      ['dosing', 'd1,d2,d3'],
    ]);
  });

  test('compares the newest with the one before of the same medicine', () => {
    expect(dosing && newestPair(dosing).map(({ id }) => id)).toEqual(['d1', 'd3']);
    expect(lanes[1] && newestPair(lanes[1])).toHaveLength(1);
  });

  test('any two of a row are pressed, in either order; a press on another row begins anew', () => {
    const [one, two, three] = dosing?.items ?? [];
    if (!one || !two || !three) throw new Error('three of a row');
    const ids = (pair: readonly { id: string }[]) => pair.map(({ id }) => id).join();
    expect(ids(pressed([three], one, 'd3'))).toBe('d1,d3');
    expect(ids(pressed([one, three], two, 'd1'))).toBe('d1,d2');
    expect(ids(pressed([one, three], two, 'd3'))).toBe('d2,d3');
    expect(ids(pressed([one, three], three, 'd3'))).toBe('d1');
    const [met] = lanes[0]?.items ?? [];
    expect(met && ids(pressed([one, three], met, 'd3'))).toBe('v1');
    expect(ids(chosen([one, three], 0, two))).toBe('d2,d3');
    expect(ids(chosen([one, three], 1, one))).toBe('d1');
    expect(ids(chosen([one, two], 0, three))).toBe('d2,d3');
  });

  test('lies between the first and the last day', () => {
    expect([at(1), at(5), at(9)].map((moment) => momentShare(moment, at(1), at(9)))).toEqual([0, 0.5, 1]);
    expect(momentShare(at(1), at(1), at(1))).toBe(0.5);
  });
});
