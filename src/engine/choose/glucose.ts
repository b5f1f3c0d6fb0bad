import type { Patient } from '../judgement/patient.ts';
import type { ComparedMedicine } from '../plan/choice.ts';
import {
  classFigures,
  leastBand,
  perPointAbove,
  perPointSpread,
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
  /** The band reaches below what is promised: it is told with one edge, never as the narrower one that is left. */
  readonly open?: true;
}

/** What lowers HbA1c by kidney: an SGLT2 inhibitor needs one that filters. Where the kidney is not known, from the least to the most. */
type Kidney = Pick<Patient, 'kidneyBelow'>;
function spanOf(medicine: ComparedMedicine, { kidneyBelow }: Kidney): readonly [number, number] {
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

/** What classes do from a value on, one after the other: the points they leave, and the squares of how far each may be off. */
function inTurn(a1c: number, medicines: readonly ComparedMedicine[], patient: Kidney) {
  let left = a1c;
  let squares = 0;
  // The strongest first, whichever was named first: the order they are told in changes nothing.
  const spans = medicines.map((medicine) => spanOf(medicine, patient)).sort((a, b) => b[0] + b[1] - a[0] - a[1]);
  for (const [low, high] of spans) {
    // Where more is expected for a higher value, that more is known as little as it was measured.
    const more = high > 0 ? perPointSpread.value * Math.max(0, left - usualBaseline.value) : 0;
    left -= fallFrom(left, (low + high) / 2);
    squares += ((high - low) / 2 + more) ** 2;
  }
  return { left, squares };
}
const bandOf = (squares: number): number => Math.max(leastBand.value, Math.sqrt(squares));

/**
 * What HbA1c is expected to do with these classes begun, one after the other, each from what the ones before have left: together they do
 * less than their sum (dapagliflozin and saxagliptin on metformin: 1.5 points together, 1.2 and 0.9 alone). The band is the root of the summed
 * squares of the halves of their ranges, at least half a point to either side. Nothing is promised below 6 %. `a1c` in %.
 */
export function forecastOf(a1c: number, medicines: readonly ComparedMedicine[], patient: Kidney): Forecast {
  const { left, squares } = inTurn(a1c, medicines, patient);
  const most = Math.max(0, a1c - promisedFloor.value);
  const fall = Math.min(Math.max(0, a1c - left), most);
  const band = medicines.length === 0 ? 0 : bandOf(squares);
  const open = fall + band > most && medicines.length > 0;
  return { fall, leastFall: Math.max(0, fall - band), mostFall: Math.min(fall + band, most), ...(open && { open }) };
}

/** HbA1c some months after a change of the whole treatment, %. */
export interface Expected {
  readonly expected: number;
  readonly least: number;
  readonly most: number;
  /** As in a forecast: `least` is where promises end, and no edge of the band. */
  readonly open?: true;
}

/**
 * Where HbA1c is expected once some classes have ended and others begun: what one that ends gave comes back first. The band knows both,
 * and is at least half a point to either side; below 6 % nothing is promised. Without a change it stays. `a1c` in %.
 */
export function expectedOf(
  a1c: number,
  { begun, ends }: { readonly begun: readonly ComparedMedicine[]; readonly ends: readonly ComparedMedicine[] },
  patient: Kidney,
): Expected {
  if (begun.length === 0 && ends.length === 0) return { expected: a1c, least: a1c, most: a1c };
  const back = ends.map((medicine) => spanOf(medicine, patient));
  const without = a1c + back.reduce((sum, [low, high]) => sum + (low + high) / 2, 0);
  const { left, squares } = inTurn(without, begun, patient);
  const floor = Math.min(a1c, promisedFloor.value);
  const expected = Math.max(floor, left);
  const band = bandOf(squares + back.reduce((sum, [low, high]) => sum + ((high - low) / 2) ** 2, 0));
  const open = expected - band < floor;
  return { expected, least: Math.max(floor, expected - band), most: expected + band, ...(open && { open }) };
}
