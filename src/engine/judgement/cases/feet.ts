import type { JudgementCase } from './shape.ts';

export const feet: readonly JudgementCase[] = [
  {
    id: 'neuropathy',
    title: { en: 'Neuropathy, nothing else known', ar: 'اعتلال أعصاب ولا يُعرف غيره' },
    facts: { neuropathy: true },
    must: [{ id: 'refer:feet', within: 90 }],
    source: 'ADA 2026 section 12',
  },
];
