import type { lows as told } from '../../topics/lows.ts';
import type { repeatedLows } from '../../topics/lows-repeated.ts';
import type { lowsUnit } from '../../topics/lows-unit.ts';
import type { WordsOf } from '../../rule.ts';

export const lows = {
  'lows.reading': {
    why: 'glucose {glucose} is dangerously low',
    caution: 'Glucose {glucose} is below {limit}: treat now, find the cause. No dieting, training or new glucose-lowering medicines until then.',
    ask: 'Why did my sugar go so low, and which medicine should change?',
  },
  'lows.sulfonylurea-stays': {
    why: 'below an eGFR of {limit} a low on a sulfonylurea can recur for a day or two',
    caution:
      'With an eGFR below {limit} a low on a sulfonylurea can come back for a day or two: measure glucose hourly at first and every two to four hours overnight, with somebody present; observe in hospital where that cannot be done. Nothing new for glucose begins meanwhile.',
    ask: 'Who stays with me while my sugar may fall again?',
  },
  'lows.unexplained': {
    why: 'no medicine taken explains glucose {glucose}',
    caution: 'Glucose {glucose} without insulin or a sulfonylurea: confirm it in the laboratory. If confirmed, look for another cause (adrenal, liver, alcohol, another person’s tablets, insulin antibodies or tumour).',
    ask: 'What else could make my sugar so low?',
  },
  'lows.level-1': {
    why: 'glucose {glucose} is low or nearly so, on a medicine that causes hypoglycaemia',
    caution: null,
    ask: 'Does one of my medicines make my sugar go low?',
  },
  'lows.severe': {
    why: 'severe hypoglycaemia must not recur',
    caution: 'Severe hypoglycaemia on treatment: establish when and why, teach family and colleagues, ask about hypoglycaemia awareness. No driving until this is settled; local rules apply.',
    ask: 'What should my family do if my sugar goes very low?',
  },
  'lows.severe-past': {
    why: 'after severe hypoglycaemia no medicine that causes it is restarted; without one look for alcohol, kidney, liver or adrenal disease',
    caution: null,
    ask: null,
  },
  'lows.told-no-cause': {
    why: 'no medicine here causes lows: after weight-loss surgery they come one to three hours after meals; otherwise look for alcohol, kidney, liver or adrenal disease',
    caution: null,
    ask: 'Why does my sugar go low?',
  },
  'lows.history': {
    why: 'previous hypoglycaemia makes another episode likely',
    caution: null,
    ask: 'Does one of my medicines make my sugar go low?',
  },
  'lows.sensor': {
    why: 'the sensor is below {level} for {share} of the time, and {limit} or more is too much',
    caution: 'The sensor is below {level} for {share} of the time; {limit} or more is too much. Lows come before any other goal.',
    ask: 'What can we change so that I have fewer lows?',
  },
  'lows.sensor-deep': {
    why: 'the sensor is below {level} for {share} of the time, which is dangerous',
    caution: null,
    ask: null,
  },
  'lows.sensor-older': {
    why: 'in older or frail people {share} of the time below {level} is too much',
    caution: 'The sensor is below {level} for {share} of the time. In older or frail people less than {limit} is the goal.',
    ask: 'What can we change so that I have fewer lows?',
  },
  'lows.sensor-no-cause': {
    why: 'the sensor is below {level} for {share} of the time and no known medicine explains it; pressure on the sensor during sleep can',
    caution: null,
    ask: 'Are the lows on my sensor real?',
  },
  'lows.variability': {
    why: 'glucose variability {cv} is above {limit}, hypoglycaemia is more likely',
    caution: null,
    ask: 'Why does my sugar go up and down so much?',
  },
  'lows.target': {
    why: 'after lows a target of up to {target} is safer',
    caution: null,
    ask: 'Is my sugar goal safe for me?',
  },
  'lows.unit-unclear': {
    why: 'a fasting glucose of {glucose} does not fit HbA1c {a1c}',
    caution: 'A fasting glucose of {glucose} does not fit HbA1c {a1c}: measure it now. Low: treat at once; high: ketones. Typed in the other unit, it is {other}.',
    ask: 'What is my sugar now?',
  },
  'lows.repeated': {
    why: 'with weekly lows, or lows without warning, reduce what causes them, whatever the HbA1c',
    caution: null,
    ask: 'Which of my medicines should I take less of, so that the lows stop?',
  },
  'lows.how-often': {
    why: 'weekly lows, so adjust the dose',
    caution: null,
    ask: null,
  },
  'lows.glucagon': {
    why: 'anyone on insulin needs glucagon available',
    caution: null,
    ask: 'Should I have glucagon at home, as a spray or to inject?',
  },
  'lows.level-1-no-cause': {
    why: 'glucose {glucose} is low and no known medicine explains it, measure again before intensifying treatment',
    caution: null,
    ask: 'Why was my sugar low?',
  },
} satisfies WordsOf<readonly [...typeof told, ...typeof repeatedLows, ...typeof lowsUnit]>;
