import { moreAbout } from '../clinical/more.ts';
import { defineTool } from '../kit/tool.ts';
import { calculate } from './model/calculate.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';

/** The Insulin & CGM Calculator. */
export const insulinCgm = defineTool({
  id: 'insulin-cgm',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  guards,
  calculate,
  summary,
  view: { pictures: ['compare', 'ladder', 'ranges'] },
  proposals: async () => (await import('./model/proposals.ts')).proposals,
  comparables: async () => (await import('./model/comparables.ts')).comparables,
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  reportCopy: {
    en: async () => (await import('./copy/report-en.ts')).reportEn,
    ar: async () => (await import('./copy/report-ar.ts')).reportAr,
  },
  interfaceWords: {
    en: async () => (await import('./copy/interface-en.ts')).interfaceEn,
    ar: async () => (await import('./copy/interface-ar.ts')).interfaceAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
});
