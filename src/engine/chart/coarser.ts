import { atLeast, below } from '../kit/worksheet/cited.ts';
import { type Chart, type Known, factValue } from './chart.ts';
import type { FactId, FactValue } from './facts.ts';

/** From finer facts to a coarser one: what they tell of it, or undefined where they tell nothing. */
interface Reading {
  readonly from: readonly FactId[];
  read(chart: Chart): Known['value'] | undefined;
}
const reading = <F extends FactId>(from: F, read: (value: FactValue<F>) => Known['value'] | undefined): Reading => ({
  from: [from],
  read: (chart) => {
    const value = factValue(chart, from);
    return value === undefined ? undefined : read(value);
  },
});

/** The band of an eGFR in mL/min/1.73 m², as the insulin form asks for it. */
function bandOf(egfr: number): string {
  if (atLeast(egfr, 90)) return '>=90';
  if (atLeast(egfr, 60)) return '60-89';
  if (atLeast(egfr, 45)) return '45-59';
  return below(egfr, 30) ? '<30' : '30-44';
}

/** The last of some bands that a figure reaches; each begins at its limit, the first at nothing. */
const banded =
  <B extends string>(...bands: readonly (readonly [from: number, band: B])[]) =>
  (figure: number): B | undefined =>
    bands.findLast(([from]) => figure >= from)?.[1];

/**
 * Minutes of walking a day as the forecast's bands, which stand for 750, 1,500, 3,500, 5,750 and 8,500 steps: the limits lie midway
 * between two of them, at a hundred steps a minute (doi:10.1136/bjsports-2017-097628).
 */
const walkingBand = banded([0, 'hardly'], [11, 'little'], [25, 'moderate'], [46, 'hour'], [71, 'hours']);

/** Two scales of four answers that say the same by other words: each stands for the other. */
const desserts = [
  ['rarely', 'rare'],
  ['weekly', '1-2week'],
  ['several_weekly', '3-5week'],
  ['daily', 'daily'],
] as const;
const atWork = [
  ['sedentary', 'sitting'],
  ['light', 'sometimes'],
  ['moderate', 'mostly'],
  ['active', 'demanding'],
] as const;
const inOtherWords = (pairs: readonly (readonly [one: string, other: string])[]) => (answer: string) => {
  const pair = pairs.find((both) => both.includes(answer));
  return pair?.find((one) => one !== answer) ?? pair?.[0];
};

/** Only known answers of No to both make a No. */
const neitherHeartNorVessels: Reading = {
  from: ['heartFailure', 'ascvd'],
  read: (chart) =>
    factValue(chart, 'heartFailure') === false && factValue(chart, 'ascvd') === false ? false : undefined,
};
/** No stage is no kidney disease, unless a known eGFR says otherwise. One low eGFR alone is not yet a disease: it lasts three months. */
const noStage: Reading = {
  from: ['ckdStage'],
  read: (chart) => {
    const egfr = factValue(chart, 'egfr');
    const band = factValue(chart, 'egfrBand');
    const low = (egfr !== undefined && below(egfr, 60)) || !(band === undefined || band === '>=90' || band === '60-89');
    return factValue(chart, 'ckdStage') === 'none' && !low ? false : undefined;
  },
};
const someStage: Reading = {
  from: ['ckdStage'],
  read: (chart) => {
    const stage = factValue(chart, 'ckdStage');
    return stage !== undefined && stage !== 'none' && chart.ckdStage?.from !== 'derived' ? true : undefined;
  },
};

/**
 * Which finer facts fill a coarser one, first come first. What is lost: the figure behind a band; the stage behind “kidney disease”;
 * who smoked before behind “smokes”; which disease behind “cardiovascular disease”; how bad a low was; mild trouble behind “tolerated”;
 * reluctance behind “accepts”. Never the other way, save where a coarse answer leaves one finer answer only.
 */
