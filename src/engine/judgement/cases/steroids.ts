import type { JudgementCase } from './shape.ts';

export const steroidsCases: readonly JudgementCase[] = [
  {
    id: 'steroids-new',
    title: {
      en: 'Man of 66, new prednisone, fasting 118, after lunch 290',
      ar: 'رجل عمره 66، بريدنيزون جديد، سكر الصائم 118، وبعد الغداء 290',
    },
    facts: { age: 66, sex: 'male', weight: 82, a1c: 7, fpg: 118, ppg: 290, steroids: true, metformin: 2000, basalInsulin: false },
    must: [
      { id: 'check:glucose', within: 1 },
      { id: 'start:basalInsulin', within: 3, gravity: 'urgent' },
      { id: 'refer:diabetes-specialist', within: 3 },
    ],
    mustNot: ['raise:basalInsulin', 'do:energy-deficit', 'do:training'],
    findings: ['steroids.taken', 'steroids.high-after-meals'],
    review: { atMost: 7 },
    source: 'rules research 17b, patient 26',
  },
  {
    id: 'steroids-on-bedtime-insulin',
    title: {
      en: 'The same on bedtime insulin: fasting at goal, so no raise',
      ar: 'الرجل نفسه مع إنسولين قبل النوم: الصائم ضمن الهدف، فلا زيادة',
    },
    facts: { age: 66, a1c: 7.4, fpg: 118, ppg: 290, steroids: true, basalInsulin: true, basalUnits: 20 },
    must: [{ id: 'refer:diabetes-specialist', within: 3 }],
    mustNot: ['raise:basalInsulin', 'start:basalInsulin', 'reduce:basalInsulin'],
    findings: ['steroids.fasting-at-goal'],
    source: 'rules research 17b, patient 26',
  },
  {
    id: 'steroids-tapering',
    title: { en: 'Tapering, NPH 24 units, fasting 82', ar: 'خفض تدريجي، إنسولين NPH بجرعة 24 وحدة، سكر الصائم 82' },
    facts: { age: 66, a1c: 7, fpg: 82, ppg: 160, steroids: true, metformin: 2000, basalInsulin: true, basalUnits: 24 },
    must: [
      { id: 'reduce:basalInsulin', within: 1, gravity: 'urgent', to: 19 },
      { id: 'check:glucose', within: 1, gravity: 'urgent' },
      { id: 'start:glucagon' },
    ],
    mustNot: ['raise:*', 'keep:basalInsulin'],
    findings: ['steroids.taper'],
    review: { atMost: 8 },
    source: 'rules research 17b, patient 27',
  },
  {
    id: 'steroids-ended',
    title: { en: 'Steroid diabetes, steroids ended, still on insulin', ar: 'سكري الكورتيزون، انتهى الكورتيزون وبقي الإنسولين' },
    facts: { age: 60, diabetesType: 'steroid', steroids: false, basalInsulin: true, basalUnits: 18 },
    must: [{ id: 'check:glucose', within: 1 }, { id: 'check:a1c', within: 90 }],
    findings: ['steroids.ended'],
    absentFindings: ['steroids.taken'],
    source: 'ADA 2026, 9.36',
  },
  {
    id: 'steroids-still-taken',
    title: { en: 'Steroid diabetes, not known whether steroids go on', ar: 'سكري الكورتيزون، ولا يُعرف هل يستمر الكورتيزون' },
    facts: { age: 60, diabetesType: 'steroid' },
    must: [{ id: 'ask:steroids' }],
    source: 'property 5',
  },
];
