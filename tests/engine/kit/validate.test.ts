import { describe, expect, test } from 'vitest';
import { a1cForecast } from '../../../src/engine/a1c-forecast/index.ts';
import { hardRange, type NumberField, softRange } from '../../../src/engine/kit/fields/fields.ts';
import { roundTo } from '../../../src/engine/kit/maths.ts';

const good: Record<string, unknown> = { ...a1cForecast.defaults };
const check = (changes: Record<string, unknown>) => a1cForecast.validate({ ...good, ...changes });
const issue = (changes: Record<string, unknown>) => check(changes).issues[0];
const numbers = Object.entries(a1cForecast.fields).filter(
  (entry): entry is [string, NumberField] => entry[1].kind === 'number',
);

describe('hard and soft edges of every number', () => {
  test.each(numbers)('%s', (path, field) => {
    const { min, max } = hardRange(field);
    const step = field.concept.whole ? 1 : 0.01;
    const pathIssue = (value: number) =>
      check({ [path]: value }).issues.find((found) => found.path === path && found.code !== 'rule');
    expect(pathIssue(min), 'at the lower edge').toBeUndefined();
    expect(pathIssue(max), 'at the upper edge').toBeUndefined();
    expect(pathIssue(min - step)?.code).toMatch(/below|otherUnit/);
    expect(pathIssue(max + step)?.code).toMatch(/above|otherUnit/);
    expect(pathIssue(max + step)).toMatchObject({ min, max, severity: 'hard' });
    const soft = softRange(field);
    if (!soft) return;
    const warned = (value: number) => {
      const checked = check({ [path]: roundTo(value, 6) });
      return checked.warnings.some((found) => found.path === path && found.code === 'soft');
    };
    expect(warned(soft.min)).toBe(false);
    expect(warned(soft.max)).toBe(false);
    if (soft.min - step >= min) expect(warned(soft.min - step)).toBe(true);
    if (soft.max + step <= max) expect(warned(soft.max + step)).toBe(true);
  });
});

describe('a value in the other unit is recognised', () => {
  test.each([
    ['a1c', 72, 'mmol/mol'],
    ['a1c', 21, 'mmol/mol'],
    ['target', 53, 'mmol/mol'],
    ['fpg', 8.9, 'mmol/L'],
    ['ogtt', 11.1, 'mmol/L'],
    ['b12', 19, 'pmol/L'],
  ] as const)('%s %s looks like %s', (path, value, unit) => {
    expect(issue({ [path]: value })).toMatchObject({ path, code: 'otherUnit', severity: 'hard', unit });
  });
  test.each([
    ['a1c', 3, 'below'],
    ['a1c', 500, 'above'],
    ['fpg', 0.5, 'below'],
    ['fpg', 1001, 'above'],
  ] as const)('%s %s does not', (path, value, code) => {
    expect(issue({ [path]: value })).toMatchObject({ path, code });
  });
});

describe('what is missing', () => {
  test.each(Object.entries(a1cForecast.fields))('%s', (path, field) => {
    const optional = field.kind !== 'flag' && field.optional === true;
    for (const blank of [undefined, null, '']) {
      const checked = check({ [path]: blank });
      expect(checked.ok, String(blank)).toBe(optional);
      if (!optional) expect(checked.issues).toContainEqual({ path, code: 'required', severity: 'hard' });
      else if (checked.ok) expect(checked.inputs).not.toHaveProperty([path]);
    }
  });
  test('nothing at all', () => {
    const checked = a1cForecast.validate({});
    expect(checked.ok).toBe(false);
    expect(checked.issues.every(({ code }) => code === 'required')).toBe(true);
  });
});

