import { defineTool } from '../kit/tool.ts';
import { form } from './form.ts';
import { calculate, refusal } from './model/calculate.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';

/** The Life Days Calculator: an illustrative estimate for teaching. */
export const lifeDays = defineTool(form, {
  guards,
  calculate,
  summary,
  refusal,
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  reportCopy: {
    en: async () => (await import('./copy/report-en.ts')).reportEn,
    ar: async () => (await import('./copy/report-ar.ts')).reportAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
});
