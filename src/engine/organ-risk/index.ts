import { defineTool } from '../kit/tool.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';
import { calculate } from './model/calculate.ts';
import { explain, outcomes, summary } from './report/explain.ts';
import { guards } from './safety/guards.ts';

/** Heart, kidney and liver: risks from published equations, each answered from its own values. */
export const organRisk = defineTool({
  id: 'organ-risk',
  fields,
  sections,
  rules,
  fallbacks,
  guards,
  calculate,
  explain,
  outcomes,
  summary,
  view: { pictures: ['people'] },
  proposals: async () => (await import('./model/proposals.ts')).proposals,
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  cases: async () => (await import('./cases.ts')).cases,
});
