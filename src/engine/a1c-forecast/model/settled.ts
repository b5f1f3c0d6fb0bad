import { isSettled, type MonthsTaken } from '../../clinical/settled.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import type { Inputs } from '../inputs.ts';
import { type Spread, spreadOf } from './ends.ts';
import { type Forecast, forecastA1c } from './forecast.ts';

export type SettledDrug = 'metformin' | 'sitagliptin';
export interface Settled {
  readonly drugs: readonly SettledDrug[];
  readonly forecast: Forecast;
  /** Strongest and weakest effects, as the specification's forecast shows them, with the sheets they were worked out on. */
  readonly spread: Spread;
  readonly strongest: Sheet;
  readonly weakest: Sheet;
}

function settledDrugs(inputs: Inputs & MonthsTaken): SettledDrug[] {
  return [
    ...(isSettled(inputs.metforminDuration) ? (['metformin'] as const) : []),
    ...(inputs.sitagliptin && isSettled(inputs.dpp4InhibitorMonths) ? (['sitagliptin'] as const) : []),
  ];
}

/** Drugs counted as if they began today, because nobody has said since when they are taken; none that the plan itself begins. */
export function undatedDrugs(inputs: Inputs & MonthsTaken, begun: (drug: SettledDrug) => boolean): SettledDrug[] {
  const counted: SettledDrug[] = [
    ...(inputs.metforminDuration === undefined ? (['metformin'] as const) : []),
    ...(inputs.sitagliptin && inputs.dpp4InhibitorMonths === undefined ? (['sitagliptin'] as const) : []),
  ];
  return counted.filter((drug) => !begun(drug));
}

/**
 * The forecast without the effect of drugs taken for more than three months: today's HbA1c holds it already. Undefined where no drug is
 * known to be. HbA1c in %. Never part of the results, which keep the specification's forecast.
 */
export function settledForecast(sheet: Sheet, inputs: Inputs): Settled | undefined {
  const drugs = settledDrugs(inputs);
  if (!drugs.length) return undefined;
  const without = new Set<SettledDrug>(drugs);
  return { drugs, forecast: forecastA1c(sheet, inputs, 0, without), ...spreadOf(inputs, without) };
}
