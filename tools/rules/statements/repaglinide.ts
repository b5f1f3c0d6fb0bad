import { from, type Reading, type Statement, statement, under } from '../statement.ts';

const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;
const taken: Statement['concerns'] = (r) => r.takes('repaglinide');
/** Stops, pauses or comes down within so many days, or goes to hospital. */
const lessBy =
  (days: number): Statement['holds'] =>
  (r) =>
    emergency(r) || r.lessWithin('repaglinide') <= days;

/** Repaglinide causes lows as a sulfonylurea does: a statement for each state that ends or lessens it. */
export const repaglinide: readonly Statement[] = [
  statement(
    'repaglinide-severe-low',
    'After a severe low repaglinide stops or comes down within a week',
    ['ADA section 6; repaglinide label: hypoglycaemia', 'S'],
    (r) => taken(r) && r.facts.severeHypoglycaemia === true,
    lessBy(7),
  ),
  statement(
    'repaglinide-repeated-lows',
    'Lows every week, or that are not felt, lessen repaglinide within a week',
    ['ADA section 6; repaglinide label: reduced awareness', 'S'],
    (r) =>
      taken(r) &&
      r.facts.pregnancy !== true &&
      (r.facts.hypoglycaemiaFrequency === 'weekly' || r.facts.hypoglycaemiaUnaware === true),
    lessBy(7),
  ),
  statement(
    'repaglinide-low-reading',
    'A reading below 54 mg/dL stops repaglinide today, once the reading is believed',
    ['ADA section 6, level 2 hypoglycaemia', 'S'],
    // Beside an HbA1c from 8 % so low a figure is measured again first.
    (r) => taken(r) && under(r.facts, 'fpg', 54) && under(r.facts, 'a1c', 8),
    lessBy(0),
  ),
  statement(
    'repaglinide-overtreated',
    'An A1C below 6.5 % under repaglinide lessens it within two weeks',
    ['ACP 2018, statement 3', 'S'],
    (r) =>
      taken(r) &&
      under(r.facts, 'a1c', 6.5) &&
      r.facts.pregnancy !== true &&
      r.facts.diabetesType === 'type2' &&
      r.facts.islets === undefined &&
      !from(r.facts, 'fpg', 180) &&
      r.facts.anaemiaRisk !== true,
    lessBy(14),
  ),
  statement(
    'repaglinide-frail',
    'In complex health, or from 75 years, an A1C below 7.5 % lessens repaglinide within four weeks',
    ['ADA section 13, 13.14a; Endocrine Society 2019', 'R'],
    (r) =>
      taken(r) &&
      under(r.facts, 'a1c', 7.5) &&
      (r.facts.frailty === 'complex' || r.facts.frailty === 'very-complex' || from(r.facts, 'age', 75)) &&
      r.facts.pregnancy !== true &&
      r.facts.anaemiaRisk !== true &&
      !from(r.facts, 'fpg', 180),
    lessBy(28),
  ),
  statement(
    'repaglinide-and-sulfonylurea',
    'Of repaglinide and a sulfonylurea one stops within a week',
    ['repaglinide label; BNF', 'S'],
    (r) => taken(r) && r.takes('sulfonylurea'),
    (r) => emergency(r) || Math.min(r.lessWithin('repaglinide'), r.lessWithin('sulfonylurea')) <= 7,
  ),
  statement(
    'repaglinide-no-sulfonylurea',
    'Beside repaglinide no sulfonylurea begins',
    ['repaglinide label; BNF', 'S'],
    taken,
    (r) => !r.starts('sulfonylurea'),
  ),
  statement(
    'repaglinide-insulin-begins',
    'Repaglinide stops or comes down when insulin begins',
    ['ADA section 9, 9.23', 'S'],
    (r) => taken(r) && r.starts('basalInsulin'),
    (r) => r.lessWithin('repaglinide') <= Math.max(14, r.within('start:basalInsulin')),
  ),
  statement(
    'repaglinide-mealtime-insulin',
    'Beside insulin at meals repaglinide stops within two weeks',
    ['ADA section 9, 9.23', 'S'],
    (r) => taken(r) && r.takes('mealtimeInsulin'),
    lessBy(14),
  ),
  statement(
    'repaglinide-type-1',
    'In type 1 diabetes repaglinide stops',
    ['repaglinide label: not for type 1 diabetes', 'S'],
    (r) => taken(r) && (r.facts.diabetesType === 'type1' || r.facts.islets === 'positive'),
    lessBy(14),
  ),
  statement(
    'repaglinide-pregnancy',
    'In pregnancy repaglinide stops at once; while breastfeeding within two weeks',
    ['repaglinide label; NICE NG3', 'S'],
    (r) => taken(r) && r.facts.sex !== 'male' && (r.facts.pregnancy === true || r.facts.breastfeeding === true),
    (r) => emergency(r) || r.lessWithin('repaglinide') <= (r.facts.pregnancy === true ? 1 : 14),
  ),
  statement(
    'repaglinide-liver',
    'With a decompensated liver repaglinide stops within a week',
    ['repaglinide label: severe hepatic impairment', 'S'],
    (r) => taken(r) && r.facts.cirrhosis === 'decompensated',
    lessBy(7),
  ),
  statement(
    'repaglinide-goes-on',
    'At ease, at the goal and below 65, with nothing that speaks against it, repaglinide is left alone',
    ['plain sense: no over-caution', 'R'],
    (r) =>
      taken(r) &&
      from(r.facts, 'a1c', 6.5) &&
      under(r.facts, 'a1c', 7) &&
      under(r.facts, 'age', 65) &&
      from(r.facts, 'fpg', 80) &&
      under(r.facts, 'fpg', 180) &&
      r.facts.diabetesType === 'type2' &&
      r.facts.islets === undefined &&
      r.facts.targetA1c === undefined &&
      r.facts.frailty === undefined &&
      r.facts.vomiting !== true &&
      r.facts.cirrhosis === 'none' &&
      (
        ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin', 'severeHypoglycaemia', 'hypoglycaemiaHistory'] as const
      ).every((fact) => r.facts[fact] === false) &&
      r.facts.pregnancy !== true &&
      r.facts.breastfeeding !== true &&
      r.facts.childbearing !== 'planning' &&
      r.facts.alcohol !== 'heavy' &&
      !r.starts('glp1RA', 'sglt2Inhibitor', 'basalInsulin') &&
      !emergency(r),
    (r) => r.lessWithin('repaglinide') === Number.POSITIVE_INFINITY,
  ),
];
