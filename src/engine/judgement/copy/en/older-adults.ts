import type { olderAdults as rules } from '../../topics/older-adults.ts';
import type { WordsOf } from '../../rule.ts';

export const olderAdults = {
  'older.target': {
    why: 'a target of {target} is strict from the age of 75',
    caution: 'The target of {target} is below {limit} at an age when hypoglycaemia does more harm than a slightly higher HbA1c: agree a higher one.',
    ask: 'Is my target right for my age?',
  },
  'older.target-with-lows': {
    why: 'a target of {target} is strict with recurrent hypoglycaemia',
    caution: 'The target of {target} is strict with recurrent hypoglycaemia: prevent that first, then agree a higher target.',
    ask: 'Should my target be higher, so that I have fewer lows?',
  },
  'older.target-complex': {
    why: 'with several illnesses or frailty a target of {target} is strict',
    caution: 'With several illnesses or frailty the target of {target} is strict: below {limit} is enough, and avoiding hypoglycaemia matters more.',
    ask: 'Which sugar target fits me with my other illnesses?',
  },
  'older.very-complex': {
    why: 'in very complex health comfort and safety come before any HbA1c',
    caution: 'In very complex health there is no HbA1c goal: avoid hypoglycaemia and symptoms of high glucose, and do not treat a number.',
    ask: 'Which of my medicines do I still need?',
  },
  'older.frailty-unknown': {
    why: 'on a medicine that causes lows the goal depends on general health, which is not known here',
    caution: null,
    ask: 'How do my strength, memory and other illnesses change my sugar target?',
  },
  'older.deficit': {
    why: 'from this age eating less can cost muscle, so a clinician decides',
    caution: null,
    ask: null,
  },
  'older.frail-deficit': {
    why: 'with frailty eating less costs muscle and strength',
    caution: null,
    ask: null,
  },
  'older.simplify': {
    why: 'in this state of health insulin should be as simple as it can be',
    caution: 'The insulin regimen is too complex for this person’s health: fewer injections and no sulfonylurea or repaglinide reduce hypoglycaemia.',
    ask: 'Can my insulin plan be made simpler?',
  },
  'older.health-unknown': {
    why: 'at this age the goal depends on general health, which is not known here',
    caution: null,
    ask: 'How do my strength, memory and other illnesses change my sugar target?',
  },
  'older.lean-health-unknown': {
    why: 'in a lean person of this age general health, not known here, decides whether a medicine that lowers weight is started',
    caution: null,
    ask: 'How do my strength, memory and other illnesses change my sugar target?',
  },
  'older.very-complex-untreated': {
    why: 'HbA1c {a1c} without treatment: no goal, but one simple, well-tolerated medicine to prevent thirst and weight loss',
    caution: null,
    ask: 'Is there one simple medicine for my sugar?',
  },
} satisfies WordsOf<typeof rules>;
