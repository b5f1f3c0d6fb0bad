import type { steroids as rules } from '../../topics/steroids.ts';
import type { WordsOf } from '../../rule.ts';

export const steroids = {
  'steroids.taken': {
    why: 'steroids raise glucose from lunch to evening',
    caution: 'On steroids: judge by glucose after lunch and in the evening; fasting glucose and HbA1c lag behind. Only the prescriber changes the steroid.',
    ask: 'What do I change when my steroid dose changes?',
  },
  'steroids.fasting-at-goal': {
    why: 'fasting glucose is {glucose}, so more basal insulin causes nocturnal hypoglycaemia without improving the afternoon',
    caution: null,
    ask: null,
  },
  'steroids.high-after-meals': {
    why: 'post-meal glucose {glucose} on a steroid',
    caution: 'Glucose {glucose} after meals on steroids: with a morning steroid give NPH insulin in the morning, matched to the steroid dose, adjusted on the glucose before the evening meal and reduced with the steroid.',
    ask: 'Will I need insulin only as long as I take the steroid?',
  },
  'steroids.morning-insulin': {
    why: 'morning NPH with a morning steroid, increased with its dose and reduced as it comes down',
    caution: null,
    ask: null,
  },
  'steroids.taper': {
    why: 'fasting glucose {glucose} falls further as the steroid comes down',
    caution: 'Fasting glucose {glucose} on insulin and steroids: reduce insulin before or with each steroid reduction, the same day.',
    ask: 'How much insulin do I take when my steroid dose goes down?',
  },
  'steroids.ended': {
    why: 'when steroids end, glucose falls and less treatment may be enough',
    caution: null,
    ask: 'Which of my sugar medicines do I still need without the steroid?',
  },
  'steroids.ended-at-goal': {
    why: 'without the steroid fasting glucose {glucose} falls further on this treatment',
    caution: 'Steroids have ended and fasting glucose is {glucose}: treatment that suited the steroid now causes hypoglycaemia. Reduce it, and start nothing on an HbA1c that still reflects the steroid.',
    ask: 'How much insulin or which tablet do I still need without the steroid?',
  },
} satisfies WordsOf<typeof rules>;
