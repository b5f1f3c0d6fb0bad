import { beforeAll, describe, expect, test } from 'vitest';
import { compare, type Comparison } from '../../../src/engine/choose/compare.ts';
import { type Options, optionsOf } from '../../../src/engine/choose/options.ts';
import {
  choiceMessages,
  figuresOf,
  optionsMessages,
  patientChoice,
  standing,
} from '../../../src/engine/choose/write.ts';
import { chooseEn } from '../../../src/engine/choose/copy/patient-en.ts';
import { chooseAr } from '../../../src/engine/choose/copy/patient-ar.ts';
import { loadChoiceWords } from '../../../src/engine/choose/words.ts';
import { sourceOf } from '../../../src/engine/clinical/sources.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import type { Message } from '../../../src/engine/kit/words/message.ts';
import type { Locale, Wording } from '../../../src/engine/kit/words/pattern.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import type { Plan } from '../../../src/engine/plan/actions.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { gradeOf, sentencesIn, wordsIn } from '../../fixtures/reading.ts';
import { known } from '../helpers/charts.ts';
import { broken, now } from '../helpers/words.ts';
import { people } from './people.ts';

const today = '2026-11-26';
const locales = ['en', 'ar'] as const;
let planner: Planner;
const wordings = new Map<Locale, Wording>();
beforeAll(async () => {
  planner = await loadPlanner();
  for (const locale of locales) {
    const [clinical, words, plan] = await Promise.all([
      loadClinicalCopy(locale),
      loadChoiceWords(locale),
      loadPlanWords(locale),
    ]);
    const units = { unitWords: clinical.units, ...(clinical.unitPlurals && { unitPlurals: clinical.unitPlurals }) };
    wordings.set(locale, {
      locale,
      ...units,
      units: {},
      at: now,
      patterns: { ...clinical.messages, ...plan, ...words },
    });
  }
});
const inWords = (locale: Locale): Wording => wordings.get(locale) as Wording;

interface Met {
  readonly plan: Plan;
  readonly options: Options;
  readonly comparison: Comparison | undefined;
}
const everybody = (): readonly Met[] =>
  Object.values(people).map((facts) => {
    const { plan, judgement } = planner(known(facts), today);
    const options = optionsOf(plan, judgement);
    return {
      plan,
      options,
      comparison: options.status === 'open' ? compare(options.medicines, judgement.patient) : undefined,
    };
  });
const shown = ({ columns, rows }: Comparison): readonly Message[] => [
  ...columns.map((column) => ({ key: `choose.name.${column}` })),
  ...rows.flatMap(({ label, cells }) => [label, ...cells.flatMap(({ lines }) => lines)]),
];
const choices = ['metformin', 'sglt2Inhibitor', 'glp1RA', 'no-change', 'not-today'] as const;

describe.each(locales)('in %s', (locale) => {
  test('everything can be said: what is shown, what is open or not, every figure and choice', () => {
    const w = inWords(locale);
    for (const { plan, options, comparison } of everybody()) {
      const said = [
        ...optionsMessages(options),
        ...(comparison ? shown(comparison) : []),
        ...(comparison ? figuresOf(comparison).flatMap(({ what, value }) => [what, value]) : []),
        ...choices.flatMap((choice) => {
          const stands = standing({ value: choice, from: 'entered', on: today }, options);
          return stands ? [...choiceMessages(stands, plan, today), patientChoice(stands, plan)] : [];
        }),
      ].map((message) => sayPlain(message, w));
      for (const text of said) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(broken);
      }
    }
  });

  test('every figure has a source that is listed, and a mark with words', () => {
    for (const { comparison } of everybody())
      for (const { source, mark } of comparison ? figuresOf(comparison) : []) {
        expect(sourceOf(source), source).toBeDefined();
        expect(inWords(locale).patterns[`choice.mark.${mark}`]).toBeDefined();
      }
  });

  test('to the person: no class, no dose, no risk in per cent, no product; no sentence is long', () => {
    const w = inWords(locale);
    const texts = everybody().flatMap(({ comparison }) =>
      comparison ? shown(comparison).map((message) => sayPlain(message, w)) : [],
    );
    for (const text of texts) {
      expect(text).not.toMatch(/SGLT2|GLP-1|DPP-4|\b\d+ ?mg\b|hazard|relative|®|™/i);
      for (const sentence of sentencesIn(text)) expect(wordsIn(sentence).length, sentence).toBeLessThanOrEqual(22);
    }
  });
});

