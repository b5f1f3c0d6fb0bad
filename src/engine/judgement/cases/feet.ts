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
];
