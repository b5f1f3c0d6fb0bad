import type { Patient } from '../judgement/patient.ts';
import type { ComparedMedicine } from '../plan/choice.ts';
import {
  classFigures,
  leastBand,
  perPointAbove,
  promisedFloor,
  sglt2ByKidney,
  type Span,
  usualBaseline,
} from './figures.ts';

/** HbA1c after some weeks on one or more classes: the middle and its band, %; `fall` in points. */
export interface Forecast {
  readonly fall: number;
  readonly leastFall: number;
  readonly mostFall: number;
}

/** What lowers HbA1c by kidney: an SGLT2 inhibitor needs one that filters. Where the kidney is not known, from the least to the most. */
function spanOf(medicine: ComparedMedicine, { kidneyBelow }: Pick<Patient, 'kidneyBelow'>): readonly [number, number] {
  const of = ({ low, high }: Span): readonly [number, number] => [low.value, high.value];
  const whole = of(classFigures[medicine].a1c);
  if (medicine !== 'sglt2Inhibitor') return whole;
  if (kidneyBelow(30) === true) return of(sglt2ByKidney.below30);
  if (kidneyBelow(45) === true)
    return kidneyBelow(30) === false ? of(sglt2ByKidney.below45) : [0, sglt2ByKidney.below45.high.value];
  return kidneyBelow(45) === false ? whole : [0, whole[1]];
}

/** Above the usual baseline the fall is larger for each point, below it smaller in proportion to what stands above the floor. */
function fallFrom(a1c: number, usual: number): number {
  const above = a1c - usualBaseline.value;
  if (usual <= 0) return 0;
  if (above >= 0) return usual + perPointAbove.value * above * Math.min(1, usual / 0.5);
  const share = (a1c - promisedFloor.value) / (usualBaseline.value - promisedFloor.value);
  return Math.max(0, usual * share);
}

/**
 * What HbA1c is expected to do with these classes begun, one after the other, each from what the ones before have left: together they do
 * less than their sum (dapagliflozin and saxagliptin on metformin: 1.5 points together, 1.2 and 0.9 alone). The band is the root of the summed
 * squares of the halves of their ranges, at least half a point to either side. Nothing is promised below 6 %. `a1c` in %.
 */
export function forecastOf(
  a1c: number,
  medicines: readonly ComparedMedicine[],
  patient: Pick<Patient, 'kidneyBelow'>,
): Forecast {
  let left = a1c;
  let squares = 0;
  // The strongest first, whichever was named first: the order they are told in changes nothing.
  const spans = medicines.map((medicine) => spanOf(medicine, patient)).sort((a, b) => b[0] + b[1] - a[0] - a[1]);
  for (const [low, high] of spans) {
    left -= fallFrom(left, (low + high) / 2);
    squares += ((high - low) / 2) ** 2;
  }
  const most = Math.max(0, a1c - promisedFloor.value);
  const fall = Math.min(Math.max(0, a1c - left), most);
  const band = medicines.length === 0 ? 0 : Math.max(leastBand.value, Math.sqrt(squares));
  return { fall, leastFall: Math.max(0, fall - band), mostFall: Math.min(fall + band, Math.max(most, 0)) };
}
