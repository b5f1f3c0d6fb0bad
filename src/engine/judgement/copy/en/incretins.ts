import type { incretins as rules } from '../../topics/incretins.ts';
import type { WordsOf } from '../../rule.ts';

export const incretins = {
  'incretins.both': {
    why: 'a DPP-4 inhibitor adds nothing to a GLP-1 receptor agonist',
    caution: null,
    ask: 'Which of my two similar medicines can I stop?',
  },
  'incretins.one-is-enough': {
    why: 'already on a GLP-1 receptor agonist; one incretin is enough',
    caution: null,
    ask: null,
  },
  'incretins.pancreatitis': {
    why: 'after pancreatitis another class is safer',
    caution: 'Pancreatitis, now or in the past: no incretin medicine. Find out when and why, and whether it caused the diabetes; severe abdominal pain now: lipase and hospital today.',
    ask: 'Are my medicines safe after my pancreas illness?',
  },
  'incretins.pancreatitis-now': {
    why: 'acute pancreatitis needs hospital treatment',
    caution: 'Acute pancreatitis: hospital today; check triglycerides, calcium and for gallstones; no metformin or SGLT2 inhibitor until eating and drinking, insulin if glucose needs it.',
    ask: null,
  },
  'incretins.pancreatitis-when': {
    why: 'current pancreatitis means stopping an incretin; past pancreatitis may not',
    caution: null,
    ask: null,
  },
  'incretins.pancreatitis-past': {
    why: 'if pancreatitis developed while taking it, stop it for good; if before, continuing needs a reason',
    caution: null,
    ask: null,
  },
  'incretins.gastroparesis': {
    why: 'it slows gastric emptying further',
    caution: 'Gastroparesis: no GLP-1 receptor agonist or tirzepatide. Delayed absorption causes hypoglycaemia after mealtime insulin: review its timing.',
    ask: 'Which of my medicines slow my stomach?',
  },
  'incretins.thyroid-cancer': {
    why: 'medullary thyroid cancer or MEN 2 is a contraindication',
    caution: 'Personal or family medullary thyroid cancer or MEN 2: no GLP-1 receptor agonist or tirzepatide.',
    ask: 'Is my injection safe with the thyroid illness in my family?',
  },
  'incretins.kidney': {
    why: 'it accumulates below eGFR {limit}',
    caution: 'Not below eGFR {limit}: it accumulates; semaglutide, dulaglutide and liraglutide do not.',
    ask: 'Is my injection right for my kidneys?',
  },
  'incretins.retinopathy': {
    why: 'sight-threatening retinopathy can worsen when glucose falls fast',
    caution: 'With sight-threatening retinopathy glucose must not fall fast: do not start or step up a GLP-1 receptor agonist before the eye doctor has examined both eyes.',
    ask: 'Are my eyes ready for a stronger medicine?',
  },
  'incretins.thin': {
    why: 'at BMI {bmi} weight must not fall further',
    caution: null,
    ask: 'My weight is low. Does my medicine take more of it?',
  },
  'incretins.catabolic': {
    why: 'weight loss and thirst, insulin first',
    caution: null,
    ask: null,
  },
  'incretins.heart-failure': {
    why: 'in heart failure avoid saxagliptin and alogliptin',
    caution: 'Which DPP-4 inhibitor? In heart failure stop saxagliptin or alogliptin; sitagliptin and linagliptin may continue.',
    ask: 'Is my sugar tablet safe with my heart?',
  },
  'incretins.saxagliptin': {
    why: 'with a strong CYP3A4 inhibitor saxagliptin is at most {most} a day',
    caution: 'Which DPP-4 inhibitor? With a strong CYP3A4 inhibitor saxagliptin is at most {most} a day; the others stay at the same dose.',
    ask: null,
  },
  'incretins.belly-pain': {
    why: 'incretin medicines can inflame the pancreas and the gallbladder',
    caution: 'Severe abdominal pain on an incretin medicine: stop it and look for pancreatitis and gallstones.',
    ask: null,
  },
} satisfies WordsOf<typeof rules>;
