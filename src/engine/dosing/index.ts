import type { Locale } from '../kit/words/pattern.ts';
import { moreAbout } from '../clinical/more.ts';
import { defineTool, type ToolCopy } from '../kit/tool.ts';
import { calculate, refusal } from './model/calculate.ts';
import { drugPatterns } from './drugs/index.ts';
import { explain, outcomes, summary } from './report/explain.ts';
import { guards } from './safety/guards.ts';
import { fallbacks, fields, rules, sections } from './inputs.ts';
import { referencePatterns } from './report/reference-words.ts';

/** The copy with the words of the drug records in the same language. */
function withRecordWords<C extends ToolCopy>(copy: C, locale: Locale) {
  return { ...copy, messages: { ...copy.messages, ...drugPatterns(locale), ...referencePatterns(locale) } };
}

/** The Universal Diabetes Dosing Engine. */
export const dosing = defineTool({
  id: 'dosing',
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
  delay: 800,
  view: { reportTabs: true, cliniciansOnly: true, compare: 'medicationClass', pictures: ['ladder'] },
  medicines: {
    metformin: 'metformin',
    dpp4Inhibitor: 'sitagliptin',
    glp1RA: 'semaglutide_inj',
    basalInsulin: 'insulin_glargine',
    mealtimeInsulin: 'insulin_lispro',
  },
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  copy: {
    en: async () => withRecordWords((await import('./copy/en.ts')).en, 'en'),
    ar: async () => withRecordWords((await import('./copy/ar.ts')).ar, 'ar'),
  },
  interfaceWords: {
    en: async () => (await import('./copy/interface-en.ts')).interfaceEn,
    ar: async () => (await import('./copy/interface-ar.ts')).interfaceAr,
  },
  cases: async () => (await import('./cases.ts')).cases,
});
