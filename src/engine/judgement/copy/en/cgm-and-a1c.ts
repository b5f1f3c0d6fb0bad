import type { cgmAndA1c as rules } from '../../topics/cgm-and-a1c.ts';
import type { WordsOf } from '../../rule.ts';

export const cgmAndA1c = {
  'cgm.gap': {
    why: 'the sensor (GMI {gmi}) and the HbA1c ({a1c}) do not agree',
    caution: 'The sensor’s GMI {gmi} and the HbA1c {a1c} differ by more than {gap}. Be guided by glucose, and look for anaemia, a haemoglobin variant, a transfusion, kidney disease or a faulty sensor.',
    ask: 'Why do my blood test and my sensor differ?',
  },
  'cgm.in-range': {
    why: 'the sensor shows {share} of the time in range',
    caution: 'The sensor shows {share} of the time in range: do not start insulin or anything else for glucose on HbA1c {a1c} alone.',
    ask: 'Do I need more medicine when my sensor looks good?',
  },
  'cgm.high': {
    why: 'the sensor shows {share} of the time above range',
    caution: 'The sensor shows {share} of the time above range: HbA1c {a1c} is no reassurance. It may be falsely low.',
    ask: 'Why is my sugar high on the sensor when my blood test is good?',
  },
  'cgm.insufficient': {
    why: 'sensor figures are reliable from {days} and {wear} % wear',
    caution: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
