import type { WordsOf } from '../../rule.ts';
import type { b12 as rules } from '../../topics/b12.ts';

export const b12 = {
  'b12.low': {
    why: 'vitamin B12 is low at {level}',
    caution: 'Vitamin B12 {level} is below {limit}: replace it, keep metformin; folic acid alone would mask the deficiency.',
    ask: 'How will my vitamin B12 be replaced, and when is it checked again?',
  },
  'b12.low-with-nerves': {
    why: 'existing neuropathy, do not delay vitamin B12',
    caution: null,
    ask: null,
  },
  'b12.borderline': {
    why: 'B12 {level} is borderline; confirm with methylmalonic acid',
    caution: 'Vitamin B12 of {level} is below {limit}: check again with methylmalonic acid or homocysteine.',
    ask: 'Could a lack of vitamin B12 explain tingling in my feet or feeling tired?',
  },
  'b12.due': {
    why: '{months} on metformin can lower vitamin B12; no result known',
    caution: null,
    ask: 'When was my vitamin B12 last checked? Metformin can lower it.',
  },
  'b12.after-surgery': {
    why: 'after weight-loss surgery, vitamins and iron at least once a year',
    caution:
      'After weight-loss surgery: B12, folate, iron and vitamin D at least once a year; ask about lows one to three hours after meals; prefer immediate-release metformin; an SGLT2 inhibitor pauses while little is eaten.',
    ask: 'When were my vitamins and iron last checked?',
  },
  'b12.signs': {
    why: 'metformin can lower B12; neuropathy or anaemia may be the sign',
    caution: null,
    ask: 'Could a lack of vitamin B12 be the reason for tingling in my feet or feeling tired?',
  },
} satisfies WordsOf<typeof rules>;
