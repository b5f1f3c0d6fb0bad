import type { FactId } from '../chart/facts.ts';
import { classesTaken } from './fits.ts';
import { healedFacts } from './foot.ts';
import { kidneyDiseaseFacts, kidneyFacts } from './kidney-disease.ts';
import { highReadingFacts, type Patient } from './patient.ts';
import { riseFacts } from './type-clues.ts';

/** Of these facts those that are known, a plain No left out. */
export const knownOf = ({ known }: Patient, facts: readonly FactId[]): FactId[] =>
  facts.filter((fact) => known[fact] !== undefined && known[fact] !== false);
/** Of these facts those that are known, a No as well: it may be what a rule rests on. */
export const knownOrDenied = ({ known }: Patient, facts: readonly FactId[]): FactId[] =>
  facts.filter((fact) => known[fact] !== undefined);
/** What a cut of insulin is worked out of. */
export const insulinDoseFacts = (patient: Patient): FactId[] =>
  knownOf(patient, ['age', 'weight', 'basalUnits', 'weeklyInsulinUnits']);
/** Readings that ask for insulin: not after a drink of glucose. */
export const readingFacts = (patient: Patient): FactId[] => highReadingFacts(patient).filter((fact) => fact !== 'ogtt');
/** What insulin is begun for. */
export const insulinFacts = (patient: Patient): FactId[] => [
  ...knownOf(patient, ['a1c', 'catabolicSymptoms', 'fpg', 'ppg']),
  ...readingFacts(patient),
];
/** What closes classes for glucose, or is taken already. */
export const closingFacts = (patient: Patient): FactId[] => [
  ...classesTaken(patient),
  ...kidneyFacts(patient),
  ...knownOf(patient, [
    'heartFailure',
    'cirrhosis',
    'gastroparesis',
    'pancreatitis',
    'medullaryThyroidCancer',
    'glp1Agent',
    'ketoacidosis',
    'kidneyTransplant',
    'retinopathy',
    'bmi',
    'age',
    'injectables',
    'diabetesType',
    'severeHypoglycaemia',
    'breastfeeding',
    'operationPlanned',
    'alcohol',
    'previousEgfr',
    'previousEgfrMonths',
    'steroids',
    'diabetesDuration',
    'ketones',
    'vomiting',
  ]),
  ...healedFacts(patient),
  ...riseFacts(patient),
  // They explain a fall of eGFR.
  ...(patient.known.previousEgfr === undefined ? [] : knownOf(patient, ['rasInhibitor', 'finerenone'])),
  // Beside steroids the hour of a high glucose decides which insulin.
  ...(patient.known.steroids === true ? knownOf(patient, ['ppg']) : []),
  ...knownOrDenied(patient, ['acceptsInjectables', 'basalInsulin', 'catabolicSymptoms', 'fpg', 'islets']),
];
/** What shows a kidney disease, with the figure it was read from. */
export const diseaseFacts = (patient: Patient): FactId[] => [
  ...new Set([...kidneyDiseaseFacts(patient), ...kidneyFacts(patient), ...knownOf(patient, ['ckd', 'uacr'])]),
];
