import { atLeast, below } from '../kit/worksheet/cited.ts';
import { type Chart, type Known, factValue } from './chart.ts';
import type { FactId } from './facts.ts';

/** From a finer fact to a coarser one: what one tells of the other, or undefined where it tells nothing. */
interface Reading {
  readonly from: FactId;
  read(chart: Chart): Known['value'] | undefined;
}
const reading = <F extends FactId>(
  from: F,
  read: (value: NonNullable<ReturnType<typeof factValue<F>>>) => Known['value'] | undefined,
): Reading => ({
  from,
  read: (chart) => {
    const value = factValue(chart, from);
    return value === undefined || value === null ? undefined : read(value);
  },
});

/** The band of an eGFR in mL/min/1.73 m², as the insulin form asks for it. */
function bandOf(egfr: number): string {
  if (atLeast(egfr, 90)) return '>=90';
  if (atLeast(egfr, 60)) return '60-89';
  if (atLeast(egfr, 45)) return '45-59';
  return below(egfr, 30) ? '<30' : '30-44';
}

/**
 * Which finer facts fill a coarser one, first come first. What is lost: the figure behind a band; who smoked before behind “smokes”;
 * which disease behind “cardiovascular disease”; how bad a low was. Never the other way, save where a coarse yes leaves one answer only.
 */
const readings: { readonly [F in FactId]?: readonly Reading[] } = {
  egfrBand: [reading('egfr', bandOf)],
  smokes: [reading('smoking', (smoking) => smoking === 'current')],
  smoking: [reading('smokes', (smokes) => (smokes ? 'current' : undefined))],
  cardiovascularDisease: [
    reading('ascvd', (ascvd) => ascvd || undefined),
    {
      from: 'heartFailure',
      read: (chart) => {
        const heart = factValue(chart, 'heartFailure');
        // Only two known answers of No make a No.
        return heart === true ? true : heart === false && factValue(chart, 'ascvd') === false ? false : undefined;
      },
    },
  ],
  hypoglycaemiaHistory: [reading('severeHypoglycaemia', (severe) => severe || undefined)],
  severeHypoglycaemia: [reading('hypoglycaemiaHistory', (any) => (any ? undefined : false))],
  metforminTolerated: [reading('metforminTolerance', (tolerance) => tolerance !== 'poor')],
  metforminTolerance: [reading('metforminTolerated', (tolerated) => (tolerated ? undefined : 'poor'))],
  acceptsInjectables: [reading('injectables', (answer) => answer !== 'refuses')],
  metforminGI: [reading('metforminTolerance', (tolerance) => tolerance !== 'good')],
};

/** A coarser fact read out of finer ones, with the finer one's day and origin. */
export function coarser(chart: Chart, fact: FactId): Known | undefined {
  for (const { from, read } of readings[fact] ?? []) {
    const value = read(chart);
    const source = chart[from];
    if (value !== undefined && source)
      return {
        value,
        ...(source.on !== undefined && { on: source.on }),
        from: source.from === 'example' ? 'example' : 'derived',
      };
  }
  return undefined;
}
