import type { Locale, Pattern, Patterns } from '../kit/words/pattern.ts';
import type { FieldWords, Tool, ToolCopy } from '../kit/tool.ts';
import type { MoreCopy } from './copy/more-shape.ts';
import type { ClinicalCopy } from './copy/shape.ts';

/** The words all calculators share, in one language. */
export async function loadClinicalCopy(locale: Locale): Promise<ClinicalCopy> {
  return locale === 'ar' ? (await import('./copy/ar.ts')).ar : (await import('./copy/en.ts')).en;
}

/** What the patient's sheet says beside the report's own messages; nothing on a screen needs it. */
export async function loadPatientCopy(locale: Locale): Promise<Patterns> {
  return locale === 'ar'
    ? (await import('./copy/patient-ar.ts')).patientAr
    : (await import('./copy/patient-en.ts')).patientEn;
}

/** “More about this patient”; nothing needs it before that is opened or filled in. */
export async function loadMoreCopy(locale: Locale): Promise<MoreCopy> {
  return locale === 'ar' ? (await import('./copy/more-ar.ts')).moreAr : (await import('./copy/more-en.ts')).moreEn;
}

type Worded = Pick<Tool, 'fields'>;

/** A field's words: its own, else its concept's name. */
export function fieldWords({ fields }: Worded, path: string, copy: ToolCopy, clinical: ClinicalCopy): FieldWords {
  const field = fields[path];
  const names: Readonly<Record<string, string>> = { ...clinical.concepts, ...copy.concepts };
  const concept = field?.kind === 'number' ? names[field.concept.id] : undefined;
  return copy.fields[path] ?? { label: concept ?? path };
}

/**
 * Everything that can be said about one calculator's form in one language, by key: the shared messages, and
 * `field.<path>`, `choice.<path>.<choice>` (a flag's are `true` and `false`), `section.<id>`, `concept.<id>`, so that a sentence
 * can name a field or an answer.
 */
export function patternsOf(tool: Worded, copy: ToolCopy, clinical: ClinicalCopy): Patterns {
  const named = (prefix: string, words: Readonly<Record<string, Pattern>>) =>
    Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text] as const);
  const answers = { true: clinical.messages['answer.yes'] ?? '', false: clinical.messages['answer.no'] ?? '' };
  return {
    ...clinical.messages,
    ...Object.fromEntries([
      ...named('concept', { ...clinical.concepts, ...copy.concepts }),
      ...named('section', copy.sections),
      ...Object.keys(tool.fields).map(
        (path) => [`field.${path}`, fieldWords(tool, path, copy, clinical).label] as const,
      ),
      ...Object.entries(copy.choices).flatMap(([path, words]) => named(`choice.${path}`, words)),
      ...Object.entries(tool.fields).flatMap(([path, field]) =>
        field.kind === 'flag' ? named(`choice.${path}`, answers) : [],
      ),
    ]),
  };
}
