import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sheetWords } from '../../tools/review/words.ts';
import { calculatorSheet } from '../../tools/review/calculator-sheet.ts';
import { judgementSheet } from '../../tools/review/judgement-sheet.ts';
import { pageOf, type Sheet } from '../../tools/review/page.ts';
import { loadWording } from '../../src/engine/answer/index.ts';
import { type Signature, signatures } from '../../src/engine/clinical/signatures.ts';
import { reviewOf, sharedRules, signerNames } from '../../src/engine/judgement/review.ts';
import { rules } from '../../src/engine/judgement/rules.ts';
import { engineVersion } from '../../src/engine/kit/version.ts';
import { sayPlain } from '../../src/engine/kit/words/say.ts';
import { loadTool, toolIds } from '../../src/engine/registry.ts';
import { now } from './helpers/words.ts';

const locales = ['en', 'ar'] as const;

describe('signatures', () => {
  test('have their shape, each under a part there is', () => {
    for (const { part, name, licence, on, rules: version } of signatures) {
      expect([...toolIds, sharedRules]).toContain(part);
      expect(name.trim().length).toBeGreaterThan(4);
      expect(licence).toMatch(/\d/);
      expect(on).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  test('hold no invented name: nobody has signed yet. Whoever signs changes this line in the same commit', () => {
    expect(signatures).toEqual([]);
  });

  test('are told in both languages: awaited, signed, signed in part, and awaited again under other rules', async () => {
    const one = (part: string, version: string): Signature => ({
      part,
      name: 'A. {b} <i>',
      licence: '1',
      on: '2026-12-01',
      rules: version,
    });
    for (const locale of locales) {
      const wording = await loadWording(await loadTool('dosing'), locale, { at: now });
      const told = (tool: string | undefined, all: readonly Signature[]): string => {
        const patterns = { ...wording.patterns, ...signerNames(all) };
        return reviewOf(tool, all, '2.0.0')
          .map((message) => sayPlain(message, { ...wording, patterns }))
          .join(' ');
      };
      const awaited = told('dosing', []);
      expect(awaited).toMatch(locale === 'en' ? /Awaits clinician/ : /بانتظار|تنتظر/);
      expect(told('dosing', [one('dosing', '1.1.1'), one(sharedRules, '1.1.1')])).toBe(awaited);
      expect(told('dosing', [one('life-days', '2.0.0')])).toBe(awaited);
      const whole = told('dosing', [one('dosing', '2.0.0'), one(sharedRules, '2.0.0')]);
      expect(whole).toContain('A. b i');
      expect(whole).not.toMatch(locale === 'en' ? /[Aa]wait/ : /بانتظار|تنتظر/);
      expect(told('dosing', [one('dosing', '2.0.0')])).toMatch(
        locale === 'en' ? /shared .* await/ : /تنتظر القواعد المشتركة/,
      );
      expect(told(undefined, [one(sharedRules, '2.0.0')])).toContain('A. b i');
    }
  });
});

test('the history of the rules begins with those of today', () => {
  const history = readFileSync(join(import.meta.dirname, '../../docs/rules-history.md'), 'utf8');
  expect(/^## (\S+)/m.exec(history)?.[1]).toBe(engineVersion);
});

/** What every sheet must have, whoever it is for. */
function expectWhole(sheet: Sheet, locale: 'en' | 'ar'): string {
  const page = pageOf(sheet, locale);
  const words = sheetWords[locale];
  expect(sheet.patients).toHaveLength(10);
  for (const { known, answer } of sheet.patients) {
    expect(known.length).toBeGreaterThan(0);
    expect(answer.length).toBeGreaterThan(1);
  }
  const items = sheet.groups.flatMap(({ items: own }) => own);
  for (const { id, sources } of items) expect(sources.length, id).toBeGreaterThan(0);
  expect(page).toContain('size:A4');
  expect(page).toContain(engineVersion);
  for (const [about] of sheet.points) expect(about.trim().length).toBeGreaterThan(2);
  const all = items.length + sheet.points.length + 10;
  expect(page.split(`</i>${words.agree}`).length - 1).toBe(all);
  expect(page).toContain(`${all}.`);
  expect(page).toContain(words.unsigned);
  expect(page).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
  expect(page).not.toMatch(/undefined|NaN|\[object/);
  // After Arabic letters a share without an isolate is drawn as “%8”.
  if (locale === 'ar')
    expect(page.match(/[\u0621-\u064a][^<>\u2066\d]*\d[\d.]* ?%[^<>]*/g)?.filter((text) => !/[<"=;{]/.test(text))).toBe(
      undefined,
    );
  return page;
}

describe.each(locales)('the sheets to sign, in %s', (locale) => {
  test('hold every rule of judgement once, the gravest first, with source and mark', async () => {
    const sheet = await judgementSheet(locale, now);
    const page = expectWhole(sheet, locale);
    expect(sheet.points.length).toBeGreaterThan(70);
    // The figures of the year's care stand behind them.
    const [shared, year] = sheet.groups;
    expect(year?.items.length).toBeGreaterThan(60);
    const ids = shared?.items.map(({ id }) => id) ?? [];
    expect([...ids].sort()).toEqual(rules.map(({ id }) => id).sort());
    const gravities = ['emergency', 'urgent', 'important', 'routine'] as const;
    const order =
      shared?.items.map(({ tag }) => gravities.findIndex((gravity) => sheetWords[locale].severity[gravity] === tag)) ??
      [];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(page).toMatch(/<b>[VSR]<\/b>/);
    expect(page).toContain('href="https://');
  });

  test.each(toolIds)('hold every guard of %s', async (id) => {
    const sheet = await calculatorSheet(id, locale, now);
    expectWhole(sheet, locale);
    const ids = sheet.groups.flatMap(({ items }) => items.map(({ id: item }) => item));
    expect(ids).toEqual(expect.arrayContaining([...(await loadTool(id)).guardIds]));
  });
});
