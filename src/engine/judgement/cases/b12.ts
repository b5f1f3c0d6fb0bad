import type { JudgementCase } from './shape.ts';

export const b12: readonly JudgementCase[] = [
  {
    id: 'b12-160-with-neuropathy',
    title: {
      en: 'Woman of 59, six years of metformin, vitamin B12 160, neuropathy',
      ar: 'امرأة عمرها 59 سنة، ست سنوات من الميتفورمين، فيتامين B12 عند 160، واعتلال أعصاب',
    },
    facts: { sex: 'female', age: 59, metformin: 2000, metforminDuration: 72, b12: 160, neuropathy: true },
    must: [
      { id: 'treat:vitamin-b12', within: 3, gravity: 'important' },
      { id: 'check:blood-count', within: 14 },
      { id: 'refer:feet' },
    ],
    mustNot: ['stop:metformin', 'check:b12'],
    findings: ['b12.low'],
    source: 'Pharmacy Practice review; the haste with nerves is general knowledge',
  },
  {
    id: 'b12-never-checked',
    title: { en: 'Five years of metformin, vitamin B12 never checked', ar: 'خمس سنوات من الميتفورمين دون فحص فيتامين B12' },
    facts: { metformin: 1000, metforminDuration: 60 },
    must: [{ id: 'check:b12', within: 90 }],
    mustNot: ['treat:vitamin-b12'],
    source: 'ADA 2026 section 13; specification 9.2',
  },
];
