import { type Sheet, worksheet } from '../../kit/worksheet/worksheet.ts';
import { forecast } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { type Forecast, forecastA1c } from './forecast.ts';

type Without = Parameters<typeof forecastA1c>[3];

/** Strongest effects first: the HbA1c they give, %. */
export interface Spread {
  readonly adherent: readonly [number, number];
  readonly nonAdherent: readonly [number, number];
}

/** A forecast with the effects at one end of their spread, on a sheet of its own: the reader's worksheet shows the forecast once. */
function forecastAt(u: 1 | -1, inputs: Inputs, without: Without) {
  const sheet = worksheet();
  return { sheet, forecast: forecastA1c(sheet, inputs, u, without) };
}

/** The spread of the effects, with the two sheets it was worked out on. HbA1c in %. */
export function spreadOf(inputs: Inputs, without?: Without) {
  const strongest = forecastAt(1, inputs, without);
  const weakest = forecastAt(-1, inputs, without);
  const spread: Spread = {
    adherent: [strongest.forecast.adherent, weakest.forecast.adherent],
    nonAdherent: [strongest.forecast.low, weakest.forecast.low],
  };
  return { spread, strongest: strongest.sheet, weakest: weakest.sheet };
}

/** What low adherence leaves of each drug, outside the forecast's own lines: the report's table. */
export function writeLowShares(sheet: Sheet, { metformin, sitagliptin }: Forecast): void {
  const drugShare = forecast.lowAdherenceShare;
  const of = (id: string, effect: string, full: number): void => {
    sheet.composed(id, '%', drugShare.value * full, () => ({
      formula: `drugShare * ${effect}`,
      variables: { drugShare, [effect]: full },
    }));
  };
  of('metforminLow', 'metforminEffect', metformin);
  if (sitagliptin > 0) of('sitagliptinLow', 'sitagliptinEffect', sitagliptin);
}

/** The change from today's HbA1c and both ends of the display band and of the spread as steps, for the forecast that the report leads with. */
export function writeEnds(
  sheet: Sheet,
  a1c: number,
  { adherent, low }: Pick<Forecast, 'adherent' | 'low'>,
  { strongest, weakest }: Pick<ReturnType<typeof spreadOf>, 'strongest' | 'weakest'>,
  settled: boolean,
): void {
  const paths = [
    {
      name: 'adherent',
      change: 'changeAdherent',
      end: adherent,
      step: settled ? 'settledAdherent' : 'predictedA1cAdherent',
    },
    { name: 'low', change: 'changeLow', end: low, step: settled ? 'settledNonAdherent' : 'predictedA1cNonAdherent' },
  ];
  const { band } = forecast;
  for (const { name, change, end, step } of paths) {
    const banded = (sign: '-' | '+') => () => ({
      formula: `${step} ${sign} displayBand`,
      variables: { [step]: end, displayBand: band },
    });
    sheet.composed(change, 'points', a1c - end, () => ({ formula: `a1c - ${step}`, variables: { a1c, [step]: end } }));
    sheet.composed(`${name}BandFrom`, '%', end - band.value, banded('-'));
    sheet.composed(`${name}BandTo`, '%', end + band.value, banded('+'));
    sheet.repeat(`${name}SpreadFrom`, strongest, step);
    sheet.repeat(`${name}SpreadTo`, weakest, step);
  }
}
