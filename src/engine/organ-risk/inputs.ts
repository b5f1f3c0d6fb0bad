import { concepts } from '../clinical/concepts.ts';
import { countries } from '../clinical/countries.ts';
import { choice, type Fields, type InputsOf, number } from '../kit/fields/fields.ts';
import type { Rule } from '../kit/fields/validate.ts';
import { score2Regions } from './coefficients/score2-diabetes.ts';
import { kidneyGrid, ratioSoft } from './constants.ts';
import { albuminCategory } from './model/kidney.ts';

export const sections = ['person', 'heart', 'kidney', 'liver'] as const;

/** Yes or no, or not known: what is not known leaves out its own answer and nothing else. */
const yesOrNo = (section: (typeof sections)[number], fact: string) =>
  choice(section, ['no', 'yes'], 'no', { optional: true, prefilled: true, fact, means: { no: false, yes: true } });

/** Only age and sex are in every equation; all else is optional and comes with an example. */
export const fields = {
  age: number('person', concepts.age, { default: 58 }),
  sex: choice('person', ['male', 'female'], 'male', { fact: 'sex' }),
  diabetesType: choice('person', ['type2', 'type1', 'pancreatic', 'steroid', 'unsure'], 'type2', {
    optional: true,
    prefilled: true,
    fact: 'diabetesType',
  }),
  diabetesDuration: number('person', concepts.diabetesDuration, { default: 9, optional: true }),
  a1c: number('person', concepts.a1c, { default: 8.1, optional: true }),
  smokes: yesOrNo('person', 'smokes'),
  country: choice('person', countries, 'region', { optional: true, prefilled: true, fact: 'country' }),

  ascvd: yesOrNo('heart', 'ascvd'),
  systolic: number('heart', concepts.systolic, { default: 142, optional: true }),
  onBloodPressureMedicine: yesOrNo('heart', 'onBloodPressureMedicine'),
  totalCholesterol: number('heart', concepts.totalCholesterol, { default: 205, optional: true }),
  hdl: number('heart', concepts.hdl, { default: 42, optional: true }),
  statin: choice('heart', ['none', 'moderate', 'high'], 'none', { optional: true, prefilled: true, fact: 'statin' }),
  /** No list of European regions names a Gulf state: which one is used is a convention, chosen and shown. */
  score2Region: choice('heart', score2Regions, 'high', { optional: true, prefilled: true, fact: 'europeanRiskRegion' }),

  egfr: number('kidney', concepts.egfr, { default: 54, optional: true }),
  creatinine: number('kidney', concepts.creatinine, { optional: true }),
  uacr: number('kidney', concepts.uacr, { default: 3, optional: true, soft: ratioSoft }),
  dialysis: yesOrNo('kidney', 'dialysis'),
  kidneyTransplant: yesOrNo('kidney', 'kidneyTransplant'),
  sglt2Inhibitor: yesOrNo('kidney', 'sglt2Inhibitor'),
  retinopathy: choice('kidney', ['none', 'mild', 'sight-threatening'], 'none', {
    optional: true,
    prefilled: true,
    fact: 'retinopathy',
  }),
  neuropathy: yesOrNo('kidney', 'neuropathy'),

  ast: number('liver', concepts.ast, { default: 34, optional: true }),
  alt: number('liver', concepts.alt, { default: 41, optional: true }),
  platelets: number('liver', concepts.platelets, { default: 220, optional: true }),
  cirrhosis: choice('liver', ['none', 'compensated', 'decompensated'], 'none', { optional: true, fact: 'cirrhosis' }),
} as const satisfies Fields;

export type Inputs = InputsOf<typeof fields>;

/** Whether the same figure in mg/mmol would be another category: a factor of nearly nine that is easily overlooked. */
function unitMatters(uacr: number): boolean {
  const { other } = concepts.uacr;
  return albuminCategory(uacr) !== albuminCategory(uacr / other.factor) && uacr <= kidneyGrid.severeAbove.value;
}

/** What no field can check alone. */
export const rules = [
  {
    id: 'durationAge',
    path: 'diabetesDuration',
    severity: 'hard',
    holds: ({ age, diabetesDuration }) => diabetesDuration === undefined || diabetesDuration <= age,
  },
  {
    id: 'hdlBelowTotal',
    path: 'hdl',
    severity: 'hard',
    holds: ({ hdl, totalCholesterol }) => hdl === undefined || totalCholesterol === undefined || hdl < totalCholesterol,
  },
  {
    id: 'ratioUnit',
    path: 'uacr',
    severity: 'soft',
    holds: ({ uacr }) => uacr === undefined || !unitMatters(uacr),
  },
] as const satisfies readonly Rule<Inputs>[];

/** Only to complete an old saved record that lacks a field: there is none yet. */
export const fallbacks = {} as const satisfies Partial<Inputs>;
