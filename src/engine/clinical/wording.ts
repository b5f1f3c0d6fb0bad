import type { UnitChoice } from '../kit/concept.ts';
import type { Locale, Wording } from '../kit/message.ts';
import type { Tool } from '../kit/tool.ts';
import { wordingOf } from '../kit/wording.ts';
import type { ClinicalCopy } from './copy/shape.ts';

/** The words all calculators share, in one language. */
export async function loadClinicalCopy(locale: Locale): Promise<ClinicalCopy> {
  return locale === 'ar' ? (await import('./copy/ar.ts')).ar : (await import('./copy/en.ts')).en;
}

/** Everything needed to put a calculator's report into words: loads only the language asked for. */
export async function loadWording(tool: Pick<Tool, 'fields' | 'copy'>, locale: Locale, options: { readonly units?: UnitChoice; readonly at: Date }): Promise<Wording> {
  const [clinical, copy] = await Promise.all([loadClinicalCopy(locale), tool.copy[locale]()]);
  return wordingOf(locale, copy, clinical, options.units ?? {}, options.at, tool.fields);
}
