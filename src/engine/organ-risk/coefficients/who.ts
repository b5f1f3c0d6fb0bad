import type { Sex } from '../../clinical/energy.ts';
import { type Cited, cited, type Mark } from '../../kit/worksheet/cited.ts';
import type { Term } from './terms.ts';

/**
 * WHO cardiovascular risk 2019, laboratory model: coefficients, baseline survival at 10 years and calibration (GBD 2017).
 * Order of each row: age, cholesterol, pressure, diabetes, smoking, then age with each of the four others.
 */
export type WhoFactor = 'age' | 'cholesterol' | 'systolic' | 'diabetes' | 'smoker';
export type WhoOutcome = 'coronary' | 'stroke';
export const whoCalibrations = [
  'North Africa and Middle East',
  'Saudi Arabia',
  'United Arab Emirates',
  'Kuwait',
  'Qatar',
  'Oman',
  'Bahrain',
] as const;
export type WhoCalibration = (typeof whoCalibrations)[number];

interface Equation {
  readonly terms: readonly Term<WhoFactor>[];
  readonly survival: Cited;
}
type Row = readonly [number, number, number, number, number, number, number, number, number];
function equation([a, c, p, d, s, ac, ap, ad, as]: Row, survival: number): Equation {
  return {
    terms: [
      [a, 'age'],
      [c, 'cholesterol'],
      [p, 'systolic'],
      [d, 'diabetes'],
      [s, 'smoker'],
      [ac, 'age', 'cholesterol'],
      [ap, 'age', 'systolic'],
      [ad, 'age', 'diabetes'],
      [as, 'age', 'smoker'],
    ],
    survival: cited(survival, 'none', 'whoCvd2019', 'baseline survival at 10 years', 'V'),
  };
}

export const whoEquations: Readonly<Record<WhoOutcome, Readonly<Record<Sex, Equation>>>> = {
  coronary: {
    male: equation(
      [0.0719227, 0.2284944, 0.0132183, 0.6410114, 0.5638109, -0.0045806, -0.0001576, -0.0124966, -0.0182545],
      0.9540108,
    ),
    female: equation(
      [0.1020713, 0.2050377, 0.015823, 1.070358, 1.053223, -0.0051932, -0.0001378, -0.0234174, -0.0332666],
      0.9894159,
    ),
  },
  stroke: {
    male: equation(
      [0.0986578, 0.029526, 0.0222629, 0.6268712, 0.4981217, 0.00142, -0.0004147, -0.026302, -0.0150561],
      0.9849257,
    ),
    female: equation(
      [0.1056632, 0.0257782, 0.0206278, 0.8581998, 0.7443627, -0.0021387, -0.0004897, -0.0209826, -0.0200822],
      0.9890569,
    ),
  },
};

interface Calibration {
  readonly level: Cited;
  readonly slope: Cited;
}
type Pair = readonly [level: number, slope: number];
function region(
  where: string,
  mark: Mark,
  [coronaryMen, strokeMen, coronaryWomen, strokeWomen]: readonly [Pair, Pair, Pair, Pair],
) {
  const pair = ([level, slope]: Pair): Calibration => ({
    level: cited(level, 'none', 'whoCvd2019', where, mark),
    slope: cited(slope, 'none', 'whoCvd2019', where, mark),
  });
  return {
    coronary: { male: pair(coronaryMen), female: pair(coronaryWomen) },
    stroke: { male: pair(strokeMen), female: pair(strokeWomen) },
  };
}
/** The country rows are the authors' own extension of the published regions: one source, so they await a second. */
const country = 'calibration by country, the authors’ extension, one source';
export const whoCalibration: Readonly<
  Record<WhoCalibration, Readonly<Record<WhoOutcome, Readonly<Record<Sex, Calibration>>>>>
> = {
  'North Africa and Middle East': region('calibration of the region', 'V', [
    [0.241589, 0.87563],
    [-0.330098, 0.705291],
    [-0.145079, 0.579259],
    [-0.559112, 0.583648],
  ]),
  'Saudi Arabia': region(country, 'S', [
    [0.014248, 0.786108],
    [-0.27346, 0.716215],
    [-0.277169, 0.533438],
    [-0.364954, 0.627517],
  ]),
  'United Arab Emirates': region(country, 'S', [
    [-0.395736, 0.699647],
    [-0.174241, 0.702462],
    [-0.563711, 0.473862],
    [-0.207017, 0.62368],
  ]),
  Kuwait: region(country, 'S', [
    [-0.427301, 0.714117],
    [-0.4958, 0.714295],
    [-0.642092, 0.487232],
    [-0.858853, 0.58371],
  ]),
  Qatar: region(country, 'S', [
    [-0.071104, 0.695814],
    [-0.897641, 0.591558],
    [-0.419106, 0.47245],
    [-0.761124, 0.557037],
  ]),
  Oman: region(country, 'S', [
    [-0.289345, 0.682072],
    [-0.372302, 0.700973],
    [-0.466377, 0.489717],
    [-0.585201, 0.585036],
  ]),
  Bahrain: region(country, 'S', [
    [-0.47483, 0.663022],
    [-1.046359, 0.575793],
    [-0.654339, 0.461699],
    [-0.990684, 0.522329],
  ]),
};
