import type { Concept } from '../kit/fields/concept.ts';

const glucose = { unit: 'mg/dL', digits: 0, maxDigits: 0, step: 1, other: { unit: 'mmol/L', factor: 1 / 18.0156, digits: 1 }, ucum: 'mg/dL', hard: { min: 20, max: 1000 }, soft: { min: 50, max: 400 } } as const;
const cholesterol = { unit: 'mg/dL', digits: 0, step: 1, other: { unit: 'mmol/L', factor: 1 / 38.67, digits: 1 }, ucum: 'mg/dL' } as const;
const a1c = { unit: '%', digits: 1, step: 0.1, other: { unit: 'mmol/mol', factor: 1 / 0.09148, offset: -2.152 / 0.09148, digits: 0 }, ucum: '%' } as const;
const percent = { unit: '%', digits: 0, maxDigits: 1, step: 1, ucum: '%', hard: { min: 0, max: 100 } } as const;

/**
 * Every quantity a calculator asks for or answers with, once: unit, ranges (clinical facts, section 3.9), LOINC and UCUM codes.
 * The words are in copy/en.ts and copy/ar.ts under the same ids. A code is left out where it could not be checked.
 */
export const concepts = {
  age: { id: 'age', unit: 'years', digits: 0, step: 1, whole: true, hard: { min: 18, max: 110 }, soft: { min: 18, max: 75 }, loinc: '30525-0', ucum: 'a' },
  weight: { id: 'weight', unit: 'kg', digits: 0, maxDigits: 1, step: 1, hard: { min: 30, max: 350 }, soft: { min: 40, max: 200 }, loinc: '29463-7', ucum: 'kg' },
  height: { id: 'height', unit: 'cm', digits: 0, maxDigits: 1, step: 1, hard: { min: 120, max: 230 }, soft: { min: 140, max: 205 }, loinc: '8302-2', ucum: 'cm' },
  bmi: { id: 'bmi', unit: 'kg/m²', digits: 1, step: 0.1, hard: { min: 12, max: 100 }, soft: { min: 16, max: 60 }, loinc: '39156-5', ucum: 'kg/m2' },
  a1c: { id: 'a1c', ...a1c, hard: { min: 4, max: 20 }, soft: { min: 5, max: 14 }, loinc: '4548-4' },
  targetA1c: { id: 'targetA1c', ...a1c, hard: { min: 5.5, max: 10 }, soft: { min: 6.5, max: 8 } },
  fpg: { id: 'fpg', ...glucose, loinc: '1558-6' },
  ppg: { id: 'ppg', ...glucose, loinc: '1521-4' },
  ogtt: { id: 'ogtt', ...glucose, loinc: '1518-0' },
  egfr: { id: 'egfr', unit: 'mL/min/1.73 m²', digits: 0, maxDigits: 1, step: 1, hard: { min: 1, max: 200 }, soft: { min: 15, max: 130 }, loinc: '98979-8', ucum: 'mL/min/{1.73_m2}' },
  monthsBetween: { id: 'monthsBetween', unit: 'months', digits: 0, step: 1, hard: { min: 0, max: 240 }, soft: { min: 0, max: 120 }, ucum: 'mo' },
  creatinine: { id: 'creatinine', unit: 'mg/dL', digits: 2, step: 0.05, other: { unit: 'µmol/L', factor: 88.42, digits: 0 }, hard: { min: 0.2, max: 25 }, soft: { min: 0.4, max: 8 }, loinc: '2160-0', ucum: 'mg/dL' },
  uacr: { id: 'uacr', unit: 'mg/g', digits: 0, step: 5, other: { unit: 'mg/mmol', factor: 1 / 8.84, digits: 1 }, hard: { min: 1, max: 25000 }, soft: { min: 1, max: 5000 }, loinc: '9318-7', ucum: 'mg/g' },
  ast: { id: 'ast', unit: 'U/L', digits: 0, step: 1, hard: { min: 1, max: 10000 }, soft: { min: 8, max: 300 }, loinc: '1920-8', ucum: 'U/L' },
  alt: { id: 'alt', unit: 'U/L', digits: 0, step: 1, hard: { min: 1, max: 10000 }, soft: { min: 5, max: 300 }, loinc: '1742-6', ucum: 'U/L' },
  // Ten times too many or too few of a usual count is outside the soft range: asked about, not believed.
  platelets: { id: 'platelets', unit: '10⁹/L', digits: 0, step: 5, other: { unit: '/µL', factor: 1000, digits: 0 }, hard: { min: 5, max: 2000 }, soft: { min: 80, max: 600 }, loinc: '777-3', ucum: '10*9/L' },
  potassium: { id: 'potassium', unit: 'mmol/L', digits: 1, step: 0.1, hard: { min: 1.5, max: 9 }, soft: { min: 3, max: 6 }, loinc: '2823-3', ucum: 'mmol/L' },
  /** Beta-hydroxybutyrate. */
  ketones: { id: 'ketones', unit: 'mmol/L', digits: 1, step: 0.1, hard: { min: 0, max: 20 }, soft: { min: 0, max: 8 }, loinc: '104816-4', ucum: 'mmol/L' },
  ejectionFraction: { id: 'ejectionFraction', unit: '%', digits: 0, step: 5, hard: { min: 5, max: 85 }, soft: { min: 15, max: 75 }, loinc: '10230-1', ucum: '%' },
  b12: { id: 'b12', unit: 'pg/mL', digits: 0, step: 10, other: { unit: 'pmol/L', factor: 0.738, digits: 0 }, hard: { min: 20, max: 5000 }, soft: { min: 100, max: 2000 }, loinc: '2132-9', ucum: 'pg/mL' },
  waist: { id: 'waist', unit: 'cm', digits: 0, maxDigits: 1, step: 1, hard: { min: 40, max: 250 }, soft: { min: 55, max: 180 }, loinc: '8280-0', ucum: 'cm' },
  systolic: { id: 'systolic', unit: 'mmHg', digits: 0, step: 1, hard: { min: 60, max: 280 }, soft: { min: 90, max: 200 }, loinc: '8480-6', ucum: 'mm[Hg]' },
  diastolic: { id: 'diastolic', unit: 'mmHg', digits: 0, step: 1, hard: { min: 30, max: 180 }, soft: { min: 50, max: 120 }, loinc: '8462-4', ucum: 'mm[Hg]' },
  totalCholesterol: { id: 'totalCholesterol', ...cholesterol, hard: { min: 50, max: 1000 }, soft: { min: 100, max: 350 }, loinc: '2093-3' },
  ldl: { id: 'ldl', ...cholesterol, hard: { min: 5, max: 800 }, soft: { min: 30, max: 300 }, loinc: '13457-7' },
  hdl: { id: 'hdl', ...cholesterol, hard: { min: 5, max: 200 }, soft: { min: 20, max: 100 }, loinc: '2085-9' },
  diabetesDuration: { id: 'diabetesDuration', unit: 'years', digits: 0, maxDigits: 1, step: 1, hard: { min: 0, max: 110 }, soft: { min: 0, max: 50 }, ucum: 'a' },
  lifeYears: { id: 'lifeYears', unit: 'years', digits: 0, maxDigits: 1, step: 1, hard: { min: 0, max: 110 }, ucum: 'a' },
  metforminDose: { id: 'metforminDose', unit: 'mg', digits: 0, step: 250, hard: { min: 0, max: 3000 }, soft: { min: 0, max: 2550 }, ucum: 'mg/d' },
  drugMonths: { id: 'drugMonths', unit: 'months', digits: 0, step: 1, hard: { min: 0, max: 720 }, soft: { min: 0, max: 480 }, ucum: 'mo' },
  metforminDuration: { id: 'metforminDuration', unit: 'months', digits: 0, step: 1, hard: { min: 0, max: 720 }, soft: { min: 0, max: 480 }, ucum: 'mo' },
  walkingMinutes: { id: 'walkingMinutes', unit: 'minutes', digits: 0, step: 5, hard: { min: 0, max: 1440 }, soft: { min: 0, max: 300 }, ucum: 'min' },
  activityMinutes: { id: 'activityMinutes', unit: 'minutes', digits: 0, step: 10, hard: { min: 0, max: 10080 }, soft: { min: 0, max: 1500 }, ucum: 'min/wk' },
  steps: { id: 'steps', unit: 'steps', digits: 0, step: 500, hard: { min: 0, max: 60000 }, soft: { min: 0, max: 25000 }, loinc: '41950-7', ucum: '{steps}/d' },
  calories: { id: 'calories', unit: 'kcal', digits: 0, step: 50, hard: { min: 0, max: 10000 }, soft: { min: 1000, max: 4500 }, ucum: 'kcal/d' },
  mealsPerDay: { id: 'mealsPerDay', unit: 'none', digits: 0, step: 1, whole: true, hard: { min: 0, max: 10 }, soft: { min: 1, max: 6 } },
  snacksPerDay: { id: 'snacksPerDay', unit: 'none', digits: 0, step: 1, whole: true, hard: { min: 0, max: 20 }, soft: { min: 0, max: 6 } },
  sugaryDrinksPerDay: { id: 'sugaryDrinksPerDay', unit: 'none', digits: 0, step: 1, whole: true, hard: { min: 0, max: 30 }, soft: { min: 0, max: 6 } },
  sleep: { id: 'sleep', unit: 'hours', digits: 0, maxDigits: 1, step: 0.5, hard: { min: 0, max: 24 }, soft: { min: 4, max: 12 }, ucum: 'h/d' },
  adherenceScore: { id: 'adherenceScore', unit: 'none', digits: 1, maxDigits: 2, step: 0.1, hard: { min: 0, max: 1 } },
  adherencePercent: { id: 'adherencePercent', ...percent },
  tir: { id: 'tir', ...percent, loinc: '97510-2' },
  tbr70: { id: 'tbr70', ...percent, soft: { min: 0, max: 4 } },
  tbr54: { id: 'tbr54', ...percent, loinc: '104642-4' },
  tar180: { id: 'tar180', ...percent },
  cv: { id: 'cv', ...percent, digits: 0, maxDigits: 1, soft: { min: 0, max: 36 }, loinc: '104638-2' },
  gmi: { id: 'gmi', ...a1c, hard: { min: 3, max: 20 }, soft: { min: 5, max: 12 }, loinc: '97506-0' },
  cgmDays: { id: 'cgmDays', unit: 'days', digits: 0, step: 1, hard: { min: 0, max: 365 }, soft: { min: 14, max: 90 }, loinc: '104636-6', ucum: 'd' },
  cgmWear: { id: 'cgmWear', ...percent, soft: { min: 70, max: 100 }, loinc: '104637-4' },
  basalUnits: { id: 'basalUnits', unit: 'U', digits: 0, step: 1, hard: { min: 1, max: 300 }, soft: { min: 4, max: 150 }, ucum: '[iU]/d' },
  // As the label of icodec: 10 to 700 units a week.
  weeklyInsulinUnits: { id: 'weeklyInsulinUnits', unit: 'U', digits: 0, step: 10, hard: { min: 10, max: 1500 }, soft: { min: 30, max: 700 }, ucum: '[iU]/wk' },
} as const satisfies Record<string, Concept>;

export type ConceptId = keyof typeof concepts;
