import { from, type Reading, type Statement, statement, under } from '../statement.ts';

const sent = (r: Reading): boolean => r.within('refer:emergency') === 0;
const isAdult = ({ facts }: Reading): boolean => !under(facts, 'age', 18);
const pregnant = (r: Reading): boolean => r.facts.pregnancy === true && r.facts.sex !== 'male' && isAdult(r);
const plans = (r: Reading): boolean =>
  r.facts.childbearing === 'planning' &&
  r.facts.sex === 'female' &&
  r.facts.pregnancy !== true &&
  isAdult(r) &&
  under(r.facts, 'age', 50);
const harmful: ReadonlySet<string> = new Set(['sglt2Inhibitor', 'glp1RA', 'statin', 'rasInhibitor', 'finerenone']);
const tablets = ['sglt2Inhibitor', 'glp1RA', 'sulfonylurea', 'dpp4Inhibitor', 'tzd'] as const;

/** What stops in a pregnancy is replaced that day; mother and child are guarded beside glucose. */
export const pregnancy: readonly Statement[] = [
  statement(
    'pregnancy-cover',
    'In pregnancy, with all that lowers glucose stopping at 7 % or more, insulin begins the same day',
    ['NICE NG3; ADA 2025 section 15', 'R'],
    (r) =>
      pregnant(r) &&
      from(r.facts, 'a1c', 7) &&
      tablets.some((each) => r.takes(each)) &&
      !r.takes('metformin') &&
      r.facts.basalInsulin !== true &&
      r.facts.mealtimeInsulin !== true,
    (r) => sent(r) || Math.min(r.within('start:basalInsulin'), r.within('start:mealtimeInsulin')) === 0,
  ),
  statement(
    'pregnancy-aspirin',
    'In pregnancy folic acid and aspirin against pre-eclampsia are spoken of',
    ['NICE NG3 and NG133; ADA 2025 section 15', 'R'],
    pregnant,
    (r) => sent(r) || r.within('do:pregnancy') <= 7,
  ),
  statement(
    'pregnancy-pressure',
    'An ACE inhibitor or ARB that stops in pregnancy: pressure is treated or measured within three days',
    ['ADA 2025 section 15', 'R'],
    (r) => pregnant(r) && r.facts.rasInhibitor === true,
    (r) => sent(r) || Math.min(r.within('treat:blood-pressure'), r.within('check:blood-pressure')) <= 3,
  ),
  statement(
    'planning-folic-acid',
    'Before a pregnancy contraception until glucose is ready and folic acid are spoken of at once',
    ['ADA 2025 section 15; NICE NG3', 'R'],
    plans,
    (r) => sent(r) || r.within('do:preconception') === 0,
  ),
  statement(
    'pregnancy-ketones',
    'In pregnancy ketones of 1.5 mmol/L or more go to hospital today',
    ['NICE NG3: suspected ketoacidosis is admitted', 'R'],
    (r) => pregnant(r) && from(r.facts, 'ketones', 1.5),
    sent,
  ),
  statement(
    'breastfeeding-cover',
    'Breastfeeding at 8 % or more, what lowers glucose stops: insulin begins as it stops, or is taken, or somebody sees her within two weeks',
    ['NICE NG3: metformin and insulin while breastfeeding', 'R'],
    (r) =>
      r.facts.breastfeeding === true &&
      r.facts.pregnancy !== true &&
      r.facts.sex !== 'male' &&
      isAdult(r) &&
      from(r.facts, 'a1c', 8) &&
      (r.facts.frailty === undefined || r.facts.frailty === 'fit') &&
      (['sglt2Inhibitor', 'glp1RA', 'dpp4Inhibitor', 'tzd'] as const).some((each) => r.lessWithin(each) <= 7),
    (r) =>
      sent(r) ||
      r.facts.basalInsulin === true ||
      r.facts.mealtimeInsulin === true ||
      r.within('start:basalInsulin') <= 7 ||
      Math.min(r.seenWithin('diabetes-specialist', 'obstetric-diabetes'), r.checkedWithin('glucose')) <= 14,
  ),
  statement(
    'pregnancy-lows',
    'In pregnancy lows every week or unfelt on insulin are answered with less insulin the same day',
    ['ADA 2025 section 15; ADA section 6', 'R'],
    (r) =>
      pregnant(r) &&
      !from(r.facts, 'ketones', 0.6) &&
      (r.facts.hypoglycaemiaFrequency === 'weekly' || r.facts.hypoglycaemiaUnaware === true) &&
      r.facts.basalInsulin === true,
    (r) => sent(r) || r.lessWithin('basalInsulin') <= 1,
  ),
  statement(
    'pregnancy-heart',
    'With heart failure cardiology sees her the day a pregnancy is known, and within two weeks where one is planned',
    ['ESC 2018 and 2025, cardiovascular disease in pregnancy', 'R'],
    (r) => r.facts.heartFailure === true && (pregnant(r) || plans(r)),
    (r) => sent(r) || r.seenWithin('cardiologist') <= (pregnant(r) ? 0 : 14),
  ),
  statement(
    'pregnancy-spironolactone',
    'In pregnancy spironolactone or eplerenone ends the same day',
    ['labels; ESC 2018', 'R'],
    (r) => pregnant(r) && r.takes('mineralocorticoidAntagonist'),
    (r) => sent(r) || r.lessWithin('mineralocorticoidAntagonist') === 0,
  ),
  statement(
    'pregnancy-asked-first',
    'Where nobody knows of a pregnancy it is asked no later than the first start that would harm',
    ['ADA 9.32; labels', 'R'],
    (r) =>
      r.facts.sex === 'female' &&
      r.facts.pregnancy === undefined &&
      r.facts.childbearing === undefined &&
      from(r.facts, 'age', 18) &&
      under(r.facts, 'age', 50) &&
      r.begins.some(({ object }) => harmful.has(object)),
    (r) =>
      r.within('ask:pregnancy') <=
      Math.min(...r.begins.filter(({ object }) => harmful.has(object)).map(({ within }) => within)),
  ),
];
