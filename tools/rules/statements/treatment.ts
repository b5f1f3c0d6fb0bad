import { from, ketonesOpen, lowering, type Reading, type Statement, statement, under } from '../statement.ts';

const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;
const causesLows = (r: Reading): boolean =>
  r.takes('sulfonylurea') || r.takes('repaglinide') || r.takes('basalInsulin') || r.takes('mealtimeInsulin');
const wantsMore = (r: Reading): boolean =>
  from(r.facts, 'a1c', 9) &&
  r.facts.diabetesType === 'type2' &&
  r.facts.pregnancy !== true &&
  r.facts.metformin !== undefined &&
  r.facts.frailty !== 'very-complex' &&
  r.facts.tir === undefined;

/** What is added for glucose, what comes down beside it, and what an HbA1c allows. */
export const treatment: readonly Statement[] = [
  statement(
    'alcohol-starts',
    'Who drinks heavily begins neither metformin nor a sulfonylurea, and is offered support',
    ['labels of metformin (lactic acidosis) and of sulfonylureas (lows): alcohol', 'R'],
    ({ facts }) => facts.alcohol === 'heavy',
    (r) =>
      r.within('refer:emergency') === 0 ||
      (!r.starts('metformin', 'sulfonylurea') && Math.min(r.within('do:alcohol'), r.within('limit:alcohol')) <= 28),
  ),
  statement(
    'pancreatitis-past-incretin',
    'An incretin taken after a pancreatitis that is over is looked at within two weeks, or ends, and does not go up',
    ['labels of semaglutide and sitagliptin: pancreatitis', 'S'],
    (r) =>
      r.facts.pancreatitis === true &&
      r.facts.pancreatitisNow === false &&
      (r.facts.glp1RA === true || r.facts.dpp4Inhibitor === true),
    (r) =>
      emergency(r) ||
      (!r.raises('glp1RA') &&
        Math.min(r.within('review:incretin'), r.lessWithin('glp1RA'), r.lessWithin('dpp4Inhibitor')) <= 28),
  ),
  statement(
    'same-class-twice',
    'Of two substances of one class taken at once one stops within a week',
    ['therapeutic duplication; ADA section 10: no ACE inhibitor with an ARB', 'R'],
    ({ facts }) =>
      facts.sameClassTwice !== undefined &&
      facts.sameClassTwice !== 'none' &&
      facts[facts.sameClassTwice] === true &&
      facts.pregnancy !== true,
    (r) => emergency(r) || r.within('review:sameClassTwice') <= 7,
  ),
  statement(
    'glp1-basal',
    'Near the goal basal insulin comes down when a GLP-1 receptor agonist begins',
    ['labels of GLP-1 receptor agonists, section 7', 'S'],
    (r) =>
      r.starts('glp1RA') &&
      r.takes('basalInsulin') &&
      under(r.facts, 'a1c', 7.6) &&
      under(r.facts, 'fpg', 131) &&
      r.facts.targetA1c === undefined,
    (r) => r.lessWithin('basalInsulin') <= r.within('start:glp1RA'),
  ),
  statement(
    'glp1-sulfonylurea',
    'Near the goal a sulfonylurea comes down when a GLP-1 receptor agonist begins',
    ['labels of GLP-1 receptor agonists, section 7', 'S'],
    (r) =>
      r.starts('glp1RA') &&
      r.takes('sulfonylurea') &&
      under(r.facts, 'a1c', 7.6) &&
      // A morning far above its average denies the HbA1c.
      !from(r.facts, 'fpg', 200) &&
      r.facts.targetA1c === undefined,
    (r) => r.lessWithin('sulfonylurea') <= r.within('start:glp1RA'),
  ),
  statement(
    'insulin-sulfonylurea',
    'A sulfonylurea comes down or stops when insulin begins',
    ['ADA section 9, 9.23', 'S'],
    (r) => r.starts('basalInsulin') && r.takes('sulfonylurea'),
    (r) => r.lessWithin('sulfonylurea') <= Math.max(14, r.within('start:basalInsulin')),
  ),
  statement(
    'overtreated',
    'An A1C below 6.5 % on a sulfonylurea, repaglinide or insulin is looked at and lessened within two weeks',
    ['ACP 2018, statement 3', 'S'],
    (r) =>
      under(r.facts, 'a1c', 6.5) &&
      causesLows(r) &&
      r.facts.pregnancy !== true &&
      r.facts.diabetesType === 'type2' &&
      r.facts.islets === undefined &&
      !from(r.facts, 'fpg', 180) &&
      r.facts.anaemiaRisk !== true,
    (r) =>
      emergency(r) ||
      // Insulin is cut once ketones are known, or once an SGLT2 inhibitor has ended after a ketoacidosis.
      (r.facts.ketoacidosis === true && r.lessWithin('sglt2Inhibitor') <= 1 && r.checkedWithin('glucose') <= 7) ||
      r.within('check:ketones') <= 1 ||
      (['sulfonylurea', 'repaglinide', 'basalInsulin', 'mealtimeInsulin'] as const).some(
        (medicine) => r.lessWithin(medicine) <= 14,
      ),
  ),
  statement(
    'overtreated-more',
    'An A1C below 6.5 % begins and raises nothing that causes lows',
    ['ACP 2018', 'S'],
    ({ facts }) =>
      under(facts, 'a1c', 6.5) &&
      facts.diabetesType === 'type2' &&
      facts.islets === undefined &&
      facts.pregnancy !== true &&
      under(facts, 'fpg', 250) &&
      under(facts, 'ppg', 250),
    (r) => !r.adds('sulfonylurea', 'basalInsulin', 'mealtimeInsulin'),
  ),
  statement(
    'above-goal-answered',
    'An A1C from 9 % in type 2 diabetes is answered: something changes, is cleared up, or somebody is asked within 14 days',
    ['ADA section 9, 9.14: no inertia', 'S'],
    wantsMore,
    (r) =>
      emergency(r) ||
      r.adds(...lowering) ||
      r.seenWithin('diabetes-specialist', 'obstetric-diabetes') <= 14 ||
      // The pressure first.
      (under(r.facts, 'systolic', 90) && r.checkedWithin('blood-pressure') <= 3) ||
      r.plan.actions.some(
        ({ verb, id, within }) =>
          (verb === 'switch' ||
            id === 'review:adherence' ||
            [
              'check:ketones',
              'check:a1c',
              'check:glucose',
              'ask:metformin',
              'ask:egfr',
              'check:egfr',
              'treat:low-glucose',
            ].includes(id)) &&
          within <= 14,
      ),
  ),
  statement(
    'insulin-or-specialist',
    'Every class closed at an A1C of 9 %: insulin or a specialist within 14 days',
    ['ADA section 9, 9.22', 'S'],
    (r) =>
      wantsMore(r) &&
      r.takes('metformin') &&
      r.takes('sglt2Inhibitor') &&
      (r.takes('glp1RA') || r.takes('dpp4Inhibitor')) &&
      r.takes('sulfonylurea'),
    (r) => emergency(r) || r.adds(...lowering) || r.seenWithin('diabetes-specialist') <= 14,
  ),
  statement(
    'not-diabetes',
    'An A1C below 6.5 % without any medicine, heart failure or kidney disease begins nothing for glucose and no statin for diabetes',
    ['ADA section 2, diagnosis', 'V'],
    (r) =>
      under(r.facts, 'a1c', 6.5) &&
      !lowering.some((medicine) => r.takes(medicine)) &&
      lowering.every((medicine) => r.facts[medicine] !== undefined) &&
      under(r.facts, 'fpg', 126) &&
      r.facts.pregnancy !== true &&
      r.facts.diabetesType === undefined &&
      r.facts.ascvd === false &&
      r.facts.heartFailure !== true &&
      r.facts.ckd === false &&
      from(r.facts, 'egfr', 60) &&
      under(r.facts, 'ldl', 160) &&
      under(r.facts, 'uacr', 30),
    (r) => !r.adds(...lowering) && !r.starts('statin'),
  ),
  statement(
    'not-diabetes-unknown',
    'An A1C below 6.5 % with no medicine, type, years or glucose that says diabetes begins no statin for it, whatever else is unknown',
    ['ADA section 2, diagnosis', 'V'],
    (r) =>
      under(r.facts, 'a1c', 6.5) &&
      ![...lowering, 'repaglinide' as const].some((medicine) => r.takes(medicine as (typeof lowering)[number])) &&
      r.facts.diabetesType === undefined &&
      !from(r.facts, 'diabetesDuration', 1) &&
      !from(r.facts, 'fpg', 126) &&
      !from(r.facts, 'ppg', 200) &&
      r.facts.ascvd !== true &&
      r.facts.ckd !== true &&
      !under(r.facts, 'egfr', 60) &&
      !from(r.facts, 'ldl', 160) &&
      !from(r.facts, 'uacr', 300),
    (r) => !r.starts('statin'),
  ),
  statement(
    'a1c-unbelievable',
    'An A1C below 5.5 % under three medicines or more lets one of them go',
    ['ADA section 6; ACP 2018', 'S'],
    (r) =>
      under(r.facts, 'a1c', 5.5) &&
      lowering.filter((medicine) => r.takes(medicine)).length >= 3 &&
      r.facts.pregnancy !== true &&
      r.facts.diabetesType === 'type2' &&
      !from(r.facts, 'fpg', 180),
    (r) =>
      emergency(r) ||
      ketonesOpen(r) ||
      [...lowering, 'repaglinide' as const].some((medicine) => r.lessWithin(medicine) <= 90),
  ),
  statement(
    'symptoms-glp1',
    'With symptoms of lacking insulin no GLP-1 receptor agonist and no SGLT2 inhibitor begins',
    ['ADA section 9, 9.20', 'S'],
    ({ facts }) => facts.catabolicSymptoms === true,
    (r) => !r.starts('glp1RA', 'sglt2Inhibitor'),
  ),
  statement(
    'very-high-insulin',
    'Symptoms with an A1C above 10 %: ketones today',
    ['ADA section 6 and 9', 'S'],
    ({ facts }) => facts.catabolicSymptoms === true && from(facts, 'a1c', 10.1) && !under(facts, 'ketones', 0.6),
    (r) => r.checkedWithin('ketones') === 0 || emergency(r),
  ),
  statement(
    'insulin-dose',
    'Basal insulin begins with at most 0.2 U/kg',
    ['ADA section 9, figure 9.5', 'S'],
    (r) => r.starts('basalInsulin') && r.facts.weight !== undefined,
    (r) => (r.action('start:basalInsulin')?.to?.value ?? 0) <= Math.max(4, 0.2 * (r.facts.weight ?? 0)),
  ),
  statement(
    'review-in-time',
    'Nobody whose insulin, sulfonylurea or repaglinide changes is seen later than five weeks',
    ['ADA section 9', 'R'],
    (r) =>
      r.plan.actions.some(
        ({ object, verb, within }) =>
          ['basalInsulin', 'sulfonylurea', 'repaglinide'].includes(object) &&
          verb !== 'keep' &&
          verb !== 'ask' &&
          within <= 14,
      ),
    (r) => r.plan.review <= 35,
  ),
  statement(
    'cardiology-before-glp1',
    'In heart failure whose ejection fraction is not known to be preserved, cardiology is asked before a GLP-1 receptor agonist begins',
    ['FIGHT, LIVE; ADA section 9, 9.9', 'S'],
    (r) =>
      r.facts.heartFailure === true &&
      !from(r.facts, 'ejectionFraction', 50) &&
      r.starts('glp1RA') &&
      r.within('start:glp1RA') > 0,
    (r) => r.seenWithin('cardiologist') < r.within('start:glp1RA'),
  ),
  statement(
    'pancreatitis-incretin-taken',
    'In pancreatitis, or where it may be of today, an incretin that is taken pauses or ends within a day',
    ['labels of GLP-1 receptor agonists and sitagliptin, pancreatitis', 'V'],
    ({ facts }) =>
      facts.pancreatitis === true &&
      facts.pancreatitisNow !== false &&
      (facts.glp1RA === true || facts.dpp4Inhibitor === true),
    (r) => (['glp1RA', 'dpp4Inhibitor'] as const).every((each) => !r.takes(each) || r.lessWithin(each) <= 1),
  ),
  statement(
    'lows-told-near-goal',
    'On insulin, type 2, lows that are told below an A1C of 7 %: less of what causes them within a week',
    ['ADA section 9, basal insulin figure: 10 to 20 % less', 'S'],
    ({ facts }) =>
      facts.hypoglycaemiaHistory === true &&
      facts.basalInsulin === true &&
      facts.diabetesType === 'type2' &&
      facts.islets !== 'positive' &&
      facts.pregnancy !== true &&
      under(facts, 'a1c', 7),
    (r) => emergency(r) || r.lessWithin('basalInsulin') <= 7 || ketonesOpen(r),
  ),
  statement(
    'one-opinion-goal',
    'Where a plan asks for a goal at or above the HbA1c, nothing goes up and no tablet begins for glucose alone',
    ['ADA section 6: the goal decides how much treatment', 'R'],
    (r) =>
      from(r.facts, 'a1c', 4) &&
      (r.action('review:target')?.to?.value ?? 0) >= (r.facts.a1c ?? Number.POSITIVE_INFINITY) &&
      r.facts.diabetesType !== 'type1' &&
      r.facts.islets !== 'positive' &&
      r.lessWithin('metformin') === Number.POSITIVE_INFINITY,
    (r) =>
      !r.raises('metformin', 'basalInsulin', 'glp1RA') &&
      !r.starts('metformin', 'dpp4Inhibitor', 'tzd', 'sulfonylurea'),
  ),
  statement(
    'first-for-pressure-begins-first',
    'Where albumin makes an ACE inhibitor or ARB the first medicine for pressure, it begins no later than pressure is treated',
    ['ADA section 10; KDIGO 2024', 'S'],
    (r) =>
      r.action('treat:blood-pressure')?.because.includes('pressure.albumin') === true &&
      r.starts('rasInhibitor') &&
      // Insulin and a failing heart's SGLT2 inhibitor wait for nothing, and fill the first weeks.
      !r.starts('basalInsulin', 'mealtimeInsulin') &&
      !(r.facts.heartFailure === true && r.starts('sglt2Inhibitor')),
    (r) => r.within('start:rasInhibitor') <= r.within('treat:blood-pressure'),
  ),
  statement(
    'one-opinion-pressure',
    'Where less for the pressure is weighed no ACE inhibitor, ARB or finerenone begins',
    ['ADA section 13', 'R'],
    (r) => r.action('review:onBloodPressureMedicine') !== undefined,
    (r) => !r.starts('rasInhibitor', 'finerenone'),
  ),
  statement(
    'lows-weekly-nothing-added',
    'Lows every week on what causes them, below 8 %: nothing begins for glucose beside them but what protects',
    ['ADA section 6: goals and treatment are looked at again', 'R'],
    (r) =>
      r.facts.hypoglycaemiaFrequency === 'weekly' &&
      r.facts.pregnancy !== true &&
      under(r.facts, 'a1c', 8) &&
      (r.takes('basalInsulin') || r.takes('sulfonylurea')) &&
      r.facts.tar180 === undefined,
    (r) => !r.starts('dpp4Inhibitor', 'sulfonylurea'),
  ),
];
