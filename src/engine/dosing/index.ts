import { defineTool } from '../kit/tool.ts';
import { form } from './form.ts';
import type { Locale, Patterns } from '../kit/words/pattern.ts';
import { calculate, refusal } from './model/calculate.ts';
import { drugPatterns } from './drugs/index.ts';
import { summary } from './report/summary.ts';
import { guards } from './safety/guards.ts';
import { referencePatterns } from './report/reference-words.ts';

/** The report's words with those of the drug records in the same language. */
function withRecordWords<C extends Patterns>(words: C, locale: Locale) {
  return { ...words, ...drugPatterns(locale), ...referencePatterns(locale) };
}

/** The Universal Diabetes Dosing Engine. */
export const dosing = defineTool(form, {
  guards,
  calculate,
  summary,
  refusal,
  medicines: {
    metformin: 'metformin',
    dpp4Inhibitor: 'sitagliptin',
    glp1RA: 'semaglutide_inj',
    basalInsulin: 'insulin_glargine',
    mealtimeInsulin: 'insulin_lispro',
  },
  writer: () => import('./report/explain.ts'),
  patientSheet: async () => (await import('./report/patient-sheet.ts')).sheetOf,
  reportCopy: {
    en: async () => withRecordWords((await import('./copy/report-en.ts')).reportEn, 'en'),
    ar: async () => withRecordWords((await import('./copy/report-ar.ts')).reportAr, 'ar'),
  },
  cases: async () => (await import('./cases.ts')).cases,
  constants: () => import('./constants.ts'),
});
