import { defineTool } from '../kit/tool.ts';
import { form } from './form.ts';
import { calculate } from './model/calculate.ts';
import { wants } from './model/wants.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';

/** Heart, kidney and liver: risks from published equations, each answered from its own values. */
export const organRisk = defineTool(form, {
  guards,
  calculate,
  summary,
  wants,
  proposals: async () => (await import('./model/proposals.ts')).proposals,
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  reportCopy: {
    en: async () => (await import('./copy/report-en.ts')).reportEn,
    ar: async () => (await import('./copy/report-ar.ts')).reportAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
});
