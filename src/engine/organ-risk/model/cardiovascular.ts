import { concepts } from '../../clinical/concepts.ts';
import type { Country } from '../../clinical/countries.ts';
import { toShown } from '../../kit/fields/concept.ts';
import { roundTo } from '../../kit/maths.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import type { Score2Region } from '../coefficients/score2-diabetes.ts';
import type { WhoCalibration } from '../coefficients/who.ts';
import { comparison, score2Classes, whoBands } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { CardiovascularClass, Compared, Results, WhoBand } from '../results.ts';
import { score2Refusal, whoRefusal } from './refusals.ts';
import { score2Risk } from './score2.ts';
import { whoRisk } from './who-cvd.ts';

const places = {
  region: 'North Africa and Middle East',
  'saudi-arabia': 'Saudi Arabia',
  'united-arab-emirates': 'United Arab Emirates',
  kuwait: 'Kuwait',
  qatar: 'Qatar',
  oman: 'Oman',
  bahrain: 'Bahrain',
} as const satisfies Record<Country, WhoCalibration>;

/** What a comparison changes; all else is the person's own. */
interface Changeable {
  readonly smokes: boolean;
  readonly systolic: number;
  /** mg/dL. */
  readonly totalCholesterol: number;
  /** %. */
  readonly a1c: number;
}
type Suffix = '' | 'NoSmoking' | 'AtTarget';

/** The same person without smoking where they smoke, and at target where something else is above it. */
function comparisons(
  person: Changeable,
  risk: (person: Changeable, suffix: Suffix) => number,
): Omit<Compared, 'percent'> {
  const atTarget = {
    smokes: false,
    systolic: Math.min(person.systolic, comparison.systolic.value),
    totalCholesterol: Math.min(person.totalCholesterol, comparison.totalCholesterol.value),
    a1c: Math.min(person.a1c, comparison.a1c.value),
  };
  const above =
    atTarget.systolic < person.systolic ||
    atTarget.totalCholesterol < person.totalCholesterol ||
    atTarget.a1c < person.a1c;
  return {
    ...(person.smokes && { withoutSmoking: risk({ ...person, smokes: false }, 'NoSmoking') }),
    ...(above && { atTarget: risk(atTarget, 'AtTarget') }),
  };
}

/** Total cholesterol in mmol/L, as the equations take it. */
function cholesterolInMmol(sheet: Sheet, totalCholesterol: number, suffix: Suffix): number {
  const { other } = concepts.totalCholesterol;
  return sheet.step(
    `cholesterolMmol${suffix}`,
    'mmol/L',
    'totalCholesterol / cholesterolFactor',
    { totalCholesterol, cholesterolFactor: 1 / other.factor },
    toShown(concepts.totalCholesterol, totalCholesterol, other.unit),
  );
}

/** HbA1c in mmol/mol. */
function hba1cInMmolMol(sheet: Sheet, a1c: number, suffix: Suffix): number {
  const { factor, offset, unit } = concepts.a1c.other;
  return sheet.step(
    `hba1cMmolMol${suffix}`,
    'mmol/mol',
    '(a1c - a1cIntercept) / a1cSlope',
    { a1c, a1cIntercept: -offset / factor, a1cSlope: 1 / factor },
    toShown(concepts.a1c, a1c, unit),
  );
}

/** Which of some answers are not there. */
function missingOf(inputs: Inputs, paths: readonly (keyof Inputs)[]): string[] {
  return paths.filter((path) => inputs[path] === undefined);
}

/** The band of the charts a risk in percent falls into, on the risk as it is. */
export function whoBand(percent: number): WhoBand {
  if (atLeast(percent, whoBands.from30)) return 'from30';
  if (atLeast(percent, whoBands.from20)) return 'from20';
  if (atLeast(percent, whoBands.from10)) return 'from10';
  return atLeast(percent, whoBands.from5) ? 'from5' : 'below5';
}

/** The class of SCORE2-Diabetes: rounded to one decimal first, as the guideline does. */
export function score2Class(percent: number): CardiovascularClass {
  const rounded = roundTo(percent, 1);
  if (atLeast(rounded, score2Classes.veryHigh)) return 'very high';
  if (atLeast(rounded, score2Classes.high)) return 'high';
  return atLeast(rounded, score2Classes.moderate) ? 'moderate' : 'low';
}

