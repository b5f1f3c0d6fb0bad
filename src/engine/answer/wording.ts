import { loadClinicalCopy, loadPatientCopy, patternsOf } from '../clinical/wording.ts';
import { loadPlanWords } from '../judgement/words.ts';
import type { UnitChoice } from '../kit/fields/concept.ts';
import type { Tool } from '../kit/tool.ts';
import type { Locale, Wording } from '../kit/words/pattern.ts';

/** Everything needed to put a calculator's report, plan and patient's sheet into words: loads only the language asked for. */
export async function loadWording(
  tool: Pick<Tool, 'fields' | 'copy' | 'reportCopy'>,
  locale: Locale,
  options: { readonly units?: UnitChoice; readonly at: Date; readonly reader?: 'male' | 'female' },
): Promise<Wording> {
  const [clinical, copy, report, plan, patient] = await Promise.all([
    loadClinicalCopy(locale),
    tool.copy[locale](),
    tool.reportCopy[locale](),
    loadPlanWords(locale),
    loadPatientCopy(locale),
  ]);
  return {
    locale,
    patterns: { ...patternsOf(tool, copy, clinical), ...plan, ...report, ...patient },
    unitWords: clinical.units,
    unitPlurals: clinical.unitPlurals,
    units: options.units ?? {},
    at: options.at,
    ...(options.reader && { reader: options.reader }),
  };
}

/** What a plan for a whole chart says, without any calculator's words. */
export async function loadPlanWording(
  locale: Locale,
  options: { readonly units?: UnitChoice; readonly at: Date },
): Promise<Wording> {
  const [clinical, plan] = await Promise.all([loadClinicalCopy(locale), loadPlanWords(locale)]);
  return {
    locale,
    patterns: { ...clinical.messages, ...plan },
    unitWords: clinical.units,
    unitPlurals: clinical.unitPlurals,
    units: options.units ?? {},
    at: options.at,
  };
}
