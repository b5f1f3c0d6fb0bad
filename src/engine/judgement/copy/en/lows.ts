import type { lows as rules } from '../../topics/lows.ts';
import type { WordsOf } from '../../rule.ts';

export const lows = {
  'lows.reading': {
    why: 'a glucose of {glucose} is dangerously low',
    caution: 'A glucose of {glucose} is below {limit}: treat it now, find the cause, and cut what lowers glucose. Dieting, training and new glucose-lowering medicines wait.',
    patient: 'Your sugar was very low. Treat it now and call your clinic today.',
    ask: 'Why did my sugar go so low, and which medicine should change?',
  },
  'lows.sensor': {
    why: 'the sensor shows {share} of the time below range, {limit} or more is too much',
    caution: 'The sensor shows {share} of the time below 70 mg/dL; {limit} or more is too much. Lows come before any other goal.',
    patient: 'Your sensor shows that your sugar is low too often.',
    ask: 'What can we change so that I have fewer lows?',
  },
  'lows.glucagon': {
    why: 'everybody who takes insulin should have glucagon at hand',
    caution: null,
    patient: null,
    ask: 'Should I have an emergency glucagon spray or injection at home?',
  },
} satisfies WordsOf<typeof rules>;
