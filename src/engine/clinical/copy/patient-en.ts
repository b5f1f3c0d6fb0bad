import type { Patterns } from '../../kit/words/pattern.ts';

/** What a patient's sheet says, whichever calculator made it: plain words, no dose, nothing to change alone. */
export const patientEn = {
  'patient.title': 'Your plan',
  'patient.disclaimer': 'For learning only. Your doctor decides with you.',
  'patient.notInPregnancy': '<b>If you are or could be pregnant</b>, this sheet is not for you: call your clinic.',
  'patient.next': 'What to do',
  'patient.result': 'Your result',
  'patient.ask': 'Ask your care team',
  'patient.help': 'Get help at once',
  'patient.phone': 'Care team’s phone',
  'patient.questions': 'My own questions',

  'patient.part.eating': 'Eating',
  'patient.part.drinking': 'Drinking',
  'patient.part.moving': 'Moving',
  'patient.build': 'Add {from} to {to} steps a day at a time. Ask your doctor first if you have chest pain, a foot ulcer or eye disease.',
  'patient.part.weight': 'Weight',
  'patient.part.checking': 'Checking your sugar',
  'patient.part.limits': 'What this picture is not',

  'patient.water': '<b>Drink water through the day.</b> If you have heart or kidney disease, ask how much is right for you.',

  'patient.help.low': '<b>Sugar too low:</b> shaking, sweating, a racing heart, confusion. Take 15 g of fast sugar, such as half a glass of juice, and check again after 15 minutes. <b>For those around you:</b> if the person cannot swallow or will not wake up, give nothing by mouth. Call an ambulance.',
  'patient.help.high': '<b>Sugar very high:</b> great thirst, vomiting, stomach pain, fast breathing, drowsiness. Go to the emergency department. If you take a tablet whose name ends in “gliflozin”, go even if your sugar is normal.',

  'patient.path.kept': 'If you follow the plan',
  'patient.path.hard': 'If it is hard to follow',
  'patient.path.now': 'With your treatment now',
  'patient.path.insulin': 'With insulin',
  'patient.exercise.heart': 'Agree with your heart doctor first; stop at chest pain or breathlessness.',
  'patient.exercise.feet': 'Look at your feet and shoes before and after.',
  'patient.exercise.lows': 'Carry sugar with you and measure before longer exercise.',
  'patient.schedule.cgmWear': 'Wear the sensor for at least {days} days and {percent} of the time before its figures are judged.',
  'patient.schedule.cgmReview': 'Look at the ranges every 2 weeks while your dose is being adjusted, later at every visit.',
  'patient.schedule.backup': 'Prick your finger as well whenever what you feel and what the figure says do not match.',
  'patient.schedule.fasting': 'Before breakfast: every morning while your dose is being adjusted, otherwise on 3 days a week.',
  'patient.schedule.pairs': 'On 2 days a week also before your largest meal, 2 hours after it, and at bedtime.',
  'patient.schedule.spot': 'On 2 days a week also 2 hours after your largest meal.',
  'patient.goals': 'Aim for {fasting} before breakfast and under {postMeal} two hours after a meal.',
  'patient.checks.b12': 'Vitamin B12 when you have taken metformin for {months} months, sooner if your feet tingle or feel numb.',
} as const satisfies Patterns;