test('the English is for the sixth year of school, of every patient and as a whole', () => {
  const w = inWords('en');
  const around = Object.entries(chooseEn).flatMap(([key, text]) =>
    /^choose\.(title|lead|pick|sources|made)/.test(key) ? [text.replaceAll(/[{}]/g, '')] : [],
  );
  for (const { comparison } of everybody()) {
    if (!comparison) continue;
    const said = [...around, ...shown(comparison).map((message) => sayPlain(message, w))];
    expect(gradeOf(said), said.join('\n')).toBeLessThanOrEqual(6);
  }
  expect(gradeOf(around)).toBeLessThanOrEqual(6);
});

describe.each([
  {
    locale: 'en',
    people: ['8 in 100 people', '9 in 100 people', '12 in 100 people'],
    more: /^more: 18 in 100 people/,
    stays: /^stays near 7\.6/,
    none: 'No new medicine',
  },
  {
    locale: 'ar',
    people: ['8 من كل 100 شخص', '9 من كل 100 شخص', '12 من كل 100 شخص'],
    more: /^أكثر: 18 من كل 100 شخص/,
    stays: /^يبقى قرب .*7\.6/,
    none: 'لا دواء جديد',
  },
] as const)('what somebody must be able to tell from the words alone, in $locale: three questions', (answers) => {
  /** The sentences of one question, column by column. */
  const sayAll = (comparison: Comparison, question: string): string[] =>
    (comparison.rows.find(({ id }) => id === question)?.cells ?? []).map(({ lines }) =>
      lines
        .map((line) => sayPlain(line, inWords(answers.locale)))
        .join(' ')
        // What keeps figures in their order is not read.
        .replaceAll(/[\u2066-\u2069]/g, ''),
    );
  const of = (name: keyof typeof people): Comparison => {
    const { plan, judgement } = planner(known(people[name]), today);
    const options = optionsOf(plan, judgement);
    if (options.status !== 'open') throw new Error(`${name} has nothing to choose`);
    return compare(options.medicines, judgement.patient);
  };

  test('1: of 100 people like Iman, how many lose their kidneys with the tablet, and how many with nothing new?', () => {
    expect(sayAll(of('Iman'), 'kidney')).toEqual(answers.people);
  });
  test('2: which of Qasim’s options brings more lows?', () => {
    expect(sayAll(of('Qasim'), 'lows').map((text) => answers.more.test(text))).toEqual([false, true, false, false]);
  });
  test('3: may Thamer take nothing new, and what is then different?', () => {
    const comparison = of('Thamer');
    expect(comparison.columns.at(-1)).toBe('none');
    expect(sayPlain({ key: 'choose.name.none' }, inWords(answers.locale))).toBe(answers.none);
    expect(sayAll(comparison, 'a1c').at(-1)).toMatch(answers.stays);
  });
});

test('a sentence to a woman and to a man differs in Arabic where it speaks to them', () => {
  const pairs = Object.values(chooseAr).flatMap((pattern) => (typeof pattern === 'object' ? [pattern] : []));
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.filter(({ male, female }) => male === female)).toEqual([]);
});

describe('gain and harm in one form', () => {
  const linesOf = (name: keyof typeof people, more: Parameters<typeof known>[0], medicine: string): string => {
    const { plan, judgement } = planner(known({ ...people[name], ...more }), today);
    const options = optionsOf(plan, judgement);
    if (options.status !== 'open') throw new Error(`${name} has nothing to choose`);
    const { columns, rows } = compare(options.medicines, judgement.patient);
    const at = columns.findIndex((column) => String(column) === medicine);
    const said = rows.flatMap(({ cells }) => cells[at]?.lines ?? []).map((line) => sayPlain(line, inWords('en')));
    return said
      .join('\n')
      .replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll('\u00a0', ' ');
  };
  test('a column holds the evidence of all its kinds: tirzepatide’s and the pill’s in the injection’s', () => {
    const said = linesOf('Ahmad', {}, 'glp1RA');
    expect(said).toMatch(/^0\.9 points or more lower/);
    expect(said).toContain('2 to 11 kg less');
    expect(said).toMatch(/lower, depending on the injection/);
    expect(said).toContain('12 to 20 in 100 people (6 without it)');
    expect(said).toContain('with semaglutide: 3 in 100 people in 2 years (2 without it)');
    // Contrast: where the kinds do not differ the middle is told.
    expect(linesOf('Ahmad', {}, 'sglt2Inhibitor')).toMatch(/^about 0\.\d points lower/);
  });
  test('a harm that some kinds have is counted, as a gain is', () => {
    expect(linesOf('Ahmad', {}, 'sglt2Inhibitor')).toContain(
      'with canagliflozin: 2 in 100 people in 3 years (1 without it)',
    );
    expect(linesOf('Rania', {}, 'dpp4Inhibitor')).toContain(
      'with saxagliptin: 4 in 100 people in 2 years (3 without it)',
    );
  });
});
