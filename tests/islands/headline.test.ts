import { expect, test } from 'vitest';
import type { VisitAnswer } from '../../src/api/contract.ts';
import { judge, planFor } from '../../src/engine/judgement/index.ts';
import { headlineOf } from '../../src/islands/history/headline.ts';
import type { PatientWords } from '../../src/islands/history/patient-words.ts';
import type { Item } from '../../src/islands/history/timeline-data.ts';
import { loadVisitEngine } from '../../src/islands/visit/visit-engine.ts';
import { loadDeskWords } from '../../src/islands/visit/visit-words.ts';

const facts = { age: 66, a1c: 8.9, ckd: true, egfr: 41, uacr: 180, sulfonylurea: true, hypoglycaemiaHistory: true };
const visitOf = (more: object): Item => {
  const chart = Object.fromEntries(
    Object.entries({ ...facts, ...more }).map(([fact, value]) => [
      fact,
      { value, from: 'entered' as const, on: '2026-11-20' },
    ]),
  );
  const visit = { id: '1', createdAt: '2026-11-20T10:00:00Z', chart, plan: planFor(judge(chart)) };
  return { lane: 'visit', id: '1', at: visit.createdAt, kind: '', visit: visit as unknown as VisitAnswer };
};

test.each([
  ['en', 'gliclazide', /sulfonylurea/i],
  ['ar', 'غليكلازيد', /سلفونيل/],
] as const)('the headline of a saved visit says the medicine’s own name, in %s', async (locale, name, ofClass) => {
  const [engine, desk] = await Promise.all([loadVisitEngine(locale), loadDeskWords(locale)]);
  const words = { engine, desk, words: { nothingToDo: '-' } } as unknown as PatientWords;
  const named = headlineOf(visitOf({ sulfonylureaAgent: 'gliclazide' }), words, {});
  expect(named).toContain(name);
  expect(named).not.toMatch(ofClass);
  expect(headlineOf(visitOf({}), words, {})).toMatch(ofClass);
});
