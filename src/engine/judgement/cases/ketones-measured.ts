import type { JudgementCase } from './shape.ts';

/** Ketones of today; read with the rest of ketones. */
export const ketonesMeasured: readonly JudgementCase[] = [
  {
    id: 'ketones-measured-3.4',
    title: { en: 'Ketones 3.4 on an SGLT2 inhibitor: hospital now, both pause', ar: 'الكيتونات 3.4 مع مثبط SGLT2: إلى المستشفى الآن، ويُوقف الاثنان مؤقتًا' },
    facts: { age: 57, sex: 'male', bmi: 30, weight: 90, a1c: 11.2, fpg: 330, egfr: 78, ckd: false, metformin: 2000, sglt2Inhibitor: true, basalInsulin: false, catabolicSymptoms: true, diabetesType: 'type2', diabetesDuration: 8, systolic: 132, diastolic: 78, heartFailure: false, ascvd: false, ketones: 3.4 },
    must: [
      { id: 'refer:emergency', within: 0, gravity: 'emergency' },
      { id: 'hold:sglt2Inhibitor', within: 0 },
      { id: 'hold:metformin', within: 0 },
    ],
    mustNot: ['start:basalInsulin', 'check:ketones'],
    findings: ['ketones.acidosis'],
    source: 'hyperglycaemic crises 2024',
  },
  {
    id: 'ketones-measured-0.3',
    title: { en: 'The same without the SGLT2 inhibitor, ketones 0.3: nobody measures them again, insulin begins', ar: 'الحالة نفسها دون مثبط SGLT2، الكيتونات 0.3: لا تُقاس ثانيةً، ويبدأ الإنسولين' },
    facts: { age: 57, sex: 'male', bmi: 30, weight: 90, a1c: 11.2, fpg: 330, egfr: 78, ckd: false, metformin: 2000, sglt2Inhibitor: false, basalInsulin: false, catabolicSymptoms: true, diabetesType: 'type2', diabetesDuration: 8, systolic: 132, diastolic: 78, heartFailure: false, ascvd: false, ketones: 0.3 },
    must: [{ id: 'start:basalInsulin', within: 3 }],
    mustNot: ['refer:emergency', 'check:ketones'],
    source: 'contrast of ketones-measured-3.4; consensus 2019: below 0.6 normal',
  },
  {
    id: 'ketones-measured-1.0',
    title: { en: 'Ketones 1.0, well: measured again today', ar: 'الكيتونات 1.0 وحاله جيدة: تُقاس ثانيةً اليوم' },
    facts: { age: 57, sex: 'male', bmi: 30, weight: 90, a1c: 11.2, fpg: 330, egfr: 78, ckd: false, metformin: 2000, sglt2Inhibitor: false, basalInsulin: false, catabolicSymptoms: false, diabetesType: 'type2', diabetesDuration: 8, systolic: 132, diastolic: 78, heartFailure: false, ascvd: false, ketones: 1 },
    must: [{ id: 'check:ketones', within: 0 }],
    mustNot: ['refer:emergency'],
    findings: ['ketones.raised'],
    source: 'consensus 2019, table 1',
  },
  {
    id: 'ketones-measured-2.1',
    title: { en: 'Ketones 2.1 with symptoms: seen today', ar: 'الكيتونات 2.1 مع أعراض: يُفحص اليوم' },
    facts: { age: 57, sex: 'male', bmi: 30, weight: 90, a1c: 11.2, fpg: 330, egfr: 78, ckd: false, metformin: 2000, sglt2Inhibitor: false, basalInsulin: false, catabolicSymptoms: true, diabetesType: 'type2', diabetesDuration: 8, systolic: 132, diastolic: 78, heartFailure: false, ascvd: false, ketones: 2.1 },
    must: [{ id: 'refer:emergency', within: 0 }],
    findings: ['ketones.high'],
    source: 'consensus 2019, table 1',
  },
  {
    id: 'ketones-insulin-stays',
    title: { en: 'Basal insulin, HbA1c 6.2 %, ketones 1.8: no insulin is cut today', ar: 'إنسولين قاعدي، السكر التراكمي 6.2%، كيتونات 1.8: لا يُخفض الإنسولين اليوم' },
    facts: { age: 58, sex: 'male', a1c: 6.2, fpg: 150, bmi: 27, weight: 80, diabetesType: 'type2', diabetesDuration: 12, metformin: 1000, sulfonylurea: false, sglt2Inhibitor: false, basalInsulin: true, basalUnits: 24, mealtimeInsulin: false, egfr: 80, catabolicSymptoms: false, ketones: 1.8 },
    must: [{ id: 'check:ketones', within: 0 }],
    mustNot: ['reduce:basalInsulin', 'stop:basalInsulin'],
    source: 'ADA section 6: lack of insulin',
  },
  {
    id: 'ketones-low-insulin-cut',
    title: { en: 'The same with ketones of 0.2: it comes down', ar: 'الحالة نفسها مع كيتونات 0.2: يُخفض' },
    facts: { age: 58, sex: 'male', a1c: 6.2, fpg: 110, bmi: 27, weight: 80, diabetesType: 'type2', diabetesDuration: 12, metformin: 1000, sulfonylurea: false, sglt2Inhibitor: false, basalInsulin: true, basalUnits: 24, mealtimeInsulin: false, egfr: 80, catabolicSymptoms: false, ketones: 0.2 },
    must: [{ id: 'reduce:basalInsulin', within: 7 }],
    source: 'contrast of the case before',
  },
  {
    id: 'ketones-insulin-low-today',
    title: { en: 'Ketones 0.9 and a fasting glucose of 50: the low counts', ar: 'كيتونات 0.9 وسكر الصائم 50: النقص هو الحاسم' },
    facts: { age: 58, sex: 'male', a1c: 6.2, fpg: 50, bmi: 27, weight: 80, diabetesType: 'type2', diabetesDuration: 12, metformin: 1000, sulfonylurea: false, sglt2Inhibitor: false, basalInsulin: true, basalUnits: 24, mealtimeInsulin: false, egfr: 80, catabolicSymptoms: false, ketones: 0.9 },
    must: [{ id: 'treat:low-glucose', within: 0 }, { id: 'reduce:basalInsulin', within: 1 }],
    source: 'ADA section 6, level 2',
  },
];
