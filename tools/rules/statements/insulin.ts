import { from, ketonesOpen, type Reading, type Statement, statement, under } from '../statement.ts';

/** Who makes insulin, on basal insulin with lows told of. */
const lowsOnBasal = ({ facts }: Reading): boolean =>
  facts.basalInsulin === true &&
  facts.hypoglycaemiaHistory === true &&
  facts.hypoglycaemiaFrequency !== 'none' &&
  facts.pregnancy !== true &&
  facts.diabetesType !== 'type1' &&
  facts.diabetesType !== 'pancreatic' &&
  facts.islets !== 'positive';

/** What belongs to insulin that begins, and what is raised before it. */
export const insulin: readonly Statement[] = [
  statement(
    'insulin-begins-measured',
    'Whoever begins basal insulin measures glucose from the same day',
    ['ADA 2026 section 7, and section 9, figure 9.5', 'S'],
    (r) => r.starts('basalInsulin'),
    (r) => r.checkedWithin('glucose') <= r.within('start:basalInsulin'),
  ),
  statement(
    'lows-told-basal',
    'Lows told of on basal insulin with a fasting glucose of 80 to 130 mg/dL lower it within a week, whatever the HbA1c',
    ['ADA 2026 section 9, figure 9.5: after a low without a clear reason 10 to 20 % less', 'S'],
    (r) => lowsOnBasal(r) && r.facts.mealtimeInsulin !== true && from(r.facts, 'fpg', 80) && under(r.facts, 'fpg', 130),
    (r) => r.lessWithin('basalInsulin') <= 7 || r.within('refer:emergency') === 0 || ketonesOpen(r),
  ),
  statement(
    'lows-told-no-mealtime',
    'Beside lows told of on basal insulin no insulin at meals begins',
    ['ADA 2026 section 9, figure 9.5', 'S'],
    lowsOnBasal,
    (r) => !r.starts('mealtimeInsulin'),
  ),
  statement(
    'insulin-high-reading',
    'On insulin 300 mg/dL or more fasting is measured again by tomorrow, and somebody for diabetes sees it within three days',
    ['ADA section 6, illness, and section 9; JBDS 2022', 'S'],
    (r) => (r.facts.basalInsulin === true || r.facts.mealtimeInsulin === true) && from(r.facts, 'fpg', 300),
    (r) =>
      r.within('refer:emergency') === 0 ||
      (r.checkedWithin('glucose') <= 1 && r.seenWithin('diabetes-specialist', 'obstetric-diabetes') <= 3),
  ),
  statement(
    'insulin-begins-no-pioglitazone',
    'Where insulin begins pioglitazone does not',
    ['ADA section 9: lowered or stopped when insulin starts', 'S'],
    (r) => r.starts('basalInsulin', 'mealtimeInsulin'),
    (r) => !r.starts('tzd'),
  ),
  statement(
    'no-class-left-untrue',
    'Nobody is told that no medicine can be begun while the dose of a GLP-1 receptor agonist can go up',
    ['ADA section 9: doses before a further class', 'R'],
    (r) => r.raises('glp1RA'),
    (r) =>
      !r.plan.actions.some(
        ({ because }) => because.includes('targets.closed') || because.includes('targets.nothing-left'),
      ),
  ),
];
