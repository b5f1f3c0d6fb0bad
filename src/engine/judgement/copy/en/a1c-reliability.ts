import type { a1cReliability as rules } from '../../topics/a1c-reliability.ts';
import type { WordsOf } from '../../rule.ts';

export const a1cReliability = {
  'reliability.extreme': {
    why: 'HbA1c {a1c} is rarely due to glucose alone',
    caution: 'HbA1c {a1c}: look for haemolysis, blood loss or transfusion if low, for a haemoglobin variant if high, and be guided by glucose.',
    ask: 'Can I rely on my blood test, or does something make it read wrong?',
  },
  'reliability.anaemia': {
    why: 'anaemia or altered red-cell survival makes HbA1c unreliable',
    caution: 'Anaemia or its risk makes HbA1c {a1c} unreliable: iron deficiency raises it; bleeding, haemolysis, transfusion lower it. Compare it with glucose.',
    ask: 'Can I rely on my HbA1c, or do my sugar readings tell more?',
  },
  'reliability.kidney': {
    why: 'in advanced kidney disease HbA1c is less reliable than glucose',
    caution: null,
    ask: 'With my kidneys, can I rely on my HbA1c?',
  },
  'reliability.dialysis': {
    why: 'on dialysis HbA1c reads falsely low',
    caution: 'On dialysis HbA1c {a1c} reads falsely low: be guided by glucose or a sensor.',
    ask: 'How should I check my sugar on dialysis?',
  },
  'reliability.pregnancy': {
    why: 'in pregnancy HbA1c reads low, so be guided by glucose',
    caution: null,
    ask: null,
  },
  'reliability.readings': {
    why: 'readings of {fasting} and {meal} do not fit HbA1c {a1c}',
    caution: 'Readings of {fasting} fasting and {meal} after a meal do not fit HbA1c {a1c}: measure more often before deciding, and look for a cause of a misleading HbA1c.',
    ask: 'Why do my sugar readings not fit my blood test?',
  },
  'reliability.fasting': {
    why: 'a fasting glucose of {fasting} does not fit HbA1c {a1c}',
    caution: 'A fasting glucose of {fasting} does not fit HbA1c {a1c}: measure for some days, fasting and after meals, before deciding; look for a cause of a misleading HbA1c, or of glucose that has risen lately.',
    ask: 'Why does my morning sugar not fit my blood test?',
  },
} satisfies WordsOf<typeof rules>;
