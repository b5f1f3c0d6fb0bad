import type { oldValues as rules } from '../../topics/old-values.ts';
import type { WordsOf } from '../../rule.ts';

export const oldValues = {
  'old.kidney': {
    why: 'the last eGFR, {before} on {day}, was low',
    caution: null,
    ask: 'How are my kidneys now?',
  },
  'old.potassium': {
    why: 'the last potassium, {before} on {day}, was high',
    caution: null,
    ask: null,
  },
  'old.potassium-low': {
    why: 'the last potassium, {before} on {day}, was low',
    caution: null,
    ask: null,
  },
  'old.ketones': {
    why: 'ketones were {before} on {day} and have not been seen normal since',
    caution:
      'Ketones of {before} on {day} have not been seen normal since: measure them today. With vomiting, fast breathing or drowsiness: hospital at once.',
    ask: 'How do I measure ketones at home?',
  },
  'old.glucose': {
    why: 'glucose was {before} on {day} and has not been measured since',
    caution: null,
    ask: null,
  },
  'old.pressure': {
    why: 'the last pressure, {systolic}/{diastolic} on {day}, was high',
    caution: null,
    ask: null,
  },
  'old.a1c': {
    why: 'the last HbA1c, {before} on {day}, was high',
    caution: null,
    ask: null,
  },
  'old.albumin': {
    why: 'the last urine albumin, {before} on {day}, was high',
    caution: null,
    ask: null,
  },
} as const satisfies WordsOf<typeof rules>;
