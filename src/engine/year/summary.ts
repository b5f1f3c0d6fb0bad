import { monthsAfter } from '../chart/day.ts';
import type { Judgement } from '../judgement/index.ts';
import { albuminuria, kidneyDiseaseBelow, severeAlbuminuria } from '../judgement/kidney-disease.ts';
import { atLeast } from '../kit/worksheet/cited.ts';
import type { Plan } from '../plan/actions.ts';
import { listHigh, listLowKidney, listVeryHigh } from './constants.ts';
import type { YearItemId } from './items.ts';
import type { Year, YearLine } from './reckon.ts';

/** What a saved visit leaves due, in short: enough to tell on a later day who is late, without its chart. */
export interface YearSummary {
  /** The gravest step of the plan: 2 an emergency, 1 urgent, 0 neither. */
  readonly urgent: 0 | 1 | 2;
  /** Orders a list of patients, the graver first; no score of anything, and told to nobody. */
  readonly risk: number;
  /** Each thing with the day from which it is late, yyyy-mm-dd, the first day first. What nobody has given a day is none. */
  readonly due: readonly (readonly [id: YearItemId, day: string])[];
}

/** From which day a line is late. What belongs to each visit is late once it no longer steers a plan. */
function dayOf({ interval: { kind, by }, last, due }: YearLine): string | undefined {
  return kind === 'visit' ? last && monthsAfter(last, by.value) : due;
}

/** What makes being late worse: each state by itself, the graver ones twice. */
function riskOf({ patient }: Judgement): number {
  const { known, kidneyBelow, onInsulin } = patient;
  const { a1c, uacr } = known;
  const grave = [
    known.footUlcer === true,
    known.dialysis === true || kidneyBelow(listLowKidney.value) === true,
    known.retinopathy === 'sight-threatening',
    known.severeHypoglycaemia === true,
    known.pregnancy === true,
    a1c !== undefined && atLeast(a1c, listVeryHigh),
    uacr !== undefined && atLeast(uacr, severeAlbuminuria),
  ];
  const less = [
    known.ascvd === true,
    known.heartFailure === true,
    known.ckd === true || kidneyBelow(kidneyDiseaseBelow.value) === true,
    uacr !== undefined && atLeast(uacr, albuminuria),
    known.neuropathy === true,
    known.retinopathy === 'mild',
    known.smoking === 'current',
    a1c !== undefined && atLeast(a1c, listHigh),
    onInsulin,
  ];
  const of = (states: readonly boolean[]): number => states.filter(Boolean).length;
  return 2 * of(grave) + of(less);
}

/** A year, its plan and its patient in short. */
export function summaryOf({ lines }: Year, plan: Plan, judgement: Judgement): YearSummary {
  const gravities = new Set(plan.actions.map(({ gravity }) => gravity));
  const due = lines.flatMap((line): [YearItemId, string][] => {
    const day = dayOf(line);
    return day === undefined ? [] : [[line.id, day]];
  });
  return {
    urgent: gravities.has('emergency') ? 2 : gravities.has('urgent') ? 1 : 0,
    risk: riskOf(judgement),
    due: due.sort(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0)),
  };
}
