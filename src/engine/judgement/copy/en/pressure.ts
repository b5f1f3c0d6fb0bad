import type { pressure as rules } from '../../topics/pressure.ts';
import type { WordsOf } from '../../rule.ts';

export const pressure = {
  'pressure.severe': {
    why: 'systolic from {systolic} or diastolic from {diastolic} is severe; measure again first',
    caution: 'Severe blood pressure: repeat now, treat today. With chest pain, breathlessness, severe headache, confusion, weakness or loss of sight: emergency.',
    ask: 'What should I do today about my blood pressure?',
  },
  'pressure.severe-kidneys': {
    why: 'severe blood pressure with a new eGFR below {limit} may be accelerated hypertension with acute kidney injury',
    caution: 'Severe blood pressure with an eGFR below {limit} that was not known: hospital today, for fundi, urine, potassium and creatinine.',
    ask: null,
  },
  'pressure.pregnancy': {
    why: '{systolic}/{diastolic} or more in pregnancy endangers mother and child',
    caution: 'Severe blood pressure in pregnancy: hospital now, with pre-eclampsia in mind.',
    ask: null,
  },
  'pressure.severe-with-disease': {
    why: '{systolic}/{diastolic} or more with arterial disease is treated within days',
    caution: null,
    ask: 'What should I do about my blood pressure?',
  },
  'pressure.pregnancy-raised': {
    why: '{systolic}/{diastolic} or more in pregnancy, use medicines safe in pregnancy; look for pre-eclampsia',
    caution: null,
    ask: 'Which blood pressure tablet is safe for my baby?',
  },
  'pressure.two-medicines': {
    why: 'treat once confirmed; from {systolic}/{diastolic} {how}',
    caution: null,
    ask: 'Which tablets will bring my blood pressure down?',
  },
  'pressure.resistant': {
    why: '{systolic}/{diastolic} or more on two classes: check adherence, home readings, salt and NSAIDs; then add the missing class, from three spironolactone or eplerenone if potassium allows; test aldosterone and renin',
    caution: null,
    ask: 'Why is my blood pressure still high?',
  },
  'pressure.above-goal': {
    why: 'treat {systolic}/{diastolic} or more once confirmed on two days',
    caution: null,
    ask: 'Is my blood pressure high enough to need a tablet?',
  },
  'pressure.albumin': {
    why: 'with UACR {uacr} an ACE inhibitor or ARB comes first',
    caution: 'With UACR {uacr} the first medicine for pressure is an ACE inhibitor or ARB, once pressure is confirmed and potassium known; potassium and creatinine 2 to 4 weeks after the start.',
    ask: 'Which tablet for my blood pressure also protects my kidneys?',
  },
  'pressure.arteries': {
    why: 'in coronary disease an ACE inhibitor or ARB comes first',
    caution: null,
    ask: 'Which tablet for my blood pressure also protects my heart?',
  },
  'pressure.albumin-potassium': {
    why: 'potassium {potassium} is too high to start an ACE inhibitor or ARB, a calcium-channel blocker comes first',
    caution: null,
    ask: null,
  },
  'pressure.unclear': {
    why: 'a pressure of {systolic} over {diastolic} is impossible, one of the two is wrong',
    caution: 'Blood pressure {systolic}/{diastolic} is impossible: measure again today. Until then neither figure is used, and nothing that lowers blood pressure is started.',
    ask: null,
  },
  'pressure.lower-than-trials': {
    why: 'systolic pressure {systolic} is too low to start a medicine that lowers it, measure again first, lying and standing',
    caution: null,
    ask: null,
  },
  'pressure.low-on-treatment': {
    why: 'systolic pressure {systolic} on treatment: measure lying and standing, ask about dizziness and falls',
    caution: null,
    ask: 'Is my blood pressure too low with my tablets?',
  },
  'pressure.low': {
    why: 'systolic pressure {systolic} is low',
    caution: 'Systolic pressure {systolic} is low: measure lying and standing, look for bleeding, dehydration, infection and a cardiac cause, review medicines that lower it; start nothing for heart or kidneys until then. Faint, confused or breathless: emergency.',
    ask: 'Do I still need all my blood pressure tablets?',
  },
  'pressure.very-low': {
    why: 'systolic pressure {systolic} is very low',
    caution: 'Systolic pressure {systolic}: look today for bleeding, dehydration, infection and a cardiac cause. Pause medicines that lower it, and metformin; start nothing until then. Faint, confused or breathless: emergency.',
    ask: 'Do I still need all my blood pressure tablets?',
  },
} satisfies WordsOf<typeof rules>;
