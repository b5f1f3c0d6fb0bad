import { moreAbout } from '../clinical/more.ts';
import { defineTool } from '../kit/tool.ts';
import { calculate, refusal } from './model/calculate.ts';
import { explain, outcomes, summary } from './report/explain.ts';
import { guards } from './safety/guards.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';

/** The Life Days Calculator: an illustrative estimate for teaching. */
export const lifeDays = defineTool({
  id: 'life-days',
  fields,
  sections,
  rules,
  more: moreAbout(fields),
  fallbacks,
  guards,
  calculate,
  explain,
  outcomes,
  summary,
  refusal,
  delay: 1500,
  view: { formTabs: true, pictures: ['days', 'compare'] },
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  copy: { en: async () => (await import('./copy/en.ts')).en, ar: async () => (await import('./copy/ar.ts')).ar },
  interfaceWords: {
    en: async () => (await import('./copy/interface-en.ts')).interfaceEn,
    ar: async () => (await import('./copy/interface-ar.ts')).interfaceAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
});
