import type { kidneyAndMetformin as rules } from '../../topics/kidney-and-metformin.ts';
import type { WordsOf } from '../../rule.ts';

export const kidneyAndMetformin = {
  'kidney.metformin-stop': {
    why: 'no metformin below eGFR {limit} or on dialysis',
    caution: null,
    patient: 'Your kidneys are now too weak for one of your tablets. Your clinic will change it.',
    ask: 'Which of my tablets should stop because of my kidneys, and what will I take instead?',
  },
  'kidney.metformin-not-started': {
    why: 'metformin is neither started nor raised at an eGFR below {limit}',
    caution: null,
    patient: null,
    ask: null,
  },
  'kidney.metformin-reduce': {
    why: 'at an eGFR below {limit} metformin goes no higher than {most} a day',
    caution: null,
    patient: 'Your kidneys are weaker, so one of your tablets needs a smaller dose.',
    ask: 'Do my tablets need a smaller dose because of my kidneys?',
  },
  'kidney.metformin-not-raised': {
    why: 'weak kidneys beside the heart or liver: at most {most} a day',
    caution: null,
    patient: null,
    ask: null,
  },
  'kidney.metformin-above-label': {
    why: 'no label goes above {most} of metformin a day',
    caution: null,
    patient: 'One of your tablets is taken in too high a dose.',
    ask: 'Is the dose of my tablet too high?',
  },
  'kidney.metformin-unknown': {
    why: 'the dose of metformin depends on the kidneys, and it is not raised before the eGFR is known',
    caution: null,
    patient: null,
    ask: 'When was my last kidney blood test, and what did it show?',
  },
  'kidney.metformin-tolerance': {
    why: 'the stomach does not bear metformin: extended release, or a lower dose where it already is; it is not raised',
    caution: null,
    patient: 'One of your tablets upsets your stomach. There is a gentler form.',
    ask: 'Is there a form of my tablet that is easier on my stomach?',
  },
  'kidney.metformin-stomach': {
    why: 'metformin upsets the stomach, so it is not raised for now',
    caution: null,
    patient: null,
    ask: 'Should I take my tablet with food to spare my stomach?',
  },
  'kidney.sitagliptin-dose': {
    why: 'at an eGFR below {limit} sitagliptin is limited to {dose} a day; linagliptin needs no change',
    caution: null,
    patient: 'Your kidneys are weaker, so one of your tablets may need a smaller dose.',
    ask: 'Is the dose of my tablet still right for my kidneys?',
  },
  'kidney.sitagliptin-unknown': {
    why: 'the dose of sitagliptin depends on an eGFR that is not known exactly',
    caution: null,
    patient: null,
    ask: 'When was my last kidney blood test, and what did it show?',
  },
  'kidney.unknown': {
    why: 'the kidneys are checked every year, and many doses depend on them',
    caution: 'Kidneys: eGFR and urine albumin every year.',
    patient: null,
    ask: 'Have my kidneys been tested this year?',
  },
  'kidney.disagreement': {
    why: 'the eGFR and the kidney stage do not agree',
    caution: 'The eGFR and the kidney stage do not agree. Until this is settled the worse of the two counts.',
    patient: null,
    ask: 'Can you check my kidney blood test once more?',
  },
  'kidney.repeat': {
    why: 'eGFR below {limit} is confirmed after three months, and followed',
    caution: null,
    patient: null,
    ask: 'When should my kidneys be tested again?',
  },
  'kidney.water': {
    why: 'heart failure or kidney disease allows no general goal for drinking',
    caution: null,
    patient: 'Ask your clinic how much you should drink. The usual advice to drink a lot is not for you.',
    ask: 'How much should I drink each day?',
  },
  'kidney.protein': {
    why: 'in kidney disease about {protein} of protein for each kg of weight a day is enough',
    caution: null,
    patient: 'Your kidneys do better without protein powders or very large portions of meat.',
    ask: 'How much meat, fish, eggs and milk is right for my kidneys?',
  },
  'kidney.dialysis': {
    why: 'on dialysis A1C misleads and lows are frequent: decide on glucose readings',
    caution: null,
    patient: null,
    ask: 'How often should I measure my sugar on dialysis days?',
  },
  'kidney.dialysis-diet': {
    why: 'on dialysis eating less costs muscle, and a renal dietitian plans what is eaten',
    caution: null,
    patient: 'Do not go on a diet on your own. A dietitian plans your food with you.',
    ask: 'What should I eat on dialysis?',
  },
  'kidney.failure-diet': {
    why: 'in kidney failure eating less costs muscle',
    caution: null,
    patient: null,
    ask: 'What should I eat with my kidneys?',
  },
  'kidney.acute': {
    why: 'an eGFR below {limit} that nobody knew of can be an acute kidney injury',
    caution: 'An eGFR below {limit} without known kidney disease: repeat it before anything begins for heart or kidneys, and look for what is acute (too little fluid, blocked urine, painkillers, contrast, illness).',
    patient: 'Your kidney test was not good. It must be done again soon.',
    ask: 'Why are my kidneys weak, and is it new?',
  },
  'kidney.creatinine-doubted': {
    why: 'a creatinine of {creatinine} without known kidney disease: value and unit are checked first',
    caution: 'Creatinine {creatinine} without known kidney disease: check value and unit (mg/dL or µmol/L) before anything rests on it; if it is true, the kidneys fail.',
    patient: 'One of your blood results is so unusual that it is checked first.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
