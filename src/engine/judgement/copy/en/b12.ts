import type { WordsOf } from '../../rule.ts';
import type { b12 as rules } from '../../topics/b12.ts';

export const b12 = {
  'b12.low': {
    why: 'vitamin B12 is low at {level}',
    caution: 'Vitamin B12 {level} is below {limit}: replace it, keep metformin; folic acid alone would hide the lack.',
    patient: 'Your vitamin B12 is low. It can be replaced with tablets or injections.',
    ask: 'How will my vitamin B12 be replaced, and when is it checked again?',
  },
  'b12.low-with-nerves': {
    why: 'nerves that already suffer do not wait for vitamin B12',
    caution: null,
    patient: null,
    ask: null,
  },
  'b12.borderline': {
    why: 'vitamin B12 of {level} leaves a lack open; methylmalonic acid settles it',
    caution: 'Vitamin B12 of {level} is below {limit}: check again with methylmalonic acid or homocysteine.',
    patient: 'Your vitamin B12 is a little low and should be checked again.',
    ask: 'Could a lack of vitamin B12 explain tingling in my feet or feeling tired?',
  },
  'b12.due': {
    why: 'metformin for {months} can lower vitamin B12, and no value is known',
    caution: null,
    patient: null,
    ask: 'When was my vitamin B12 last checked? Metformin can lower it.',
  },
  'b12.signs': {
    why: 'metformin can lower vitamin B12, and nerves or blood may show it',
    caution: null,
    patient: null,
    ask: 'Could a lack of vitamin B12 be the reason for tingling in my feet or feeling tired?',
  },
} satisfies WordsOf<typeof rules>;
