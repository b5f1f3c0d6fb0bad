import type { JudgementCase } from './shape.ts';

export const pressureCases: readonly JudgementCase[] = [
  {
    id: 'pressure-192',
    title: { en: 'Blood pressure 192/124 without symptoms', ar: 'ضغط 192/124 بلا أعراض' },
    facts: { age: 58, sex: 'male', systolic: 192, diastolic: 124, a1c: 7.2, bmi: 31 },
    must: [{ id: 'treat:blood-pressure', within: 0, gravity: 'urgent' }, { id: 'limit:training', within: 0 }],
    mustNot: ['do:training'],
    review: { atMost: 7 },
    source: 'rules research 17b, 31',
  },
  {
    id: 'pressure-older',
    title: { en: 'Blood pressure 185/112 at 79', ar: 'ضغط 185/112 في عمر 79' },
    facts: { age: 79, systolic: 185, diastolic: 112, a1c: 7.4 },
    must: [{ id: 'treat:blood-pressure', within: 0, gravity: 'urgent' }],
    source: 'findings/clinical.md, order of cautions',
  },
  {
    id: 'pressure-ascvd-110',
    title: { en: 'Arterial disease, 176/112', ar: 'مرض الشرايين وضغط 176/112' },
    facts: { age: 66, ascvd: true, systolic: 176, diastolic: 112 },
    must: [{ id: 'treat:blood-pressure', within: 3, gravity: 'urgent' }],
    source: 'rules research C14',
  },
  {
    id: 'pressure-pregnant',
    title: { en: 'Pregnant, 164/108', ar: 'حامل وضغطها 164/108' },
    facts: { age: 31, sex: 'female', pregnancy: true, systolic: 164, diastolic: 108 },
    must: [{ id: 'refer:emergency', within: 0, gravity: 'emergency' }, { id: 'refer:obstetric-diabetes', within: 0 }],
    source: 'general knowledge',
  },
  {
    id: 'pressure-pregnant-mild',
    title: { en: 'Pregnant, 134/82', ar: 'حامل وضغطها 134/82' },
    facts: { age: 31, sex: 'female', pregnancy: true, systolic: 134, diastolic: 82 },
    must: [],
    mustNot: ['treat:blood-pressure'],
    source: 'rules research 17b, 1',
  },
  {
    id: 'pressure-unknown',
    title: { en: 'Blood pressure not known', ar: 'ضغط الدم غير معروف' },
    facts: { age: 58, a1c: 7.2, egfr: 80, uacr: 10 },
    must: [],
    mustNot: ['*:blood-pressure'],
    source: 'brief',
  },
  {
    id: 'pressure-frail',
    title: { en: 'Very frail, 136/78', ar: 'وهن شديد وضغط 136/78' },
    facts: { age: 86, frailty: 'very-complex', systolic: 136, diastolic: 78 },
    must: [],
    mustNot: ['treat:blood-pressure'],
    source: 'ADA section 13',
  },
];