/** Which calibrations were chosen: the region of North Africa and the Middle East, and the European region “high”, where none was. */
export function chosen({ country = 'region', score2Region = 'high' }: Inputs): {
  readonly place: Country;
  readonly region: Score2Region;
} {
  return { place: country, region: score2Region };
}

/** WHO 2019 for the place chosen. */
export function whoAnswer(inputs: Inputs, egfr: number | undefined, sheet: Sheet): Results['who'] {
  const because = whoRefusal(inputs, egfr);
  if (because) return { state: 'refused', because };
  const { age, sex, smokes, systolic, totalCholesterol } = inputs;
  const { place } = chosen(inputs);
  const missing = missingOf(inputs, ['ascvd', 'smokes', 'systolic', 'totalCholesterol']);
  if (missing.length || systolic === undefined || totalCholesterol === undefined) return { state: 'missing', missing };
  const risk = (person: Changeable, suffix: Suffix) =>
    whoRisk(
      sheet,
      {
        calibration: places[place],
        age,
        sex,
        currentSmoker: person.smokes,
        sbp: person.systolic,
        diabetes: true,
        totalCholesterolMmol: cholesterolInMmol(sheet, person.totalCholesterol, suffix),
      },
      suffix,
    );
  // HbA1c is in no term of this equation: it neither needs it nor changes with it.
  const person = { smokes: smokes === 'yes', systolic, totalCholesterol, a1c: 0 };
  const { percent, coronary, stroke } = risk(person, '');
  return {
    state: 'given',
    percent,
    ...comparisons(person, (other, suffix) => risk(other, suffix).percent),
    coronary,
    stroke,
    band: whoBand(percent),
    place,
  };
}

/** What SCORE2-Diabetes needs beside age, sex and the eGFR. */
const score2Needs = ['ascvd', 'smokes', 'systolic', 'totalCholesterol', 'hdl', 'a1c', 'diabetesDuration'] as const;

/** SCORE2-Diabetes for the European region chosen. */
export function score2Answer(inputs: Inputs, egfr: number | undefined, sheet: Sheet): Results['score2'] {
  const because = score2Refusal(inputs, egfr);
  if (because) return { state: 'refused', because };
  const missing = [...missingOf(inputs, score2Needs), ...(egfr === undefined ? ['egfr'] : [])];
  const { age, sex, smokes, systolic, totalCholesterol, hdl, a1c, diabetesDuration } = inputs;
  const { region } = chosen(inputs);
  if (systolic === undefined || totalCholesterol === undefined || hdl === undefined)
    return { state: 'missing', missing };
  if (missing.length || a1c === undefined || diabetesDuration === undefined || egfr === undefined)
    return { state: 'missing', missing };
  const ageAtDiagnosis = sheet.step(
    'ageAtDiagnosis',
    'years',
    'age - diabetesDuration',
    { age, diabetesDuration },
    age - diabetesDuration,
  );
  const hdlMmol = sheet.step(
    'hdlMmol',
    'mmol/L',
    'hdl / cholesterolFactor',
    { hdl, cholesterolFactor: 1 / concepts.hdl.other.factor },
    toShown(concepts.hdl, hdl, concepts.hdl.other.unit),
  );
  const risk = (person: Changeable, suffix: Suffix): number =>
    score2Risk(
      sheet,
      {
        region,
        age,
        sex,
        currentSmoker: person.smokes,
        sbp: person.systolic,
        totalCholesterolMmol: cholesterolInMmol(sheet, person.totalCholesterol, suffix),
        hdlMmol,
        ageAtDiagnosis,
        hba1cMmolMol: hba1cInMmolMol(sheet, person.a1c, suffix),
        egfr,
      },
      suffix,
    );
  const person = { smokes: smokes === 'yes', systolic, totalCholesterol, a1c };
  const percent = risk(person, '');
  return {
    state: 'given',
    percent,
    ...comparisons(person, risk),
    class: score2Class(percent),
    region,
  };
}
