import type { JudgementCase } from './shape.ts';

const none = { sglt2Inhibitor: false, glp1RA: false, dpp4Inhibitor: false, sulfonylurea: false, tzd: false } as const;

/** Which eGFR begins what protects the kidney; read with the rest of heart and kidney protection. */
export const kidneyProtection: readonly JudgementCase[] = [
  {
    id: 'kidney-20-to-29',
    title: { en: 'Finding 14: eGFR 24, neither class', ar: 'الملاحظة 14: معدل الترشيح 24، بلا أي من المجموعتين' },
    facts: { age: 64, a1c: 8.1, egfr: 24, ckd: true, ...none },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:glp1RA', within: 28 }, { id: 'refer:nephrologist', within: 28 }],
    source: 'findings/clinical.md 14; KDIGO 2022',
  },
  {
    id: 'kidney-21-at-goal',
    title: { en: 'eGFR 21, UACR 450, maximum ARB, A1C 7.0 %', ar: 'معدل الترشيح 21، ألبومين البول 450، أعلى جرعة ARB، السكر التراكمي 7.0%' },
    facts: { age: 67, sex: 'male', egfr: 21, uacr: 450, rasInhibitor: true, potassium: 4.6, a1c: 7, metformin: 0, ...none },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'refer:nephrologist', within: 28 }],
    mustNot: ['start:finerenone', 'ask:finerenone', 'start:glp1RA'],
    source: 'rules research 17b, 15',
  },
  {
    id: 'ageing-kidney',
    title: { en: '84 years, eGFR 45 to 59, nothing else known of the kidney', ar: '84 سنة، معدل الترشيح 45 إلى 59، ولا شيء آخر معروف عن الكلى' },
    facts: { age: 84, a1c: 5.8, egfrBand: '45-59', ckdStage: 'none' },
    must: [{ id: 'check:uacr', within: 14 }],
    mustNot: ['start:sglt2Inhibitor', 'start:glp1RA'],
    source: 'findings/clinical.md 1; own judgement',
  },
  {
    id: 'protection.transplanted',
    title: { en: '52 years, kidney transplant, eGFR 52, steroids', ar: '52 سنة، كلية مزروعة، معدل الترشيح 52، كورتيزون' },
    facts: { dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, sulfonylurea: false, basalInsulin: false, age: 52, kidneyTransplant: true, egfr: 52, a1c: 8, metformin: 1000, steroids: true, uacr: 200, rasInhibitor: true, potassium: 4.4, finerenone: false },
    must: [{ id: 'refer:nephrologist', within: 28 }],
    mustNot: ['start:sglt2Inhibitor', 'start:finerenone'],
    findings: ['protection.transplant'],
    source: 'KDIGO 2022, practice point on transplantation',
  },
  {
    id: 'protection.kidney-unconfirmed',
    title: { en: '56 years, eGFR 58 once, no albumin, no kidney disease known, at goal: measured again first', ar: '56 سنة، معدل الترشيح 58 مرة واحدة، بلا ألبومين ولا مرض كلى معروف، عند الهدف: يُعاد القياس أولًا' },
    facts: { age: 56, ckd: false, ckdStage: 'none', egfr: 58, uacr: 6, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 6.5, metformin: 1000 },
    must: [{ id: 'check:egfr', within: 90 }],
    mustNot: ['start:sglt2Inhibitor', 'limit:protein', 'limit:water'],
    source: 'KDIGO 2022, definition: over more than three months',
  },
  {
    id: 'protection.kidney-confirmed-by-albumin',
    title: { en: '56 years, eGFR 58, UACR 40: kidney disease', ar: '56 سنة، معدل الترشيح 58، ألبومين البول 40: مرض كلى' },
    facts: { age: 56, ckd: false, egfr: 58, uacr: 40, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 6.5, metformin: 1000 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'KDIGO 2022, definition',
  },
  {
    id: 'protection.kidney-44-unconfirmed',
    title: { en: '56 years, eGFR 44, no albumin: not for age, not for chance', ar: '56 سنة، معدل الترشيح 44 بلا ألبومين: ليس من العمر ولا مصادفة' },
    facts: { age: 56, ckd: false, egfr: 44, uacr: 6, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, a1c: 6.5, metformin: 1000 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }],
    source: 'ADA section 11',
  },
  {
    id: 'protection.kidney-59-once',
    title: { en: '52 years, eGFR 59 once, no albumin ever measured, kidney disease denied: both are measured first', ar: '52 سنة، معدل الترشيح 59 مرة واحدة، لم يُقَس ألبومين البول، ولا مرض كلى معروف: يُقاسان أولًا' },
    facts: { age: 52, ckd: false, egfr: 59, ...none, basalInsulin: false, a1c: 6.8, metformin: 1000 },
    must: [{ id: 'check:uacr', within: 14, gravity: 'important' }, { id: 'check:egfr', within: 90 }],
    mustNot: ['start:sglt2Inhibitor', 'limit:protein', 'limit:water'],
    findings: ['protection.kidney-unconfirmed'],
    source: 'KDIGO 2024, practice point 1.1.3.2: chronicity is not assumed from one eGFR',
  },
  {
    id: 'protection.kidney-59-nothing-known',
    title: { en: 'The same, nobody was asked about kidney disease', ar: 'الحالة نفسها، ولم يُسأل عن مرض الكلى' },
    facts: { age: 52, egfr: 59, uacr: 8, ...none, basalInsulin: false, a1c: 6.8, metformin: 1000 },
    must: [{ id: 'check:egfr', within: 90 }],
    mustNot: ['start:sglt2Inhibitor', 'limit:protein', 'limit:water'],
    source: 'KDIGO 2024, practice point 1.1.3.2: chronicity is not assumed from one eGFR',
  },
  {
    id: 'protection.kidney-37-on-sitagliptin',
    title: { en: '64 years, eGFR 37, HbA1c 8.4 % on metformin and sitagliptin: the SGLT2 inhibitor for the kidneys, and a class that lowers glucose', ar: '64 سنة، معدل الترشيح 37، سكر تراكمي 8.4% على الميتفورمين والسيتاغليبتين: مثبط SGLT2 للكلى، ومعه ما يخفض السكر' },
    facts: { age: 64, sex: 'female', bmi: 28, ckd: true, egfr: 37, uacr: 60, ...none, dpp4Inhibitor: true, basalInsulin: false, a1c: 8.4, targetA1c: 7, metformin: 1000 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'start:glp1RA', within: 14 }, { id: 'stop:dpp4Inhibitor', within: 14 }],
    mustNot: ['reduce:dpp4Inhibitor', 'keep:dpp4Inhibitor'],
    source: 'ADA 2026 section 9: below an eGFR of 45 an SGLT2 inhibitor hardly lowers glucose; KDIGO 2022, 4.2.1',
  },
  {
    id: 'protection.kidney-42-sitagliptin-near-goal',
    title: { en: '64 years, eGFR 42, HbA1c 7.4 % on sitagliptin: a smaller dose, and the SGLT2 inhibitor first', ar: '64 سنة، معدل الترشيح 42، سكر تراكمي 7.4% على السيتاغليبتين: جرعة أقل، ومثبط SGLT2 أولًا' },
    facts: { age: 64, sex: 'female', bmi: 28, ckd: true, egfr: 42, uacr: 10, ...none, dpp4Inhibitor: true, basalInsulin: false, a1c: 7.4, targetA1c: 7, metformin: 1000 },
    must: [{ id: 'start:sglt2Inhibitor', within: 14 }, { id: 'reduce:dpp4Inhibitor', within: 14, to: 50 }],
    mustNot: ['start:glp1RA', 'stop:dpp4Inhibitor'],
    source: 'one change at a time for so little',
  },
];
