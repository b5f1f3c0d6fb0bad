import type { insulin as rules } from '../../topics/insulin.ts';
import type { WordsOf } from '../../rule.ts';

export const insulin = {
  'insulin.start-reading': {
    why: 'glucose {glucose} needs insulin',
    caution: null,
    patient: 'Your sugar is very high. You may need insulin now, so speak to your clinic today.',
    ask: 'Do I need insulin now, and for how long?',
  },
  'insulin.start-symptoms': {
    why: 'thirst, weight loss and HbA1c {a1c} indicate insulin deficiency',
    caution: null,
    patient: 'Losing weight and great thirst mean that your body lacks insulin. Speak to your clinic today.',
    ask: 'Do I need insulin now, and for how long?',
  },
  'insulin.start-a1c': {
    why: 'at HbA1c {a1c} ({limit} or more) consider insulin',
    caution: null,
    patient: 'Your sugar has been very high for months. Insulin may be the best way to bring it down now.',
    ask: 'Do I need insulin now, and for how long?',
  },
  'insulin.titrate': {
    why: 'insulin is titrated to fasting glucose from day one',
    caution:
      'Starting insulin: fasting glucose every morning from day one, goal {goal} or less; increase by {step} every {days} until reached, reduce by 10 to 20 % after any below {low}.',
    patient: null,
    ask: 'How do I adjust my insulin, and when do I stop?',
  },
  'insulin.refused': {
    why: 'at HbA1c {a1c} insulin is considered, but injections are declined',
    caution: 'At HbA1c {a1c} insulin would be considered, but injections are declined: ask why, show a pen, offer a trial of a few weeks, or agree an alternative.',
    patient: 'Your sugar is very high. Talk about what worries you about injections, there may be an easier way.',
    ask: 'Why is an injection advised, and what would make it easier for me?',
  },
  'insulin.refused-needed': {
    why: 'insulin is needed now, but injections are declined',
    caution: 'Insulin is needed now, but injections are declined: ask why, show a pen and teach its use. It should not be put off.',
    patient: 'Your body may lack insulin now. Talk about what worries you about injections, there may be an easier way.',
    ask: 'Why is an injection needed now, and what would make it easier for me?',
  },
  'insulin.fasting-normal': {
    why: 'fasting glucose {fasting} does not warrant basal insulin',
    caution: 'Fasting glucose {fasting} does not fit HbA1c {a1c}: confirm both before any insulin. Basal insulin would lower a fasting glucose that is already at goal.',
    patient: 'Your morning sugar is good, but your blood test is high. We need to know why first.',
    ask: 'Why is my blood test high when my morning sugar is good?',
  },
  'insulin.symptoms-alone': {
    why: 'at HbA1c {a1c} look for another cause of the symptoms',
    caution: null,
    patient: null,
    ask: null,
  },
  'insulin.sensor-lows': {
    why: 'sensor lows do not fit HbA1c {a1c}',
    caution: 'The sensor shows lows without a medicine that causes them, and HbA1c is {a1c}: confirm both before any insulin.',
    patient: 'Your sensor shows low sugar, but your blood test is high. We need to know why first.',
    ask: 'Why does my sensor show low sugar when my blood test is high?',
  },
  'insulin.what-else': {
    why: 'look for the cause before insulin',
    caution: 'Before insulin, consider type 1 diabetes, LADA and pancreatic disease. Ketones and a review the same day with vomiting, drowsiness or fast breathing.',
    patient: null,
    ask: null,
  },
  'insulin.raise': {
    why: 'fasting glucose {fasting} is above its goal and there are no lows',
    caution:
      'Increase by a further {step} every {days} until fasting glucose is {goal} or less; reduce by 10 to 20 % after any below {low}.',
    patient: 'Your morning sugar is still too high. Ask how to adjust your insulin.',
    ask: 'How do I adjust my insulin, and when do I stop?',
  },
  'insulin.basal-missing': {
    why: 'fasting glucose {fasting} is above its goal, and insulin is taken only at meals',
    caution: null,
    patient: null,
    ask: null,
  },
  'insulin.dose-unknown': {
    why: 'dose and weight are needed to decide whether to increase basal insulin',
    caution: null,
    patient: null,
    ask: null,
  },
  'insulin.units-alone': {
    why: 'a dose of {units} is entered, but no basal insulin',
    caution: null,
    patient: null,
    ask: null,
  },
  'insulin.fasting-unknown': {
    why: 'fasting glucose guides the basal dose and is unknown',
    caution: null,
    patient: null,
    ask: 'When do I measure my sugar, so that my insulin can be set right?',
  },
  'insulin.too-much-basal': {
    why: '{units} of basal insulin ({perKg}) is more than {limit}',
    caution: 'Basal insulin {units} ({perKg}) is above {limit}, where a higher dose mainly adds hypoglycaemia and weight. First look for a large overnight fall, variability and missed doses.',
    patient: 'More of your long-acting insulin will hardly help. Another medicine may help more.',
    ask: 'What can help instead of more insulin?',
  },
  'insulin.fasting-at-goal': {
    why: 'fasting glucose ({fasting}) is at its goal, so the high readings come after meals',
    caution: null,
    patient: 'Your morning sugar is good. What is high comes after meals.',
    ask: 'What can I do about high sugar after meals?',
  },
  'insulin.kidney': {
    why: 'in advanced kidney disease insulin acts longer, and HbA1c is only {a1c}',
    caution: 'In advanced kidney disease insulin acts longer and HbA1c reads low: at {a1c} reduce insulin before hypoglycaemia occurs.',
    patient: 'With your kidneys insulin works longer. Your dose may have to go down.',
    ask: 'Is my insulin dose still right for my kidneys?',
  },
  'insulin.premixed': {
    why: 'the insulin is premixed',
    caution:
      'Premixed insulin: fasting glucose sets the evening dose, glucose before the evening meal the morning dose; up 10 to 15 % once a week, down 10 to 20 % after any low. No mealtime insulin beside it; changing to basal insulin with a GLP-1 receptor agonist, or to basal–bolus, is a choice.',
    patient: 'Mixed insulin needs a meal: take it with food, and never skip the meal after it.',
    ask: null,
  },
  'insulin.premixed-raise': {
    why: 'fasting glucose {fasting} is above its goal, and it follows the evening dose of premixed insulin',
    caution: null,
    patient: null,
    ask: 'Which of my insulin injections do I change, and by how much?',
  },
  'insulin.high-reading': {
    why: 'glucose {glucose} despite insulin needs a cause',
    caution: 'Glucose {glucose} despite insulin: look for missed doses, spoiled insulin, poor injection sites or a blocked pump (change the set, inject by pen), infection, and steroids. Insulin never stops. If glucose stays high, check ketones again. Emergency department with vomiting, drowsiness or confusion.',
    patient: 'Your sugar is very high although you use insulin. Do not stop it. Tell your clinic today about missed doses, insulin that got warm, fever or new medicines.',
    ask: 'Why is my sugar so high, and how much insulin do I take until we know?',
  },
  'insulin.weekly': {
    why: 'the insulin is given once a week',
    caution: 'Once-weekly insulin, {units} a week: adjust by about {step} a week, not in a short illness; never give it daily.',
    patient: 'Your long-acting insulin is for one day of the week only. Never take it every day.',
    ask: null,
  },
  'insulin.weekly-low': {
    why: 'after a once-weekly insulin a low can recur for days',
    caution: 'Low glucose on a once-weekly insulin: it can recur for days. Measure often for a week, and decide on the next dose before it is due: after a severe low, delay or skip it.',
    patient: 'After a low your sugar can fall again for days. Measure it often, and ask your clinic before the next weekly injection.',
    ask: 'Do I take the next weekly injection, and how much?',
  },
  'insulin.weekly-and-daily': {
    why: 'a daily dose ({daily}) and a weekly one ({weekly}) are both entered, and a weekly dose given daily is seven times too much',
    caution: null,
    patient: 'Show your clinic which long-acting insulin you use, and how often.',
    ask: 'Which insulin do I take each day, and which once a week?',
  },
} satisfies WordsOf<typeof rules>;
