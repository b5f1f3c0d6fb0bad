import { from, type Reading, type Statement, statement, under } from '../statement.ts';

const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;
/** Insulin of one's own is missing, or nobody knows. */
const typeOpen = ({ facts }: Reading): boolean =>
  facts.islets === undefined &&
  facts.diabetesType !== 'type1' &&
  facts.diabetesType !== 'pancreatic' &&
  facts.diabetesType !== 'steroid' &&
  from(facts, 'a1c', 9) &&
  under(facts, 'bmi', 25) &&
  !(from(facts, 'diabetesDuration', 10) && from(facts, 'bmi', 20));

/** Type of diabetes, insulin, lows, what is added and what comes down beside it. */
export const glucose: readonly Statement[] = [
  statement(
    'type-open-sglt2',
    'Lean at an A1C of 9 % with the type not known: no SGLT2 inhibitor, whatever it is for',
    ['ADA section 2, AABBCC; SGLT2 label: insulin deficiency', 'S'],
    typeOpen,
    (r) => !r.starts('sglt2Inhibitor'),
  ),
  statement(
    'insulin-missing-sglt2',
    'Without insulin of one’s own no SGLT2 inhibitor begins',
    ['SGLT2 label', 'S'],
    ({ facts }) => facts.diabetesType === 'type1' || facts.islets === 'positive' || facts.diabetesType === 'pancreatic',
    (r) => !r.starts('sglt2Inhibitor'),
  ),
  statement(
    'type-1-insulin',
    'Type 1 diabetes known to be without insulin is seen within a day',
    ['ADA section 9', 'S'],
    ({ facts }) => facts.diabetesType === 'type1' && facts.basalInsulin === false && facts.mealtimeInsulin === false,
    (r) => r.seenWithin('diabetes-specialist', 'emergency', 'obstetric-diabetes') <= 1,
  ),
  statement(
    'type-1-keeps-insulin',
    'Insulin never stops in type 1 diabetes',
    ['ADA section 9', 'S'],
    ({ facts }) => facts.diabetesType === 'type1' || facts.islets === 'positive',
    (r) => r.within('stop:basalInsulin') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'ketoacidosis-sglt2',
    'After ketoacidosis no SGLT2 inhibitor begins',
    ['SGLT2 label', 'S'],
    ({ facts }) => facts.ketoacidosis === true,
    (r) => !r.starts('sglt2Inhibitor'),
  ),
  statement(
    'thyroid-glp1',
    'With medullary thyroid cancer a GLP-1 receptor agonist stops, and none begins',
    ['semaglutide label: contraindicated', 'V'],
    ({ facts }) => facts.medullaryThyroidCancer === true,
    (r) => !r.adds('glp1RA') && (!r.takes('glp1RA') || r.lessWithin('glp1RA') <= 7),
  ),
  statement(
    'pancreatitis-incretin',
    'After pancreatitis no incretin begins',
    ['sitagliptin label; ADA section 9', 'S'],
    ({ facts }) => facts.pancreatitis === true,
    (r) => !r.adds('glp1RA', 'dpp4Inhibitor'),
  ),
  statement(
    'gastroparesis-glp1',
    'With gastroparesis no GLP-1 receptor agonist begins',
    ['tirzepatide and semaglutide labels', 'V'],
    ({ facts }) => facts.gastroparesis === true,
    (r) => !r.adds('glp1RA'),
  ),
  statement(
    'sight-glp1',
    'With sight-threatening retinopathy eyes come before a GLP-1 receptor agonist',
    ['semaglutide label', 'V'],
    ({ facts }) => facts.retinopathy === 'sight-threatening',
    (r) => !r.starts('glp1RA'),
  ),
  statement(
    'underweight-glp1',
    'Below a BMI of 18.5 nothing that takes weight begins',
    ['general practice', 'R'],
    ({ facts }) => under(facts, 'bmi', 18.5),
    (r) => !r.starts('glp1RA') && r.within('do:energy-deficit') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'two-incretins',
    'A DPP-4 inhibitor and a GLP-1 receptor agonist are not taken together',
    ['ADA section 9, 9.18', 'S'],
    (r) => r.starts('glp1RA') || r.starts('dpp4Inhibitor'),
    (r) =>
      !(
        r.starts('glp1RA') &&
        (r.starts('dpp4Inhibitor') ||
          (r.takes('dpp4Inhibitor') && r.lessWithin('dpp4Inhibitor') === Number.POSITIVE_INFINITY))
      ) && !(r.starts('dpp4Inhibitor') && r.takes('glp1RA') && r.lessWithin('glp1RA') === Number.POSITIVE_INFINITY),
  ),
  statement(
    'tzd-heart',
    'With heart failure pioglitazone stops, and none begins',
    ['pioglitazone label: boxed warning', 'V'],
    ({ facts }) => facts.heartFailure === true,
    (r) => !r.starts('tzd') && (!r.takes('tzd') || emergency(r) || r.lessWithin('tzd') <= 14),
  ),
  statement(
    'underweight-sglt2',
    'Below a BMI of 18.5 an SGLT2 inhibitor that neither heart, arteries nor kidneys need pauses or ends within a week',
    ['label: ketoacidosis with little food and little insulin', 'R'],
    (r) =>
      under(r.facts, 'bmi', 18.5) &&
      r.takes('sglt2Inhibitor') &&
      !r.facts.heartFailure &&
      !r.facts.ascvd &&
      !r.facts.ckd &&
      !under(r.facts, 'egfr', 60) &&
      !from(r.facts, 'uacr', 30),
    (r) => r.within('refer:emergency') === 0 || r.lessWithin('sglt2Inhibitor') <= 7,
  ),
];
