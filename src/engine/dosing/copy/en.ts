import type { CopyOf } from '../../kit/tool.ts';
import type { fields, rules, sections } from '../inputs.ts';

export const en = {
  name: 'Universal Diabetes Dosing Engine',
  calculate: 'Calculate Dosing',
  purpose: 'Looks up one diabetes medicine in a built-in reference and adjusts it to one patient’s kidney function, heart failure, age and weight.',
  use: 'For licensed clinicians choosing or checking a dose in an adult, alongside the local label.',
  misuse: 'Not for people under 18, in pregnancy, in type 1 diabetes without a specialist, in acute illness, or as an order to dispense.',
  sections: { patient: 'Patient Profile', medicine: 'Select Medication', conditions: 'Conditions' },
  fields: {
    medicationClass: { label: 'Select Medication' },
    hasHeartFailure: { label: 'Heart Failure' },
    hasAscvd: { label: 'ASCVD', hint: 'Established atherosclerotic cardiovascular disease' },
    hasRenalDisease: { label: 'Chronic Kidney Disease' },
  },
  choices: {
    medicationClass: {
      metformin: 'Metformin', sitagliptin: 'Sitagliptin', semaglutide_inj: 'Semaglutide (injection)', liraglutide: 'Liraglutide', dulaglutide: 'Dulaglutide', tirzepatide: 'Tirzepatide',
      insulin_lispro: 'Insulin lispro', insulin_aspart: 'Insulin aspart', insulin_glargine: 'Insulin glargine', insulin_degludec: 'Insulin degludec', insulin_detemir: 'Insulin detemir',
    },
  },
  answerNotes: {
    medicationClass: { insulin_detemir: 'Being withdrawn from sale: for people who take it already, not for a new start.' },
  },
  rules: {},
} as const satisfies CopyOf<typeof fields, (typeof sections)[number], (typeof rules)[number] extends { id: infer Id extends string } ? Id : never>;
