import type { CopyOf } from '../../kit/tool.ts';
import type { fields, rules, sections } from '../inputs.ts';

const extension = 'Not in the published charts: the authors’ extension, one source.';
const yesOrNo = { no: 'No', yes: 'Yes' } as const;

/** The clinical words of this calculator in English. */
export const en = {
  name: 'Heart, Kidney and Liver Risk',
  calculate: 'Calculate Risks',
  purpose: 'Answers from published, validated equations: heart attack or stroke in 10 years, kidney failure in 2 and 5 years, kidney stage, and liver scarring.',
  use: 'Once a year in an adult with type 2 diabetes, and when a new result arrives. Every answer needs only its own values.',
  misuse: 'Not for type 1 diabetes, pregnancy, people under 18, acute hepatitis or acute kidney injury. Not to withhold a statin.',
  sections: { person: 'Person', heart: 'Heart and vessels', kidney: 'Kidneys', liver: 'Liver' },
  fields: {
    sex: { label: 'Sex' },
    diabetesType: { label: 'Type of diabetes' },
    smokes: { label: 'Smokes now' },
    country: { label: 'Region' },
    ascvd: { label: 'Heart attack, stroke or narrowed arteries' },
    onBloodPressureMedicine: { label: 'On blood-pressure medicine' },
    statin: { label: 'Statin' },
    score2Region: { label: 'SCORE2 risk region' },
    egfr: { label: 'eGFR' },
    creatinine: { label: 'Creatinine (if there is no eGFR)' },
    uacr: { label: 'Albumin–creatinine ratio (urine)' },
    dialysis: { label: 'On dialysis' },
    kidneyTransplant: { label: 'Kidney transplant' },
    sglt2Inhibitor: { label: 'On an SGLT2 inhibitor' },
    retinopathy: { label: 'Retinopathy' },
    neuropathy: { label: 'Neuropathy' },
    cirrhosis: { label: 'Cirrhosis' },
  },
  choices: {
    sex: { male: 'Male', female: 'Female' },
    diabetesType: { type2: 'Type 2', type1: 'Type 1', pancreatic: 'After pancreatic disease', steroid: 'From steroids', unsure: 'Not certain' },
    smokes: yesOrNo,
    country: {
      region: 'North Africa and Middle East',
      'saudi-arabia': 'Saudi Arabia',
      'united-arab-emirates': 'United Arab Emirates',
      kuwait: 'Kuwait',
      qatar: 'Qatar',
      oman: 'Oman',
      bahrain: 'Bahrain',
    },
    ascvd: yesOrNo,
    onBloodPressureMedicine: yesOrNo,
    statin: { none: 'None', moderate: 'Moderate intensity', high: 'High intensity' },
    score2Region: { low: 'low', moderate: 'moderate', high: 'high', 'very high': 'very high' },
    dialysis: yesOrNo,
    kidneyTransplant: yesOrNo,
    sglt2Inhibitor: yesOrNo,
    cirrhosis: { none: 'None', compensated: 'Compensated', decompensated: 'Decompensated' },
    retinopathy: { none: 'None', mild: 'Mild', 'sight-threatening': 'Sight-threatening' },
    neuropathy: yesOrNo,
  },
  answerNotes: {
    country: {
      'saudi-arabia': extension,
      'united-arab-emirates': extension,
      kuwait: extension,
      qatar: extension,
      oman: extension,
      bahrain: extension,
    },
  },
  rules: {
    durationAge: 'The years with diabetes cannot exceed the age.',
    hdlBelowTotal: 'HDL must be below the total cholesterol.',
    ratioUnit: 'Check the unit: the same figure in the other unit, mg/g or mg/mmol, differs by a factor of nearly nine and would fall in another category.',
  },
} as const satisfies CopyOf<typeof fields, (typeof sections)[number], (typeof rules)[number]['id']>;
