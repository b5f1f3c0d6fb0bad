import { defineTool } from '../kit/tool.ts';
import { form } from './form.ts';
import { calculate } from './model/calculate.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';

/** The 12-week HbA1c forecast (the Calculation Tool). */
export const a1cForecast = defineTool(form, {
  guards,
  calculate,
  summary,
  proposals: async () => (await import('./model/proposals.ts')).proposals,
  comparables: async () => (await import('./model/comparables.ts')).comparables,
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  reportCopy: {
    en: async () => (await import('./copy/report-en.ts')).reportEn,
    ar: async () => (await import('./copy/report-ar.ts')).reportAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
  samples: async () => (await import('./samples.ts')).samples,
});
