import { metforminDoseFactor, metforminRenalFactor } from '../../clinical/metformin.ts';
import type { Cited } from '../../kit/worksheet/cited.ts';
import { clamp } from '../../kit/maths.ts';
import { type Sheet, worksheet } from '../../kit/worksheet/worksheet.ts';
import { forecast } from '../constants.ts';
import type { Inputs } from '../inputs.ts';

export interface Forecast {
  readonly metformin: number;
  readonly sitagliptin: number;
  readonly lifestyleAdherent: number;
  readonly lifestyleLow: number;
  readonly adherent: number;
  readonly low: number;
}

type Lifestyle = { readonly middle: Cited; readonly spread: Cited; readonly low: Cited; readonly high: Cited };
type Drug = Lifestyle & { readonly slope: Cited; readonly reference: Cited };

function drugFull(sheet: Sheet, id: string, drug: Drug, a1cUsed: number, u: number): number {
  const value = clamp(
    drug.middle.value + drug.slope.value * (a1cUsed - drug.reference.value) + drug.spread.value * u,
    drug.low.value,
    drug.high.value,
  );
  return sheet.step(
    id,
    '%',
    'clamp(middle + slope * (a1cUsed - reference) + spread * u, least, most)',
    {
      middle: drug.middle,
      slope: drug.slope,
      a1cUsed,
      reference: drug.reference,
      spread: drug.spread,
      u,
      least: drug.low,
      most: drug.high,
    },
    value,
  );
}

function lifestyle(sheet: Sheet, id: string, part: Lifestyle, u: number): number {
  return sheet.step(
    id,
    '%',
    'clamp(middle + spread * u, least, most)',
    { middle: part.middle, spread: part.spread, u, least: part.low, most: part.high },
    clamp(part.middle.value + part.spread.value * u, part.low.value, part.high.value),
  );
}

/**
 * HbA1c at 12 weeks, in %, for a plan followed and for low adherence. `u` from −1 to +1 moves every effect through its spread;
 * 0 is the forecast. Never above today's HbA1c, never below the floors, and low adherence never below the plan followed.
 * `without`: drugs whose effect today's HbA1c holds already; its steps are then named apart.
 */
export function forecastA1c(
  sheet: Sheet,
  inputs: Pick<Inputs, 'a1c' | 'metforminDose' | 'egfr' | 'sitagliptin'>,
  u: number,
  without: ReadonlySet<'metformin' | 'sitagliptin'> = new Set(),
): Forecast {
  const { a1c } = inputs;
  // A second forecast on the same sheet repeats what both rest on only where it differs.
  const own = without.size ? worksheet() : sheet;
  const a1cUsed = own.step(
    'a1cUsed',
    '%',
    'clamp(a1c, lowest, highest)',
    { a1c, lowest: forecast.a1cLow, highest: forecast.a1cHigh },
    clamp(a1c, forecast.a1cLow.value, forecast.a1cHigh.value),
  );
  const full = drugFull(own, 'metforminFull', forecast.metformin, a1cUsed, u);
  const doseFactor = metforminDoseFactor(own, inputs.metforminDose);
  const renalFactor = metforminRenalFactor(own, inputs.egfr);
  const metforminNew = own.step(
    'metforminEffect',
    '%',
    'metforminFull * doseFactor * renalFactor',
    { metforminFull: full, doseFactor, renalFactor },
    full * doseFactor * renalFactor,
  );
  const metformin = without.has('metformin') ? 0 : metforminNew;
  const sitagliptin =
    inputs.sitagliptin && !without.has('sitagliptin')
      ? drugFull(own, 'sitagliptinEffect', forecast.sitagliptin, a1cUsed, u)
      : 0;
  const lifestyleAdherent = lifestyle(own, 'lifestyleEffectAdherent', forecast.lifestyleAdherent, u);
  const lifestyleLow = lifestyle(own, 'lifestyleEffectNonAdherent', forecast.lifestyleLow, u);

  const { mostAdherent, mostLow, floorAdherent, floorLow, lowAdherenceShare } = forecast;
  const fall = Math.min(mostAdherent.value, metformin + sitagliptin + lifestyleAdherent);
  const adherent = sheet.step(
    without.size ? 'settledAdherent' : 'predictedA1cAdherent',
    '%',
    'min(a1c, max(lowestForecast, a1c - min(largest, metforminEffect + sitagliptinEffect + lifestyleEffectAdherent)))',
    {
      a1c,
      lowestForecast: floorAdherent,
      largest: mostAdherent,
      metforminEffect: metformin,
      sitagliptinEffect: sitagliptin,
      lifestyleEffectAdherent: lifestyleAdherent,
    },
    Math.min(a1c, Math.max(floorAdherent.value, a1c - fall)),
  );
  const lowFall = Math.min(mostLow.value, lowAdherenceShare.value * (metformin + sitagliptin) + lifestyleLow);
  const low = sheet.step(
    without.size ? 'settledNonAdherent' : 'predictedA1cNonAdherent',
    '%',
    'max(predictedA1cAdherent, min(a1c, max(lowestForecast, a1c - min(largest, drugShare * (metforminEffect + sitagliptinEffect) + lifestyleEffectNonAdherent))))',
    {
      predictedA1cAdherent: adherent,
      a1c,
      lowestForecast: floorLow,
      largest: mostLow,
      drugShare: lowAdherenceShare,
      metforminEffect: metformin,
      sitagliptinEffect: sitagliptin,
      lifestyleEffectNonAdherent: lifestyleLow,
    },
    Math.max(adherent, Math.min(a1c, Math.max(floorLow.value, a1c - lowFall))),
  );
  return { metformin, sitagliptin, lifestyleAdherent, lifestyleLow, adherent, low };
}
