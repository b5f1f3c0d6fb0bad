import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { floorTo } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { basal, cautiousAge, cautiousEgfr } from '../constants.ts';
import { drugRecord } from '../drugs/index.ts';
import type { Band, DiseaseInteraction, DrugRecord, Text } from '../drugs/record.ts';
import type { Inputs } from '../inputs.ts';
import { medicationOf } from './medication.ts';
import type { Results } from '../results.ts';

/** The band an eGFR (mL/min/1.73 m²) lies in: min ≤ eGFR < max. */
export function bandAt(record: DrugRecord, egfr: number): Band {
  const found = record.renal_adjust.content.find(
    ({ min, max }) => atLeast(egfr, min) && (max === null || below(egfr, max)),
  );
  if (!found) throw new Error(`${record.id} has no band for eGFR ${egfr}`);
  return found;
}

/** Contraindications that the kidney decides: the specification finds them by the word, the bands by their severity. */
export function renalContraindications(record: DrugRecord): readonly Text[] {
  return record.contraindications.content.filter(({ en }) => /eGFR/i.test(en));
}
export function heartLines(record: DrugRecord): readonly DiseaseInteraction[] {
  return record.ddzis.content.filter(({ heartFailure }) => heartFailure);
}
export function diseaseLine({ disease, risk, action }: DiseaseInteraction): string {
  return `${disease.en}: ${risk.en}. ${action.en}`;
}

function warningsOf(record: DrugRecord, band: Band, inputs: Inputs): string[] {
  return [
    ...(band.severity === 'contraindicated' ? renalContraindications(record).map(({ en }) => en) : []),
    ...(band.warning ? [band.warning.en] : []),
    ...(record.legacy ? [record.legacy.en] : []),
    ...(inputs.hasHeartFailure ? heartLines(record).map(diseaseLine) : []),
  ];
}

/** Whole units a day to start with, rounded down; one figure where age or kidneys ask for care. */
function startUnits(sheet: Sheet, record: DrugRecord, { weight, age, egfr }: Inputs): Results['startUnits'] {
  if (record.family !== 'basal' || record.legacy) return undefined;
  const low = sheet.step(
    'startLow',
    'U',
    'min(fixedStart, floor(lowPerKg * weight))',
    { fixedStart: basal.fixed, lowPerKg: basal.low, weight },
    Math.min(basal.fixed.value, floorTo(basal.low.value * weight)),
  );
  if (atLeast(age, cautiousAge) || below(egfr, cautiousEgfr)) return { low, high: low };
  const high = sheet.step(
    'startHigh',
    'U',
    'floor(highPerKg * weight)',
    { highPerKg: basal.high, weight },
    floorTo(basal.high.value * weight),
  );
  return { low, high };
}

/** What the units rest on: where the labels' fixed start caps the lower figure, it is not 0.1 U/kg any more. */
export function startBasis(
  { basis }: Band,
  { low, high }: NonNullable<Results['startUnits']>,
  weight: number,
): Text | undefined {
  const capped = floorTo(basal.low.value * weight) > low;
  if (low === high) return capped ? basis?.fixed : basis?.low;
  return capped ? basis?.fixedToHigh : basis?.lowToHigh;
}

/** “8 to 16 units”, or one figure. */
function unitsText({ low, high }: NonNullable<Results['startUnits']>): string {
  return low === high ? `${low} units` : `${low} to ${high} units`;
}

/** Looks the record up and applies the eGFR band, the weight and the age. Pure: same inputs, same answer. */
export function calculate(inputs: Inputs, sheet: Sheet): Results {
  const record = drugRecord(inputs.medicationClass);
  const band = bandAt(record, inputs.egfr);
  sheet.bands(
    'renalBand',
    'mL/min/1.73 m²',
    'egfr',
    inputs.egfr,
    record.renal_adjust.content.map(({ min }) => ({ from: min, value: min })),
  );
  const units = startUnits(sheet, record, inputs);
  return {
    medication: medicationOf(record),
    adjustedDose: units
      ? band.dose.en
          .replace('{units}', unitsText(units))
          .replace('{basis}', startBasis(band, units, inputs.weight)?.en ?? '')
      : band.dose.en,
    renalAdjustment: band.action.en,
    warnings: warningsOf(record, band, inputs),
    contraindicated: band.severity === 'contraindicated',
    renalBand: { min: band.min, ...(band.max !== null && { max: band.max }), severity: band.severity },
    ...(units && { startUnits: units }),
  };
}

/** Contraindicated is never stored. */
export function refusal({ contraindicated }: Results): string | null {
  return contraindicated ? 'contraindicated' : null;
}
