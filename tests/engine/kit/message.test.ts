import { describe, expect, test } from 'vitest';
import { ar } from '../../../src/engine/clinical/copy/ar.ts';
import { en } from '../../../src/engine/clinical/copy/en.ts';
import { concepts } from '../../../src/engine/clinical/concepts.ts';
import { formatDate, formatNumber } from '../../../src/engine/kit/words/format.ts';
import { bare, count, difference, quantity, word } from '../../../src/engine/kit/words/message.ts';
import type { Locale, Patterns, Wording } from '../../../src/engine/kit/words/pattern.ts';
import { say, sayPlain } from '../../../src/engine/kit/words/say.ts';

const at = new Date('2026-11-21T10:42:00Z');
const wording = (locale: Locale, patterns: Patterns, units: Wording['units'] = {}): Wording => ({
  locale,
  patterns,
  units,
  at,
  unitWords: locale === 'ar' ? ar.units : en.units,
  unitPlurals: locale === 'ar' ? ar.unitPlurals : en.unitPlurals,
});
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

describe('holes', () => {
  const w = wording('en', { a: '<b>{x}</b> of {y}', inner: 'about {z}', outer: '{part}, then' });
  test('take values, and keep the tone', () => {
    expect(say({ key: 'a', values: { x: quantity(concepts.a1c, 7), y: count(3) } }, w)).toEqual([
      { text: '7.0\u00a0%', dir: 'ltr', tone: 'b' },
      { text: ' of ' },
      { text: '3', dir: 'ltr' },
    ]);
  });
  test('take words with values of their own', () =>
    expect(sayPlain({ key: 'outer', values: { part: word('inner', { z: count(2, 'kg') }) } }, w)).toBe(
      'About 2\u00a0kg, then',
    ));
  test.each([
    ['en', '{x} is held.', 'Metformin is held.'],
    ['en', '<b>{x}</b> is held.', 'Metformin is held.'],
    ['en', 'Hold {x}.', 'Hold metformin.'],
    ['en', '{x}', 'metformin'],
    ['ar', '{x} موقوف.', 'metformin موقوف.'],
  ] as const)('%s “%s” begins a sentence with a capital where a generic name opens it', (locale, pattern, expected) => {
    expect(
      sayPlain({ key: 's', values: { x: word('name') } }, wording(locale, { s: pattern, name: 'metformin' })),
    ).toBe(expected);
  });
  test.each([
    ['Start 500 mg daily', 'Start 500\u00a0mg daily'],
    ['حتى \u20661.8 mg\u2069 يوميًا', 'حتى \u20661.8\u00a0mg\u2069 يوميًا'],
    ['12 weeks', '12 weeks'],
    ['under 4 %', 'under 4\u00a0%'],
    ['3 generic', '3 generic'],
  ])('a figure stays with its unit: %s', (pattern, expected) =>
    expect(sayPlain({ key: 's' }, wording('en', { s: pattern }))).toBe(expected),
  );
  test('eGFR keeps its small letter', () =>
    expect(sayPlain({ key: 's', values: { x: word('name') } }, wording('en', { s: '{x} is low.', name: 'eGFR' }))).toBe(
      'eGFR is low.',
    ));
  test('missing words or values are an error, never a gap', () => {
    expect(() => say({ key: 'nothing' }, w)).toThrow('no words for nothing in en');
    expect(() => say({ key: 'a', values: { x: count(1) } }, w)).toThrow('no value for {y} in a');
  });
});

