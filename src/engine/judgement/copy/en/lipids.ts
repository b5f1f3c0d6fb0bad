import type { lipids as rules } from '../../topics/lipids.ts';
import type { WordsOf } from '../../rule.ts';

export const lipids = {
  'lipids.arteries': {
    why: 'established ASCVD, {intensity} statin',
    caution: 'If none is taken, first ask why; if one was not tolerated: another at a low dose, then increase.',
    ask: 'Do I take a cholesterol tablet, and is it strong enough?',
  },
  'lipids.intensity': {
    why: 'established ASCVD, increase to high intensity',
    caution: null,
    ask: 'Is my cholesterol tablet strong enough?',
  },
  'lipids.kidney': {
    why: 'diabetes with CKD, statin indicated',
    caution: null,
    ask: 'Do I take a cholesterol tablet, or should I start one?',
  },
  'lipids.dialysis': {
    why: 'do not start on dialysis; continue if already taken',
    caution: null,
    ask: null,
  },
  'lipids.severe': {
    why: 'LDL {ldl}, {intensity} statin at any age, and family screening',
    caution: null,
    ask: 'Should my family have their cholesterol tested?',
  },
  'lipids.severe-treated': {
    why: 'LDL {ldl} is far too high despite the statin',
    caution:
      'LDL {ldl} despite the statin: check adherence, then add a second medicine, and look for familial hypercholesterolaemia, hypothyroidism and proteinuria.',
    ask: 'Why is my cholesterol so high, and should my family be tested?',
  },
  'lipids.age': {
    why: 'in diabetes a moderate-intensity statin is advised from the age of {from} to {to}',
    caution: null,
    ask: 'Should I take a cholesterol tablet?',
  },
  'lipids.older': {
    why: 'above {from} a moderate-intensity statin may be started once benefit and harm have been discussed',
    caution: null,
    ask: null,
  },
  'lipids.risk': {
    why: 'with another risk factor a {intensity} statin is advised, LDL below {goal}',
    caution: null,
    ask: 'Should I take a cholesterol tablet, and how strong?',
  },
  'lipids.goal': {
    why: 'LDL {ldl} is not below {goal}',
    caution: null,
    ask: 'Is my cholesterol tablet strong enough?',
  },
  'lipids.advanced-kidney': {
    why: 'below eGFR {limit} keep the statin at moderate intensity',
    caution: 'Below eGFR {limit} keep the statin at moderate intensity.',
    ask: null,
  },
  'lipids.cyp3a4': {
    why: 'with a strong CYP3A4 inhibitor pause simvastatin, atorvastatin {most} a day at most',
    caution: null,
    ask: null,
  },
  'lipids.cyp3a4-long': {
    why: 'with a strong CYP3A4 inhibitor pause simvastatin, atorvastatin {most} a day at most',
    caution: 'With a strong CYP3A4 inhibitor no simvastatin, atorvastatin {most} a day at most.',
    ask: null,
  },
  'lipids.cyp3a4-start': {
    why: 'with a strong CYP3A4 inhibitor pause simvastatin, atorvastatin {most} a day at most',
    caution: 'With a strong CYP3A4 inhibitor start no simvastatin, atorvastatin {most} a day at most.',
    ask: null,
  },
  'lipids.not-by-score': {
    why: 'it rests on one sample, age or unproven diabetes, or LDL is at its goal',
    caution: null,
    ask: null,
  },
  'lipids.goal-second-medicine': {
    why: 'LDL {ldl} is not below {goal} despite the statin',
    caution:
      'LDL {ldl} despite the statin, goal below {goal}: check adherence, then ezetimibe.',
    ask: 'Is there a second medicine for my cholesterol?',
  },
  'lipids.goal-third-medicine': {
    why: 'LDL {ldl} is not below {goal} despite the statin and ezetimibe',
    caution:
      'LDL {ldl} despite the statin and ezetimibe, goal below {goal}: are both taken? Then a PCSK9 inhibitor, inclisiran or bempedoic acid.',
    ask: 'Is there a third medicine for my cholesterol?',
  },
  'lipids.ezetimibe-alone': {
    why: 'ezetimibe without a statin, ask first why there is none',
    caution:
      'Ezetimibe without a statin: were statins not tolerated? Which, at what dose, with what creatine kinase? Try another at a low dose; if two were not tolerated, bempedoic acid or a PCSK9 inhibitor.',
    ask: 'Is there a cholesterol tablet that I can take without trouble?',
  },
  'lipids.very-high': {
    why: 'total cholesterol {total} with LDL unknown, include fasting triglycerides',
    caution:
      'Total cholesterol {total}, LDL unknown: fasting triglycerides within days; if very high, treat to prevent pancreatitis. Look for alcohol, hypothyroidism, proteinuria and high glucose.',
    ask: 'Why is my cholesterol so high?',
  },
  'lipids.very-complex': {
    why: 'in very complex health, the benefit of a statin comes too late',
    caution: null,
    ask: null,
  },
  'lipids.pregnancy': {
    why: 'do not start a statin in pregnancy or when planning one',
    caution: null,
    ask: null,
  },
  'lipids.unknown': {
    why: 'lipids are measured every year',
    caution: null,
    ask: 'Has my cholesterol been measured this year?',
  },
} satisfies WordsOf<typeof rules>;
