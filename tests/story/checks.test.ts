import { describe, expect, test } from 'vitest';
import { problems } from '../../src/content/checks.ts';

const steps = (count: number, languages = ['en', 'ar']) =>
  languages.flatMap((language) =>
    Array.from({ length: count }, (_, at) => ({ id: `${language}/${at + 1}-step`, data: { step: at + 1 } })),
  );

describe('all texts are there', () => {
  test.each([1, 3, 8, 12])('a tour of %i steps has no problem', (count) => {
    expect([...problems('tour', steps(count))]).toEqual([]);
  });

  test.each([
    [
      'a text in one language only',
      'products',
      [{ id: 'en/linagliptin', data: {} }],
      'The text “linagliptin” is missing in Arabic: add the file src/content/products/ar/linagliptin.yaml, or take back the deletion.',
    ],
    [
      'a file the pages need',
      'hero',
      [],
      'The text “hero” is missing in English: add the file src/content/story/en/hero.yaml, or take back the deletion.',
    ],
    [
      'a legal text',
      'legal',
      [],
      'The text “privacy” is missing in English: add the file src/content/legal/en/privacy.md, or take back the deletion.',
    ],
    [
      'a step left out',
      'tour',
      steps(8).filter(({ data }) => data.step !== 5),
      'No file in src/content/tour/en says “step: 5”. Each number from 1 to 7 must stand in one.',
    ],
    [
      'a step twice',
      'tour',
      [...steps(8), { id: 'en/again', data: { step: 3 } }, { id: 'ar/again', data: { step: 3 } }],
      'Two files say “step: 3”: src/content/tour/en/3-step.yaml and src/content/tour/en/again.yaml. Each number from 1 to 9 stands in one file only.',
    ],
  ])('%s', (_, collection, entries, sentence) => {
    expect([...problems(collection, entries)]).toContain(sentence);
  });
});
