import type { heartAndKidneyProtection as rules } from '../../topics/heart-and-kidney-protection.ts';
import type { WordsOf } from '../../rule.ts';

export const heartAndKidneyProtection = {
  'protection.sglt2-heart-failure': {
    why: 'heart failure, benefit regardless of HbA1c',
    caution: null,
    patient: 'There is a tablet that protects your heart. Ask your clinic about it soon.',
    ask: 'Do I already take a tablet that protects my heart, or should I start one?',
  },
  'protection.sglt2-kidney': {
    why: 'CKD with eGFR {limit} or above, first choice regardless of HbA1c',
    caution: null,
    patient: 'There is a tablet that protects your kidneys. Ask your clinic about it soon.',
    ask: 'Do I already take a tablet that protects my kidneys, or should I start one?',
  },
  'protection.sglt2-albumin': {
    why: 'above target with UACR {uacr}, preferred class, even before a second sample confirms it',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-not-started': {
    why: 'an SGLT2 inhibitor is not started at an eGFR below {limit} or on dialysis',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-goes-on': {
    why: 'continue below {limit}, until dialysis or intolerance',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-dialysis': {
    why: 'stop when dialysis begins',
    caution: null,
    patient: 'With dialysis, one of your tablets no longer helps. Your clinic will stop it.',
    ask: 'Which of my tablets should stop now that I have dialysis?',
  },
  'protection.sglt2-taken': {
    why: 'an SGLT2 inhibitor causes glycosuria',
    caution: 'SGLT2 inhibitor: thrush is common. Pain and swelling around the genitals or anus with fever: hospital at once.',
    patient: 'Tell your clinic if you itch or burn around your private parts. With pain, swelling and fever there, go to hospital at once.',
    ask: null,
  },
  'protection.arteries': {
    why: 'established ASCVD, benefit regardless of HbA1c',
    caution: null,
    patient: 'There are medicines that lower your sugar and protect your heart and vessels.',
    ask: 'Do I already take a medicine that protects my heart and vessels, or should I start one?',
  },
  'protection.arteries-second': {
    why: 'established ASCVD with HbA1c above {goal}, add the other protective class',
    caution: null,
    patient: null,
    ask: 'Is there a second medicine that protects my heart and vessels?',
  },
  'protection.arteries-unknown': {
    why: 'the type of cardiovascular disease determines the protective medicine',
    caution: null,
    patient: null,
    ask: 'What exactly is wrong with my heart or vessels?',
  },
  'protection.glp1-kidney': {
    why: 'CKD with HbA1c above {goal}, effective at any eGFR',
    caution: null,
    patient: null,
    ask: 'Which medicine lowers sugar well and is safe for my kidneys?',
  },
  'protection.glp1-heart-failure': {
    why: 'heart failure, ejection fraction determines whether it is suitable',
    caution:
      'Heart failure and a GLP-1 receptor agonist: with a reduced ejection fraction or a recent worsening, cardiology decides first; with a preserved one and obesity it helps.',
    patient: null,
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.glp1-heart-failure-asked': {
    why: 'heart failure, with a reduced ejection fraction, cardiology advises first',
    caution: null,
    patient: null,
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.finerenone-kidney-failure': {
    why: 'stop finerenone at an eGFR below {limit} or on dialysis',
    caution: null,
    patient: 'With your kidneys one of your tablets is no longer safe enough.',
    ask: 'Which of my tablets should stop because of my kidneys?',
  },
  'protection.ras-inhibitor': {
    why: 'UACR {uacr}, one of the two, to the highest tolerated dose',
    caution: null,
    patient: 'There is protein in your urine. A blood pressure tablet can protect your kidneys.',
    ask: 'Do I take a blood pressure tablet that protects my kidneys?',
  },
  'protection.pressure-unknown': {
    why: 'UACR {uacr}, the reading decides whether to start an ACE inhibitor or ARB',
    caution: null,
    patient: null,
    ask: 'What is my blood pressure, and is it right for my kidneys?',
  },
  'protection.finerenone': {
    why: 'UACR still {uacr} on a RAS inhibitor, finerenone adds protection',
    caution: null,
    patient: null,
    ask: 'Is there one more tablet that could protect my kidneys?',
  },
  'protection.finerenone-heart-failure': {
    why: 'with a reduced ejection fraction spironolactone or eplerenone comes first, never two of them',
    caution: null,
    patient: null,
    ask: 'Which tablet is right for my heart and my kidneys?',
  },
  'protection.finerenone-potassium': {
    why: 'start at potassium {limit} or below; up to {most} with closer monitoring',
    caution: null,
    patient: null,
    ask: 'Has my potassium been measured?',
  },
  'protection.finerenone-cyp3a4': {
    why: 'a strong CYP3A4 inhibitor raises finerenone in the blood: never together',
    caution: null,
    patient: 'Your kidney tablet does not go with another medicine you take.',
    ask: 'When do I take the kidney tablet again?',
  },
  'protection.finerenone-antagonist': {
    why: 'finerenone is not taken with spironolactone or eplerenone: potassium rises',
    caution: null,
    patient: 'Two of your medicines can raise potassium in the blood. One of them is enough.',
    ask: 'Which of the two is right for me?',
  },
  'protection.finerenone-not-started': {
    why: 'finerenone is not started at an eGFR below {limit}',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.potassium': {
    why: 'potassium {potassium} is high, repeat, review diet and medicines, start nothing that raises it',
    caution: null,
    patient: 'The potassium in your blood is a little high. It needs another test.',
    ask: 'Which foods or medicines raise my potassium?',
  },
  'protection.potassium-low': {
    why: 'potassium {potassium} is low',
    caution:
      'Potassium {potassium} is low, and insulin lowers it further: replace it, with magnesium, and look for diuretics, vomiting or diarrhoea. Below 3.0 with an ECG at once, below 2.5 in hospital.',
    patient: 'The potassium in your blood is too low. It needs another test and treatment.',
    ask: 'Why is my potassium low?',
  },
  'protection.potassium-first': {
    why: 'potassium {potassium} is corrected first',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.potassium-severe': {
    why: 'potassium {potassium} risks arrhythmia',
    caution:
      'Potassium {potassium} can harm the heart rhythm: repeat it today with an ECG, and pause what raises it.',
    patient: 'Your potassium is dangerously high. Call your clinic today and do not wait.',
    ask: 'What do I need to do today?',
  },
  'protection.uacr-unknown': {
    why: 'UACR every year guides kidney protection',
    caution: null,
    patient: null,
    ask: 'Has my urine been tested for protein this year?',
  },
  'protection.uacr-repeat': {
    why: 'UACR {uacr}, confirm with a second sample, then monitor on treatment',
    caution: null,
    patient: null,
    ask: 'When should my urine be tested again?',
  },
  'protection.nephrologist': {
    why: 'eGFR below {limit}, nephrology referral',
    caution: null,
    patient: 'Your kidneys need the eye of a kidney specialist.',
    ask: 'When can I see a kidney specialist?',
  },
  'protection.nephrologist-albumin': {
    why: 'UACR {uacr}, nephrology referral',
    caution: null,
    patient: 'There is a lot of protein in your urine. A kidney specialist should see you.',
    ask: 'When can I see a kidney specialist?',
  },
  'protection.kidney-unconfirmed': {
    why: 'eGFR 45 to 59 is CKD only with albuminuria or a confirmatory second result',
    caution: null,
    patient: null,
    ask: 'Does my kidney test need to be done again?',
  },
  'protection.transplant': {
    why: 'the transplant team advises on kidney medicines',
    caution: 'Kidney transplant: too little evidence for SGLT2 inhibitors and finerenone; ask the transplant team, including about interactions.',
    patient: 'With a transplanted kidney, ask your transplant team before any new medicine.',
    ask: 'Is this medicine safe with my new kidney?',
  },
  'protection.potassium-unknown': {
    why: 'potassium must be known with these medicines or this kidney function',
    caution: null,
    patient: null,
    ask: 'When was my potassium last tested?',
  },
} satisfies WordsOf<typeof rules>;
