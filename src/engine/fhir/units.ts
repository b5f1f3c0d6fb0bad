import type { Concept, Unit } from '../kit/fields/concept.ts';
import { toStored } from '../kit/fields/concept.ts';
import { clean } from '../kit/maths.ts';
import { isUcum } from './systems.ts';
import { textAt } from './plain.ts';

interface Names {
  /** UCUM, as it is written: capitals count. */
  readonly codes: readonly string[];
  /** As people write it, in small letters and without spaces. */
  readonly words: readonly string[];
}
const names = (codes: readonly string[], words: readonly string[] = []): Names => ({ codes, words });

/** What the units of the product are called elsewhere. A unit that is not here has its concept's UCUM code only. */
const namesOf: { readonly [U in Unit]?: Names } = {
  '%': names(['%'], ['%', 'percent', 'pct', '%oftotal']),
  'mmol/mol': names(['mmol/mol'], ['mmol/mol', 'mmol/molof']),
  'mg/dL': names(['mg/dL', 'mg/dl'], ['mg/dl', 'mg/100ml', 'mgs/dl', 'mg%']),
  'mmol/L': names(['mmol/L', 'mmol/l'], ['mmol/l', 'mmol/litre', 'mmol/liter']),
  'µmol/L': names(['umol/L', 'umol/l'], ['umol/l', 'micromol/l', 'micromole/l', 'micromoles/l', 'umol/litre']),
  'mg/g': names(['mg/g', 'ug/mg'], ['mg/g', 'ug/mg', 'mgalb/g', 'mgalbumin/g', 'ugalb/mg', 'ugalbumin/mg']),
  'mg/mmol': names(['mg/mmol', 'g/mol'], ['mg/mmol', 'g/mol', 'mgalb/mmol', 'mgalbumin/mmol']),
  'U/L': names(['U/L', '[IU]/L', '[iU]/L'], ['u/l', 'iu/l', 'units/l', 'unit/l']),
  // Thousands in a microlitre are thousand millions in a litre. “G/L” is giga, not grams: capitals count in a code.
  '10⁹/L': names(
    ['10*9/L', '10*3/uL', '10*3/mm3', 'G/L'],
    [
      ...['10*9/l', 'x10*9/l', '109/l', 'x109/l', '10e9/l', '10⁹/l', 'x10⁹/l', '×10⁹/l', 'gpt/l', 'giga/l'],
      ...['10*3/ul', 'x10*3/ul', '103/ul', 'x103/ul', '10e3/ul', '10³/ul', 'x10³/ul', '×10³/ul', 'k/ul', 'thou/ul'],
      ...['10*3/mm3', '103/mm3', 'k/mm3', 'k/cumm', 'thousand/ul', 'th/ul'],
    ],
  ),
  '/µL': names(['/uL', '/mm3'], ['/ul', 'cells/ul', '#/ul', '/mm3', '/mm³', 'cells/mm3', '/cumm']),
  'pg/mL': names(['pg/mL', 'pg/ml', 'ng/L', 'ng/l'], ['pg/ml', 'ng/l']),
  'pmol/L': names(['pmol/L', 'pmol/l'], ['pmol/l']),
  kg: names(['kg'], ['kg', 'kgs', 'kilogram', 'kilograms', 'kilo', 'kilos']),
  cm: names(['cm'], ['cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres']),
  years: names(['a'], ['a', 'y', 'yr', 'yrs', 'year', 'years']),
  'mL/min/1.73 m²': names(
    ['mL/min/{1.73_m2}', 'mL/min/{1.73m2}', 'mL/min/{1.73 m2}', 'mL/min/{1.73_m^2}', 'mL/min/1.73.m2', 'mL/min/1.73m2'],
    [
      'ml/min/1.73m2',
      'ml/min/{1.73_m2}',
      'ml/min/1.73_m2',
      'ml/min/1.73sqm',
      'ml/min/1.73m*2',
      'ml/min/1.73',
      'ml/minper1.73m2',
    ],
  ),
  'kg/m²': names(['kg/m2'], ['kg/m2']),
  mmHg: names(['mm[Hg]'], ['mmhg', 'mm[hg]', 'mm/hg', 'mmofhg', 'torr']),
  days: names(['d'], ['d', 'day', 'days']),
  months: names(['mo'], ['mo', 'month', 'months']),
  // HL7's physical activity guide writes /d; what counts steps writes {steps}, under a code that says “in 24 hour”.
  steps: names(['{steps}/d', '{steps}', '/d'], ['steps', 'steps/day', 'stepsperday', 'steps/d']),
  none: names(['1'], ['1']),
};