describe('figures', () => {
  test('follow the reader’s unit', () => {
    const w = wording('en', { v: '{x}' }, { a1c: 'mmol/mol', fpg: 'mmol/L' });
    expect(plain(sayPlain({ key: 'v', values: { x: quantity(concepts.a1c, 7) } }, w))).toBe('53 mmol/mol');
    expect(plain(sayPlain({ key: 'v', values: { x: quantity(concepts.fpg, 160) } }, w))).toBe('8.9 mmol/L');
    expect(plain(sayPlain({ key: 'v', values: { x: difference(concepts.a1c, 1) } }, w))).toBe('11 mmol/mol');
  });
  test('a difference of percentages is in points', () =>
    expect(
      plain(sayPlain({ key: 'v', values: { x: difference(concepts.a1c, -1.3) } }, wording('en', { v: '{x}' }))),
    ).toBe('−1.3 points'));
  test('may stand without a unit or with a sign', () => {
    const w = wording('en', { v: '{x}' });
    expect(sayPlain({ key: 'v', values: { x: bare(concepts.egfr, 44.5) } }, w)).toBe('44.5');
    expect(
      plain(
        sayPlain(
          {
            key: 'v',
            values: {
              x: {
                ...quantity(concepts.weight, 2),
                type: 'quantity',
                concept: concepts.weight,
                value: 2,
                signed: true,
              },
            },
          },
          w,
        ),
      ),
    ).toBe('+2 kg');
  });
  test.each([
    [1957, 0, '1,957'],
    [-0.04, 1, '0.0'],
    [-0, 0, '0'],
    [-3.25, 1, '−3.3'],
    [7, 1, '7.0'],
  ] as const)('%s with %s decimals reads %s', (value, digits, text) => {
    expect(formatNumber(value, digits)).toBe(text);
  });
  test('doses carry no thousands comma', () =>
    expect(plain(sayPlain({ key: 'v', values: { x: count(1000, 'mg') } }, wording('ar', { v: '{x}' })))).toBe(
      '1000 ملغم',
    ));
  test('a unit is written in Arabic in an Arabic sentence, and needs no isolate there', () =>
    expect(sayPlain({ key: 'v', values: { x: count(120, 'mg/dL') } }, wording('ar', { v: 'سكر {x}' }))).toBe(
      'سكر 120\u00a0ملغم/دل',
    ));
  test('a sign stays on the left of its figure before an Arabic unit', () => {
    const w = wording('ar', { v: 'تغيّر {x}', about: 'هامش ± {x}' });
    expect(sayPlain({ key: 'v', values: { x: difference(concepts.a1c, -0.8) } }, w)).toBe(
      'تغيّر \u2066−0.8\u2069\u00a0نقطة',
    );
    expect(sayPlain({ key: 'about', values: { x: difference(concepts.a1c, 0.3) } }, w)).toBe(
      'هامش \u2066±0.3\u2069\u00a0نقطة',
    );
    expect(sayPlain({ key: 'about', values: { x: count(10, '%') } }, w)).toBe('هامش \u2066±10%\u2069');
    const plus = wording('ar', { alone: '+{x}', inside: 'أهم سبب (+{x})', sum: '{x}+{x}' });
    expect(sayPlain({ key: 'alone', values: { x: count(2) } }, plus)).toBe('\u2066+2\u2069');
    expect(sayPlain({ key: 'inside', values: { x: count(2) } }, plus)).toBe('أهم سبب (\u2066+2\u2069)');
    expect(sayPlain({ key: 'sum', values: { x: count(2) } }, plus)).toBe('\u20662\u2069+\u20662\u2069');
  });
  test('the percent sign is close behind its figure in Arabic, written or filled in', () => {
    expect(sayPlain({ key: 'v', values: { x: quantity(concepts.a1c, 7) } }, wording('ar', { v: 'خفض 5 %، {x}' }))).toBe(
      'خفض \u20665%\u2069، \u20667.0%\u2069',
    );
  });
});

describe('plurals', () => {
  const arabic = {
    v: { by: 'n', one: 'يوم', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  } satisfies Patterns;
  test.each([
    [0, '0 يوم'],
    [1, 'يوم'],
    [2, 'يومان'],
    [3, '3 أيام'],
    [10, '10 أيام'],
    [11, '11 يومًا'],
    [99, '99 يومًا'],
    [100, '100 يوم'],
    [103, '103 أيام'],
  ])('%s: %s', (n, text) => {
    expect(plain(sayPlain({ key: 'v', values: { n: count(n) } }, wording('ar', arabic)))).toBe(text);
  });
  test.each([
    [1, '1 month', 'شهر واحد'],
    [2, '2 months', 'شهران'],
    [3, '3 months', '3 أشهر'],
    [12, '12 months', '12 شهرًا'],
    [100, '100 months', '100 شهر'],
  ])('unit words: %s', (n, english, inArabic) => {
    expect(plain(sayPlain({ key: 'v', values: { x: count(n, 'months') } }, wording('en', { v: '{x}' })))).toBe(english);
    expect(plain(sayPlain({ key: 'v', values: { x: count(n, 'months') } }, wording('ar', { v: '{x}' })))).toBe(
      inArabic,
    );
  });
  test('two of a thing is one word in Arabic, in the case its place asks for', () => {
    expect(plain(sayPlain({ key: 'v', values: { x: count(2, 'weeks') } }, wording('ar', { v: 'خلال {x}' })))).toBe(
      'خلال أسبوعين',
    );
    expect(plain(sayPlain({ key: 'v', values: { x: count(2, 'weeks', 1) } }, wording('ar', { v: 'خلال {x}' })))).toBe(
      'خلال 2.0 أسبوع',
    );
    expect(plain(sayPlain({ key: 'v', values: { x: count(-2, 'points') } }, wording('ar', { v: '{x}' })))).toBe(
      '−2 نقطة',
    );
  });
});

test('dates are counted from the moment of reading', () => {
  const message = { key: 'v', values: { d: { type: 'inWeeks', weeks: 12 } } } as const;
  expect(sayPlain(message, wording('en', { v: '{d}' }))).toBe('13 February 2027');
  expect(plain(sayPlain(message, wording('ar', { v: '{d}' })))).toBe('13 فبراير 2027');
});

test('a date and its time are joined without a second “in” in Arabic', () => {
  expect(formatDate(at, 'ar', true)).toMatch(/^21 نوفمبر 2026، الساعة \d\d:\d\d$/);
  expect(formatDate(at, 'en', true)).toMatch(/^21 Nov 2026, \d\d:\d\d$/);
});

test('lists are joined in the language’s own manner', () => {
  const message = { key: 'v', values: { l: { type: 'list', items: [word('a'), word('b')] } } } as const;
  expect(sayPlain(message, wording('en', { v: '{l}', a: 'A', b: 'B' }))).toBe('A, B');
  expect(sayPlain(message, wording('ar', { v: '{l}', a: 'أ', b: 'ب' }))).toBe('أ، ب');
});
