import { daysAfter } from '../../src/engine/chart/day.ts';
import type { Chart, Known } from '../../src/engine/chart/chart.ts';
import type { FactId, FactValue } from '../../src/engine/chart/facts.ts';
import { clamp, roundTo } from '../../src/engine/kit/maths.ts';

/** What is known of an invented patient, by fact. */
export type Facts = { [F in FactId]?: FactValue<F> };

/** A stream of numbers in [0, 1), the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Dice {
  /** Whether something of this share (0 to 1) is so. */
  is(share: number): boolean;
  /** A number from a bell around a middle, kept within two ends, rounded to a step. */
  bell(middle: number, spread: number, ends: readonly [number, number], step?: number): number;
  one<T>(...choices: readonly [T, ...T[]]): T;
}
function diceOf(next: () => number): Dice {
  return {
    is: (share) => next() < share,
    bell: (middle, spread, [from, to], step = 1) => {
      const sum = next() + next() + next() + next() - 2;
      return clamp(roundTo(Math.round((middle + sum * spread * 1.7) / step) * step, 3), from, to);
    },
    one: (...choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  };
}

type Person = Facts & { readonly age: number; readonly bmi: number; readonly a1c: number; readonly egfr: number };

function body(dice: Dice): Person {
  const age = dice.bell(dice.is(0.15) ? 34 : dice.is(0.2) ? 82 : 61, 9, [18, 96]);
  const sex = dice.one('male', 'female');
  const height = dice.bell(sex === 'male' ? 173 : 160, 6, [142, 198]);
  const bmi = dice.bell(dice.is(0.18) ? 22 : 30, 4, [15, 52], 0.1);
  const weight = roundTo(bmi * (height / 100) ** 2, 1);
  const a1c = dice.bell(dice.is(0.2) ? 6.4 : dice.is(0.2) ? 10 : 7.9, 0.9, [4.8, 14.5], 0.1);
  const fpg = dice.bell(28.7 * a1c - 66, 24, [44, 480]);
  const ppg = dice.bell(28.7 * a1c - 10, 36, [50, 560]);
  const egfr = dice.is(0.22) ? dice.bell(34, 12, [6, 59]) : dice.bell(98 - age / 3, 14, [20, 125]);
  return { age, sex, height, bmi, weight, a1c, fpg, ppg, egfr, diabetesDuration: dice.bell(9, 6, [0, age - 17]) };
}

function measures(dice: Dice, { age }: Person): Facts {
  const systolic = dice.bell(dice.is(0.07) ? 92 : 132, 13, [70, 210]);
  return {
    systolic,
    diastolic: Math.min(systolic - 15, dice.bell(systolic * 0.6, 8, [38, 125])),
    uacr: dice.is(0.5)
      ? dice.bell(12, 7, [1, 29])
      : dice.is(0.6)
        ? dice.bell(120, 90, [30, 299])
        : dice.bell(700, 500, [300, 3500]),
    potassium: dice.bell(dice.is(0.08) ? 5.6 : 4.4, 0.35, [2.3, 6.9], 0.1),
    ldl: dice.bell(98, 30, [25, 240]),
    priorA1c: dice.bell(7.8, 0.8, [5, 13], 0.1),
    ...(dice.is(0.25) && { targetA1c: dice.one(6.5, 7, 7, 7.5, 8) }),
    b12: dice.bell(380, 120, [90, 900]),
    ast: dice.bell(26, 9, [8, 160]),
    alt: dice.bell(29, 12, [7, 220]),
    platelets: dice.bell(235, 50, [60, 480]),
    ...(age > 64 && { frailty: dice.is(0.2) ? dice.one('complex', 'very-complex') : ('fit' as const) }),
  };
}

function conditions(dice: Dice, { age, sex, egfr, a1c }: Person): Facts {
  const mayBePregnant = sex === 'female' && age < 48;
  return {
    heartFailure: dice.is(0.16),
    ascvd: dice.is(0.26),
    ckd: egfr < 60 ? dice.is(0.65) : dice.is(0.08),
    dialysis: egfr < 15 && dice.is(0.3),
    kidneyTransplant: dice.is(0.015),
    nafld: dice.is(0.3),
    cirrhosis: dice.is(0.03) ? dice.one('compensated', 'decompensated') : 'none',
    gastroparesis: dice.is(0.03),
    neuropathy: dice.is(0.25),
    retinopathy: dice.is(0.25) ? dice.one('mild', 'mild', 'sight-threatening') : 'none',
    oedema: dice.is(0.1),
    anaemiaRisk: dice.is(0.08),
    hypoglycaemiaHistory: dice.is(0.1),
    severeHypoglycaemia: dice.is(0.05),
    catabolicSymptoms: a1c > 9.5 ? dice.is(0.3) : dice.is(0.03),
    ...(dice.is(0.85) && { diabetesType: dice.is(0.9) ? 'type2' : dice.one('type1', 'pancreatic', 'unsure') }),
    ...(dice.is(0.05) && { islets: dice.one('positive', 'negative') }),
    autoimmune: dice.is(0.05),
    pancreatitis: dice.is(0.03),
    medullaryThyroidCancer: dice.is(0.01),
    ketoacidosis: dice.is(0.02),
    footUlcer: dice.is(0.06),
    ...(mayBePregnant && {
      pregnancy: dice.is(0.06),
      childbearing: dice.is(0.12) ? 'planning' : dice.one('contraception', 'not-possible'),
    }),
    smokes: dice.is(0.18),
    acceptsInjectables: dice.is(0.85),
    steroids: dice.is(0.03),
  };
}

function medicinesTaken(dice: Dice, person: Person): Facts {
  const basalInsulin = dice.is(0.22);
  const isTreated = dice.is(0.85);
  return {
    metformin: isTreated ? dice.one(0, 500, 1000, 1000, 1500, 2000, 2000) : 0,
    sulfonylurea: isTreated && dice.is(0.25),
    dpp4Inhibitor: isTreated && dice.is(0.18),
    sglt2Inhibitor: isTreated && dice.is(0.3),
    glp1RA: isTreated && dice.is(0.2),
    tzd: isTreated && dice.is(0.05),
    basalInsulin,
    ...(basalInsulin && { basalUnits: dice.bell(((person.weight ?? 80) as number) * 0.3, 9, [4, 110]) }),
    mealtimeInsulin: basalInsulin && dice.is(0.3),
    statin: dice.one('none', 'moderate', 'high'),
    rasInhibitor: dice.is(0.45),
    finerenone: dice.is(0.05),
  };
}

/** Facts that a chart is seldom without. */
const nearlyAlways: ReadonlySet<string> = new Set(['age', 'sex', 'a1c', 'diabetesType', 'metformin', 'egfr']);

/** One plausible patient: figures that go together, most of them known. The same for the same seed. */
export function patient(seed: number): Facts {
  const dice = diceOf(chance(seed));
  const person = body(dice);
  const whole: Facts = {
    ...person,
    ...measures(dice, person),
    ...conditions(dice, person),
    ...medicinesTaken(dice, person),
  };
  const unknown = dice.one(0, 0.08, 0.2, 0.4);
  const facts: Facts = Object.fromEntries(
    Object.entries(whole).filter(([fact]) => !dice.is(nearlyAlways.has(fact) ? unknown / 5 : unknown)),
  );
  // After all else, so that an earlier patient of the same seed stays who it was.
  return {
    ...facts,
    ...(facts.footUlcer === true && dice.is(0.6) && { footUlcerOpen: dice.is(0.5) }),
    ...(dice.is(0.4) && { mineralocorticoidAntagonist: dice.is(0.15), strongCyp3a4Inhibitor: dice.is(0.05) }),
    ...(facts.pancreatitis === true && dice.is(0.6) && { pancreatitisNow: dice.is(0.3) }),
    ...moreOf(dice, facts),
    ...lately(dice, facts),
    ...twiceOf(dice, facts),
    ...lowsOf(dice, facts),
    ...(dice.is(0.3) && { repaglinide: dice.is(0.25) }),
    ...(facts.ascvd === true &&
      dice.is(0.4) && { arterialEventMonths: dice.bell(dice.is(0.3) ? 2 : 40, 15, [0, 200]) }),
    ...(dice.is(0.3) && { alcohol: dice.is(0.15) ? 'heavy' : dice.one('none', 'within-limits') }),
    ...(dice.is(0.03) && { bariatricSurgery: true }),
    ...(dice.is(0.2) && { vomiting: dice.is(0.05) }),
  };
}
/** What is of these weeks. */
function lately(dice: Dice, { sex, pregnancy, statin }: Facts): Facts {
  return {
    ...(dice.is(0.04) && { ketones: dice.bell(dice.is(0.6) ? 0.3 : 1.8, 0.9, [0, 6], 0.1) }),
    ...(dice.is(0.05) && { operationPlanned: true }),
    ...(dice.is(0.03) && { contrastPlanned: true }),
    ...(sex === 'female' && pregnancy === false && dice.is(0.15) && { breastfeeding: true }),
    ...(statin === 'high' && dice.is(0.6) && { ezetimibe: dice.is(0.3) }),
  };
}

/** Of a class that is taken, two at once. */
function twiceOf(dice: Dice, facts: Facts): Facts {
  const taken = (['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'rasInhibitor'] as const).find(
    (each) => facts[each] === true,
  );
  return dice.is(0.3) ? { sameClassTwice: taken !== undefined && dice.is(0.1) ? taken : 'none' } : {};
}

/** How often lows come, and whether they are felt. */
const lowsOf = (dice: Dice, { hypoglycaemiaHistory }: Facts): Facts =>
  hypoglycaemiaHistory === true && dice.is(0.7)
    ? { hypoglycaemiaFrequency: dice.is(0.3) ? 'weekly' : 'below-weekly', hypoglycaemiaUnaware: dice.is(0.15) }
    : {};

/** What is asked of some patients only. */
function moreOf(dice: Dice, { heartFailure, egfr, basalInsulin, basalUnits }: Facts): Facts {
  return {
    ...(heartFailure === true && dice.is(0.6) && { ejectionFraction: dice.bell(dice.is(0.5) ? 34 : 56, 7, [15, 72]) }),
    ...(egfr !== undefined &&
      egfr < 60 &&
      dice.is(0.5) && {
        previousEgfr: dice.bell(dice.is(0.3) ? egfr * 1.6 : egfr + 2, 4, [6, 120]),
        ...(dice.is(0.8) && { previousEgfrMonths: dice.bell(dice.is(0.3) ? 1 : 8, 4, [0, 30]) }),
      }),
    ...(dice.is(0.5) && { loopOrThiazideDiuretic: dice.is(0.25) }),
    ...(basalInsulin === true &&
      (basalUnits === undefined ? dice.is(0.5) : dice.is(0.02)) && {
        weeklyInsulinUnits: dice.bell(190, 70, [30, 700], 10),
      }),
  };
}

/** The same person, last measured long before `on` (yyyy-mm-dd), glucose and ketones weeks and days before, and with a choice made together: no plan of the others has either. */
export function seenLongAgo(facts: Facts, seed: number, on: string): Chart {
  const dice = diceOf(chance(seed));
  const treatmentChoice = dice.one('metformin', 'glp1RA', 'sglt2Inhibitor', 'no-change', 'not-today');
  const measured: ReadonlySet<string> = new Set(['a1c', 'egfr', 'uacr', 'potassium', 'systolic', 'diastolic']);
  const daysAgo: Readonly<Record<string, number>> = { ketones: 5, fpg: 30, strongCyp3a4Inhibitor: 60, statin: 60 };
  // So low it is hardly met by chance.
  const potassium = seed % 50 === 0 ? 2.8 : facts['potassium'];
  return Object.fromEntries(
    Object.entries({ ...facts, ...(potassium !== undefined && { potassium }), treatmentChoice }).map(
      ([fact, value]): [string, Known] => [
        fact,
        {
          value,
          from: 'entered',
          ...(measured.has(fact) &&
            (dice.is(0.5) || (fact === 'potassium' && Number(value) < 3.5)) && { on: '2022-03-01' }),
          ...(daysAgo[fact] !== undefined && { on: daysAfter(on, -daysAgo[fact]) }),
        },
      ],
    ),
  );
}
/** A chart of entered facts. */
export function chartOf(facts: Facts): Chart {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]): [string, Known] => [fact, { value, from: 'entered' }]),
  );
}
