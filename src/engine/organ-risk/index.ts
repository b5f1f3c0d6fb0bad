import { moreAbout } from '../clinical/more.ts';
import { defineTool } from '../kit/tool.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';
import { calculate } from './model/calculate.ts';
import { wants } from './model/wants.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';

/** Heart, kidney and liver: risks from published equations, each answered from its own values. */
export const organRisk = defineTool({
  id: 'organ-risk',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  guards,
  calculate,
  summary,
  wants,
  view: { pictures: ['people'] },
  proposals: async () => (await import('./model/proposals.ts')).proposals,
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  reportCopy: {
    en: async () => (await import('./copy/report-en.ts')).reportEn,
    ar: async () => (await import('./copy/report-ar.ts')).reportAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
});
