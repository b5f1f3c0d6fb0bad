import { defaultsOf } from '../kit/fields/fields.ts';
import type { Case } from '../kit/tool.ts';
import { fields, type Inputs } from './inputs.ts';
import type { Results } from './results.ts';

const patient = (changes: Partial<Inputs>): Inputs => ({ ...defaultsOf(fields), ...changes });

/** Named patients. Unit tables, screenshots and the browser tests read them. */
export const cases: readonly Case<Inputs, Results>[] = [
  {
    id: 'example', title: { en: 'The example inputs', ar: 'المُدخلات النموذجية' },
    inputs: patient({}),
    expect: { contraindicated: false, adjustedDose: 'Usual dose: start 500 to 1000 mg/day with food, up to 2550 mg/day (extended release 2000 mg/day).', renalAdjustment: 'No change; check eGFR yearly.', warnings: [], renalBand: { min: 60, severity: 'none' } },
    guards: ['type2Only', 'notAsked', 'pregnancy'], absentGuards: ['contraindicated', 'renalBand', 'ckdMissing'],
    source: { en: 'Specification 9.3 defaults; clinical facts 1.1, band from 60', ar: 'القيم الافتراضية في المواصفات 9.3؛ والحقائق السريرية 1.1، الشريحة من 60 فأكثر' },
  },
  {
    id: 'metformin-24', title: { en: 'Metformin at eGFR 24', ar: 'الميتفورمين مع معدل ترشيح 24' },
    inputs: patient({ egfr: 24 }),
    expect: { contraindicated: true, adjustedDose: 'None: do not use.', warnings: ['eGFR below 30 mL/min/1.73 m²'], renalBand: { min: 0, max: 30, severity: 'contraindicated' } },
    guards: ['contraindicated', 'ckdMissing', 'a1cReliability'], absentGuards: ['renalBand'],
    source: { en: 'Clinical facts, vignette 1: red box, no dose, not to be saved', ar: 'الحقائق السريرية، الحالة 1: إطار أحمر بلا جرعة، ولا يُحفظ' },
  },
  {
    id: 'metformin-30', title: { en: 'Metformin at eGFR 30 exactly', ar: 'الميتفورمين عند معدل ترشيح 30 تمامًا' },
    inputs: patient({ egfr: 30 }),
    expect: { contraindicated: false, adjustedDose: 'Do not start. Already taking it: about half the dose, at most about 1000 mg/day.', renalBand: { min: 30, max: 45, severity: 'avoid' } },
    guards: ['renalBand'], absentGuards: ['contraindicated', 'a1cReliability'],
    source: { en: 'Clinical facts, vignette 2: not contraindicated, do not start or halve', ar: 'الحقائق السريرية، الحالة 2: ليس مانعًا، لكن لا يُبدأ أو تُخفّض الجرعة إلى النصف' },
  },
  {
    id: 'metformin-44', title: { en: 'Metformin at eGFR 44', ar: 'الميتفورمين مع معدل ترشيح 44' },
    inputs: patient({ egfr: 44 }),
    expect: { contraindicated: false, renalBand: { min: 30, max: 45, severity: 'avoid' }, warnings: ['Do not start metformin at eGFR 30 to below 45; already taking it, at most about 1000 mg/day.'] },
    guards: ['renalBand'],
    source: { en: 'Clinical facts, vignette 4: do not start; about 1000 mg/day at most if already taken', ar: 'الحقائق السريرية، الحالة 4: لا يُبدأ؛ ومن يتناوله فنحو 1000 ملغم في اليوم على الأكثر' },
  },
  ...([[50, '100 mg once daily.'], [44, '50 mg once daily.'], [29, '25 mg once daily.']] as const).map(([egfr, dose]) => ({
    id: `sitagliptin-${egfr}`, title: { en: `Sitagliptin at eGFR ${egfr}`, ar: `السيتاغليبتين مع معدل ترشيح ${egfr}` },
    inputs: patient({ medicationClass: 'sitagliptin', egfr }),
    expect: { contraindicated: false, adjustedDose: dose },
    absentGuards: ['contraindicated'],
    source: { en: 'Clinical facts, vignette 6: 100, 50 and 25 mg at eGFR 50, 44 and 29', ar: 'الحقائق السريرية، الحالة 6: الجرعات 100 و50 و25 ملغم عند معدلات الترشيح 50 و44 و29' },
  })),
  {
    id: 'heart-failure', title: { en: 'Liraglutide with heart failure and ASCVD', ar: 'الليراغلوتايد مع قصور القلب ومرض قلبي وعائي تصلّبي' },
    inputs: patient({ medicationClass: 'liraglutide', egfr: 75, hasHeartFailure: true, hasAscvd: true }),
    expect: { contraindicated: false, renalBand: { min: 30, severity: 'none' } },
    guards: ['heartFailure', 'ascvd'], absentGuards: ['ckd', 'ckdMissing'],
    source: { en: 'Clinical facts, vignettes 8 and 9: a heart line for each of the 11; at most 1.8 mg a day', ar: 'الحقائق السريرية، الحالتان 8 و9: سطر عن القلب لكل دواء من الأدوية الأحد عشر؛ و1.8 ملغم في اليوم على الأكثر' },
  },
  {
    id: 'degludec-12', title: { en: 'Degludec at eGFR 12', ar: 'الديغلوديك مع معدل ترشيح 12' },
    inputs: patient({ medicationClass: 'insulin_degludec', egfr: 12, hasRenalDisease: true }),
    expect: { contraindicated: false, startUnits: { low: 8, high: 8 }, adjustedDose: 'New start: 8 units once daily (0.1 units/kg, rounded down). Already taking it: about 25 % less a day.' },
    guards: ['renalBand', 'ckd'], absentGuards: ['contraindicated', 'ckdMissing', 'ckdHighEgfr'],
    source: { en: 'Practice convention: a quarter less at eGFR 10 to below 50, half below 10, hypoglycaemia warning; 0.1 × 80 kg = 8 units', ar: 'عُرف عملي: أقل بالربع عند معدل ترشيح من 10 إلى أقل من 50 وبالنصف دون 10، مع تحذير من نقص السكر؛ \u20660.1 × 80 = 8\u2069 وحدات' },
  },
  {
    id: 'degludec-8', title: { en: 'Degludec at eGFR 8', ar: 'الديغلوديك مع معدل ترشيح 8' },
    inputs: patient({ medicationClass: 'insulin_degludec', egfr: 8, hasRenalDisease: true }),
    expect: { contraindicated: false, startUnits: { low: 8, high: 8 }, adjustedDose: 'New start: 8 units once daily (0.1 units/kg, rounded down). Already taking it: about 50 % less a day.' },
    guards: ['renalBand', 'ckd'],
    source: { en: 'Practice convention: half below eGFR 10', ar: 'عُرف عملي: أقل بالنصف دون معدل ترشيح 10' },
  },
  {
    id: 'glargine-usual', title: { en: 'Glargine at 80 kg', ar: 'الغلارجين لوزن 80 كغ' },
    inputs: patient({ medicationClass: 'insulin_glargine', egfr: 90, hasRenalDisease: true }),
    expect: { startUnits: { low: 8, high: 16 }, adjustedDose: 'Start 8 to 16 units once daily (0.1 to 0.2 units/kg, rounded down).' },
    guards: ['ckdHighEgfr'],
    source: { en: 'Clinical facts 1.7 and 1.10: 0.1 to 0.2 units/kg; by hand 8 and 16 units', ar: 'الحقائق السريرية 1.7 و1.10: من 0.1 إلى 0.2 وحدة لكل كغ؛ وبالحساب اليدوي 8 و16 وحدة' },
  },
  {
    id: 'degludec-heavy', title: { en: 'Degludec at 130 kg', ar: 'الديغلوديك لوزن 130 كغ' },
    inputs: patient({ medicationClass: 'insulin_degludec', egfr: 90, weight: 130 }),
    expect: { startUnits: { low: 10, high: 26 } },
    source: { en: 'Clinical facts 1.11: the label starts at 10 units; 0.2 × 130 = 26 units at most', ar: 'الحقائق السريرية 1.11: تبدأ النشرة من 10 وحدات؛ و\u20660.2 × 130 = 26\u2069 وحدة على الأكثر' },
  },
  {
    id: 'glargine-older', title: { en: 'Glargine at 78 years, HbA1c 6.2 %', ar: 'الغلارجين بعمر 78 سنة وسكر تراكمي \u20666.2%\u2069' },
    inputs: patient({ medicationClass: 'insulin_glargine', age: 78, weight: 52, a1c: 6.2, egfr: 70 }),
    expect: { startUnits: { low: 5, high: 5 } },
    guards: ['insulinOlder', 'insulinAtGoal', 'diabetesConfirmed'], absentGuards: ['type2Only', 'insulinAssess'],
    source: { en: 'Clinical facts 1.7: 0.1 units/kg from age 65; 5.2 units rounded down', ar: 'الحقائق السريرية 1.7: 0.1 وحدة لكل كغ من عمر 65؛ و5.2 وحدة تُقرَّب إلى الأدنى' },
  },
  {
    id: 'detemir', title: { en: 'Detemir, a legacy record', ar: 'الديتيمير، قيد السحب من الأسواق' },
    inputs: patient({ medicationClass: 'insulin_detemir', egfr: 80 }),
    expect: { contraindicated: false, adjustedDose: 'Do not start. Already taking it: adjust to glucose and plan the switch.' },
    guards: ['legacy'],
    source: { en: 'Clinical facts 1.12 and the decision on the Dosing Engine: viewable, never a recommendation to start', ar: 'الحقائق السريرية 1.12 والقرار الخاص بالمرجع الشامل لجرعات أدوية السكري: يُعرض، ولا يُوصى ببدئه أبدًا' },
  },
  {
    id: 'tirzepatide-high', title: { en: 'Tirzepatide at HbA1c 11 %', ar: 'التيرزيباتيد مع سكر تراكمي \u206611%\u2069' },
    inputs: patient({ medicationClass: 'tirzepatide', a1c: 11, egfr: 100 }),
    expect: { contraindicated: false, adjustedDose: 'Usual dose: start 2.5 mg weekly, up to 15 mg weekly.', warnings: [] },
    guards: ['insulinAssess'],
    source: { en: 'Clinical facts 1.6: no kidney adjustment; decision on HbA1c 10 or more', ar: 'الحقائق السريرية 1.6: لا تعديل للكلى؛ والقرار الخاص بسكر تراكمي من 10 فأكثر' },
  },
];
