import { from, lowering, type Reading, type Statement, statement, under } from '../statement.ts';

const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;
const pregnant = ({ facts }: Reading): boolean => facts.pregnancy === true && facts.sex !== 'male';
const isFrail = ({ facts }: Reading): boolean =>
  facts.frailty === 'complex' || facts.frailty === 'very-complex' || from(facts, 'age', 80);
const harmful = ['rasInhibitor', 'statin', 'finerenone', 'sglt2Inhibitor', 'glp1RA'] as const;

/** Pregnancy, age, heart, arteries, feet, liver, and how much at once. */
export const people: readonly Statement[] = [
  statement(
    'eyes-before-a-fall',
    'Sight-threatening retinopathy at 9 % or more: the eyes within a week, and no injection or other tablet for glucose but an SGLT2 inhibitor or metformin before them',
    ['ADA section 12: retinal status is assessed when glucose-lowering therapy is intensified', 'S'],
    ({ facts }) => facts.retinopathy === 'sight-threatening' && from(facts, 'a1c', 9) && facts.pregnancy !== true,
    (r) =>
      r.within('refer:emergency') === 0 ||
      (r.seenWithin('eye') <= 7 && !r.starts('glp1RA', 'dpp4Inhibitor', 'tzd', 'sulfonylurea')),
  ),
  statement(
    'pregnancy-team',
    'A pregnancy is seen by its team today',
    ['ADA 2025 section 15', 'R'],
    pregnant,
    (r) => r.seenWithin('obstetric-diabetes', 'emergency') === 0,
  ),
  statement(
    'pregnancy-kidneys',
    'In pregnancy urine albumin that is not known is measured within two weeks',
    ['NICE NG3: renal assessment at the first contact in pregnancy', 'R'],
    (r) => pregnant(r) && r.facts.uacr === undefined && r.facts.dialysis !== true,
    (r) => emergency(r) || r.checkedWithin('uacr') <= 14,
  ),
  statement(
    'pregnancy-stops',
    'In pregnancy RAS inhibitor, statin, finerenone, SGLT2 inhibitor and GLP-1 receptor agonist stop today',
    ['KDIGO 2022 section 1; ADA 2025 section 15', 'S'],
    (r) => pregnant(r) && harmful.some((each) => r.takes(each)),
    (r) => harmful.every((each) => !r.takes(each) || r.lessWithin(each) <= 1),
  ),
  statement(
    'pregnancy-starts',
    'In pregnancy nothing but insulin begins',
    ['ADA 2025 section 15', 'S'],
    pregnant,
    (r) => r.begins.every(({ object }) => object === 'basalInsulin' || object === 'mealtimeInsulin'),
  ),
  statement(
    'planning-starts',
    'Who plans a pregnancy begins nothing that harms it',
    ['ADA 2025 section 15', 'S'],
    ({ facts }) => facts.childbearing === 'planning' && facts.sex === 'female',
    (r) => !r.starts(...harmful),
  ),
  statement(
    'planning-one-team',
    'Before a pregnancy one team sees her: the one for diabetes in pregnancy, and no second specialist',
    ['ADA section 15, care by one team', 'R'],
    ({ facts }) => facts.childbearing === 'planning' && facts.sex === 'female' && under(facts, 'age', 50),
    (r) => r.seenWithin('diabetes-specialist') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'planning-high',
    'Planning at an A1C from 8 %, with what must stop: insulin or the team within 14 days',
    ['ADA 2025 section 15', 'S'],
    (r) =>
      r.facts.childbearing === 'planning' &&
      r.facts.sex === 'female' &&
      r.facts.pregnancy === false &&
      from(r.facts, 'a1c', 8) &&
      under(r.facts, 'age', 50),
    (r) => emergency(r) || r.adds('basalInsulin', 'metformin') || r.seenWithin('obstetric-diabetes') <= 14,
  ),
  statement(
    'child-today',
    'Under 18 a glucose from 200 mg/dL or below 54 is for the children’s team today, with ketones where it is high',
    ['NICE NG18', 'S'],
    ({ facts }) =>
      under(facts, 'age', 18) && (from(facts, 'fpg', 200) || from(facts, 'ppg', 200) || under(facts, 'fpg', 54)),
    (r) =>
      emergency(r) ||
      (r.seenWithin('diabetes-specialist') === 0 &&
        (r.within('check:ketones') === 0 || !(from(r.facts, 'fpg', 200) || from(r.facts, 'ppg', 200)))),
  ),
  statement(
    'child-starts',
    'Under 18 nothing begins and no dose is set',
    ['this product is for adults', 'R'],
    ({ facts }) => under(facts, 'age', 18),
    (r) => r.begins.length === 0 && r.plan.actions.every(({ verb }) => verb !== 'raise' && verb !== 'reduce'),
  ),
  statement(
    'two-starts',
    'At most two medicines begin within 28 days',
    ['general practice: what harms must be known by its name', 'R'],
    (r) => !isFrail(r),
    (r) => r.begins.filter(({ within }) => within <= 28).length <= 2,
  ),
  statement(
    'one-start-frail',
    'From 80 years, or frail, one medicine begins within 28 days',
    ['ADA section 13; general practice', 'R'],
    isFrail,
    (r) => r.begins.filter(({ within }) => within <= 28).length <= 1,
  ),
  statement(
    'very-complex-none',
    'In very complex health nothing begins that protects only over years',
    ['ADA section 13, table 13.1', 'S'],
    ({ facts }) => facts.frailty === 'very-complex',
    (r) => !r.starts('statin', 'finerenone', 'glp1RA', 'sulfonylurea', 'tzd', 'mealtimeInsulin'),
  ),
  statement(
    'frail-insulin',
    'In very complex health no insulin begins for an A1C below 8.5 %',
    ['Endocrine Society 2019', 'S'],
    ({ facts }) =>
      facts.frailty === 'very-complex' &&
      under(facts, 'a1c', 8.5) &&
      facts.catabolicSymptoms === false &&
      under(facts, 'fpg', 250) &&
      under(facts, 'ppg', 250) &&
      facts.diabetesType === 'type2' &&
      facts.islets === undefined,
    (r) => !r.adds('basalInsulin', 'mealtimeInsulin'),
  ),
  statement(
    'frail-sulfonylurea-seen',
    'Where a sulfonylurea ends in complex health and nothing takes its place, glucose is seen within two weeks',
    ['ADA section 13, 13.14a', 'S'],
    (r) =>
      (r.facts.frailty === 'complex' || r.facts.frailty === 'very-complex') &&
      r.action('stop:sulfonylurea') !== undefined &&
      r.action('raise:basalInsulin') === undefined &&
      r.begins.length === 0,
    (r) => emergency(r) || r.checkedWithin('glucose') <= 14,
  ),
  statement(
    'ketoacidosis-heart-failure',
    'Heart failure after a ketoacidosis, which closes the SGLT2 inhibitor, is seen by cardiology or a diabetes team within four weeks',
    ['label of SGLT2 inhibitors; ESC 2023, heart failure', 'R'],
    (r) => r.facts.heartFailure === true && r.facts.ketoacidosis === true,
    (r) => emergency(r) || r.seenWithin('cardiologist', 'diabetes-specialist', 'obstetric-diabetes') <= 28,
  ),
  statement(
    'surgery-lows-deficit',
    'Nobody with lows after weight-loss surgery is told to eat less',
    ['ADA section 8: lows after metabolic surgery', 'R'],
    (r) => r.facts.bariatricSurgery === true && r.facts.hypoglycaemiaHistory === true,
    (r) => r.action('do:energy-deficit') === undefined,
  ),
  statement(
    'old-deficit',
    'Nobody from 80 years, frail or thin is told to eat less',
    ['ADA section 13', 'R'],
    (r) => isFrail(r) || under(r.facts, 'bmi', 22),
    (r) => r.within('do:energy-deficit') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'old-sulfonylurea',
    'From 75 years no sulfonylurea begins',
    ['AGS Beers 2023; ADA section 13', 'S'],
    ({ facts }) => from(facts, 'age', 75),
    (r) => !r.starts('sulfonylurea'),
  ),
  statement(
    'foot-ulcer',
    'A foot ulcer is seen within a working day unless it is known to be healed',
    ['NICE NG19, recommendation 1.4.1', 'R'],
    ({ facts }) => facts.footUlcer === true && facts.footUlcerOpen !== false,
    (r) => emergency(r) || r.seenWithin('feet') <= 1,
  ),
  statement(
    'foot-ulcer-walks',
    'Nobody with a foot ulcer that may be open is told to walk more',
    ['ADA section 12', 'S'],
    ({ facts }) => facts.footUlcer === true && facts.footUlcerOpen !== false,
    (r) => r.within('do:steps') === Number.POSITIVE_INFINITY && r.within('do:training') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'heart-failure-sglt2',
    'Heart failure with everything in order gets an SGLT2 inhibitor within four weeks',
    ['ADA section 9, 9.8', 'S'],
    ({ facts }) =>
      from(facts, 'priorA1c', 7) &&
      !from(facts, 'ketones', 0.6) &&
      facts.heartFailure === true &&
      facts.sglt2Inhibitor === false &&
      from(facts, 'systolic', 115) &&
      under(facts, 'systolic', 175) &&
      from(facts, 'egfr', 60) &&
      facts.catabolicSymptoms === false &&
      under(facts, 'a1c', 9) &&
      under(facts, 'fpg', 250) &&
      from(facts, 'fpg', 70) &&
      under(facts, 'ppg', 290) &&
      from(facts, 'ppg', 70) &&
      from(facts, 'bmi', 27) &&
      facts.diabetesType === 'type2' &&
      facts.islets === undefined &&
      facts.ketoacidosis === false &&
      facts.kidneyTransplant === false &&
      facts.pancreatitis === false &&
      facts.footUlcer === false &&
      facts.cirrhosis === 'none' &&
      from(facts, 'potassium', 3.6) &&
      under(facts, 'potassium', 6) &&
      facts.autoimmune === false &&
      facts.pregnancy !== true &&
      facts.operationPlanned !== true &&
      facts.vomiting !== true &&
      facts.breastfeeding !== true &&
      facts.childbearing !== 'planning' &&
      from(facts, 'age', 40) &&
      under(facts, 'ast', 100) &&
      under(facts, 'alt', 100),
    (r) => r.within('start:sglt2Inhibitor') <= 28,
  ),
  statement(
    'breastfeeding-starts',
    'While she breastfeeds no SGLT2 inhibitor, GLP-1 receptor agonist, pioglitazone, statin or finerenone begins',
    ['labels of the classes; NICE NG3', 'R'],
    ({ facts }) => facts.breastfeeding === true && facts.sex === 'female' && facts.pregnancy !== true,
    (r) =>
      (['sglt2Inhibitor', 'glp1RA', 'tzd', 'statin', 'finerenone'] as const).every(
        (medicine) => r.within(`start:${medicine}`) === Number.POSITIVE_INFINITY,
      ),
  ),
  statement(
    'ascvd-statin',
    'Known arterial disease without a statin gets one within three months, or is asked; with a transplanted kidney its team within two weeks',
    ['ADA section 10; labels of statins beside ciclosporin', 'S'],
    ({ facts }) =>
      facts.ascvd === true &&
      facts.statin === 'none' &&
      from(facts, 'age', 40) &&
      under(facts, 'age', 76) &&
      facts.frailty !== 'very-complex' &&
      facts.pregnancy !== true &&
      facts.breastfeeding !== true &&
      facts.childbearing !== 'planning' &&
      facts.dialysis !== true &&
      under(facts, 'alt', 100) &&
      under(facts, 'ast', 100) &&
      facts.cirrhosis !== 'decompensated',
    (r) =>
      emergency(r) ||
      r.within('start:statin') <= 126 ||
      (r.facts.kidneyTransplant === true && r.within('refer:nephrologist') <= 14),
  ),
  statement(
    'statin-lipids',
    'A statin that begins or goes up is followed by lipids within 12 weeks',
    ['ADA section 10: 4 to 12 weeks', 'S'],
    (r) => r.adds('statin'),
    (r) => r.checkedWithin('lipids') <= Math.min(r.within('start:statin'), r.within('raise:statin')) + 84,
  ),
  statement(
    'severe-pressure',
    'From 180 mmHg systolic pressure is seen to today',
    ['general practice', 'R'],
    ({ facts }) => from(facts, 'systolic', 180),
    (r) => emergency(r) || r.within('treat:blood-pressure') <= 1,
  ),
  statement(
    'liver-failing',
    'With a decompensated liver neither metformin, a sulfonylurea nor pioglitazone begins',
    ['labels; EASL', 'R'],
    ({ facts }) => facts.cirrhosis === 'decompensated',
    (r) => !r.adds('metformin', 'sulfonylurea', 'tzd', 'glp1RA'),
  ),
  statement(
    'refuses-injections',
    'Who refuses injections is not begun on a GLP-1 receptor agonist',
    ['choice of the patient', 'R'],
    ({ facts }) => facts.acceptsInjectables === false,
    (r) => !r.starts('glp1RA', 'mealtimeInsulin'),
  ),
  statement(
    'first-five',
    'A medicine for glucose that stops, pauses or goes down within a week stands among the first twelve lines, or behind what is urgent or stops alone',
    ['the order of a plan', 'R'],
    (r) =>
      r.plan.actions.filter(({ verb, within }) => ['stop', 'hold', 'reduce'].includes(verb) && within <= 14).length <=
      5,
    (r) =>
      r.plan.actions.every(
        ({ verb, within, object }, at) =>
          !(
            ['stop', 'hold', 'reduce'].includes(verb) &&
            within <= 7 &&
            (lowering as readonly string[]).includes(object)
          ) ||
          at < 12 ||
          r.plan.actions
            .slice(0, at)
            .every(({ gravity, verb }) => gravity === 'emergency' || gravity === 'urgent' || verb === 'stop'),
      ),
  ),
  statement(
    'glucagon',
    'Glucagon is offered when insulin begins',
    ['ADA section 6', 'S'],
    (r) => r.starts('basalInsulin') && r.facts.pregnancy !== true && r.facts.diabetesType === 'type2',
    (r) => r.starts('glucagon'),
  ),
  statement(
    'frail-lean-weight',
    'In the frail and lean, and below the overweight line on dialysis, nothing begins that takes weight; an SGLT2 inhibitor for a failing heart may',
    ['ADA section 13; KDOQI 2020: wasting', 'R'],
    ({ facts }) =>
      ((facts.frailty === 'complex' || facts.frailty === 'very-complex') && under(facts, 'bmi', 20)) ||
      (facts.dialysis === true && under(facts, 'bmi', 25)),
    (r) => !r.starts('glp1RA') && (r.facts.heartFailure === true || !r.starts('sglt2Inhibitor')),
  ),
];
