import type { CopyOf } from '../../kit/tool.ts';
import type { fields, rules, sections } from '../inputs.ts';

export const en = {
  name: 'Organ Risk',
  calculate: 'Calculate',
  purpose: 'Adds the hours of sleep up to a week.',
  use: 'To see how a calculator is made.',
  misuse: 'With patients: nothing here was checked by a clinician.',
  sections: { night: 'Night' },
  fields: {},
  choices: {},
  rules: {},
  messages: {
    summary: '{hours} of sleep a week',
    answer: 'That is {hours} of sleep a week.',
    'next.diary': '<b>Keep a sleep diary</b> for a week.',
    'guard.draft': 'This calculator is a draft: a clinician has not checked it.',
    'step.weeklySleep': 'Sleep in a week',
    'term.daysPerWeek': 'days in a week',
    'patient.answer': 'You sleep {hours} in a week.',
    'patient.diary': '<b>Write down when you sleep</b> for a week.',
  },
} as const satisfies CopyOf<typeof fields, (typeof sections)[number], (typeof rules)[number]['id']>;
