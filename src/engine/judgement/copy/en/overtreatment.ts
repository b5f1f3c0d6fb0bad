import type { overtreatment as rules } from '../../topics/overtreatment.ts';
import type { WordsOf } from '../../rule.ts';

export const overtreatment = {
  'overtreatment.low-a1c': {
    why: 'HbA1c {a1c} on insulin, a sulfonylurea or repaglinide risks hypoglycaemia',
    caution: 'HbA1c {a1c} on insulin, a sulfonylurea or repaglinide is too low: below {limit} lows outweigh any gain. It may also be falsely low: check glucose.',
    ask: 'Is my medicine too strong for me now?',
  },
  'overtreatment.older': {
    why: 'at this age HbA1c {a1c} on insulin, a sulfonylurea or repaglinide risks hypoglycaemia',
    caution: 'At this age HbA1c {a1c}, below {limit}, on insulin, a sulfonylurea or repaglinide causes hypoglycaemia and falls rather than benefit.',
    ask: 'Can I take less medicine without harm?',
  },
  'overtreatment.morning-disagrees': {
    why: 'a fasting glucose of {fasting} does not fit HbA1c {a1c}, glucose at home decides',
    caution: 'HbA1c {a1c} is low for this treatment, yet fasting glucose is {fasting}: neither reduce nor increase insulin, a sulfonylurea or repaglinide before home readings; look for a cause of a falsely low HbA1c.',
    ask: 'Why do my sugar tests not fit together?',
  },
  'overtreatment.sensor-disagrees': {
    why: 'the HbA1c is low while the sensor shows {share} of the time above range, the HbA1c may be falsely low',
    caution: null,
    ask: 'My blood test and my sensor do not agree. Which one counts?',
  },
  'overtreatment.nothing-to-stop': {
    why: 'it protects heart and kidneys and does not cause lows by itself',
    caution: null,
    ask: null,
  },
  'overtreatment.frail': {
    why: 'in this state of health HbA1c {a1c} on insulin, a sulfonylurea or repaglinide risks hypoglycaemia',
    caution: 'In this state of health HbA1c {a1c}, below {limit}, on insulin, a sulfonylurea or repaglinide causes hypoglycaemia and falls rather than benefit.',
    ask: 'Can I take less medicine without harm?',
  },
  'overtreatment.beside-a-start': {
    why: 'at HbA1c {a1c} a new medicine beside it causes hypoglycaemia',
    caution: null,
    ask: null,
  },
  'overtreatment.one-less': {
    why: 'with HbA1c {a1c} at this age or state of health one tablet fewer will do',
    caution: null,
    ask: 'Do I still need all my sugar tablets?',
  },
  'overtreatment.far-below': {
    why: 'HbA1c {a1c} on several glucose medicines is doubtful, and one of them can be stopped',
    caution: 'HbA1c {a1c} on several medicines: check glucose and blood count first, as altered red cells can make it read low; if confirmed, stop one.',
    ask: 'Which of my medicines can I do without?',
  },
  'overtreatment.same-class': {
    why: '{medicine} is taken twice, with more harm and no more benefit',
    caution: null,
    ask: 'Which of my two medicines of one kind do I stop?',
  },
} satisfies WordsOf<typeof rules>;
