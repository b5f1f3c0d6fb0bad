import { isToldFiner } from '../../engine/chart/coarser.ts';
import { type Chart, factValue } from '../../engine/chart/chart.ts';
import type { FactId } from '../../engine/chart/facts.ts';

const forGlucose: readonly FactId[] = [
  'metformin',
  'sulfonylurea',
  'sulfonylureaAgent',
  'repaglinide',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'glp1Agent',
  'tzd',
  'basalInsulin',
  'basalUnits',
  'weeklyInsulinUnits',
  'mealtimeInsulin',
];

/** Who it is and what decides most; then what is taken against glucose, what the patient has, and what else is measured or taken. */
const order: readonly (readonly FactId[])[] = [
  ['sex', 'age', 'diabetesType', 'pregnancy', 'a1c', 'egfr'],
  forGlucose,
  [
    'severeHypoglycaemia',
    'hypoglycaemiaHistory',
    'ascvd',
    'heartFailure',
    'ckd',
    'dialysis',
    'kidneyTransplant',
    'cirrhosis',
    'frailty',
    'breastfeeding',
    'childbearing',
    'footUlcer',
    'footUlcerOpen',
    'catabolicSymptoms',
    'vomiting',
    'ketoacidosis',
    'pancreatitis',
    'retinopathy',
    'neuropathy',
  ],
  ['uacr', 'statin', 'systolic', 'targetA1c', 'rasInhibitor', 'finerenone', 'steroids'],
  ['weight', 'height', 'bmi', 'diabetesDuration', 'ldl', 'b12', 'smoking'],
];
/** So many known facts stand in one line; the others one press further, so that the answer is in sight. */
export const mostInSight = 12;
const places = new Map<FactId, number>(order.flat().map((fact, place) => [fact, place]));
const after = places.size;

export const isReadFirst = (fact: FactId): boolean => places.has(fact);

/** What a person does not have and does not take: `false`, `none`, a dose of nothing. */
function isAbsent(chart: Chart, fact: FactId): boolean {
  const value = chart[fact]?.value;
  return value === false || value === 'none' || value === 'never' || (fact === 'metformin' && value === 0);
}

/** Where a fact stands in what is read of a patient: what they have and take before what they do not. */
export const placeOf = (chart: Chart, fact: FactId): number =>
  isAbsent(chart, fact) ? after + 1 + (places.get(fact) ?? after) : (places.get(fact) ?? after);

export const isTakenForGlucose = (chart: Chart, fact: FactId): boolean =>
  forGlucose.includes(fact) && chart[fact] !== undefined && !isAbsent(chart, fact);

/** The fact that names which medicine of a class is taken. */
const agents = { sulfonylurea: 'sulfonylureaAgent', glp1RA: 'glp1Agent' } as const;
type ByName = keyof typeof agents;
const classes: readonly ByName[] = ['sulfonylurea', 'glp1RA'];

function isTakenByName(chart: Chart, medicine: ByName): boolean {
  const agent = factValue(chart, agents[medicine]);
  return factValue(chart, medicine) === true && agent !== undefined && agent !== 'other';
}
/** The name of a medicine that is taken: it says what it is without the question before it. */
export const isName = (chart: Chart, fact: FactId): boolean =>
  classes.some((one) => agents[one] === fact && isTakenByName(chart, one));
const hasUnits = (chart: Chart): boolean =>
  [chart.basalUnits, chart.weeklyInsulinUnits].some((units) => typeof units?.value === 'number' && units.value > 0);
/** Told by another fact: a class by the name of its medicine, an insulin by its units, a coarser answer by the finer one. Both would be one thing read twice. */
export const isToldOtherwise = (chart: Chart, fact: FactId): boolean =>
  isToldFiner(chart, fact) ||
  (fact === 'basalInsulin' && chart.basalInsulin?.value === true && hasUnits(chart)) ||
  classes.some((one) => one === fact && isTakenByName(chart, one));