interface Foreign extends Names {
  /** In the stored unit. */
  readonly factor: number;
}
/** Units that no form offers. */
const foreign: { readonly [U in Unit]?: readonly Foreign[] } = {
  kg: [
    { ...names(['[lb_av]'], ['lb', 'lbs', 'pound', 'pounds', '[lb_av]']), factor: 0.45359237 },
    { ...names(['g'], ['g', 'gram', 'grams', 'gm']), factor: 0.001 },
  ],
  cm: [
    { ...names(['[in_i]'], ['in', 'inch', 'inches', '[in_i]']), factor: 2.54 },
    { ...names(['m'], ['m', 'meter', 'meters', 'metre', 'metres']), factor: 100 },
  ],
  'mg/dL': [
    { ...names(['g/L', 'g/l'], ['g/l']), factor: 100 },
    { ...names(['mg/L', 'mg/l'], ['mg/l']), factor: 0.1 },
  ],
  // What is stored in mmol/L is potassium, an ion of one charge.
  'mmol/L': [{ ...names(['meq/L', 'meq/l'], ['meq/l']), factor: 1 }],
};

/** Units a thousand times the other one a form offers: some laboratories send creatinine so. */
const thousandfold: { readonly [U in Unit]?: Names } = { 'µmol/L': names(['mmol/L', 'mmol/l'], ['mmol/l']) };

/** A unit as people write it: small letters, no spaces, gm and mcg as g and ug; what was measured, said after it, says nothing of the unit. */
const asWords = (unit: string): string =>
  unit
    .slice(0, 60)
    .toLowerCase()
    .replace(/[\s^_]/g, '')
    .replace(/(?:sq\.?m|squarem(?:et(?:er|re)s?)?|sqm)(?=$|[^a-z])/, 'm2')
    .replace(/(1\.73m2)(?:bsa|\(bsa\))$/, '$1')
    .replace(/[µμ]/g, 'u')
    .replaceAll('²', '2')
    .replace(/\bmcg/, 'ug')
    .replace(/gms?$|gm(?=cr)/, 'g')
    .replace(/[([{]?(?:creatinine|creat|crea|cr|a1c|hba1c|hgba1c|hgb|totalhgb|totalhb|hb|ngsp|dcct|ifcc)[)\]}]?$/, '')
    .replace(/(?:of)?(?:total)?(?:hba|hgba|hb|hgb)?[([{]?$/, '');

/** What is in braces only tells what was measured: `mg/g{creat}` is mg/g. */
const bare = (code: string): string => code.replace(/\{[^{}]*\}/g, '');
const isCode = (codes: readonly string[], code: string): boolean =>
  codes.includes(code) || (bare(code) !== '' && codes.includes(bare(code)));

function saysOneOf(unit: string): (names: Names) => boolean {
  const short = unit.slice(0, 60);
  const written = asWords(short);
  // asWords drops what was measured; a unit's own name may look like it (“/cumm” does not, “lb” might).
  const plainly = short.toLowerCase().replace(/[\s^]/g, '').replace(/[µμ]/g, 'u').replaceAll('²', '2');
  return ({ codes, words }) => isCode(codes, short) || words.includes(plainly) || words.includes(written);
}

/** The unit a quantity says it is in, as a test of the names of units; undefined where it says none. */
function saying(quantity: unknown): ((unit: Names) => boolean) | undefined {
  const [system, code, words] = [textAt(quantity, 'system'), textAt(quantity, 'code'), textAt(quantity, 'unit')];
  // A code without its system is UCUM's more often than not, and still a word where it is not.
  if (code !== undefined && (isUcum(system) || (system === undefined && words === undefined)))
    // Many write a unit's name there (mL/min/1.73_m2, MG/DL). What is beside a code that means nothing may mean something else.
    return saysOneOf(code);
  return words === undefined ? undefined : saysOneOf(words);
}

/** A quantity's value in the stored unit of a concept, cleaned of floating noise only; undefined where its unit is missing or none of the concept's. */
export function inStoredUnit(concept: Concept, value: number, quantity: unknown): number | undefined {
  const fits = saying(quantity);
  if (!fits) return undefined;
  const own = namesOf[concept.unit] ?? names([]);
  if (fits({ ...own, codes: concept.ucum === undefined ? own.codes : [concept.ucum, ...own.codes] })) return value;
  const other = concept.other && namesOf[concept.other.unit];
  if (concept.other && other && fits(other)) return clean(toStored(concept, value, concept.other.unit));
  const found = foreign[concept.unit]?.find(fits);
  if (found) return clean(value * found.factor);
  const scaled = concept.other && thousandfold[concept.other.unit];
  return concept.other && scaled && fits(scaled)
    ? clean(toStored(concept, value * 1000, concept.other.unit))
    : undefined;
}

/** Units that leave out what the code of the quantity says: an eGFR in mL/min may be per 1.73 m², and may be of the whole body. */
const short: { readonly [U in Unit]?: Names } = { 'mL/min/1.73 m²': names(['mL/min'], ['ml/min']) };
/** Whether a quantity says the stored unit of a concept, shortened: its value is to be asked about. */
export function isShortUnit(concept: Concept, quantity: unknown): boolean {
  const unit = short[concept.unit];
  return unit !== undefined && saying(quantity)?.(unit) === true;
}

/** The UCUM code of a concept's stored unit; a mere number is 1. */
export const ucumOf = (concept: Concept): string => concept.ucum ?? '1';
