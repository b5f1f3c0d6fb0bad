import { describe, expect, it } from 'vitest';
import { auth as authAr } from '../../src/content/ui/ar/auth.ts';
import { errors as errorsAr } from '../../src/content/ui/ar/errors.ts';
import { rareErrors as rareErrorsAr } from '../../src/content/ui/ar/rare-errors.ts';
import { records as recordsAr } from '../../src/content/ui/ar/records.ts';
import { auth } from '../../src/content/ui/en/auth.ts';
import { errors } from '../../src/content/ui/en/errors.ts';
import { rareErrors } from '../../src/content/ui/en/rare-errors.ts';
import { records } from '../../src/content/ui/en/records.ts';
import { ApiError, NetworkError } from '../../src/islands/api-client.ts';
import { check, placeRefusal } from '../../src/islands/auth/forms.ts';
import { explainError, whenAgain } from '../../src/islands/shared/explain-error.ts';
import { fill, isolated } from '../../src/islands/shared/fill.ts';
import { errors as contract, type ErrorCode } from '../../src/api/contract.ts';

const refusal = (code: string, status = 422, retryAfter?: number) =>
  new ApiError(status, JSON.stringify({ error: code, message: 'server English' }), '', retryAfter);

describe('a refusal in the reader’s words', () => {
  it.each(Object.keys(contract) as ErrorCode[])('%s has words in both languages, and no hole is left open', (code) => {
    for (const [words, locale] of [
      [{ ...errors, ...rareErrors }, 'en'],
      [{ ...errorsAr, ...rareErrorsAr }, 'ar'],
    ] as const) {
      const text = explainError(refusal(code), words, locale, 'fallback');
      expect(text).not.toBe('fallback');
      expect(text).not.toContain('server English');
      expect(text).not.toMatch(/[{}]/);
    }
    expect(explainError(refusal(code), { ...errorsAr, ...rareErrorsAr }, 'ar')).toMatch(/\p{Script=Arabic}/u);
  });

  it('falls back where the answer is not ours, and says what kept it from arriving', () => {
    expect(explainError(new ApiError(422, JSON.stringify({ error: 'brand_new' })), errors, 'en', 'Login failed')).toBe(
      'Login failed',
    );
    expect(explainError(new ApiError(502, '<html>'), errors, 'en', 'Login failed')).toBe('Login failed');
    expect(explainError(new NetworkError('timeout'), errors, 'en')).toBe(errors.timeout);
    expect(explainError(new Error('odd'), errors, 'en')).toBe(errors.http);
  });

  it('says the server’s own sentence of a code it does not know, in Arabic after its own', () => {
    expect(explainError(refusal('brand_new'), errors, 'en', 'Login failed')).toBe('server English');
    expect(explainError(refusal('brand_new'), errorsAr, 'ar', 'تعذّر الدخول')).toBe(
      'تعذّر الدخول (\u2068server English\u2069)',
    );
  });

  it.each([
    [undefined, 'a little later'],
    [0, 'in 1 second'],
    [40, 'in 40 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [900, 'in 15 minutes'],
  ])('says when to try again: %s s', (seconds, text) => {
    expect(whenAgain(seconds, 'en', errors.later)).toBe(text);
  });

  it('counts in Arabic with Latin digits and the right plural', () => {
    expect(whenAgain(240, 'ar', errorsAr.later)).toContain('4 دقائق');
    expect(whenAgain(900, 'ar', errorsAr.later)).toContain('15 دقيقة');
  });
});

const values = { name: '', email: '', password: '', invitation: '' };

describe('the forms', () => {
  it.each([
    ['quick', { ...values, name: '  ' }, ['name'], true],
    ['quick', { ...values, name: 'A' }, [], false],
    ['signIn', { ...values, email: 'a@b.c' }, ['password'], true],
    ['signIn', { ...values, email: 'a@b.c', password: '   ' }, [], false],
    ['register', values, ['name', 'email', 'password'], true],
    ['register', { name: 'A', email: 'a@b.c', password: '1234567' }, ['password'], false],
    ['register', { name: 'A', email: 'a@b.c', password: '12345678' }, [], false],
    ['register', { name: 'A', email: 'a@b.c', password: 'x'.repeat(128) }, [], false],
    ['register', { name: 'A', email: 'a@b.c', password: 'x'.repeat(129) }, ['password'], false],
  ] as const)('%s %j', (form, given, wrong, missing) => {
    const result = check(form, { ...values, ...given }, auth.fields);
    expect(Object.keys(result.problems)).toEqual(wrong);
    expect(result.missing).toBe(missing);
  });

  it('puts a refusal where it belongs', () => {
    expect(placeRefusal('signIn', refusal('wrong_credentials', 401), 'no', auth.fields)).toEqual({ password: 'no' });
    expect(placeRefusal('register', refusal('email_taken', 409), 'taken', auth.fields)).toEqual({ email: 'taken' });
    expect(placeRefusal('register', refusal('too_many_tries', 429), 'wait', auth.fields)).toEqual({});
    const invalid = new ApiError(
      422,
      JSON.stringify({ error: 'invalid', message: '', fields: { email: { code: 'email' } } }),
    );
    expect(placeRefusal('register', invalid, 'x', auth.fields)).toEqual({ email: auth.fields.emailForm });
    expect(placeRefusal('register', new NetworkError('offline'), 'x', auth.fields)).toEqual({});
  });
});

it('leaves a plain sentence letter for letter and isolates a name of the other script', () => {
  expect(fill(records.confirmDelete, { name: isolated('Jane Doe', 'en') })).toBe(
    'Are you sure you want to permanently delete the assessment for Jane Doe? This action cannot be undone.',
  );
  expect(isolated('سارة', 'en')).toBe('\u2068سارة\u2069');
  expect(isolated('Jane', 'ar')).toBe('\u2068Jane\u2069');
});

it('has the same holes in both languages', () => {
  const holes = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object'
        ? holes(value as object).map((hole) => `${key}.${hole}`)
        : (String(value).match(/\{\w+\}/g) ?? []).sort().map((hole) => `${key} ${hole}`),
    );
  for (const [en, ar] of [
    [auth, authAr],
    [errors, errorsAr],
    [records, recordsAr],
  ])
    expect(holes(ar as object)).toEqual(holes(en as object));
});
