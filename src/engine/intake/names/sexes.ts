import { foldPattern } from '../fold.ts';

/** Words of a sex; «مريضة» is a woman, «مريض» is said of anybody. */
export const sexWords: ReadonlyMap<string, 'male' | 'female'> = new Map(
  (
    [
      ['male', 'male'],
      ['man', 'male'],
      ['gentleman', 'male'],
      ['gent', 'male'],
      ['female', 'female'],
      ['woman', 'female'],
      ['lady', 'female'],
      ['رجل', 'male'],
      ['رجلا', 'male'],
      ['راجل', 'male'],
      ['ذكر', 'male'],
      ['ذكرا', 'male'],
      ['شاب', 'male'],
      ['شابا', 'male'],
      ['شابه', 'female'],
      ['فتاه', 'female'],
      ['امراه', 'female'],
      ['امراءه', 'female'],
      ['مراه', 'female'],
      ['سيده', 'female'],
      ['انثي', 'female'],
      ['مريضه', 'female'],
      ['حرمه', 'female'],
      ['ختيار', 'male'],
      ['ختياره', 'female'],
      ['عيانه', 'female'],
      ['مدام', 'female'],
    ] as const
  ).map(([word, sex]) => [foldPattern(word), sex]),
);
export const letters: Readonly<Record<string, 'male' | 'female'>> = { m: 'male', f: 'female' };
