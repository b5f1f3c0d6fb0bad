import type { Locale, Patterns } from '../kit/words/pattern.ts';

/** Everything the choice says in one language: to the person, and to the clinician. */
export async function loadChoiceWords(locale: Locale): Promise<Patterns> {
  const [patient, clinician] =
    locale === 'ar'
      ? await Promise.all([
          import('./copy/patient-ar.ts').then(({ chooseAr }) => chooseAr),
          import('./copy/clinician-ar.ts').then(({ choiceAr }) => choiceAr),
        ])
      : await Promise.all([
          import('./copy/patient-en.ts').then(({ chooseEn }) => chooseEn),
          import('./copy/clinician-en.ts').then(({ choiceEn }) => choiceEn),
        ]);
  return { ...patient, ...clinician };
}
