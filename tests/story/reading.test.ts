import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gradeOf, sentencesIn, wordsIn } from '../fixtures/reading.ts';

/** What the public reads of a page of the story: the line for clinicians is left out. */
const read: readonly string[] = [
  'subtitle',
  'text',
  'note',
  'items',
  'title',
  'questions',
  'question',
  'why',
  'warning',
];
function textsOf(data: object): string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (!/^\d+$/.test(name) && !read.includes(name)) return [];
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

const entries = (folder: string): readonly (readonly [file: string, data: object])[] =>
  readdirSync(`src/content/${folder}`).map((file) => [
    file,
    parse(readFileSync(`src/content/${folder}/${file}`, 'utf8')) as object,
  ]);
/** The acts and the card of questions; the first page's two lines are the specification's. */
const pages = (locale: string) =>
  entries(`story/${locale}`)
    .filter(([file]) => file !== 'hero.yaml')
    .map(([file, data]) => [file, textsOf(data)] as const);
const simple = (locale: string) =>
  entries(`explainers/${locale}`).map(([file, data]) => [file, 'simple' in data ? [String(data.simple)] : []] as const);

describe('what everybody reads in the story', () => {
  test.each([...pages('en'), ...simple('en')])('%s: English for the sixth year of school', (_, texts) => {
    expect(gradeOf(texts)).toBeLessThanOrEqual(6);
  });

  test.each([
    ['en', 20],
    ['ar', 18],
  ] as const)('no sentence is long: %s', (locale, longest) => {
    const all = [...pages(locale), ...simple(locale)];
    expect(all.length).toBe(8 + 11);
    expect(all.filter(([, texts]) => texts.length === 0)).toEqual([]);
    const sentences = all.flatMap(([, texts]) => texts).flatMap(sentencesIn);
    expect(sentences.filter((sentence) => wordsIn(sentence).length > longest)).toEqual([]);
  });
});
