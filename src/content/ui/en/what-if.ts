/** Words of “What if”, loaded when it is opened. */
export const whatIf = {
  title: 'What if …',
  lead: 'Change something to see its effect. The calculated result stays; what you try is dotted, and is neither saved nor printed.',
  most: 'What matters most',
  searching: 'Looking for what matters most …',
  steps: 'In the plan',
  unchanged: 'Nothing has been changed yet.',
  same: 'The plan would stay the same.',
  together: 'These answers contradict each other.',
  was: 'calculated: {value}',
  back: 'Back to what was calculated',
  take: 'Use these and calculate',
  yes: 'Yes',
  no: 'No',
};
export type WhatIfWords = typeof whatIf;
