import { describe, expect, it } from 'vitest';
import { actions as ar, askFor as arAsk } from '../../../src/engine/judgement/copy/ar/actions.ts';
import { patientAnswers as arAnswers } from '../../../src/engine/judgement/copy/ar/for-patients.ts';
import { plan as arPlan } from '../../../src/engine/judgement/copy/ar/plan.ts';
import { actions as en, askFor as enAsk } from '../../../src/engine/judgement/copy/en/actions.ts';
import { patientAnswers as enAnswers } from '../../../src/engine/judgement/copy/en/for-patients.ts';
import { plan as enPlan } from '../../../src/engine/judgement/copy/en/plan.ts';
import type { Pattern } from '../../../src/engine/kit/words/pattern.ts';

/** Every form of a pattern: to a man, to a woman, by count. */
function formsOf(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern];
  return Object.entries(pattern).flatMap(([key, text]) => (key === 'by' || text === undefined ? [] : [text]));
}
const holesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole ?? '').sort();

type Words = Readonly<
  Record<string, { readonly record: Pattern; readonly amount?: Pattern; readonly patient: Pattern | null }>
>;
const english: Words = { ...en, ask: enAsk };
const arabic: Words = { ...ar, ask: arAsk };

describe('words of actions', () => {
  it.each(Object.keys(english))('%s: record, amount and patient in both languages', (id) => {
    for (const words of [english[id], arabic[id]]) {
      expect(words).toBeDefined();
      if (!words) continue;
      for (const form of formsOf(words.record)) {
        expect(form).toMatch(/<b>.+<\/b>/);
        expect(form).not.toMatch(/\.$/);
        expect(form).not.toContain('{to}');
      }
      for (const form of words.amount ? formsOf(words.amount) : []) {
        expect(holesOf(form)).toEqual(['to']);
        expect(form).not.toMatch(/\.$/);
      }
      for (const form of words.patient ? formsOf(words.patient) : []) {
        expect(form).toMatch(/[^.]\.$/);
        expect(form).not.toMatch(/[.!?؟] /);
        expect(form).not.toMatch(/\{(?!when\})/);
      }
    }
    const said = formsOf(english[id]?.patient ?? '')[0] ?? '';
    for (const form of formsOf(arabic[id]?.patient ?? '')) expect(holesOf(form)).toEqual(holesOf(said));
  });

  it('asks the patient the same in both languages', () => {
    expect(Object.keys(arAnswers)).toEqual(Object.keys(enAnswers));
    for (const pattern of [...Object.values(enAnswers), ...Object.values(arAnswers)])
      for (const form of formsOf(pattern)) expect(holesOf(form)).toEqual(['when']);
  });
});

describe('words around the plan', () => {
  it.each(Object.keys(enPlan))('%s has the same holes in both languages', (key) => {
    const inEnglish = formsOf((enPlan as Readonly<Record<string, Pattern>>)[key] ?? '').at(-1) ?? '';
    const inArabic = formsOf((arPlan as Readonly<Record<string, Pattern>>)[key] ?? '');
    expect(holesOf(inArabic.at(-1) ?? '')).toEqual(holesOf(inEnglish));
    // A form for one or two says the number in words.
    for (const form of inArabic) expect(holesOf(inEnglish)).toEqual(expect.arrayContaining(holesOf(form)));
  });
});
