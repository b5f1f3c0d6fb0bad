import { use } from 'react';
import type { FormFhirWords } from '../../content/ui/en/form-fhir.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

const load = onceFor(async (locale: Locale): Promise<FormFhirWords> => {
  const module =
    locale === 'ar' ? import('../../content/ui/ar/form-fhir.ts') : import('../../content/ui/en/form-fhir.ts');
  return (await module).formFhir;
});

export const useFormFhirWords = (locale: Locale): FormFhirWords => use(load(locale));
