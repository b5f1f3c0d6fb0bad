import { moreAbout } from '../clinical/more.ts';
import { defineTool } from '../kit/tool.ts';
import { calculate } from './model/calculate.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';

/** The 12-week HbA1c forecast (the Calculation Tool). */
export const a1cForecast = defineTool({
  id: 'a1c-forecast',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  guards,
  calculate,
  summary,
  view: { pictures: ['trend', 'compare', 'week', 'ladder'] },
  proposals: async () => (await import('./model/proposals.ts')).proposals,
  comparables: async () => (await import('./model/comparables.ts')).comparables,
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  reportCopy: {
    en: async () => (await import('./copy/report-en.ts')).reportEn,
    ar: async () => (await import('./copy/report-ar.ts')).reportAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
  samples: async () => (await import('./samples.ts')).samples,
});
