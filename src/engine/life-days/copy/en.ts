import type { CopyOf } from '../../kit/tool.ts';
import type { fields, rules, sections } from '../inputs.ts';

/** The clinical words of this calculator in English. */
export const en = {
  name: 'Life Days Calculator',
  calculate: 'Calculate Life Days',
  purpose: 'Turns better HbA1c and adherence into an illustrative number of days, to discuss why treatment is worthwhile.',
  use: 'In a conversation with an adult with type 2 diabetes about HbA1c and adherence.',
  misuse: 'Not a prognosis, not for decisions on treatment, insurance or work. Not for people under 18, type 1 diabetes or pregnancy.',
  sections: { demographics: 'Demographics', health: 'Health Status', adherence: 'Adherence' },
  fields: {
    sex: { label: 'Sex' },
    currentA1c: { label: 'Current HbA1c' },
    smoking: { label: 'Smoking' },
    hasKidneyDisease: { label: 'Kidney disease' },
    hasCardiovascularDisease: { label: 'Cardiovascular disease' },
    currentAdherence: { label: 'Adherence now', hint: 'Share of treatment taken as planned' },
    projectedAdherence: { label: 'Adherence aimed for' },
    medicationCompliance: { label: 'Medicines taken', hint: 'Recorded; not in the formula' },
    lifestyleAdherence: { label: 'Lifestyle advice followed', hint: 'Recorded; not in the formula' },
  },
  choices: {
    sex: { male: 'Male', female: 'Female' },
    smoking: { never: 'Never', former: 'Former', current: 'Current' },
  },
  rules: {
    durationAge: 'The years with diabetes cannot exceed the age.',
    pressureOrder: 'The systolic pressure must be above the diastolic.',
    lipidsSum: 'HDL and LDL together cannot exceed the total cholesterol.',
    projectedLower: 'The adherence aimed for is below today’s; it counts as no gain.',
  },
} as const satisfies CopyOf<typeof fields, (typeof sections)[number], (typeof rules)[number]['id']>;
