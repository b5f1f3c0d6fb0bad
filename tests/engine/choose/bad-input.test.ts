import { beforeAll, describe, expect, test } from 'vitest';
import type { Chart } from '../../../src/engine/chart/chart.ts';
import { compare } from '../../../src/engine/choose/compare.ts';
import { optionsOf } from '../../../src/engine/choose/options.ts';
import { optionsMessages } from '../../../src/engine/choose/write.ts';
import { loadChoiceWords } from '../../../src/engine/choose/words.ts';
import { loadClinicalCopy } from '../../../src/engine/clinical/wording.ts';
import { loadPlanWords } from '../../../src/engine/judgement/words.ts';
import { sayPlain } from '../../../src/engine/kit/words/say.ts';
import { fastingAdvice } from '../../../src/engine/ramadan/advice.ts';
import { writeCard } from '../../../src/engine/ramadan/card.ts';
import { loadCardWords, loadRamadanWords } from '../../../src/engine/ramadan/words.ts';
import { adviceOf } from '../../../src/engine/ramadan/write.ts';
import { yearOf } from '../../../src/engine/year/index.ts';
import { loadPlanner, type Planner } from '../../../src/engine/visit/index.ts';
import { known } from '../helpers/charts.ts';
import { broken, now, sentences } from '../helpers/words.ts';
import { people } from './people.ts';

const today = '2026-11-26';
type Facts = Parameters<typeof known>[0];
let planner: Planner;
beforeAll(async () => {
  planner = await loadPlanner();
});
function of(facts: Facts) {
  const { plan, judgement } = planner(known(facts), today);
  return { plan, judgement, options: optionsOf(plan, judgement) };
}
const starts = ({ plan }: ReturnType<typeof of>): string[] =>
  plan.actions.filter(({ verb, next }) => verb === 'start' && !next).map(({ object }) => object);
const findings = ({ plan }: ReturnType<typeof of>): string[] => plan.findings.map(({ id }) => id);
async function wordingOf(locale: 'en' | 'ar') {
  const [clinical, choice, plan, { patterns: fast }, card] = await Promise.all([
    loadClinicalCopy(locale),
    loadChoiceWords(locale),
    loadPlanWords(locale),
    loadRamadanWords(locale),
    loadCardWords(locale),
  ]);
  return {
    locale,
    unitWords: clinical.units,
    ...(clinical.unitPlurals && { unitPlurals: clinical.unitPlurals }),
    units: {},
    at: now,
    patterns: { ...clinical.messages, ...plan, ...choice, ...fast, ...card },
  };
}

describe('nothing is open', () => {
  test.each(['en', 'ar'] as const)('it is said why, and what would open something, in %s', async (locale) => {
    const wording = await wordingOf(locale);
    for (const name of ['Ghalia', 'Badria', 'Salman', 'Huda', 'Nasser'] as const) {
      const said = optionsMessages(of(people[name]).options).map((message) => sayPlain(message, wording));
      expect(said.length, name).toBeGreaterThan(0);
      for (const text of said) expect(text).not.toMatch(broken);
    }
  });
});

describe('everything is refused', () => {
  test('Basma’s only option is an injection, and she takes none: other classes stand in its place', () => {
    const refused = of({ ...people.Basma, injectables: 'refuses' });
    expect(refused.options).toMatchObject({ status: 'open' });
    expect(starts(refused)).not.toContain('glp1RA');
    expect(starts(refused).length).toBeGreaterThan(0);
  });
  test('Ahmad declines each in turn and at last all: nothing begins, and the plan goes on', () => {
    const declined = of({ ...people.Ahmad, injectables: 'refuses', treatmentChoice: 'no-change' });
    expect(starts(declined).filter((object) => object !== 'statin')).toEqual([]);
    expect(findings(declined)).toContain('choice.declined');
    expect(declined.plan.actions.length).toBeGreaterThan(0);
  });
});

describe('wishes that contradict each other', () => {
  test('an injection chosen by who declines injections: both are told, and it is asked', () => {
    for (const refusal of [{ injectables: 'refuses' }, { acceptsInjectables: false }] as const)
      expect(findings(of({ ...people.Ahmad, ...refusal, treatmentChoice: 'glp1RA' }))).toContain(
        'choice.injection-refused',
      );
  });
  test('one answer accepts injections and another refuses them: the refusal holds', () => {
    const both = of({ ...people.Ahmad, injectables: 'refuses', acceptsInjectables: true });
    expect(starts(both)).not.toContain('glp1RA');
    expect(starts(of({ ...people.Ahmad, injectables: 'accepts', acceptsInjectables: false }))).not.toContain('glp1RA');
  });
  test('no lows, no weight, no cost, no injection at once: what is open stays open, and none is hidden for a wish', () => {
    const wishes = {
      hypoglycaemiaAvoidance: 'high',
      weightPreference: 'prefer_loss',
      cost: 'high',
      injectables: 'refuses',
    } as const;
    const { options, judgement } = of({ ...people.Ahmad, ...wishes });
    if (options.status !== 'open') throw new Error('closed');
    const { rows, columns } = compare(options.medicines, judgement.patient);
    expect(columns.length).toBeGreaterThanOrEqual(2);
    for (const id of ['lows', 'weight', 'cost', 'taken']) expect(rows.map((row) => row.id)).toContain(id);
  });
});

describe('a fast against advice', () => {
  const risky: Facts = {
    ...people.Yasin,
    age: 72,
    egfr: 38,
    ckd: true,
    severeHypoglycaemia: true,
    hypoglycaemiaUnaware: true,
    basalInsulin: true,
    basalUnits: 24,
    insulinRegimen: 'basal-once',
    fastsRamadan: true,
  };
  test.each(['en', 'ar'] as const)('is said plainly once, and made as safe as it can be, in %s', async (locale) => {
    const wording = await wordingOf(locale);
    const { plan, judgement } = of(risky);
    const advice = fastingAdvice(plan, judgement, today);
    expect(advice.least).toBe('high');
    const told = adviceOf(advice, true).map(({ key }) => key);
    expect(told.filter((key) => key === 'ramadan.against')).toHaveLength(1);
    expect(adviceOf(advice, false).map(({ key }) => key)).not.toContain('ramadan.against');
    expect(told).toContain('ramadan.specialist');
    // Whatever is advised, the doses, the limits and the tests stand on what is carried.
    expect(advice.rows.length).toBeGreaterThan(0);
    const card = writeCard(advice);
    expect(card.advice[0]?.key).toBe('card.advice.high');
    expect(card.lines.length).toBeGreaterThan(0);
    expect(card.breakAtOnce.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['card.break.low', 'card.break.high']),
    );
    for (const text of [...sentences(card, wording), ...sentences(adviceOf(advice, true), wording)])
      expect(text).not.toMatch(broken);
  });
});

describe('a chart without dates', () => {
  const bare = (facts: Facts): Chart =>
    Object.fromEntries(Object.entries(known(facts)).map(([fact, { on: _, ...entry }]) => [fact, entry]));

  test('of any of the thirty: the same options as with today’s, a fast, and a year in which nothing is late', () => {
    for (const [name, facts] of Object.entries(people)) {
      const chart = bare(facts);
      const { plan, judgement } = planner(chart, today);
      expect(optionsOf(plan, judgement), name).toEqual(of(facts).options);
      expect(fastingAdvice(plan, judgement, today).fast?.from, name).toBe('2027-02-08');
      const { lines } = yearOf({ chart, plan, judgement, on: today });
      expect(
        lines.filter(({ status, byPlan }) => status === 'overdue' && !byPlan),
        name,
      ).toEqual([]);
    }
  });
});
