import type { Case } from '../kit/tool.ts';
import type { Inputs } from './inputs.ts';
import type { Results } from './results.ts';

/** Named patients, checked as soon as they stand here. */
export const cases: readonly Case<Inputs, Results>[] = [
  {
    id: 'example', title: { en: 'Seven hours a night', ar: 'سبع ساعات كل ليلة' },
    inputs: { sleep: 7 },
    expect: { weeklySleep: 49 },
    guards: ['draft'],
    source: 'By hand: 7 × 7 = 49',
  },
];