describe('garbage', () => {
  test.each([[undefined], [null], [1], ['text'], [true], [[]], [[good]]])('%o is no object of inputs', (data) => {
    expect(a1cForecast.validate(data)).toMatchObject({ ok: false, issues: [{ path: '', code: 'notAnObject' }] });
  });
  test.each([
    [{ a1c: Number.NaN }, 'notANumber'],
    [{ a1c: Infinity }, 'notANumber'],
    [{ a1c: -Infinity }, 'notANumber'],
    [{ a1c: '8.2' }, 'notANumber'],
    [{ a1c: [8.2] }, 'notANumber'],
    [{ a1c: { value: 8.2 } }, 'unknown'],
    [{ a1c: true }, 'notANumber'],
    [{ a1c: 1e308 }, 'above'],
    [{ a1c: -8.2 }, 'below'],
    [{ age: 55.5 }, 'notWhole'],
    [{ sex: 'other' }, 'notAChoice'],
    [{ sex: 1 }, 'notAChoice'],
    [{ metforminDose: '500' }, 'notAChoice'],
    [{ metforminDose: 600 }, 'notAChoice'],
    [{ mealsPerDay: 3 }, 'notAChoice'],
    [{ walkingTime: 'longer' }, 'notAChoice'],
    [{ neuropathy: 'false' }, 'notAFlag'],
    [{ sitagliptin: 1 }, 'notAFlag'],
    [{ sitagliptin: 0 }, 'notAFlag'],
    [{ surplus: 1 }, 'unknown'],
    [{ a1c: { deep: { deeper: { deepest: { more: 1 } } } } }, 'unknown'],
  ])('%o is %s', (changes, code) => expect(check(changes).issues.map((found) => found.code)).toContain(code));
  test('names that belong to every object are unknown too', () => {
    expect(
      a1cForecast.validate(JSON.parse(`{"__proto__":{"a1c":9},"constructor":1,"toString":"x"}`) as unknown).ok,
    ).toBe(false);
    expect(check({ constructor: 1 }).issues).toContainEqual({ path: 'constructor', code: 'unknown', severity: 'hard' });
  });
  test('a hostile depth costs nothing', () => {
    let deep: Record<string, unknown> = {};
    for (let at = 0; at < 5000; at += 1) deep = { deep };
    expect(a1cForecast.validate(deep).ok).toBe(false);
  });
});

describe('weight and height together', () => {
  test.each([
    [30, 160, false],
    [31, 160, true],
    [350, 230, true],
    [350, 187, false],
    [350, 188, true],
  ] as const)('%s kg and %s cm are possible: %s', (weight, height, possible) => {
    const found = check({ weight, height }).issues.filter(({ rule }) => rule === 'bmiImpossible');
    expect(found).toHaveLength(possible ? 0 : 1);
  });
  test('an unusual pair warns only', () => {
    expect(check({ weight: 40, height: 170 })).toMatchObject({
      ok: true,
      warnings: [{ path: 'weight', code: 'rule', rule: 'bmiUnusual', severity: 'soft' }],
    });
  });
});

describe('an old saved record', () => {
  test('is completed where the specification says, and never otherwise', () => {
    const old = { a1c: 8.2, fpg: 150, sex: 'female', metforminDose: 750, sitagliptin: false, neuropathy: false };
    const completed = a1cForecast.complete(old);
    expect(completed).toMatchObject({
      ...old,
      age: 45,
      target: 7,
      egfr: 90,
      weight: 70,
      height: 170,
      mealsPerDay: '3',
    });
    expect(a1cForecast.validate(completed).ok).toBe(true);
    expect(old).not.toHaveProperty('age');
  });
  test.each(['a1c', 'fpg', 'sex', 'metforminDose', 'sitagliptin', 'neuropathy'])('%s is never guessed', (path) => {
    const { [path]: _, ...rest } = good;
    expect(a1cForecast.validate(a1cForecast.complete(rest)).issues).toMatchObject([{ path, code: 'required' }]);
  });
  test('nonsense becomes an empty record', () => expect(a1cForecast.complete('text')).not.toHaveProperty('a1c'));
});
