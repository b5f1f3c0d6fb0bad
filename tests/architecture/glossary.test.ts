import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, matching } from './files.ts';

interface Term {
  readonly en: string;
  readonly ar: string;
  readonly notEn?: readonly string[];
  readonly notAr?: readonly string[];
}
type Patterns = readonly { readonly not: string }[];

const source = files.find(({ path }) => path === 'docs/glossary.yaml')?.text ?? '';
const glossary = parse(source) as { readonly terms: readonly Term[]; notation: Patterns; english: Patterns };
const terms = glossary.terms.map(({ en, ar, notEn = [], notAr = [] }) => ({ english: en, arabic: ar, notEn, notAr }));
const patterns = (listed: Patterns): RegExp[] => listed.map(({ not }) => new RegExp(not));
const notation = patterns(glossary.notation);
/** What no English text of the calculators, the dosing records and the interface says. */
const unEnglish = patterns(glossary.english);

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

describe('docs/glossary.yaml', () => {
  test('is read, and names no thing twice', () => {
    expect(terms.length).toBeGreaterThan(50);
    expect(notation.length).toBe(6);
    expect(unEnglish.length).toBeGreaterThan(70);
    for (const key of ['english', 'arabic'] as const) {
      const all = terms.map((term) => term[key]);
      expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    }
  });

  test.each(terms)('$english: $arabic is what is used', ({ arabic }) => {
    expect(inArabic.some(({ said }) => said.includes(arabic.replace(/^ال/, '')))).toBe(true);
  });

  test.each(terms)('$english: no other word for it', ({ english, arabic, notEn, notAr }) => {
    expect(notAr.flatMap((word) => found(inArabic, word, arabic))).toEqual([]);
    expect(notEn.flatMap((word) => found(inEnglish, word, english))).toEqual([]);
  });

  test.each(unEnglish)('no calculator, no plan, no dosing record and no screen says %s', (pattern) => {
    const ours =
      /^src\/engine\/(?:a1c-forecast|choose|clinical|clinical-logic|dosing|insulin-cgm|judgement|life-days|organ-risk|ramadan|visit|year)\/(?:copy|drugs)\/|^src\/content\/ui\/en\//;
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
