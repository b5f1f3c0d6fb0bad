import type { JudgementCase } from './shape.ts';

export const sleep: readonly JudgementCase[] = [
  {
    id: 'five-hours',
    title: { en: 'Five hours of sleep', ar: 'خمس ساعات من النوم' },
    facts: { sleepHours: 5 },
    must: [{ id: 'do:sleep', within: 90 }],
    source: 'ADA section 5; general knowledge',
  },
];
