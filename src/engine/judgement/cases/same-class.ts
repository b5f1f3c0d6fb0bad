import type { JudgementCase } from './shape.ts';

const taken = { age: 62, sex: 'male', a1c: 8.4, targetA1c: 7, diabetesType: 'type2', bmi: 29, weight: 84, height: 170, fpg: 168, egfr: 84, uacr: 9, metformin: 2000, sulfonylurea: true, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, heartFailure: false, ascvd: false, ckd: false, catabolicSymptoms: false, severeHypoglycaemia: false, hypoglycaemiaHistory: false, ketoacidosis: false, pancreatitis: false, medullaryThyroidCancer: false, gastroparesis: false, cirrhosis: 'none' } as const;
const pressure = { ...taken, systolic: 128, diastolic: 76, potassium: 4.6, rasInhibitor: true, sulfonylurea: false, a1c: 6.8 } as const;

/** Two substances of one class at once; read with the rest of overtreatment. */
export const sameClassCases: readonly JudgementCase[] = [
  {
    id: 'same-class.sulfonylureas',
    title: { en: 'Glimepiride with gliclazide: one stops within three days, the goal is still treated', ar: 'غليميبيريد مع غليكلازيد: يُوقف أحدهما خلال ثلاثة أيام، ويستمر علاج السكر' },
    facts: { ...taken, sameClassTwice: 'sulfonylurea' },
    must: [{ id: 'review:sameClassTwice', within: 3, gravity: 'important' }, { id: 'start:sglt2Inhibitor', within: 28 }],
    findings: ['overtreatment.same-class'],
    source: 'therapeutic duplication',
  },
  {
    id: 'same-class.one-sulfonylurea',
    title: { en: 'The same on one of them: treated alike, nothing to stop for it', ar: 'الحالة نفسها مع أحدهما: العلاج نفسه ولا شيء يُوقف لأجله' },
    facts: { ...taken, sameClassTwice: 'none' },
    must: [{ id: 'start:sglt2Inhibitor', within: 28 }],
    mustNot: ['review:sameClassTwice'],
    absentFindings: ['overtreatment.same-class'],
    source: 'therapeutic duplication',
  },
  {
    id: 'same-class.gliptins',
    title: { en: 'Sitagliptin with a tablet of vildagliptin and metformin: one stops', ar: 'سيتاغليبتين مع قرص من فيلداغليبتين وميتفورمين: يُوقف أحدهما' },
    facts: { ...taken, a1c: 6.9, sulfonylurea: false, dpp4Inhibitor: true, sameClassTwice: 'dpp4Inhibitor' },
    must: [{ id: 'review:sameClassTwice', within: 7 }],
    mustNot: ['stop:dpp4Inhibitor'],
    source: 'therapeutic duplication',
  },
  {
    id: 'same-class.ras',
    title: { en: 'Ramipril with valsartan: one stops, potassium and eGFR within a week', ar: 'راميبريل مع فالسارتان: يُوقف أحدهما، ويُقاس البوتاسيوم ومعدل الترشيح خلال أسبوع' },
    facts: { ...pressure, sameClassTwice: 'rasInhibitor' },
    must: [{ id: 'review:sameClassTwice', within: 3 }, { id: 'check:potassium', within: 7 }, { id: 'check:egfr', within: 7 }],
    mustNot: ['stop:rasInhibitor'],
    source: 'ADA section 10: no ACE inhibitor with an ARB',
  },
  {
    id: 'same-class.one-ras',
    title: { en: 'The same on ramipril alone', ar: 'الحالة نفسها مع راميبريل وحده' },
    facts: { ...pressure, sameClassTwice: 'none' },
    must: [],
    mustNot: ['review:sameClassTwice', 'stop:rasInhibitor'],
    source: 'ADA section 10',
  },
  {
    id: 'same-class.one-tablet-and-glp1',
    title: { en: 'Semaglutide with a tablet of sitagliptin and metformin: the DPP-4 inhibitor stops', ar: 'سيماغلوتيد مع قرص من سيتاغليبتين وميتفورمين: يُوقف مثبط DPP-4' },
    facts: { ...taken, a1c: 6.9, sulfonylurea: false, dpp4Inhibitor: true, glp1RA: true, sameClassTwice: 'none' },
    must: [{ id: 'stop:dpp4Inhibitor', within: 14 }],
    mustNot: ['review:sameClassTwice', 'stop:metformin', 'stop:glp1RA'],
    source: 'ADA 2026, 9.18',
  },
];
