import type { AnswerOf, ItemId } from '../points.ts';

export type ItemWords = {
  readonly [I in ItemId]: { readonly label: string; readonly answers: Readonly<Record<AnswerOf<I>, string>> };
};

/** The items of the risk score and their answers. */
export const itemsEn: ItemWords = {
  type: { label: 'Type of diabetes', answers: { other: 'type 2', one: 'type 1, or no insulin of their own' } },
  duration: { label: 'Duration', answers: { short: 'below 10 years', long: '10 years and more' } },
  lows: {
    label: 'Lows',
    answers: {
      none: 'none',
      rare: 'less than once a week',
      weekly: 'once a week or more',
      severe: 'a severe one',
      unaware: 'without warning',
    },
  },
  a1c: { label: 'HbA1c', answers: { low: 'below 7.5 %', raised: '7.5 to 9 %', high: 'above 9 %' } },
  treatment: {
    label: 'Treatment (the highest counts)',
    answers: {
      other: 'no sulfonylurea, no insulin',
      modernSulfonylurea: 'gliclazide, glimepiride or repaglinide',
      glibenclamide: 'glibenclamide',
      basal: 'basal insulin',
      mixedOnce: 'mixed insulin once a day',
      basalBolus: 'basal-bolus insulin or pump',
      mixedOften: 'mixed insulin several times a day',
    },
  },
  testing: { label: 'Self-testing', answers: { asAdvised: 'as advised', tooLittle: 'too little', none: 'advised, not done' } },
  crisis: {
    label: 'Ketoacidosis or hyperosmolar state',
    answers: {
      none: 'none in 12 months',
      year: 'within 12 months',
      halfYear: 'within 6 months',
      quarter: 'within 3 months',
    },
  },
  vessels: { label: 'Large vessels', answers: { none: 'no disease', stable: 'stable disease', unstable: 'unstable disease' } },
  kidney: {
    label: 'Kidneys',
    answers: { good: 'eGFR 60 and more', mild: 'eGFR 45 to 60', moderate: 'eGFR 30 to 45', severe: 'eGFR below 30' },
  },
  pregnancy: {
    label: 'Pregnancy',
    answers: { none: 'no', within: 'yes, within targets', outside: 'yes, not within targets' },
  },
  frailty: {
    label: 'Frailty',
    answers: { none: 'no', alone: 'above 70 without help at home', frail: 'frail, or cognition impaired' },
  },
  labour: { label: 'Physical labour', answers: { none: 'none', moderate: 'moderate', hard: 'hard' } },
  experience: { label: 'Earlier Ramadans', answers: { good: 'no bad experience', bad: 'bad experience' } },
  hours: { label: 'Hours of fasting', answers: { short: 'below 16', long: '16 and more' } },
};
