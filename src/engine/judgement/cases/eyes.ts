import { fifthDoctorAgain } from './fifth-doctor-again.ts';
import { fourthDoctorAgain } from './fourth-doctor-again.ts';
import { fifthDoctor } from './fifth-doctor.ts';
import { fourthDoctor } from './fourth-doctor.ts';
import { seventhDoctorAgain } from './seventh-doctor-again.ts';
import { unseenPatients } from './unseen-patients.ts';
import { seventhDoctor } from './seventh-doctor.ts';
import { sixthDoctor } from './sixth-doctor.ts';
import type { JudgementCase } from './shape.ts';

export const eyes: readonly JudgementCase[] = [
  {
    id: 'sight-threatening',
    title: { en: 'Sight-threatening retinopathy', ar: 'اعتلال شبكية يهدد البصر' },
    facts: { retinopathy: 'sight-threatening', a1c: 7.4 },
    must: [{ id: 'refer:eye', within: 14, gravity: 'important' }],
    findings: ['eyes.sight-threatening'],
    source: 'ADA 2026 section 12',
  },
  {
    id: 'mild-before-a-fast-fall',
    title: { en: 'Mild retinopathy, HbA1c 10.8 %', ar: 'اعتلال شبكية بسيط، والسكر التراكمي 10.8%' },
    facts: { retinopathy: 'mild', a1c: 10.8 },
    must: [{ id: 'refer:eye', within: 14, gravity: 'important' }],
    source: 'ADA 2026 section 12, fast fall of glucose',
  },
  {
    id: 'sight-threatening-before-insulin',
    title: { en: 'Sight-threatening retinopathy, HbA1c 10.8 %, insulin within three days: the eyes not later', ar: 'اعتلال شبكية يهدد البصر، سكر تراكمي 10.8%، إنسولين خلال ثلاثة أيام: وتُفحص العينان قبله أو معه' },
    facts: { retinopathy: 'sight-threatening', a1c: 10.8, fpg: 230, age: 58, weight: 86, bmi: 29, catabolicSymptoms: false, basalInsulin: false, metformin: 2000, egfr: 82 },
    must: [{ id: 'start:basalInsulin', within: 7 }, { id: 'refer:eye', within: 3 }],
    findings: ['incretins.retinopathy'],
    source: 'ADA 2026 section 12: a fast fall of glucose',
  },
  {
    id: 'eyes-no-hard-training',
    title: { en: '56 years, sight-threatening retinopathy, at goal: no hard training before the eye doctor', ar: '56 سنة، اعتلال شبكية يهدد البصر، عند الهدف: لا تمرين شديد قبل طبيب العيون' },
    facts: { age: 56, retinopathy: 'sight-threatening', a1c: 6.8, egfr: 80, metformin: 1000 },
    must: [{ id: 'limit:training', within: 14 }, { id: 'do:steps' }],
    mustNot: ['do:training'],
    source: 'ADA section 5: vigorous exercise in proliferative or severe retinopathy',
  },
  {
    id: 'eyes-unknown-before-a-fast-fall',
    title: { en: '56 years, HbA1c 9.4 %, eyes not known', ar: '56 سنة، السكر التراكمي 9.4%، وحال العينين غير معروفة' },
    facts: { age: 56, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 9.4, targetA1c: 7, egfr: 80, metformin: 2000 },
    must: [{ id: 'refer:eye', within: 28, gravity: 'routine' }],
    source: 'ADA section 12: eyes are looked at when treatment is intensified',
  },
  {
    id: 'eyes-unknown-8.9',
    title: { en: '56 years, HbA1c 8.9 %, eyes not known: yearly is enough', ar: '56 سنة، السكر التراكمي 8.9%، وحال العينين غير معروفة: الفحص السنوي يكفي' },
    facts: { age: 56, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 8.9, targetA1c: 7, egfr: 80, metformin: 2000 },
    must: [],
    mustNot: ['refer:eye'],
    source: 'no fast fall to be expected',
  },
  {
    id: 'eyes-very-complex',
    title: { en: '90 years, very frail, HbA1c 10.2 %: nobody is sent to the eye doctor for a figure', ar: '90 سنة، وهن شديد، سكر تراكمي 10.2%: لا إحالة إلى طبيب العيون من أجل رقم' },
    facts: { age: 90, frailty: 'very-complex', bmi: 26, a1c: 10.2, fpg: 200, metformin: 0, egfr: 70, catabolicSymptoms: false },
    must: [],
    mustNot: ['refer:eye'],
    source: 'ADA section 13, very complex health: comfort first',
  },
  {
    id: 'eyes-denied-a1c',
    title: { en: '52 years, HbA1c 10.4 %, but the sensor shows 7.6 %: no fast fall is to come', ar: '52 سنة، سكر تراكمي 10.4% لكن المستشعر يُظهر 7.6%: لا هبوط سريع متوقّع' },
    facts: { age: 52, bmi: 28, a1c: 10.4, fpg: 130, metformin: 2000, egfr: 90, tir: 72, tbr70: 1, tbr54: 0, tar180: 27, gmi: 7.6, cgmDays: 14, cgmWear: 92, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'check:fructosamine', within: 14 }],
    mustNot: ['refer:eye'],
    source: 'D27: a figure that a good sensor denies decides nothing',
  },
  {
    id: 'sight-threatening-no-other',
    title: { en: 'Sight-threatening retinopathy, HbA1c 9.4 %: the eyes within a week, and no gliptin in place of the injection', ar: 'اعتلال شبكية يهدد البصر، سكر تراكمي 9.4%: العينان خلال أسبوع، ولا غليبتين بدل الحقنة' },
    facts: { age: 58, sex: 'female', bmi: 35, weight: 104, a1c: 9.4, metformin: 2000, egfr: 84, uacr: 22, ascvd: true, heartFailure: false, ckd: false, sglt2Inhibitor: true, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, catabolicSymptoms: false, pancreatitis: false, statin: 'high', ldl: 50, systolic: 124, diastolic: 74, retinopathy: 'sight-threatening' },
    must: [{ id: 'refer:eye', within: 7, gravity: 'urgent' }],
    mustNot: ['start:glp1RA', 'start:dpp4Inhibitor', 'start:tzd'],
    source: 'ADA section 12: retinal status when treatment is intensified',
  },
  {
    id: 'eyes-fine-injection',
    title: { en: 'The same with sound eyes: the injection begins', ar: 'الحالة نفسها والعينان سليمتان: تبدأ الحقنة' },
    facts: { age: 58, sex: 'female', bmi: 35, weight: 104, a1c: 9.4, metformin: 2000, egfr: 84, uacr: 22, ascvd: true, heartFailure: false, ckd: false, sglt2Inhibitor: true, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false, basalInsulin: false, catabolicSymptoms: false, pancreatitis: false, statin: 'high', ldl: 50, systolic: 124, diastolic: 74, retinopathy: 'none' },
    must: [{ id: 'start:glp1RA' }],
    source: 'contrast of sight-threatening-no-other',
  },
  ...fourthDoctor,
  ...fourthDoctorAgain,
  ...fifthDoctorAgain,
  ...fifthDoctor,
  ...sixthDoctor,
  ...seventhDoctor,
  ...seventhDoctorAgain,
  ...unseenPatients,
];
