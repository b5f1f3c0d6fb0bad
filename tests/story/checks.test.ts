import { describe, expect, test } from 'vitest';
import { editorWords } from '../../scripts/lib/editor-words.mjs';
import { problem, unknown } from '../../src/content/checks.ts';

const steps = (count: number, languages = ['en', 'ar']) =>
  languages.flatMap((language) =>
    Array.from({ length: count }, (_, at) => ({ id: `${language}/${at + 1}-step`, data: { step: at + 1 } })),
  );

describe('all texts are there', () => {
  test.each([1, 3, 8, 12])('a tour of %i steps has no problem', (count) => {
    expect(problem('tour', steps(count))).toBeNull();
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
    expect(problem(collection, entries)).toBe(sentence);
  });
});

describe('the build speaks to editors', () => {
  test('of a line that does not fit', () => {
    const log =
      '12:00:00 [content] Syncing content\n\u001B[31m[InvalidContentEntryDataError]\u001B[0m story → en/symptoms data does not match collection schema.\n  title: This text is missing. It is: The act’s title.\n  ****: The name “titel” is not known here.\n  Hint:\n    See elsewhere\n  Location:\n    /home/somebody/src/content/story/en/symptoms.yaml:0:0\n  Stack trace:\n    at getEntryData';
    expect(editorWords(log)).toBe(
      'src/content/story/en/symptoms.yaml has a mistake:\n  title: This text is missing. It is: The act’s title.\n  The name “titel” is not known here.',
    );
  });

  test('of a file that cannot be read', () => {
    const log =
      '[DataCollectionEntryParseError] story/en/symptoms.yaml failed to parse: bad indentation of a mapping entry\n  Location:\n    /home/somebody/src/content/story/en/symptoms.yaml:4:11';
    expect(editorWords(log)).toMatch(/^src\/content\/story\/en\/symptoms\.yaml cannot be read from line 4 on\./);
  });

  test('of a text that is asked for and missing, and not of anything else', () => {
    const sentence = unknown('products', 'en', 'metformin-850');
    expect(editorWords(`12:00:00   ├─ /index.htmlContent: ${sentence}\n  Stack trace:\n    at entry`)).toBe(sentence);
    expect(editorWords('[vite] could not resolve a module')).toBeNull();
  });
});
