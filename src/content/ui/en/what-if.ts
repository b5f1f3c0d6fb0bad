/** Words of “What if”, loaded when it is opened. */
export const whatIf = {
  title: 'What if …',
  lead: 'Move something and see what the answer would be. What was calculated stays, what is tried is dotted; nothing of it is saved or printed.',
  most: 'What matters most',
  searching: 'Looking for what matters most …',
  steps: 'In the plan',
  unchanged: 'Nothing has been moved yet.',
  same: 'The plan would stay the same.',
  together: 'These do not go together.',
  was: 'calculated: {value}',
  back: 'Back to what was calculated',
  take: 'Take over and calculate',
  yes: 'Yes',
  no: 'No',
};
export type WhatIfWords = typeof whatIf;
