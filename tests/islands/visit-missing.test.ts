import { expect, test } from 'vitest';
import { inputsFor } from '../../src/engine/chart/index.ts';
import type { Chart } from '../../src/engine/chart/chart.ts';
import { factOf } from '../../src/engine/chart/form.ts';
import { finerThan } from '../../src/engine/chart/coarser.ts';
import { loadForm, toolIds } from '../../src/engine/registry.ts';
import { askedFor } from '../../src/islands/visit/fact-entries.ts';
import { missingOf } from '../../src/islands/visit/missing.ts';

const { fields } = await loadForm('a1c-forecast');
const known = (facts: object): Chart =>
  Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value, from: 'entered' as const }]));

test('of a calculator that waits for many answers, what moves its answer most is asked first', () => {
  const { missing } = inputsFor('a1c-forecast', {});
  const { facts } = missingOf(missing, fields, {});
  expect(facts.slice(0, 3)).toEqual(['a1c', 'egfr', 'targetA1c']);
  expect(facts.length).toBeGreaterThan(10);
});

test('a fact that is known is not asked again: no metformin is no dose of its form, and that is chosen there', () => {
  const chart = known({ metformin: 0 });
  const { missing } = inputsFor('a1c-forecast', chart);
  expect(missing).toContain('metforminDose');
  const { facts, questions } = missingOf(missing, fields, chart);
  expect(facts).not.toContain('metformin');
  expect(questions).toEqual(['metforminDose']);
});

test('a pregnancy is asked first of who may become pregnant, last of who may not', async () => {
  const asked = (await loadForm('clinical-logic')).fields;
  const first = (chart: Chart) => missingOf(Object.keys(asked), asked, chart).facts;
  expect(first(known({ sex: 'female', age: 31 }))[0]).toBe('pregnancy');
  expect(first(known({ age: 66 })).at(-1)).toBe('pregnancy');
});

test('what stands there and cannot be used is asked again', () => {
  const chart = known({ a1c: 900 });
  expect(missingOf(['a1c'], fields, chart)).toEqual({ facts: ['a1c'], questions: [] });
});

test('a question is asked once: no calculator asks what another asks on a finer scale or by other words', async () => {
  const forms = await Promise.all(toolIds.map((id) => loadForm(id)));
  const told = forms.flatMap((form) => Object.values(form.fields).flatMap((field) => factOf(field) ?? []));
  const asked = [...new Set(told.flatMap((fact) => askedFor(fact, {})))];
  const pairs = asked.flatMap((fact) =>
    finerThan(fact).flatMap((finer) => (asked.includes(finer) ? [[fact, finer].sort().join(' and ')] : [])),
  );
  // Of these no answer gives the other whole: whether there is a disease and how far it went, any low and a bad one.
  expect([...new Set(pairs)].sort()).toEqual(['ckd and ckdStage', 'hypoglycaemiaHistory and severeHypoglycaemia']);
});
