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
];
