import { wordsIn } from '../shared/words.ts';

export const { use: useFormFhirWords } = wordsIn('formFhir', {
  en: () => import('../../content/ui/en/form-fhir.ts'),
  ar: () => import('../../content/ui/ar/form-fhir.ts'),
});
