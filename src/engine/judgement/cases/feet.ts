import type { JudgementCase } from './shape.ts';

export const feet: readonly JudgementCase[] = [
  {
    id: 'neuropathy',
    title: { en: 'Neuropathy, nothing else known', ar: 'اعتلال أعصاب ولا يُعرف غيره' },
    facts: { neuropathy: true },
    must: [{ id: 'refer:feet', within: 90 }],
    source: 'ADA 2026 section 12',
  },
  {
    id: 'feet-amputated-toe',
    title: { en: '66 years, a toe amputated last year, neuropathy', ar: '66 سنة، بُتر إصبع قدمه العام الماضي، اعتلال أعصاب' },
    facts: { age: 66, footUlcer: true, neuropathy: true, a1c: 7.6, egfr: 70 },
    must: [{ id: 'refer:feet', within: 14, gravity: 'important' }, { id: 'limit:training', within: 14 }],
    mustNot: ['do:training'],
    findings: ['feet.ulcer'],
    source: 'ADA section 12, foot risk categories',
  },
  {
    id: 'feet-ulcer-next-step',
    title: { en: 'A foot ulcer, HbA1c 8.6 % on metformin: no SGLT2 inhibitor for glucose alone', ar: 'قرحة قدم، سكر تراكمي 8.6% على الميتفورمين: لا مثبط SGLT2 من أجل السكر وحده' },
    facts: { age: 60, bmi: 28, footUlcer: true, a1c: 8.6, targetA1c: 7, metformin: 2000, egfr: 80, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false, pancreatitis: false },
    must: [{ id: 'refer:feet', within: 14 }, { id: 'start:glp1RA', within: 14 }],
    mustNot: ['start:sglt2Inhibitor'],
    findings: ['feet.ulcer'],
    source: 'IWGDF, ESVS, SVS 2023, SGLT2 inhibitors and foot ulcers',
  },
  {
    id: 'feet-ulcer-and-heart',
    title: { en: 'A foot ulcer and heart failure: the SGLT2 inhibitor for the heart starts', ar: 'قرحة قدم وقصور القلب: يُبدأ مثبط SGLT2 للقلب' },
    facts: { age: 60, bmi: 28, footUlcer: true, heartFailure: true, a1c: 8.6, targetA1c: 7, metformin: 2000, egfr: 80, sulfonylurea: false, dpp4Inhibitor: false, sglt2Inhibitor: false, glp1RA: false, tzd: false, basalInsulin: false },
    must: [{ id: 'start:sglt2Inhibitor', within: 7 }, { id: 'refer:feet', within: 14 }],
    source: 'UK consensus 2025: heart failure and kidney disease outweigh it',
  },
  {
    id: 'feet-ulcer-does-not-walk-more',
    title: { en: '60 years, foot ulcer: nobody is told to walk more', ar: '60 سنة، قرحة قدم: لا يُقال له أن يمشي أكثر' },
    facts: { age: 60, footUlcer: true, a1c: 6.8, egfr: 80, metformin: 1000 },
    must: [{ id: 'limit:steps', within: 14 }],
    mustNot: ['do:steps', 'do:training'],
    source: 'IWGDF: pressure stays off an ulcer',
  },
];
