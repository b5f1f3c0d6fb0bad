import { defaultsOf } from '../kit/fields/fields.ts';
import type { Case } from '../kit/tool.ts';
import { fields, type Inputs } from './inputs.ts';
import type { Results } from './results.ts';

/** The example inputs with some fields changed. */
const patient = (changes: Partial<Inputs>): Inputs => ({ ...defaultsOf(fields), ...changes });

/** Named patients. Unit tables and the browser tests read them. */
export const cases: readonly Case<Inputs, Results>[] = [
  {
    id: 'example', title: { en: 'The example inputs', ar: 'المُدخلات النموذجية' },
    inputs: patient({}),
    expect: { currentLifeExpectancy: 72, improvedLifeExpectancy: 74.625, additionalLifeDays: 958, riskReduction: { cardiovascular: 31.5, kidney: 49.5, retinopathy: 55.5, neuropathy: 37.5 }, valid: true },
    guards: ['illustrative', 'pregnancy'], absentGuards: ['notValid', 'capped', 'aboveBaseline', 'atTarget'],
    source: { en: 'By hand: 76 − 8 × 0.5 = 72; 1.5 × 1.5 + 0.15 × 2.5 = 2.625 years, 958.1 days', ar: 'بالحساب اليدوي: \u206676 − 8 × 0.5 = 72\u2069؛ \u20661.5 × 1.5 + 0.15 × 2.5 = 2.625\u2069 سنة، أي 958.1 يومًا' },
  },
  {
    id: 'ten-years', title: { en: 'Man of 55 years, 10 years of diabetes', ar: 'رجل عمره 55 سنة مع 10 سنوات من السكري' },
    inputs: patient({ diabetesDuration: 10 }),
    expect: { currentLifeExpectancy: 71, additionalLifeDays: 958, valid: true },
    source: { en: 'Clinical facts 3.7: 71 years, 958 days, horizon 18.6 years, 51.4 days a year', ar: 'الحقائق السريرية 3.7: 71 سنة، و958 يومًا، وأفق 18.6 سنة، و51.4 يومًا في السنة' },
  },
  {
    id: 'at-target', title: { en: 'Already better than the target, adherence falling', ar: 'أفضل من الهدف أصلًا مع التزام متناقص' },
    inputs: patient({ currentA1c: 6.4, targetA1c: 8, currentAdherence: 80, projectedAdherence: 60 }),
    expect: { additionalLifeDays: 0, riskReduction: { cardiovascular: 0, kidney: 0, retinopathy: 0, neuropathy: 0 }, adherenceImpact: { daily: 0, weekly: 0, monthly: 0, yearly: 0 } },
    guards: ['atTarget', 'projectedLower', 'diabetesConfirmed'],
    source: { en: 'Clinical facts, vignette 40: 0 days, 0 % reductions, nothing negative', ar: 'الحقائق السريرية، الحالة 40: 0 يوم، وخفض \u20660%\u2069، ولا قيمة سالبة' },
  },
  {
    id: 'capped', title: { en: 'HbA1c 12 to 6 %, adherence 0 to 100 %', ar: 'سكر تراكمي من 12 إلى \u20666%\u2069 والتزام من 0 إلى \u2066100%\u2069' },
    inputs: patient({ currentA1c: 12, targetA1c: 6, currentAdherence: 0, projectedAdherence: 100, diabetesDuration: 2 }),
    expect: { additionalLifeDays: 2920, riskReduction: { cardiovascular: 50, kidney: 60, retinopathy: 70, neuropathy: 50 }, improvedLifeExpectancy: 83 },
    guards: ['capped', 'targetStrict', 'veryHigh', 'aboveBaseline'],
    source: { en: 'Clinical facts, vignette 42: capped at 8 years, target below 6.5 warned; 9 + 2.5 = 11.5 years before the cap', ar: 'الحقائق السريرية، الحالة 42: يقف عند 8 سنوات، مع تحذير من هدف دون 6.5؛ وقبل الحد \u20669 + 2.5 = 11.5\u2069 سنة' },
  },
  {
    id: 'not-valid', title: { en: 'Man of 70 years who smokes, heart and kidney disease, 20 years of diabetes', ar: 'مدخّن عمره 70 سنة مع مرض قلب وكلى و20 سنة من السكري' },
    inputs: patient({ age: 70, smoking: 'current', hasCardiovascularDisease: true, hasKidneyDisease: true, diabetesDuration: 20 }),
    expect: { currentLifeExpectancy: 43, valid: false, additionalLifeDays: 958 },
    guards: ['notValid'], absentGuards: ['aboveBaseline'],
    source: { en: 'Clinical facts 2.4: 76 − 10 − 10 − 8 − 5 = 43, below the age', ar: 'الحقائق السريرية 2.4: \u206676 − 10 − 10 − 8 − 5 = 43\u2069، وهو دون العمر' },
  },
  {
    id: 'floor', title: { en: 'The lowest expectancy', ar: 'أدنى متوسط عمر' },
    inputs: patient({ age: 39, smoking: 'current', hasCardiovascularDisease: true, hasKidneyDisease: true, diabetesDuration: 38 }),
    expect: { currentLifeExpectancy: 40, valid: true },
    source: { en: 'Specification 9.2: 76 − 19 − 10 − 8 − 5 = 34, held at 40', ar: 'المواصفات 9.2: \u206676 − 19 − 10 − 8 − 5 = 34\u2069، ويُثبّت عند 40' },
  },
  {
    id: 'older', title: { en: 'Woman of 76 years with heart disease and high pressure', ar: 'امرأة عمرها 76 سنة مع مرض قلب وضغط مرتفع' },
    inputs: patient({ sex: 'female', age: 76, diabetesDuration: 2, targetA1c: 6.8, smoking: 'former', bloodPressure: { systolic: 190, diastolic: 100 }, hasCardiovascularDisease: true, bmi: 22 }),
    expect: { currentLifeExpectancy: 69, valid: false },
    guards: ['notValid', 'targetOlder', 'tightDisease', 'pressureUrgent'],
    source: { en: 'By hand: 81 − 1 − 3 − 8 = 69', ar: 'بالحساب اليدوي: \u206681 − 1 − 3 − 8 = 69\u2069' },
  },
];
