import { type Cited, cited, type Mark } from '../kit/worksheet/cited.ts';
import type { ComparedMedicine } from '../plan/choice.ts';

/** From least to most, with the middle where one is told. */
export interface Span {
  readonly low: Cited;
  readonly high: Cited;
}
const facts = (value: number, unit: Cited['unit'], where: string, mark: Mark = 'R'): Cited =>
  cited(value, unit, 'choiceFacts', where, mark);
const fall = (low: number, high: number, where: string): Span => ({
  low: facts(low, 'points', `HbA1c, least: ${where}`),
  high: facts(high, 'points', `HbA1c, most: ${where}`),
});
const weight = (low: number, high: number, where: string): Span => ({
  low: facts(low, 'kg', `weight, least: ${where}`),
  high: facts(high, 'kg', `weight, most: ${where}`),
});

/** One harm in people of 100: with the medicine, from least to most where the kinds differ, and without it where that was counted. Words alone where nobody counted. */
interface Bother {
  readonly what: string;
  readonly people?: {
    readonly with: Cited;
    readonly most?: Cited;
    readonly without?: Cited;
    /** In how long, where it goes on. */
    readonly years?: Cited;
  };
}
interface Counted {
  readonly with: number;
  readonly most?: number;
  readonly without?: number;
  readonly years?: number;
  /** The trial, in the words of the facts that name it. */
  readonly where?: string;
}
function bother(what: string, people?: Counted, source = 'choiceFacts', mark: Mark = 'R'): Bother {
  if (!people) return { what };
  const { most, without, years, where = what } = people;
  const one = (value: number, unit: Cited['unit'], of: string): Cited =>
    cited(value, unit, source, `${where}, ${of}`, mark);
  return {
    what,
    people: {
      with: one(people.with, '%', 'with'),
      ...(most !== undefined && { most: one(most, '%', 'with, most') }),
      ...(without !== undefined && { without: one(without, '%', 'without') }),
      ...(years !== undefined && { years: one(years, 'years', 'median time') }),
    },
  };
}

export interface ClassFigures {
  /** Points of HbA1c by which it falls from about 8 %, added to what is taken. */
  readonly a1c: Span;
  /** Its kinds differ so much that no middle of them is anybody's. */
  readonly byKind?: true;
  /** Kilograms in half a year to a year; below 0 less. */
  readonly weight: Span;
  readonly lows: 'rare' | 'sulfonylurea' | 'insulin';
  readonly testing: 'none' | 'unwell' | 'swelling' | 'mornings';
  readonly bothers: readonly Bother[];
  readonly cost: 'low' | 'lowToMiddle' | 'middle' | 'high';
}

/**
 * What each class does for glucose, weight, lows and daily life, added to what is taken, at an HbA1c near 8 %. From general knowledge and
 * marked so, but for the lows of a sulfonylurea (read). Costs are classes, and local: a clinician signs them for the place.
 */
