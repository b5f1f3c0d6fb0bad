import { from, protecting, type Reading, type Statement, statement, under } from '../statement.ts';

/** A first eGFR beside what an acute injury brings: one albumin, however much, is no proof that it has lasted. */
const maybeInjury = ({ facts }: Reading): boolean =>
  facts.ckd !== true &&
  (facts.ckdStage === undefined || facts.ckdStage === 'none') &&
  facts.dialysis !== true &&
  facts.kidneyTransplant !== true &&
  !(under(facts, 'previousEgfr', 60) && from(facts, 'previousEgfrMonths', 3)) &&
  ((under(facts, 'egfr', 30) && !from(facts, 'uacr', 300)) ||
    (under(facts, 'egfr', 45) &&
      (from(facts, 'potassium', 5.1) || under(facts, 'systolic', 100) || from(facts, 'systolic', 180))));
const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;

/** A fall of 30 % within a year, wherever it ends, of nobody known to have a kidney disease. */
const fellUnconfirmed = ({ facts }: Reading): boolean => {
  const { egfr, previousEgfr } = facts;
  return (
    typeof egfr === 'number' &&
    typeof previousEgfr === 'number' &&
    previousEgfr >= 60 &&
    egfr <= previousEgfr * 0.7 &&
    from(facts, 'previousEgfrMonths', 0) &&
    under(facts, 'previousEgfrMonths', 12.5) &&
    facts.ckd !== true &&
    (facts.ckdStage === undefined || facts.ckdStage === 'none') &&
    facts.dialysis !== true &&
    facts.kidneyTransplant !== true &&
    !under(facts, 'age', 18)
  );
};

/** A first low eGFR: what is not begun for it, and how soon it is repeated. */
export const kidneyInjury: readonly Statement[] = [
  statement(
    'pressure-low-heart-looked-at',
    'From 90 to 94 mmHg with heart failure on a diuretic, pressure and diuretic are looked at within a week',
    ['ESC heart failure 2021: asymptomatic low pressure', 'R'],
    (r) =>
      r.facts.heartFailure === true &&
      r.facts.loopOrThiazideDiuretic === true &&
      from(r.facts, 'systolic', 90) &&
      under(r.facts, 'systolic', 95),
    (r) =>
      r.within('refer:emergency') === 0 ||
      (r.checkedWithin('blood-pressure') <= 7 && r.within('review:loopOrThiazideDiuretic') <= 7),
  ),
  statement(
    'egfr-below-20-new',
    'A first eGFR below 20 that nobody knows as chronic is repeated with potassium within a day',
    ['NICE NG148', 'R'],
    ({ facts }) =>
      under(facts, 'egfr', 20) &&
      facts.previousEgfr === undefined &&
      facts.dialysis !== true &&
      facts.ckd === undefined &&
      facts.ckdStage === undefined &&
      facts.kidneyTransplant !== true &&
      facts.uacr === undefined,
    (r) => r.within('refer:emergency') === 0 || Math.max(r.checkedWithin('egfr'), r.checkedWithin('potassium')) <= 1,
  ),
  statement(
    'egfr-fell-30-nothing-begins',
    'An eGFR below 60 that has fallen by 30 % within a year in nobody known to have kidney disease begins no SGLT2 inhibitor, RAS inhibitor or finerenone',
    ['KDIGO 2024: chronic is more than three months; NICE NG203: a new fall is repeated first', 'S'],
    fellUnconfirmed,
    (r) => !r.starts('sglt2Inhibitor', 'rasInhibitor', 'finerenone'),
  ),
  statement(
    'egfr-fell-30-repeated',
    'Such a fall is repeated within two weeks',
    ['NICE NG203', 'R'],
    fellUnconfirmed,
    (r) =>
      emergency(r) ||
      (r.facts.pregnancy === true && r.seenWithin('obstetric-diabetes') === 0) ||
      r.checkedWithin('egfr') <= 14,
  ),
  statement(
    'one-egfr-injury',
    'A first eGFR below 30 without severe albuminuria, or below 45 with a high potassium or an extreme pressure, begins nothing for heart or kidneys and is repeated within three days',
    ['KDIGO 2024, practice point 1.1.3.2', 'S'],
    maybeInjury,
    (r) => emergency(r) || (!r.starts(...protecting) && r.checkedWithin('egfr') <= 3),
  ),
  statement(
    'severe-pressure-injury',
    'A pressure of 180 or more with a first eGFR below 30 goes to hospital',
    ['NICE NG136: severe hypertension with acute kidney injury', 'R'],
    (r) => maybeInjury(r) && under(r.facts, 'egfr', 30) && from(r.facts, 'systolic', 180),
    emergency,
  ),
];
