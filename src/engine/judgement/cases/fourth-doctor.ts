import type { JudgementCase } from './shape.ts';

const albuminAndPressure = { age: 55, sex: 'male', bmi: 29, a1c: 6.6, egfr: 84, uacr: 85, potassium: 4.4, metformin: 2000, systolic: 138, diastolic: 84, rasInhibitor: false, onBloodPressureMedicine: false, statin: 'moderate', ldl: 66, diabetesType: 'type2' } as const;

/** What an outside doctor found, kind by kind, each beside its contrast. */
export const fourthDoctor: readonly JudgementCase[] = [
  {
    id: 'pressure-albumin',
    title: { en: '138/84, albumin 85 mg/g, no medicine for pressure: the class is named', ar: 'ضغط 138/84، ألبومين 85 mg/g، ولا دواء للضغط: تُسمّى الفئة' },
    facts: albuminAndPressure,
    must: [{ id: 'treat:blood-pressure', within: 28 }],
    findings: ['pressure.albumin'],
    source: 'ADA section 10',
  },
  {
    id: 'pressure-albumin-29',
    title: { en: 'The same with albumin 29 mg/g: any class', ar: 'الحالة نفسها مع ألبومين 29 mg/g: أي فئة' },
    facts: { ...albuminAndPressure, uacr: 29 },
    must: [{ id: 'treat:blood-pressure', within: 28 }],
    absentFindings: ['pressure.albumin'],
    source: 'threshold of the case before',
  },
  {
    id: 'feet-open',
    title: { en: 'An open foot ulcer: infection, bone and circulation are looked at within a day', ar: 'قرحة قدم مفتوحة: العدوى والعظم والدورة الدموية خلال يوم' },
    facts: { age: 61, sex: 'male', footUlcer: true, footUlcerOpen: true, a1c: 8.1, egfr: 62, metformin: 2000, diabetesType: 'type2' },
    must: [{ id: 'refer:feet', within: 1, gravity: 'urgent' }],
    findings: ['feet.open'],
    source: 'IWGDF and IDSA 2023; NICE NG19',
  },
];
