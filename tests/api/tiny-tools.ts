import { vi } from 'vitest';
import { concepts } from '../../src/engine/clinical/concepts.ts';
import { choice, number } from '../../src/engine/kit/fields/fields.ts';
import { defineTool, type Tool, type ToolCopy } from '../../src/engine/kit/tool.ts';
import { defineForm } from '../../src/engine/kit/tool-form.ts';

const noCopy = () => Promise.resolve({} as ToolCopy);
const unworded = { copy: { en: noCopy, ar: noCopy }, sections: ['all'] };
const nothing = {
  cases: () => Promise.resolve([]),
  constants: () => Promise.resolve({}),
  guards: [],
  reportCopy: { en: () => Promise.resolve({}), ar: () => Promise.resolve({}) },
  writer: () => Promise.reject(new Error('nobody reads a tiny calculator')),
  patientSheet: () => Promise.resolve(() => ({}) as never),
  summary: () => ({ key: 'x' }),
};

/** Calculators small enough to see through, so that the records API is tested without clinical detail. */
const forecastForm = defineForm({
  ...unworded,
  id: 'a1c-forecast',
  fields: {
    a1c: number('all', concepts.a1c, { default: 8.5 }),
    weight: number('all', concepts.weight, { default: 85 }),
    b12: number('all', concepts.b12, { optional: true }),
    'metforminMr.dose': choice('all', [500, 750, 1000], 500),
  },
  rules: [
    { id: 'lightWithHighA1c', path: 'weight', severity: 'hard', holds: ({ a1c, weight }) => a1c < 19 || weight > 40 },
  ],
  fallbacks: { weight: 70 },
});
const forecast = defineTool(forecastForm, {
  ...nothing,
  calculate: ({ a1c, weight }) => ({ predicted: a1c - 1, perKilogram: a1c / weight }),
});
const clinicalForm = defineForm({
  ...unworded,
  id: 'clinical-logic',
  fields: {
    baselineA1c: number('all', concepts.a1c, { default: 8.5 }),
    weight: number('all', concepts.weight, { default: 85 }),
  },
  rules: [],
  fallbacks: {},
});
const clinical = defineTool(clinicalForm, {
  ...nothing,
  calculate: ({ baselineA1c }) => ({ iriScore: baselineA1c * 10 }),
});
const lifeDaysForm = defineForm({
  ...unworded,
  id: 'life-days',
  fields: { age: number('all', concepts.age, { default: 50 }) },
  rules: [],
  fallbacks: {},
});
const lifeDays = defineTool(lifeDaysForm, {
  ...nothing,
  calculate: ({ age }) => ({ valid: age < 100 }),
  refusal: ({ valid }: { valid: boolean }) => (valid ? null : 'notValid'),
});

const entries = {
  'a1c-forecast': {
    path: '/calculator',
    collection: 'assessments',
    keys: ['patientData', 'results'],
    tool: forecast as unknown as Tool,
  },
  'clinical-logic': {
    path: '/clinical-logic',
    collection: 'assessments',
    keys: ['patientData', 'results'],
    tool: clinical as unknown as Tool,
  },
  'life-days': {
    path: '/tools/life-days',
    collection: 'life-days-assessments',
    keys: ['lifeDaysData', 'results'],
    tool: lifeDays as unknown as Tool,
  },
} as const;
type Id = keyof typeof entries;

/** Puts the tiny calculators in the registry's place for everything imported afterwards. */
export function useTinyTools(): void {
  vi.doMock('../../src/engine/registry.ts', () => ({
    toolIds: Object.keys(entries),
    isToolId: (id: unknown) => typeof id === 'string' && Object.hasOwn(entries, id),
    toolEntry: (id: Id) => entries[id],
    loadTool: (id: Id) => Promise.resolve(entries[id].tool),
  }));
}