const readings: { readonly [F in FactId]?: readonly Reading[] } = {
  egfrBand: [reading('egfr', bandOf)],
  ckd: [someStage, noStage],
  ckdStage: [reading('ckd', (ckd) => (ckd ? undefined : 'none'))],
  smokes: [reading('smoking', (smoking) => smoking === 'current')],
  smoking: [reading('smokes', (smokes) => (smokes ? 'current' : undefined))],
  cardiovascularDisease: [
    reading('ascvd', (ascvd) => ascvd || undefined),
    reading('heartFailure', (failure) => failure || undefined),
    neitherHeartNorVessels,
  ],
  hypoglycaemiaHistory: [reading('severeHypoglycaemia', (severe) => severe || undefined)],
  severeHypoglycaemia: [reading('hypoglycaemiaHistory', (any) => (any ? undefined : false))],
  metforminTolerated: [reading('metforminTolerance', (tolerance) => tolerance !== 'poor')],
  metforminTolerance: [reading('metforminTolerated', (tolerated) => (tolerated ? undefined : 'poor'))],
  acceptsInjectables: [reading('injectables', (answer) => answer !== 'refuses')],
  mealsBand: [reading('mealsPerDay', banded([0, '1-2'], [3, '3'], [4, '4-5']))],
  snacksBand: [reading('snacksPerDay', banded([0, '0'], [1, '1'], [2, '2-3']))],
  sugaryDrinksBand: [reading('sugaryDrinksPerDay', banded([0, '0'], [1, '1'], [2, '2+']))],
  walkingBand: [reading('walkingMinutes', walkingBand)],
  dessertsBand: [reading('dessertsFrequency', inOtherWords(desserts))],
  dessertsFrequency: [reading('dessertsBand', inOtherWords(desserts))],
  jobBand: [reading('jobActivityLevel', inOtherWords(atWork))],
  jobActivityLevel: [reading('jobBand', inOtherWords(atWork))],
  metforminGI: [reading('metforminTolerance', (tolerance) => tolerance !== 'good')],
};

/** The facts a coarser one may be read out of. */
export const finerThan = (fact: FactId): readonly FactId[] => (readings[fact] ?? []).flatMap(({ from }) => from);

/** Habits and bands asked on a coarse scale and on a fine one. */
const bands: ReadonlySet<FactId> = new Set<FactId>([
  'egfrBand',
  'smokes',
  'mealsBand',
  'snacksBand',
  'sugaryDrinksBand',
  'walkingBand',
  'dessertsBand',
  'jobBand',
]);
/** What calculators ask in other words, on scales that no rule turns into each other: where it is read, what says most stands for all. */
const saidBetter: { readonly [F in FactId]?: readonly FactId[] } = {
  activityLevel: ['weeklyActivityPattern', 'weeklyActivityBand'],
  weeklyActivityBand: ['weeklyActivityPattern'],
  adherenceScore: ['currentAdherence'],
};
/** Whether another fact tells it already: who reads both would read one thing twice, or a contradiction. */
export const isToldFiner = (chart: Chart, fact: FactId): boolean =>
  chart[fact] !== undefined &&
  ((bands.has(fact) && coarserFrom(chart, fact) !== undefined) ||
    (saidBetter[fact]?.some((other) => chart[other] !== undefined) ?? false));

/** A man is asked nothing about a pregnancy; no file is said to tell of one. */
function ofAMan(chart: Chart, fact: FactId): Known | undefined {
  if (fact !== 'pregnancy' || factValue(chart, 'sex') !== 'male') return undefined;
  return { value: false, from: chart.sex?.from === 'example' ? 'example' : 'derived' };
}

/** A coarser fact read out of finer ones, with the oldest one's day. One example among them makes it one. */
export function coarser(chart: Chart, fact: FactId): Known | undefined {
  return coarserFrom(chart, fact)?.known ?? ofAMan(chart, fact);
}

/** The same with the finer facts it was read out of. */
export function coarserFrom(
  chart: Chart,
  fact: FactId,
): { readonly known: Known; readonly from: readonly FactId[] } | undefined {
  for (const { from, read } of readings[fact] ?? []) {
    const value = read(chart);
    if (value === undefined) continue;
    const on = from.flatMap((id) => chart[id]?.on ?? []).sort()[0];
    const example = from.some((id) => chart[id]?.from === 'example');
    return { known: { value, ...(on !== undefined && { on }), from: example ? 'example' : 'derived' }, from };
  }
  return undefined;
}
