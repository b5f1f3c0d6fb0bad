import { describe, expect, test } from 'vitest';
import { files, matching } from './files.ts';

const glossary = files.find(({ path }) => path === 'docs/glossary.md')?.text ?? '';
const tables = glossary.split('\n').flatMap((line) => {
  const cells = line.startsWith('| ') ? line.slice(1, -1).split('|') : [];
  return cells.length > 0 && !/^ -/.test(cells[0] ?? '') ? [cells.map((cell) => cell.replace(/^ | $/g, ''))] : [];
});
const words = (cell: string | undefined): string[] => (cell ?? '').split(' · ').filter((word) => word.trim() !== '');
const terms = tables
  .filter((cells) => cells.length === 4 && cells[0] !== 'English')
  .map(([english = '', arabic = '', notEnglish, notArabic]) => ({
    english,
    arabic,
    notEnglish: words(notEnglish),
    notArabic: words(notArabic),
  }));
const notation = tables
  .filter(([first, ...rest]) => rest.length === 1 && first?.startsWith('`'))
  .map(([pattern = '']) => new RegExp(pattern.slice(1, -1)));

/** What no English text of the calculators, the dosing records and the interface says. */
const unEnglish = tables
  .filter(([first, ...rest]) => rest.length === 2 && first?.startsWith('`'))
  .map(([pattern = '']) => new RegExp(pattern.slice(1, -1)));

/** Every text of the copies: in code what stands between quotes, in content each line. Keys and addresses have no spaces. */
const texts = matching(
  /^src\/engine\/.*(\/copy\/|\/cases|\/drugs\/).*\.ts$|^src\/content\/.*\.(ts|yaml|md)$/,
  /README|\/content\/(checks|entries|figures)\.ts$/,
).flatMap(({ path, text }) =>
  (path.endsWith('.ts')
    ? [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map((found) => found[1] ?? found[2] ?? '')
    : text.split('\n')
  ).map((said) => ({ path, said: said.replaceAll(/\\u206[6-9]|&#829[4-7];/g, '').replaceAll('\\u00a0', ' ') })),
);
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const inArabic = texts.filter(({ said }) => isArabic(said));
const inEnglish = texts.filter(({ said }) => !isArabic(said) && /[a-z] [a-z]/i.test(said));

/** Where a word stands by itself, not as a part of the term that is right. */
const standsIn = (said: string, word: string, term: string): boolean => said.replaceAll(term, '').includes(word);
const found = (places: typeof texts, word: string, term: string): string[] =>
  places
    .filter(({ said }) => standsIn(said, word, term))
    .map(({ path, said }) => `${path}: ${word}: ${said.slice(0, 90)}`);

describe('docs/glossary.md', () => {
  test('is read, and names no thing twice', () => {
    expect(terms.length).toBeGreaterThan(50);
    expect(notation.length).toBe(6);
    expect(unEnglish.length).toBeGreaterThan(25);
    for (const key of ['english', 'arabic'] as const) {
      const all = terms.map((term) => term[key]);
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    }
  });

  test.each(terms)('$english: $arabic is what is used', ({ arabic }) => {
    expect(inArabic.some(({ said }) => said.includes(arabic.replace(/^ال/, '')))).toBe(true);
  });

  test.each(terms)('$english: no other word for it', ({ english, arabic, notEnglish, notArabic }) => {
    expect(notArabic.flatMap((word) => found(inArabic, word, arabic))).toEqual([]);
    expect(notEnglish.flatMap((word) => found(inEnglish, word, english))).toEqual([]);
  });

  test.each(unEnglish)('no calculator, no plan, no dosing record and no screen says %s', (pattern) => {
    const ours =
      /^src\/engine\/(?:a1c-forecast|clinical|clinical-logic|dosing|insulin-cgm|judgement|life-days|organ-risk|visit)\/(?:copy|drugs)\/|^src\/content\/ui\/en\//;
    const wrong = inEnglish.filter(({ path, said }) => ours.test(path) && pattern.test(said));
    expect(wrong.map(({ path, said }) => `${path}: ${said.slice(0, 120)}`)).toEqual([]);
  });

  test('one notation of shares and digits', () => {
    const wrong = notation.flatMap((pattern) =>
      inArabic.filter(({ said }) => pattern.test(said)).map(({ path, said }) => `${path}: ${said.slice(0, 120)}`),
    );
    expect(wrong).toEqual([]);
  });
});
