import type { lipids as rules } from '../../topics/lipids.ts';
import type { WordsOf } from '../../rule.ts';

export const lipids = {
  'lipids.arteries': {
    why: 'established ASCVD, high-intensity statin',
    caution: null,
    patient: 'A cholesterol tablet protects your heart and vessels.',
    ask: 'Do I take a cholesterol tablet, and is it strong enough?',
  },
  'lipids.intensity': {
    why: 'established ASCVD, increase to high intensity',
    caution: null,
    patient: 'Your cholesterol tablet may need to be stronger.',
    ask: 'Is my cholesterol tablet strong enough?',
  },
  'lipids.kidney': {
    why: 'diabetes with CKD, statin indicated',
    caution: null,
    patient: 'With weaker kidneys a cholesterol tablet protects your heart.',
    ask: 'Do I take a cholesterol tablet, or should I start one?',
  },
  'lipids.dialysis': {
    why: 'do not start on dialysis; continue if already taken',
    caution: null,
    patient: null,
    ask: null,
  },
  'lipids.severe': {
    why: 'LDL {ldl}, high-intensity statin at any age, and family screening',
    caution: null,
    patient: 'Your cholesterol is very high. It may run in your family.',
    ask: 'Should my family have their cholesterol tested?',
  },
  'lipids.severe-treated': {
    why: 'LDL {ldl} is far too high on a high-intensity statin',
    caution:
      'LDL {ldl} on a high-intensity statin: check adherence, then add a second medicine, and look for familial hypercholesterolaemia, hypothyroidism and proteinuria.',
    patient: 'Your cholesterol is very high in spite of your tablet. It may run in your family.',
    ask: 'Why is my cholesterol so high, and should my family be tested?',
  },
  'lipids.age': {
    why: 'with diabetes a statin of moderate intensity is advised from {from} to {to}',
    caution: null,
    patient: 'At your age a cholesterol tablet protects your heart.',
    ask: 'Should I take a cholesterol tablet?',
  },
  'lipids.goal': {
    why: 'LDL {ldl} is not below {goal}',
    caution: null,
    patient: 'Your cholesterol is still too high.',
    ask: 'Is my cholesterol tablet strong enough?',
  },
  'lipids.advanced-kidney': {
    why: 'below eGFR {limit} keep the statin at moderate intensity',
    caution: 'Below eGFR {limit} keep the statin at moderate intensity; add ezetimibe.',
    patient: null,
    ask: null,
  },
  'lipids.transplant': {
    why: 'after a kidney transplant the transplant team sets the statin dose',
    caution: null,
    patient: null,
    ask: null,
  },
  'lipids.goal-second-medicine': {
    why: 'LDL {ldl} is not below {goal} on a high-intensity statin',
    caution:
      'LDL {ldl} on a high-intensity statin, goal below {goal}: check adherence, then ezetimibe; with it already, a PCSK9 inhibitor.',
    patient: 'Your cholesterol is still too high.',
    ask: 'Is there a second medicine for my cholesterol?',
  },
  'lipids.very-complex': {
    why: 'in very complex health, the benefit of a statin comes too late',
    caution: null,
    patient: null,
    ask: null,
  },
  'lipids.pregnancy': {
    why: 'a statin is not started in pregnancy or when one is planned',
    caution: null,
    patient: null,
    ask: null,
  },
  'lipids.unknown': {
    why: 'lipids are measured every year',
    caution: null,
    patient: null,
    ask: 'Has my cholesterol been measured this year?',
  },
} satisfies WordsOf<typeof rules>;
