import { denied } from './eleventh-doctor.ts';
import type { JudgementCase } from './shape.ts';

const man = { ...denied, rasInhibitor: false, age: 58, sex: 'male', weight: 90, height: 174 } as const;
const oldKidneys = { ...man, egfr: 28, previousEgfr: 30, previousEgfrMonths: 10, ckd: true, metformin: 0, glp1RA: true, glp1RAMonths: 10, a1c: 8.1, fpg: 150, sglt2Inhibitor: true } as const;

/** A sixteenth doctor's patients, each with a contrast. */
export const sixteenthDoctor: readonly JudgementCase[] = [
  {
    id: 'exenatide-sick-kidneys',
    title: { en: 'Exenatide at an eGFR of 28, 8.1 %: it ends, and does not go up', ar: 'إكسيناتيد مع معدل ترشيح 28 و8.1%: يوقف ولا يُرفع' },
    facts: { ...oldKidneys, glp1Agent: 'exenatide' },
    must: [{ id: 'stop:glp1RA', within: 7 }],
    mustNot: ['raise:glp1RA'],
    findings: ['incretins.kidney'],
    source: 'label of exenatide: not below a creatinine clearance of 30',
  },
  {
    id: 'dulaglutide-sick-kidneys',
    title: { en: 'The same on dulaglutide: it goes up', ar: 'الحالة نفسها على دولاغلوتيد: يُرفع' },
    facts: { ...oldKidneys, glp1Agent: 'dulaglutide' },
    must: [{ id: 'raise:glp1RA', within: 28 }],
    mustNot: ['stop:glp1RA'],
    source: 'contrast of exenatide-sick-kidneys',
  },
  {
    id: 'weekly-exenatide-egfr-44',
    title: { en: 'Exenatide once a week at 44: it ends', ar: 'إكسيناتيد الأسبوعي عند 44: يوقف' },
    facts: { ...oldKidneys, egfr: 44, previousEgfr: 46, metformin: 1000, glp1Agent: 'exenatide-weekly', a1c: 7.4 },
    must: [{ id: 'stop:glp1RA', within: 7 }],
    mustNot: ['raise:glp1RA'],
    source: 'label of exenatide once weekly: not below an eGFR of 45',
  },
  {
    id: 'weekly-exenatide-egfr-45',
    title: { en: 'The same at 45: it stays, and has no higher dose', ar: 'الحالة نفسها عند 45: يبقى ولا جرعة أعلى منه' },
    facts: { ...oldKidneys, egfr: 45, previousEgfr: 46, metformin: 1000, glp1Agent: 'exenatide-weekly', a1c: 7.4 },
    must: [],
    mustNot: ['stop:glp1RA', 'raise:glp1RA'],
    source: 'contrast of weekly-exenatide-egfr-44; one strength, 2 mg',
  },
  {
    id: 'lixisenatide-egfr-12',
    title: { en: 'Lixisenatide at an eGFR of 12: it ends', ar: 'ليكسيسيناتيد مع معدل ترشيح 12: يوقف' },
    facts: { ...oldKidneys, egfr: 12, previousEgfr: 13, glp1Agent: 'lixisenatide', a1c: 7.1, fpg: 130 },
    must: [{ id: 'stop:glp1RA', within: 7 }],
    mustNot: ['raise:glp1RA'],
    source: 'label of lixisenatide: not below an eGFR of 15',
  },
];
