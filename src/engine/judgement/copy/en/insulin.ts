import type { insulin as rules } from '../../topics/insulin.ts';
import type { WordsOf } from '../../rule.ts';

export const insulin = {
  'insulin.start-reading': {
    why: 'glucose {glucose} needs insulin',
    caution: null,
    ask: 'Do I need insulin now, and for how long?',
  },
  'insulin.start-symptoms': {
    why: 'thirst, weight loss and HbA1c {a1c} indicate insulin deficiency',
    caution: null,
    ask: 'Do I need insulin now, and for how long?',
  },
  'insulin.start-a1c': {
    why: 'at HbA1c {a1c} ({limit} or more) consider insulin',
    caution: null,
    ask: 'Do I need insulin now, and for how long?',
  },
  'insulin.titrate': {
    why: 'insulin is titrated to fasting glucose from day one',
    caution:
      'Starting insulin: fasting glucose every morning from day one, goal {goal} or less; increase by {step} every {days} until reached, reduce by 10 to 20 % after any below {low}.',
    ask: 'How do I adjust my insulin, and when do I stop?',
  },
  'insulin.refused': {
    why: 'at HbA1c {a1c} insulin is considered, but injections are declined',
    caution: 'At HbA1c {a1c} insulin would be considered, but injections are declined: ask why, show a pen, offer a trial of a few weeks, or agree an alternative.',
    ask: 'Why is an injection advised, and what would make it easier for me?',
  },
  'insulin.refused-needed': {
    why: 'insulin is needed now, but injections are declined',
    caution: 'Insulin is needed now, but injections are declined: ask why, show a pen and teach its use. It should not be put off.',
    ask: 'Why is an injection needed now, and what would make it easier for me?',
  },
  'insulin.fasting-normal': {
    why: 'fasting glucose {fasting} does not warrant basal insulin',
    caution: 'Fasting glucose {fasting} does not fit HbA1c {a1c}: confirm both before any insulin. Basal insulin would lower a fasting glucose that is already at goal.',
    ask: 'Why is my blood test high when my morning sugar is good?',
  },
  'insulin.symptoms-alone': {
    why: 'at HbA1c {a1c} look for another cause of the symptoms',
    caution: null,
    ask: null,
  },
  'insulin.sensor-lows': {
    why: 'sensor lows do not fit HbA1c {a1c}',
    caution: 'The sensor shows lows without a medicine that causes them, and HbA1c is {a1c}: confirm both before any insulin.',
    ask: 'Why does my sensor show low sugar when my blood test is high?',
  },
  'insulin.what-else': {
    why: 'look for the cause before insulin',
    caution: 'Before insulin, consider type 1 diabetes, LADA and pancreatic disease. Ketones and a review the same day with vomiting, drowsiness or fast breathing.',
    ask: null,
  },
  'insulin.raise': {
    why: 'fasting glucose {fasting} is above its goal and there are no lows',
    caution:
      'Increase by a further {step} every {days} until fasting glucose is {goal} or less; reduce by 10 to 20 % after any below {low}.',
    ask: 'How do I adjust my insulin, and when do I stop?',
  },
  'insulin.basal-missing': {
    why: 'fasting glucose {fasting} is above its goal, and insulin is taken only at meals',
    caution: null,
    ask: null,
  },
  'insulin.dose-unknown': {
    why: 'dose and weight are needed to decide whether to increase basal insulin',
    caution: null,
    ask: null,
  },
  'insulin.units-alone': {
    why: 'a dose of {units} is entered, but no basal insulin',
    caution: null,
    ask: null,
  },
  'insulin.fasting-unknown': {
    why: 'fasting glucose guides the basal dose and is unknown',
    caution: null,
    ask: 'When do I measure my sugar, so that my insulin can be set right?',
  },
  'insulin.too-much-basal': {
    why: '{units} of basal insulin ({perKg}) is more than {limit}',
    caution: 'Basal insulin {units} ({perKg}) is above {limit}, where a higher dose mainly adds hypoglycaemia and weight. First look for a large overnight fall, variability and missed doses.',
    ask: 'What can help instead of more insulin?',
  },
  'insulin.fasting-at-goal': {
    why: 'fasting glucose ({fasting}) is at its goal, so the high readings come after meals',
    caution: null,
    ask: 'What can I do about high sugar after meals?',
  },
  'insulin.kidney': {
    why: 'in advanced kidney disease insulin acts longer, and HbA1c is only {a1c}',
    caution: 'In advanced kidney disease insulin acts longer and HbA1c reads low: at {a1c} reduce insulin before hypoglycaemia occurs.',
    ask: 'Is my insulin dose still right for my kidneys?',
  },
  'insulin.premixed': {
    why: 'the insulin is premixed',
    caution:
      'Premixed insulin: fasting glucose sets the evening dose, glucose before the evening meal the morning dose; up 10 to 15 % once a week, down 10 to 20 % after any low. No mealtime insulin beside it; changing to basal insulin with a GLP-1 receptor agonist, or to basal–bolus, is a choice.',
    ask: null,
  },
  'insulin.premixed-raise': {
    why: 'fasting glucose {fasting} is above its goal, and it follows the evening dose of premixed insulin',
    caution: null,
    ask: 'Which of my insulin injections do I change, and by how much?',
  },
  'insulin.high-reading': {
    why: 'glucose {glucose} despite insulin needs a cause',
    caution: 'Glucose {glucose} despite insulin: look for missed doses, spoiled insulin, poor injection sites or a blocked pump (change the set, inject by pen), infection, and steroids. Insulin never stops. If glucose stays high, check ketones again. Emergency department with vomiting, drowsiness or confusion.',
    ask: 'Why is my sugar so high, and how much insulin do I take until we know?',
  },
  'insulin.weekly': {
    why: 'the insulin is given once a week',
    caution: 'Once-weekly insulin, {units} a week: adjust by about {step} a week, not in a short illness; never give it daily.',
    ask: null,
  },
  'insulin.weekly-type-1': {
    why: 'once-weekly insulin causes more lows in type 1 diabetes',
    caution: 'Once-weekly insulin in type 1 diabetes: more lows than with daily basal insulin, most on days 2 to 4 after the dose. The diabetes team decides whether to change to a daily one.',
    ask: 'Is a weekly insulin right for my type of diabetes?',
  },
  'insulin.weekly-low': {
    why: 'after a once-weekly insulin a low can recur for days',
    caution: 'Low glucose on a once-weekly insulin: it can recur for days. Measure often for a week, and decide on the next dose before it is due: after a severe low, delay or skip it.',
    ask: 'Do I take the next weekly injection, and how much?',
  },
  'insulin.weekly-and-daily': {
    why: 'a daily dose ({daily}) and a weekly one ({weekly}) are both entered, and a weekly dose given daily is seven times too much',
    caution: null,
    ask: 'Which insulin do I take each day, and which once a week?',
  },
} satisfies WordsOf<typeof rules>;
