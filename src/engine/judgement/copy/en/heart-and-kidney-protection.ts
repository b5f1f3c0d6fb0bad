import type { heartAndKidneyProtection as rules } from '../../topics/heart-and-kidney-protection.ts';
import type { WordsOf } from '../../rule.ts';

export const heartAndKidneyProtection = {
  'protection.sglt2-heart-failure': {
    why: 'heart failure, benefit regardless of HbA1c',
    caution: null,
    ask: 'Do I already take a tablet that protects my heart, or should I start one?',
  },
  'protection.sglt2-kidney': {
    why: 'first choice in CKD down to an eGFR of {limit}, regardless of HbA1c',
    caution: null,
    ask: 'Do I already take a tablet that protects my kidneys, or should I start one?',
  },
  'protection.sglt2-albumin': {
    why: 'above target with UACR {uacr}, preferred class, even before a second sample confirms it',
    caution: null,
    ask: null,
  },
  'protection.sglt2-not-started': {
    why: 'do not start an SGLT2 inhibitor at an eGFR below {limit} or on dialysis',
    caution: null,
    ask: null,
  },
  'protection.sglt2-goes-on': {
    why: 'continue below {limit}, until dialysis or intolerance',
    caution: null,
    ask: null,
  },
  'protection.sglt2-dialysis': {
    why: 'stop when dialysis begins',
    caution: null,
    ask: 'Which of my tablets should stop now that I have dialysis?',
  },
  'protection.sglt2-taken': {
    why: 'an SGLT2 inhibitor causes glycosuria',
    caution: 'SGLT2 inhibitor: thrush is common. Pain and swelling around the genitals or anus with fever: hospital at once.',
    ask: null,
  },
  'protection.arteries': {
    why: 'established ASCVD, benefit regardless of HbA1c',
    caution: null,
    ask: 'Do I already take a medicine that protects my heart and vessels, or should I start one?',
  },
  'protection.arteries-second': {
    why: 'established ASCVD with {above}, add the other protective class',
    caution: null,
    ask: 'Is there a second medicine that protects my heart and vessels?',
  },
  'protection.arteries-unknown': {
    why: 'the type of cardiovascular disease determines the protective medicine',
    caution: null,
    ask: 'What exactly is wrong with my heart or vessels?',
  },
  'protection.glp1-kidney': {
    why: 'CKD with {above}, effective at any eGFR',
    caution: null,
    ask: 'Which medicine lowers sugar well and is safe for my kidneys?',
  },
  'protection.glp1-heart-failure': {
    why: 'heart failure with an unknown ejection fraction, which determines whether the injection is suitable',
    caution:
      'Heart failure and a GLP-1 receptor agonist: with a reduced ejection fraction or recent worsening, ask cardiology first; with a preserved one and obesity it helps.',
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.glp1-ejection': {
    why: 'ejection fraction {fraction}, cardiology advises on the GLP-1 receptor agonist',
    caution:
      'A GLP-1 receptor agonist at an ejection fraction of {fraction}: no proven benefit, possibly more events. Agree with cardiology before starting or continuing it.',
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.glp1-reduced': {
    why: 'at an ejection fraction of {fraction}, start or increase a GLP-1 receptor agonist only if cardiology agrees',
    caution: null,
    ask: 'Is an injection for my sugar right for my heart?',
  },
  'protection.glp1-heart-failure-asked': {
    why: 'heart failure, ask cardiology before starting the injection',
    caution: null,
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.finerenone-kidney-failure': {
    why: 'stop finerenone at an eGFR below {limit} or on dialysis',
    caution: null,
    ask: 'Which of my tablets should stop because of my kidneys?',
  },
  'protection.ras-inhibitor': {
    why: 'UACR {uacr}, one or the other, to the highest tolerated dose',
    caution: null,
    ask: 'Do I take a blood pressure tablet that protects my kidneys?',
  },
  'protection.pressure-unknown': {
    why: 'UACR {uacr}, the reading decides whether an ACE inhibitor or ARB, or more for the pressure, is needed',
    caution: null,
    ask: 'What is my blood pressure, and is it right for my kidneys?',
  },
  'protection.finerenone': {
    why: 'UACR still {uacr} on a RAS inhibitor, finerenone adds protection',
    caution: null,
    ask: 'Is there one more tablet that could protect my kidneys?',
  },
  'protection.finerenone-heart-failure': {
    why: 'with a reduced ejection fraction use spironolactone or eplerenone first, never two together',
    caution: null,
    ask: 'Which tablet is right for my heart and my kidneys?',
  },
  'protection.finerenone-potassium': {
    why: 'start finerenone at potassium {limit} or below; up to {most} with closer monitoring',
    caution: null,
    ask: 'Has my potassium been measured?',
  },
  'protection.finerenone-cyp3a4': {
    why: 'a strong CYP3A4 inhibitor raises finerenone levels: never combine them',
    caution: null,
    ask: 'When do I take the kidney tablet again?',
  },
  'protection.finerenone-antagonist': {
    why: 'do not combine finerenone with spironolactone or eplerenone: potassium rises',
    caution: null,
    ask: 'Which of the two is right for me?',
  },
  'protection.finerenone-not-started': {
    why: 'do not start finerenone at an eGFR below {limit}',
    caution: null,
    ask: null,
  },
  'protection.potassium': {
    why: 'potassium {potassium} is high, repeat, review diet and medicines, start nothing that raises it',
    caution: null,
    ask: 'Which foods or medicines raise my potassium?',
  },
  'protection.potassium-low': {
    why: 'potassium {potassium} is low',
    caution:
      'Potassium {potassium} is low, and insulin lowers it further: replace it, with magnesium, pause or change a thiazide or loop diuretic, and look for vomiting or diarrhoea; with high blood pressure consider primary aldosteronism. Below 3.0 with an ECG at once, below 2.5 in hospital.',
    ask: 'Why is my potassium low?',
  },
  'protection.potassium-first': {
    why: 'correct potassium {potassium} first',
    caution: null,
    ask: null,
  },
  'protection.potassium-severe': {
    why: 'potassium {potassium} risks arrhythmia, record an ECG too',
    caution:
      'Potassium {potassium} can cause arrhythmia: repeat today with an ECG, and pause medicines that raise it.',
    ask: 'What do I need to do today?',
  },
  'protection.uacr-unknown': {
    why: 'UACR every year guides kidney protection',
    caution: null,
    ask: 'Has my urine been tested for protein this year?',
  },
  'protection.uacr-repeat': {
    why: 'UACR {uacr}, {repeat}',
    caution: null,
    ask: 'When should my urine be tested again?',
  },
  'protection.nephrologist': {
    why: 'eGFR below {limit}, nephrology referral',
    caution: null,
    ask: 'When can I see a kidney specialist?',
  },
  'protection.nephrologist-albumin': {
    why: 'UACR {uacr}, nephrology referral',
    caution: null,
    ask: 'When can I see a kidney specialist?',
  },
  'protection.kidney-unconfirmed': {
    why: 'eGFR 45 to 59 is CKD only with albuminuria or a confirmatory second result',
    caution: null,
    ask: 'Does my kidney test need to be done again?',
  },
  'protection.transplant': {
    why: 'the transplant team advises on kidney and lipid medicines',
    caution: 'Kidney transplant: too little evidence for SGLT2 inhibitors and finerenone; ask the transplant team, also which statin or ezetimibe suits its medicines.',
    ask: 'Is this medicine safe with my new kidney?',
  },
  'protection.potassium-unknown': {
    why: 'potassium must be known with these medicines or this kidney function',
    caution: null,
    ask: 'When was my potassium last tested?',
  },
  'protection.ejection-unknown': {
    why: 'in heart failure the ejection fraction determines whether the injection and an ACE inhibitor or ARB are suitable',
    caution: null,
    ask: 'How strongly does my heart pump?',
  },
  'protection.glp1-preserved': {
    why: 'heart failure with an ejection fraction of {fraction} and BMI {bmi}: fewer symptoms, regardless of HbA1c',
    caution: null,
    ask: 'Is there an injection that would ease my heart failure and my weight?',
  },
  'protection.ras-reduced': {
    why: 'heart failure with an ejection fraction of {fraction}: an ACE inhibitor, ARB or sacubitril–valsartan, with cardiology for the rest',
    caution: null,
    ask: 'Do I take all the tablets that help a weak heart?',
  },
  'protection.finerenone-reduced': {
    why: 'at an ejection fraction of {fraction} use spironolactone or eplerenone, not finerenone',
    caution: null,
    ask: null,
  },
  'protection.sglt2-diuretic': {
    why: 'an SGLT2 inhibitor adds to a loop or thiazide diuretic',
    caution: null,
    ask: 'Do I still need as much of the water tablet?',
  },
  'protection.sglt2-dip': {
    why: 'eGFR can fall when an SGLT2 inhibitor is started, so keep this dose until eGFR is rechecked',
    caution: null,
    ask: null,
  },
  'protection.sglt2-careful': {
    why: 'at {systolic} mmHg an SGLT2 inhibitor can lower it too far: check lying and standing pressure before, eGFR after',
    caution: null,
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
