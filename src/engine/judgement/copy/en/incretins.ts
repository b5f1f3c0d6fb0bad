import type { incretins as rules } from '../../topics/incretins.ts';
import type { WordsOf } from '../../rule.ts';

export const incretins = {
  'incretins.both': {
    why: 'beside a GLP-1 receptor agonist a DPP-4 inhibitor adds nothing',
    caution: null,
    patient: 'Two of your medicines do the same thing. One of them is enough.',
    ask: 'Which of my two similar medicines can I stop?',
  },
  'incretins.one-is-enough': {
    why: 'a GLP-1 receptor agonist is taken, and one incretin is enough',
    caution: null,
    patient: null,
    ask: null,
  },
  'incretins.pancreatitis': {
    why: 'after pancreatitis another class is safer',
    caution: 'After pancreatitis avoid incretin medicines: find out when and why, and whether the diabetes comes from it.',
    patient: 'You have had an inflamed pancreas. Some sugar medicines are not right for you.',
    ask: 'Are my medicines safe after my pancreas illness?',
  },
  'incretins.gastroparesis': {
    why: 'a slow stomach gets slower with it',
    caution: 'Gastroparesis: no GLP-1 receptor agonist or tirzepatide. Late food makes lows after mealtime insulin: look at its timing.',
    patient: 'Your stomach empties slowly. Some sugar medicines make that worse.',
    ask: 'Which of my medicines slow my stomach?',
  },
  'incretins.thyroid-cancer': {
    why: 'medullary thyroid cancer or MEN 2 is a contraindication',
    caution: 'Medullary thyroid cancer or MEN 2, own or in the family: no GLP-1 receptor agonist or tirzepatide.',
    patient: 'A kind of thyroid cancer in you or your family means that some injections are not for you.',
    ask: 'Is my injection safe with the thyroid illness in my family?',
  },
  'incretins.retinopathy': {
    why: 'sight-threatening retinopathy can worsen when glucose falls fast',
    caution: 'With sight-threatening retinopathy glucose must not fall fast: no GLP-1 receptor agonist is started before the eye doctor has seen the eyes.',
    patient: 'Your eyes need to be seen before your sugar is brought down fast.',
    ask: 'Are my eyes ready for a stronger medicine?',
  },
  'incretins.thin': {
    why: 'at BMI {bmi} weight must not fall further',
    caution: null,
    patient: 'You should not lose more weight, so some injections are not right for you.',
    ask: 'My weight is low. Does my medicine take more of it?',
  },
  'incretins.catabolic': {
    why: 'with weight loss and thirst insulin comes first',
    caution: null,
    patient: null,
    ask: null,
  },
  'incretins.heart-failure': {
    why: 'in heart failure saxagliptin and alogliptin are avoided',
    caution: 'Which DPP-4 inhibitor? In heart failure saxagliptin and alogliptin stop; sitagliptin and linagliptin may go on.',
    patient: null,
    ask: 'Is my sugar tablet safe with my heart?',
  },
  'incretins.belly-pain': {
    why: 'incretin medicines can inflame the pancreas and the gallbladder',
    caution: 'Severe belly pain on an incretin medicine: stop it and look for pancreatitis and gallstones.',
    patient: 'If you get severe belly pain that does not go away, get help the same day.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
