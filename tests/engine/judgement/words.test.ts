import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { judge } from '../../../src/engine/judgement/index.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { RuleWords } from '../../../src/engine/judgement/rule.ts';
import { rules } from '../../../src/engine/judgement/rules.ts';
import type { Locale, Pattern, Wording } from '../../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { anyChart } from '../helpers/charts.ts';
import { broken, now } from '../helpers/words.ts';
import { tries } from '../../fixtures/tries.ts';

type Words = Readonly<Record<string, Partial<RuleWords>>>;
const wordsOf = async (locale: Locale): Promise<Words> =>
  locale === 'ar'
    ? (await import('../../../src/engine/judgement/copy/ar/rules.ts')).rules
    : (await import('../../../src/engine/judgement/copy/en/rules.ts')).rules;
const words = { en: await wordsOf('en'), ar: await wordsOf('ar') };

const parts = ['why', 'caution', 'ask'] as const;
const texts = (pattern: Pattern | null | undefined): string[] =>
  typeof pattern === 'string'
    ? [pattern]
    : Object.entries(pattern ?? {}).flatMap(([key, text]) => (key === 'by' || text === undefined ? [] : [text]));
const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))];
const allHoles = (pattern: Pattern | null | undefined): string[] => [...new Set(texts(pattern).flatMap(holes))].sort();

describe.each(rules.map(({ id }) => id))('%s', (id) => {
  test('has words in both languages, silent in the same places, with the same holes', () => {
    for (const part of parts) {
      const [english, arabic] = [words.en[id]?.[part], words.ar[id]?.[part]];
      expect(english, `en ${part}`).toBeDefined();
      expect(arabic === undefined, part).toBe(english === null);
      expect(allHoles(arabic), part).toEqual(allHoles(english));
      expect(texts(english).every((text) => text.trim() === text && text !== '')).toBe(true);
      if (arabic) expect(texts(arabic).every((text) => /\p{Script=Arabic}/u.test(text))).toBe(true);
    }
    expect(texts(words.en[id]?.why).some((text) => text.endsWith('.'))).toBe(false);
  });

  test('a caution is told where the rule says so, and only there', () => {
    const told = rules.find((rule) => rule.id === id)?.told;
    expect(words.en[id]?.caution === null).toBe(told === 'reason');
  });
});

test('every word belongs to a rule', () => {
  const ids = rules.map((rule) => rule.id);
  for (const locale of ['en', 'ar'] as const)
    expect(Object.keys(words[locale]).filter((id) => !ids.includes(id))).toEqual([]);
});

test('ids of rules are each its own, and name their topic', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-zA-Z0-9-]+$/);
});

describe.each(['en', 'ar'] as const)('in %s', async (locale) => {
  const { messages, concepts, units, unitPlurals } = await loadClinicalCopy(locale);
  const planWords = await loadPlanWords(locale);
  const named = Object.fromEntries(Object.entries(concepts).map(([id, text]) => [`concept.${id}`, text]));
  const said = Object.fromEntries(
    Object.entries(words[locale]).flatMap(([id, each]) =>
      parts.flatMap((part) => (each[part] ? [[`${part}.${id}`, each[part]]] : [])),
    ),
  );
  const readers = (['male', 'female'] as const).map(
    (reader): Wording => ({
      locale,
      patterns: { ...messages, ...named, ...planWords, ...said },
      unitWords: units,
      ...(unitPlurals && { unitPlurals }),
      units: {},
      at: now,
      reader,
    }),
  );

  test('every rule that applies to any chart can be said with its values, to a man and to a woman', () => {
    const applied = new Set<string>();
    fc.assert(
      fc.property(anyChart(), (chart) => {
        const { fired, patient } = judge(chart);
        for (const { rule } of fired) {
          applied.add(rule.id);
          const values = rule.values?.(patient.known, patient) ?? {};
          for (const part of parts) {
            if (!words[locale][rule.id]?.[part]) continue;
            for (const wording of readers) {
              const text = sayPlain({ key: `${part}.${rule.id}`, values }, wording);
              expect(text).not.toBe('');
              expect(text).not.toMatch(broken);
            }
          }
        }
      }),
      { numRuns: tries(150) },
    );
    expect(applied.size).toBeGreaterThan(0);
  });
});
