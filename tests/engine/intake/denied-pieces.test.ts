import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIntake } from '../../../src/engine/intake/index.ts';
import { linesOf, readingOf } from './score.ts';

const on = '2026-11-29';
/** What a fact that is denied rests on, with the word that denies it. */
const rests = (text: string) =>
  Object.fromEntries(
    readIntake(text, { on }).offers.map(({ fact, from, to, by }) => [
      fact,
      by ? [text.slice(by.from, by.to), text.slice(from, to)] : text.slice(from, to),
    ]),
  );

test.each([
  ['no heart failure', { heartFailure: 'no heart failure' }],
  ['بدون فشل قلب', { heartFailure: 'بدون فشل قلب' }],
  ['no known history of pancreatitis', { pancreatitis: 'no known history of pancreatitis' }],
  ['hypos: none', { hypoglycaemiaHistory: 'hypos: none' }],
  ['MI? no. HF? no. CKD -ve', { heartFailure: 'HF? no', ckd: 'CKD -ve' }],
  ['not on insulin', { basalInsulin: 'not on insulin', mealtimeInsulin: 'not on insulin' }],
  ['Pregnant: N, IHD (no), hypos: 0', { pregnancy: 'Pregnant: N', hypoglycaemiaHistory: 'hypos: 0' }],
  ['هبوط السكر: تنفي، قصور القلب تنفيه', { heartFailure: 'قصور القلب تنفيه' }],
] as const)('the piece of what is denied holds the word that denies it: %s', (text, pieces) => {
  expect(rests(text)).toMatchObject(pieces);
});

test('where something else stands between, the word is a piece of its own, and what is not understood stays', () => {
  const text = 'denies chest pain, heart failure';
  expect(rests(text)).toEqual({ heartFailure: ['denies', 'heart failure'] });
  expect(readIntake(text, { on }).left.map(({ from, to }) => text.slice(from, to))).toEqual(['denies chest pain']);
});

/** Words that deny, and those of a finding that is well by itself. */
const denies =
  /(?<!\p{L})(?:no|n|not|don'?t|non|never|nil|none|nor|neither|den(?:y|ies|ied|ying)|without|neg(?:ative)?|ve|absent|free|ruled out|excluded|isn'?t|doesn'?t|hasn'?t|haven'?t|na[iï]ve|intoleran\p{L}+|refus\p{L}+|declin\p{L}+|intact|normal|clear|R0|M0)(?!\p{L})|\(-\)| ?-$|R0|[0٠]|سلي[مة]|طبيعي|(?<!\p{L})و?(?:لا|لم|لن|ليس|ليست|بدون|دون|بلا|غير|ما|مو|مب|مش|مافي|مفيش|ماكو|معند|خالي|عدم|نف[ىت]|[يت]نفي|[يتأ]نكر|انكر|أنكرت|سلبي|سالب|منفي|[يت]رفض|عمره ما|عمرها ما)/iu;
const lines = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => linesOf(name));

test('property: whatever is offered as absent marks the word that says so', () => {
  let absent = 0;
  const silent = lines.flatMap((line) =>
    readingOf(line).offers.flatMap(({ fact, value, from, to, by }) => {
      if (value !== false && value !== 'none') return [];
      absent += 1;
      const piece = [by, { from, to }].map((one) => (one ? line.text.slice(one.from, one.to) : '')).join(' ');
      return denies.test(piece) ? [] : [`${line.id} ${fact}: ${piece}`];
    }),
  );
  expect(silent).toEqual([]);
  expect(absent).toBeGreaterThan(400);
});

test('a name with “-ve” behind it is denied', () => {
  expect(readIntake('CKD -ve', { on }).offers).toMatchObject([{ fact: 'ckd', value: false }]);
});
