import { chartFromFhir } from '../../../src/engine/fhir/index.ts';
import { bundle, coded, on, patient } from './making.ts';
import type { Json } from './reading.ts';

export const [icd10, cm, snomed] = [
  'http://hl7.org/fhir/sid/icd-10',
  'http://hl7.org/fhir/sid/icd-10-cm',
  'http://snomed.info/sct',
];
export const [rxnorm, atc] = ['http://www.nlm.nih.gov/research/umls/rxnorm', 'http://www.whocc.no/atc'];
export const subject = { reference: 'Patient/p1' };
export const word = (code: string): Json => ({ coding: [{ code }] });
export const condition = (system: string, code: string, change: Json = {}): Json => ({
  resourceType: 'Condition',
  subject,
  code: coded(code, system),
  clinicalStatus: word('active'),
  recordedDate: '2024-05-06',
  ...change,
});
export const medicine = (system: string, code: string, change: Json = {}): Json => ({
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  subject,
  medicationCodeableConcept: coded(code, system),
  authoredOn: '2026-03-04',
  ...change,
});
export const dosage = (value: number, unit: string, frequency: number, change: Json = {}): Json => ({
  dosageInstruction: [
    {
      timing: { repeat: { frequency, period: 1, periodUnit: 'd' } },
      doseAndRate: [{ doseQuantity: { value, unit } }],
      ...change,
    },
  ],
});
export const read = (...resources: unknown[]) => {
  const taken = chartFromFhir(bundle(patient({ gender: 'female' }), ...resources), { on });
  if (!taken.ok) throw new Error(taken.reason);
  return {
    facts: Object.fromEntries(
      taken.facts.filter(({ fact }) => fact !== 'sex').map(({ fact, known }) => [fact, known.value]),
    ),
    asked: taken.questions.map(
      ({ facts, why, choices }) =>
        `${facts.join()} ${why}: ${choices.map((choice) => choice.map(({ known }) => known.value).join('+')).join(' | ')}`,
    ),
    left: taken.notUnderstood.map(({ reason }) => reason),
    taken,
  };
};
