import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const waits = { ...denied, age: 69, sex: 'male', weight: 85, height: 175, a1c: 6.8, fpg: 120, metformin: 2000, heartFailure: true, ejectionFraction: 32, rasInhibitor: true } as const;

/** Patients of a check of changed plans: what a second reason hid, and hearts and arteries before a pregnancy; each with a contrast. */
export const fifteenthCheck: readonly JudgementCase[] = [
  {
    id: 'contrast-weak-heart-unconfirmed',
    title: { en: 'Weak heart, contrast, eGFR 59 after 60: the eGFR after it, then the start', ar: 'قلب ضعيف مع صبغة ومعدل ترشيح 59 بعد 60: المعدل بعدها ثم البدء' },
    facts: { ...waits, contrastPlanned: true, egfr: 59, previousEgfr: 60, previousEgfrMonths: 9 },
    must: [{ id: 'check:egfr', within: 14, gravity: 'important' }],
    mustNot: ['start:sglt2Inhibitor'],
    findings: ['sick-days.contrast-waits'],
    review: { atMost: 28 },
    source: 'ADA 2026, 9.8; ESUR and ACR: eGFR 48 to 72 hours after contrast',
  },
  {
    id: 'contrast-weak-heart-60',
    title: { en: 'The same at 60: it begins within the week', ar: 'الحالة نفسها عند 60: يبدأ خلال أسبوع' },
    facts: { ...waits, contrastPlanned: true, egfr: 60, previousEgfr: 61, previousEgfrMonths: 9 },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }],
    absentFindings: ['sick-days.contrast-waits'],
    source: 'contrast of contrast-weak-heart-unconfirmed',
  },
  {
    id: 'contrast-arteries-no-injection',
    title: { en: 'Arteries, injections refused, contrast at an eGFR of 55: the SGLT2 inhibitor waits, and that is said', ar: 'شرايين مريضة مع رفض الحقن وصبغة مع معدل ترشيح 55: ينتظر مثبط SGLT2 ويُذكر ذلك' },
    facts: { ...waits, age: 60, heartFailure: false, ascvd: true, arterialEventMonths: 60, injectables: 'refuses', contrastPlanned: true, egfr: 55, previousEgfr: 62, previousEgfrMonths: 9 },
    must: [{ id: 'check:egfr', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    findings: ['sick-days.contrast-waits'],
    review: { atMost: 28 },
    source: 'ADA 2026, 9.7; ESUR and ACR',
  },
  {
    id: 'operation-weak-heart-open-ulcer',
    title: { en: 'Weak heart, operation, an open foot ulcer: what waits is said', ar: 'قلب ضعيف مع عملية وقرحة قدم مفتوحة: يُذكر ما ينتظر' },
    facts: { ...waits, operationPlanned: true, footUlcer: true, footUlcerOpen: true },
    must: [{ id: 'do:operation', within: 7 }],
    mustNot: ['start:sglt2Inhibitor'],
    findings: ['sick-days.operation-waits'],
    review: { atMost: 28 },
    source: 'ADA 2026, 9.8: heart failure outweighs the ulcer',
  },
  {
    id: 'operation-weak-heart-thin',
    title: { en: 'The same with a BMI of 18.3 and no ulcer', ar: 'الحالة نفسها مع مؤشر كتلة 18.3 ودون قرحة' },
    facts: { ...waits, weight: 56, operationPlanned: true },
    must: [{ id: 'do:operation', within: 7 }],
    findings: ['sick-days.operation-waits'],
    review: { atMost: 28 },
    source: 'ADA 2026, 9.8',
  },
  {
    id: 'operation-weak-heart-very-complex',
    title: { en: 'The same in very complex health', ar: 'الحالة نفسها مع حالة صحية شديدة التعقيد' },
    facts: { ...waits, frailty: 'very-complex', operationPlanned: true },
    must: [{ id: 'do:operation', within: 7 }],
    findings: ['sick-days.operation-waits'],
    review: { atMost: 28 },
    source: 'ADA 2026, 9.8',
  },
  {
    id: 'operation-weak-heart-ketoacidosis',
    title: { en: 'The same after ketoacidosis: nothing is promised for after the operation', ar: 'الحالة نفسها بعد حماض كيتوني: لا يوعد بشيء بعد العملية' },
    facts: { ...waits, ketoacidosis: true, operationPlanned: true },
    must: [{ id: 'refer:cardiologist', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    absentFindings: ['sick-days.operation-waits'],
    source: 'contrast of operation-weak-heart-open-ulcer: label of SGLT2 inhibitors',
  },
];
