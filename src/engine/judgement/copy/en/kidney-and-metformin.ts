import type { kidneyAndMetformin as rules } from '../../topics/kidney-and-metformin.ts';
import type { WordsOf } from '../../rule.ts';

export const kidneyAndMetformin = {
  'kidney.metformin-stop': {
    why: 'contraindicated below eGFR {limit} or on dialysis',
    caution: null,
    ask: 'Which of my tablets should stop because of my kidneys, and what will I take instead?',
  },
  'kidney.metformin-not-started': {
    why: 'do not start or increase at an eGFR below {limit}',
    caution: null,
    ask: null,
  },
  'kidney.metformin-reduce': {
    why: 'maximum {most} a day when eGFR is below {limit}',
    caution: null,
    ask: 'Do my tablets need a smaller dose because of my kidneys?',
  },
  'kidney.metformin-not-raised': {
    why: 'reduced kidney function with heart or liver disease, maximum {most} a day',
    caution: null,
    ask: null,
  },
  'kidney.metformin-above-label': {
    why: 'licensed maximum {most} a day',
    caution: null,
    ask: 'Is the dose of my tablet too high?',
  },
  'kidney.metformin-unknown': {
    why: 'dose depends on eGFR; do not increase until it is known',
    caution: null,
    ask: 'When was my last kidney blood test, and what did it show?',
  },
  'kidney.metformin-tolerance': {
    why: 'metformin not tolerated (GI), modified release, or a lower dose if already on it',
    caution: null,
    ask: 'Is there a form of my tablet that is easier on my stomach?',
  },
  'kidney.metformin-stomach': {
    why: 'GI effects on metformin, do not increase for now',
    caution: null,
    ask: 'Should I take my tablet with food to spare my stomach?',
  },
  'kidney.sitagliptin-dose': {
    why: 'sitagliptin maximum {dose} a day when eGFR is below {limit}; linagliptin unchanged',
    caution: null,
    ask: 'Is the dose of my tablet still right for my kidneys?',
  },
  'kidney.sitagliptin-unknown': {
    why: 'the dose of sitagliptin depends on an eGFR that is not known exactly',
    caution: null,
    ask: 'When was my last kidney blood test, and what did it show?',
  },
  'kidney.unknown': {
    why: 'kidney function is checked yearly and guides many doses',
    caution: 'Kidneys: eGFR and urine albumin every year.',
    ask: 'Have my kidneys been tested this year?',
  },
  'kidney.disagreement': {
    why: 'the eGFR and the kidney stage do not agree',
    caution: 'The eGFR and the kidney stage do not agree. Until this is settled the worse of the two is used.',
    ask: 'Can you check my kidney blood test once more?',
  },
  'kidney.repeat': {
    why: 'eGFR below {limit}, {repeat}',
    caution: null,
    ask: 'When should my kidneys be tested again?',
  },
  'kidney.water': {
    why: 'no standard fluid target in heart failure or CKD',
    caution: null,
    ask: 'How much should I drink each day?',
  },
  'kidney.protein': {
    why: 'in kidney disease about {protein} of protein per kg a day is enough',
    caution: null,
    ask: 'How much meat, fish, eggs and milk is right for my kidneys?',
  },
  'kidney.dialysis': {
    why: 'HbA1c is misleading and hypoglycaemia common on dialysis, be guided by glucose',
    caution: null,
    ask: 'How often should I measure my sugar on dialysis days?',
  },
  'kidney.dialysis-diet': {
    why: 'calorie restriction on dialysis loses muscle; a renal dietitian plans intake',
    caution: null,
    ask: 'What should I eat on dialysis?',
  },
  'kidney.failure-diet': {
    why: 'calorie restriction in kidney failure loses muscle',
    caution: null,
    ask: 'What should I eat with my kidneys?',
  },
  'kidney.acute': {
    why: 'a new eGFR below {limit} may be acute kidney injury, so nothing for heart or kidneys starts before the repeat',
    caution: 'An eGFR below {limit} without known kidney disease: repeat it before starting anything for heart or kidneys, and look for an acute cause (dehydration, obstruction, NSAIDs, contrast, illness).',
    ask: 'Why are my kidneys weak, and is it new?',
  },
  'kidney.creatinine-denies-egfr': {
    why: 'an eGFR of {egfr} does not fit a creatinine of {creatinine}',
    caution: 'An eGFR of {egfr} does not fit a creatinine of {creatinine} at this age: check both, with units and dates, today. Until then neither is used, and nothing that depends on kidney function is started.',
    ask: 'Which of my two kidney results is right?',
  },
  'kidney.dialysis-doubted': {
    why: 'dialysis does not fit an eGFR of {egfr}',
    caution: 'Dialysis does not fit an eGFR of {egfr}: check both entries today. Until then nothing new starts but insulin.',
    ask: null,
  },
  'kidney.creatinine-doubted': {
    why: 'a creatinine of {creatinine} without known kidney disease, value and unit are checked first',
    caution: 'Creatinine {creatinine} without known kidney disease: check value and unit (mg/dL or µmol/L) before acting on it; if true, this is kidney failure.',
    ask: null,
  },
  'kidney.acute-medicines': {
    why: 'with this pressure or potassium look for volume loss, obstruction and NSAIDs, and pause what makes an acute injury worse',
    caution: null,
    ask: 'When do I take the paused tablets again?',
  },
  'kidney.fell': {
    why: 'eGFR fell from {before} to {now}: look for volume loss, obstruction, NSAIDs and contrast before starting anything',
    caution: null,
    ask: 'Why did my kidney test fall?',
  },
  'kidney.fell-within-year': {
    why: 'eGFR fell from {before} to {now} within {months}: repeat it before treating it as lasting, and look for volume loss, obstruction and NSAIDs',
    caution: null,
    ask: 'Why did my kidney test fall?',
  },
  'kidney.falls-fast': {
    why: 'eGFR fell from {before} to {now} within {months}',
    caution: null,
    ask: 'Why are my kidneys getting weaker?',
  },
} satisfies WordsOf<typeof rules>;