export const classFigures: Readonly<Record<ComparedMedicine, ClassFigures>> = {
  metformin: {
    a1c: fall(0.9, 1.1, 'metformin'),
    weight: weight(-2, 0, 'metformin'),
    lows: 'rare',
    testing: 'none',
    bothers: [bother('looseStools', { with: 10, most: 15, without: 5 })],
    cost: 'low',
  },
  sglt2Inhibitor: {
    a1c: fall(0.6, 0.8, 'SGLT2 inhibitor, eGFR 45 and more'),
    weight: weight(-3, -2, 'SGLT2 inhibitor'),
    lows: 'rare',
    testing: 'none',
    bothers: [
      bother('yeast', { with: 6, without: 2, years: 3.1 }, 'empaReg', 'S'),
      bother('urine'),
      bother('acid', { with: 0.3, without: 0.1, years: 4.2, where: 'DECLARE: ketoacidosis' }),
      bother('lostToes', {
        with: 1.9,
        without: 1,
        years: 3,
        where: 'CANVAS: 6.3 and 3.4 amputations in 1000 years of a person, over three years',
      }),
    ],
    cost: 'middle',
  },
  glp1RA: {
    a1c: fall(
      0.9,
      2.4,
      'semaglutide by mouth 0.9 to 1.3, weekly GLP-1 receptor agonist 1.0 to 1.6, tirzepatide 1.9 to 2.4',
    ),
    byKind: true,
    weight: weight(-11, -2, 'semaglutide by mouth 2 to 4, weekly GLP-1 receptor agonist 3 to 6, tirzepatide 6 to 11'),
    lows: 'rare',
    testing: 'none',
    bothers: [
      bother('nausea', { with: 12, most: 20, without: 6 }),
      bother('gallstones', { with: 3, without: 2, years: 3.8 }, 'leader', 'S'),
      bother('eyes', { with: 3, without: 1.8, years: 2.1, where: 'SUSTAIN-6: complications of retinopathy' }),
    ],
    cost: 'high',
  },
  dpp4Inhibitor: {
    a1c: fall(0.5, 0.7, 'DPP-4 inhibitor'),
    weight: weight(0, 0, 'DPP-4 inhibitor'),
    lows: 'rare',
    testing: 'none',
    bothers: [
      bother('few'),
      bother('weakHeartOfSome', { with: 3.5, without: 2.8, years: 2.1, where: 'SAVOR: admission for heart failure' }),
    ],
    cost: 'lowToMiddle',
  },
  sulfonylurea: {
    a1c: fall(1, 1.2, 'sulfonylurea; it wanes in years'),
    weight: weight(1, 3, 'sulfonylurea'),
    lows: 'sulfonylurea',
    testing: 'unwell',
    bothers: [bother('lows')],
    cost: 'low',
  },
  tzd: {
    a1c: fall(0.8, 1, 'pioglitazone'),
    weight: weight(2, 4, 'pioglitazone'),
    lows: 'rare',
    testing: 'swelling',
    bothers: [
      bother('swelling', { with: 5, most: 10 }),
      bother('bones', { with: 5, without: 3, years: 2.9, where: 'PROactive: fracture in women' }),
      bother('weakHeart', { with: 6, without: 4, years: 2.9, where: 'PROactive: admission for heart failure' }),
    ],
    cost: 'low',
  },
  basalInsulin: {
    a1c: fall(1, 1.5, 'basal insulin, by titration'),
    weight: weight(2, 3, 'basal insulin'),
    lows: 'insulin',
    testing: 'mornings',
    bothers: [bother('lows')],
    cost: 'lowToMiddle',
  },
};

/** An SGLT2 inhibitor by kidney: HbA1c falls little below an eGFR of 45, almost not below 30. */
export const sglt2ByKidney = {
  below45: fall(0.1, 0.5, 'SGLT2 inhibitor, eGFR 30 to 45'),
  below30: fall(0, 0.2, 'SGLT2 inhibitor, eGFR below 30'),
};

/** The fall is larger by so much for each point of HbA1c above 8 %. */
export const perPointAbove = facts(0.2, 'none', 'HbA1c falls more from higher values: 0.1 to 0.3 for each point');
/** By so much that may be more or less: 0.1 to 0.3 for each point. */
export const perPointSpread = facts(0.1, 'none', 'HbA1c falls more from higher values: 0.1 to 0.3 for each point');
/** Where the figures were measured, %. */
export const usualBaseline = facts(8, '%', 'HbA1c at the start of the trials');
/** Lower than this nothing is promised, %. */
export const promisedFloor = cited(6, '%', 'design', 'no HbA1c promised below it', 'design');
/** A forecast is never told more closely than this on either side, points. */
export const leastBand = cited(0.5, 'points', 'design', 'least band of a forecast', 'design');

/** A low below 54 mg/dL or a severe one in six years, of 100: glimepiride, and linagliptin. */
export const lowsInSixYears = {
  with: cited(17.9, '%', 'carolinaLows', 'below 54 mg/dL or severe: glimepiride 537 of 3000', 'V'),
  without: cited(3.6, '%', 'carolinaLows', 'below 54 mg/dL or severe: linagliptin 109 of 3014', 'V'),
};
/** Severe lows of 100 in a year: basal insulin, and none. */
export const severeWithInsulin = {
  with: facts(1, '%', 'ORIGIN: severe lows of 100 in a year, glargine'),
  without: facts(0.3, '%', 'ORIGIN: severe lows of 100 in a year, usual care'),
};
