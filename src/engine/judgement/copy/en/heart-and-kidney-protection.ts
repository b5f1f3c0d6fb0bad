import type { heartAndKidneyProtection as rules } from '../../topics/heart-and-kidney-protection.ts';
import type { WordsOf } from '../../rule.ts';

export const heartAndKidneyProtection = {
  'protection.sglt2-heart-failure': {
    why: 'in heart failure an SGLT2 inhibitor protects, whatever the A1C',
    caution: null,
    patient: 'There is a tablet that protects your heart. Ask your clinic about it soon.',
    ask: 'Do I already take a tablet that protects my heart, or should I start one?',
  },
  'protection.sglt2-kidney': {
    why: 'in kidney disease with eGFR {limit} or more an SGLT2 inhibitor comes first, whatever the A1C',
    caution: null,
    patient: 'There is a tablet that protects your kidneys. Ask your clinic about it soon.',
    ask: 'Do I already take a tablet that protects my kidneys, or should I start one?',
  },
  'protection.sglt2-albumin': {
    why: 'above the goal albumin of {uacr} in the urine speaks for this class, before a second sample confirms it',
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
    why: 'an SGLT2 inhibitor that is taken goes on below {limit}, until dialysis or intolerance',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.sglt2-dialysis': {
    why: 'an SGLT2 inhibitor ends when dialysis begins',
    caution: null,
    patient: 'With dialysis, one of your tablets no longer helps. Your clinic will stop it.',
    ask: 'Which of my tablets should stop now that I have dialysis?',
  },
  'protection.sglt2-taken': {
    why: 'an SGLT2 inhibitor brings sugar into the urine',
    caution: 'SGLT2 inhibitor: thrush is common. Pain and swelling around the genitals or anus with fever: hospital at once.',
    patient: 'Tell your clinic if you itch or burn around your private parts. With pain, swelling and fever there, go to hospital at once.',
    ask: null,
  },
  'protection.arteries': {
    why: 'in arterial disease a GLP-1 receptor agonist or an SGLT2 inhibitor protects, whatever the A1C',
    caution: null,
    patient: 'There are medicines that lower your sugar and protect your heart and vessels.',
    ask: 'Do I already take a medicine that protects my heart and vessels, or should I start one?',
  },
  'protection.arteries-second': {
    why: 'in arterial disease with an A1C above {goal} the other protecting class comes next',
    caution: null,
    patient: null,
    ask: 'Is there a second medicine that protects my heart and vessels?',
  },
  'protection.arteries-unknown': {
    why: 'which disease of heart or vessels it is decides the medicine that protects',
    caution: null,
    patient: null,
    ask: 'What exactly is wrong with my heart or vessels?',
  },
  'protection.glp1-kidney': {
    why: 'in kidney disease with an A1C above {goal} a GLP-1 receptor agonist lowers glucose at any eGFR',
    caution: null,
    patient: null,
    ask: 'Which medicine lowers sugar well and is safe for my kidneys?',
  },
  'protection.glp1-heart-failure': {
    why: 'in heart failure the ejection fraction decides on a GLP-1 receptor agonist',
    caution:
      'Heart failure and a GLP-1 receptor agonist: with a reduced ejection fraction or a recent worsening, cardiology decides first; with a preserved one and obesity it helps.',
    patient: null,
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.glp1-heart-failure-asked': {
    why: 'in heart failure the ejection fraction decides on a GLP-1 receptor agonist: with a reduced one cardiology decides first',
    caution: null,
    patient: null,
    ask: 'Is the injection for my sugar right for my heart?',
  },
  'protection.finerenone-kidney-failure': {
    why: 'finerenone ends at an eGFR below {limit} or on dialysis',
    caution: null,
    patient: 'With your kidneys one of your tablets is no longer safe enough.',
    ask: 'Which of my tablets should stop because of my kidneys?',
  },
  'protection.ras-inhibitor': {
    why: 'albumin of {uacr} in the urine calls for an ACE inhibitor or an ARB, one of them, to the highest dose that is borne',
    caution: null,
    patient: 'There is protein in your urine. A blood pressure tablet can protect your kidneys.',
    ask: 'Do I take a blood pressure tablet that protects my kidneys?',
  },
  'protection.pressure-unknown': {
    why: 'with albumin of {uacr} in the urine the blood pressure decides on an ACE inhibitor or an ARB',
    caution: null,
    patient: null,
    ask: 'What is my blood pressure, and is it right for my kidneys?',
  },
  'protection.finerenone': {
    why: 'albumin of {uacr} in the urine remains under a RAS inhibitor: finerenone protects further',
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
    why: 'finerenone is started at potassium {limit} or less; up to {most} it may be, with closer checks',
    caution: null,
    patient: null,
    ask: 'Has my potassium been measured?',
  },
  'protection.finerenone-not-started': {
    why: 'finerenone is not started at an eGFR below {limit}',
    caution: null,
    patient: null,
    ask: null,
  },
  'protection.potassium': {
    why: 'potassium {potassium} is high: repeat it, look at diet and medicines, start nothing that raises it',
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
    why: 'potassium {potassium} can harm heart rhythm',
    caution:
      'Potassium {potassium} can harm the heart rhythm: repeat it today with an ECG, and pause what raises it.',
    patient: 'Your potassium is dangerously high. Call your clinic today and do not wait.',
    ask: 'What do I need to do today?',
  },
  'protection.uacr-unknown': {
    why: 'albumin in the urine is measured every year and decides on protection',
    caution: null,
    patient: null,
    ask: 'Has my urine been tested for protein this year?',
  },
  'protection.uacr-repeat': {
    why: 'albumin of {uacr} in the urine is confirmed by a second sample, and followed under treatment',
    caution: null,
    patient: null,
    ask: 'When should my urine be tested again?',
  },
  'protection.nephrologist': {
    why: 'eGFR below {limit} needs a kidney specialist',
    caution: null,
    patient: 'Your kidneys need the eye of a kidney specialist.',
    ask: 'When can I see a kidney specialist?',
  },
  'protection.nephrologist-albumin': {
    why: 'albumin of {uacr} in the urine needs a kidney specialist',
    caution: null,
    patient: 'There is a lot of protein in your urine. A kidney specialist should see you.',
    ask: 'When can I see a kidney specialist?',
  },
  'protection.kidney-unconfirmed': {
    why: 'an eGFR of 45 to 59 is kidney disease only with albumin in the urine, or once a second one confirms it',
    caution: null,
    patient: null,
    ask: 'Does my kidney test need to be done again?',
  },
  'protection.transplant': {
    why: 'the transplant team decides on medicines for the kidney',
    caution: 'Kidney transplant: SGLT2 inhibitors and finerenone are too little studied; the transplant team decides, also on what goes with its medicines.',
    patient: 'With a transplanted kidney, ask your transplant team before any new medicine.',
    ask: 'Is this medicine safe with my new kidney?',
  },
  'protection.potassium-unknown': {
    why: 'with these medicines or kidneys potassium has to be known',
    caution: null,
    patient: null,
    ask: 'When was my potassium last tested?',
  },
} satisfies WordsOf<typeof rules>;
