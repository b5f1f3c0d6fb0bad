import { atLeast, below, type Cited, cited, type Mark } from '../kit/worksheet/cited.ts';
import type { Patient } from '../judgement/patient.ts';
import type { ComparedMedicine } from '../plan/choice.ts';

export const outcomes = ['heart', 'heartFailure', 'kidney'] as const;
export type Outcome = (typeof outcomes)[number];

/** One trial’s outcome against placebo, and whom it let in. */
export interface Trial {
  readonly source: string;
  readonly medicine: ComparedMedicine;
  readonly outcome: Outcome;
  readonly years: Cited;
  /** Of 100 on placebo, in those years. */
  readonly without: Cited;
  readonly ratio: Cited;
  /** Whether this patient would have been let in, by what is known; what is not known lets nobody in. */
  admits(patient: Patient): boolean;
}

const between = (value: number | undefined, from: number, to: number): boolean =>
  value !== undefined && atLeast(value, from) && atLeast(to, value);
const atMost = (value: number | undefined, to: number): boolean => value === undefined || atLeast(to, value);

function trial(
  source: string,
  medicine: ComparedMedicine,
  outcome: Outcome,
  [years, without, ratio]: readonly [number, number, number],
  mark: Mark,
  admits: (patient: Patient) => boolean,
): Trial {
  return {
    source,
    medicine,
    outcome,
    years: cited(years, 'years', source, 'median time', mark),
    without: cited(without, '%', source, 'people with an event on placebo', mark),
    ratio: cited(ratio, 'none', source, 'hazard ratio', mark),
    admits,
  };
}

/**
 * Whose people may be drawn for whom; of several for one class and outcome the first that would have let the patient in. Heart: death from
 * heart or vessels, heart attack, stroke. Heart failure: worsening of it, or that death. Kidney: half of the function lost (CREDENCE:
 * creatinine doubled), kidney failure, or death from kidney, heart or vessels.
 */
export const trials: readonly Trial[] = [
  trial(
    'empaReg',
    'sglt2Inhibitor',
    'heart',
    [3.1, 12.1, 0.86],
    'V',
    ({ known, kidneyBelow }) =>
      known.ascvd === true && between(known.a1c, 7, 10) && kidneyBelow(30) === false && atMost(known.bmi, 45),
  ),
  trial(
    'leader',
    'glp1RA',
    'heart',
    [3.8, 14.9, 0.87],
    'V',
    ({ known }) =>
      known.ascvd === true && between(known.age, 50, 120) && between(known.a1c, 7, 20) && known.dialysis !== true,
  ),
  trial(
    'rewind',
    'glp1RA',
    'heart',
    [5.4, 13.4, 0.88],
    'R',
    ({ known, kidneyBelow }) =>
      known.ascvd === true && between(known.age, 50, 120) && between(known.a1c, 0, 9.5) && kidneyBelow(15) === false,
  ),
  trial(
    'dapaHf',
    'sglt2Inhibitor',
    'heartFailure',
    [1.5, 21.2, 0.74],
    'S',
    ({ known, kidneyBelow }) =>
      known.heartFailure === true && between(known.ejectionFraction, 0, 40) && kidneyBelow(30) === false,
  ),
  trial(
    'emperorPreserved',
    'sglt2Inhibitor',
    'heartFailure',
    [2.2, 17.1, 0.79],
    'V',
    ({ known, kidneyBelow }) =>
      known.heartFailure === true &&
      known.ejectionFraction !== undefined &&
      below(40, known.ejectionFraction) &&
      kidneyBelow(20) === false,
  ),
  trial(
    'dapaCkd',
    'sglt2Inhibitor',
    'kidney',
    [2.4, 14.5, 0.61],
    'V',
    ({ known }) => between(known.egfr, 25, 75) && between(known.uacr, 200, 5000) && known.dialysis !== true,
  ),
  trial(
    'credence',
    'sglt2Inhibitor',
    'kidney',
    [2.6, 15.5, 0.7],
    'S',
    ({ known }) => between(known.egfr, 30, 89.99) && between(known.uacr, 300.01, 5000) && between(known.a1c, 6.5, 12),
  ),
  trial(
    'flow',
    'glp1RA',
    'kidney',
    [3.4, 23.2, 0.76],
    'S',
    ({ known }) =>
      (between(known.egfr, 50, 75) && between(known.uacr, 300.01, 5000)) ||
      (between(known.egfr, 25, 49.99) && between(known.uacr, 100.01, 5000)),
  ),
];

/** The trial of a class whose people are this patient’s, for an outcome. */
const trialFor = (patient: Patient, medicine: ComparedMedicine, outcome: Outcome): Trial | undefined =>
  trials.find((each) => each.medicine === medicine && each.outcome === outcome && each.admits(patient));

/** People of 100 over the same years, with each class and with none; each from its trial. */
export interface Hundred {
  readonly years: number;
  /** Of 100, exact; shown as whole people. */
  readonly without: number;
  readonly with: ReadonlyMap<ComparedMedicine, number>;
  readonly trials: readonly Trial[];
}

/** A share of 100 in some years as the share in others, events spread evenly. */
const inYears = (share: number, from: number, to: number): number => 100 * (1 - (1 - share / 100) ** (to / from));

/**
 * One hundred people for an outcome, the same for every column: over the whole years of the shortest trial, never more than it saw; without
 * a new medicine as in the trial with the fewest events, so that no gain is too large; with each class by its own hazard ratio. Undefined
 * where no trial of these classes would have let the patient in.
 */
export function hundredFor(
  patient: Patient,
  medicines: readonly ComparedMedicine[],
  outcome: Outcome,
): Hundred | undefined {
  const found = medicines.flatMap((medicine) => trialFor(patient, medicine, outcome) ?? []);
  if (found.length === 0) return undefined;
  const years = Math.max(1, Math.floor(Math.min(...found.map((each) => each.years.value))));
  const without = Math.min(...found.map((each) => inYears(each.without.value, each.years.value, years)));
  return {
    years,
    without,
    with: new Map(
      found.map(({ medicine, ratio }) => [medicine, 100 * (1 - (1 - without / 100) ** ratio.value)] as const),
    ),
    trials: found,
  };
}

/** Whole people of a hundred; below one, nobody, which is said as fewer than one. */
export const peopleOf = (share: number): number => (share < 0.5 ? 0 : Math.min(100, Math.round(share)));
