import { awaitsKetones, from, lowering, protecting, type Statement, statement, under } from '../statement.ts';

const isEmergency: Statement['concerns'] = ({ plan }) =>
  plan.actions.some(({ gravity, id }) => gravity === 'emergency' && id === 'refer:emergency');

/** Emergencies, low pressure, ketones, lows. */
export const danger: readonly Statement[] = [
  statement(
    'emergency-alone',
    'An emergency’s plan begins, raises and trains nothing',
    ['general practice: what cannot wait comes alone', 'R'],
    isEmergency,
    ({ plan }) =>
      plan.actions.every(
        ({ verb, within }) => within <= 1 && verb !== 'start' && verb !== 'raise' && verb !== 'do' && verb !== 'keep',
      ),
  ),
  statement(
    'pressure-below-90',
    'Below 90 mmHg systolic nothing that protects heart or kidneys begins',
    ['SGLT2 label: volume depletion is put right first; DAPA-HF left out below 95, EMPEROR-Reduced below 100', 'R'],
    ({ facts }) => under(facts, 'systolic', 90),
    (r) => !r.starts(...protecting),
  ),
  statement(
    'pressure-below-90-glucose',
    'Below 90 mmHg systolic no tablet for glucose begins or goes up',
    ['metformin label: hypoperfusion; general practice: what is acute first', 'R'],
    ({ facts }) => under(facts, 'systolic', 90),
    (r) => !r.adds('metformin', 'sulfonylurea', 'dpp4Inhibitor', 'tzd'),
  ),
  statement(
    'pressure-below-100',
    'Below 100 mmHg without heart failure neither an SGLT2 inhibitor, a RAS inhibitor nor finerenone begins',
    ['label of SGLT2 inhibitors, volume depletion; hypotension before a RAS inhibitor', 'R'],
    ({ facts }) => under(facts, 'systolic', 100) && facts.heartFailure === false,
    (r) => !r.starts('sglt2Inhibitor', 'rasInhibitor', 'finerenone'),
  ),
  statement(
    'pressure-low-lessens',
    'Below 90 mmHg without heart failure what lowers it comes down within a day',
    ['general practice: symptomatic or very low pressure', 'R'],
    (r) => under(r.facts, 'systolic', 90) && r.facts.heartFailure === false && r.takes('rasInhibitor'),
    (r) => r.lessWithin('rasInhibitor') <= 1 || isEmergency(r),
  ),
  statement(
    'pressure-low-measured',
    'Below 90 mmHg pressure is measured again within three days',
    ['general practice', 'R'],
    ({ facts }) => under(facts, 'systolic', 90),
    (r) => r.checkedWithin('blood-pressure') <= 3 || isEmergency(r),
  ),
  statement(
    'shock-metformin',
    'Below 80 mmHg metformin pauses today, and eGFR and potassium are looked at',
    ['metformin label: lactic acidosis with hypoperfusion', 'S'],
    (r) => under(r.facts, 'systolic', 80) && r.facts.dialysis !== true && r.takes('metformin'),
    (r) =>
      r.lessWithin('metformin') <= 1 &&
      (isEmergency(r) || (r.checkedWithin('egfr') <= 1 && r.checkedWithin('potassium') <= 1)),
  ),
  statement(
    'hold-and-begin',
    'No plan pauses one medicine for low pressure and begins another that lowers it',
    ['general practice', 'R'],
    (r) => under(r.facts, 'systolic', 95) && r.lessWithin('rasInhibitor') <= 3,
    (r) => !r.starts('sglt2Inhibitor', 'finerenone'),
  ),
  statement(
    'pressure-low-heart',
    'Below 90 mmHg with heart failure metformin pauses and kidneys are looked at within a day',
    ['metformin label: lactic acidosis with hypoperfusion, acute heart failure', 'S'],
    (r) =>
      under(r.facts, 'systolic', 90) &&
      r.facts.heartFailure === true &&
      r.facts.dialysis !== true &&
      r.takes('metformin'),
    (r) => isEmergency(r) || (r.lessWithin('metformin') <= 1 && r.checkedWithin('egfr') <= 1),
  ),
  statement(
    'pancreatitis-now',
    'Pancreatitis of now is seen in hospital today; nothing begins, metformin and an SGLT2 inhibitor pause',
    ['general practice; labels of metformin and SGLT2 inhibitors: acute illness', 'R'],
    ({ facts }) => facts.pancreatitisNow === true && facts.pregnancy !== true,
    (r) =>
      isEmergency(r) &&
      (!r.takes('metformin') || r.lessWithin('metformin') <= 1) &&
      (!r.takes('sglt2Inhibitor') || r.lessWithin('sglt2Inhibitor') <= 1),
  ),
  statement(
    'ketones-from-3',
    'Ketones of 3 mmol/L or more go to hospital today, and an SGLT2 inhibitor pauses',
    ['hyperglycaemic crises 2024, diagnosis', 'S'],
    ({ facts }) => from(facts, 'ketones', 3),
    (r) => isEmergency(r) && (!r.takes('sglt2Inhibitor') || r.lessWithin('sglt2Inhibitor') <= 1),
  ),
  statement(
    'ketones-normal',
    'Ketones below 0.6 mmol/L of today are not measured again',
    ['international consensus 2019, table 1', 'V'],
    ({ facts }) => under(facts, 'ketones', 0.6),
    (r) => r.within('check:ketones') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'ketones-insulin-stays',
    'While ketones are awaited or from 0.6 mmol/L no insulin is cut or stopped without a low of today, a severe one or repeated ones',
    ['ADA section 6; hyperglycaemic crises 2024: lack of insulin is the cause', 'S'],
    (r) =>
      (from(r.facts, 'ketones', 0.6) ||
        (awaitsKetones(r) &&
          r.facts.severeHypoglycaemia !== true &&
          r.facts.hypoglycaemiaUnaware !== true &&
          r.facts.hypoglycaemiaFrequency !== 'weekly')) &&
      (r.takes('basalInsulin') || r.takes('mealtimeInsulin')) &&
      !(['fpg', 'ppg', 'ogtt'] as const).some((fact) => under(r.facts, fact, 80)) &&
      !from(r.facts, 'tbr70', 1) &&
      !from(r.facts, 'tbr54', 1),
    (r) => Math.min(r.lessWithin('basalInsulin'), r.lessWithin('mealtimeInsulin')) === Number.POSITIVE_INFINITY,
  ),
  statement(
    'glucose-drained',
    'From 300 mg/dL with symptoms and below 100 mmHg somebody goes to hospital today',
    ['hyperglycaemic crises 2024: dehydration', 'R'],
    (r) => from(r.facts, 'fpg', 300) && r.facts.catabolicSymptoms === true && under(r.facts, 'systolic', 100),
    isEmergency,
  ),
  statement(
    'pressure-no-more-lowering',
    'Below 100 mmHg systolic pressure is not treated downwards',
    ['general practice', 'R'],
    ({ facts }) => under(facts, 'systolic', 100) && under(facts, 'diastolic', 90),
    (r) => r.within('treat:blood-pressure') === Number.POSITIVE_INFINITY,
  ),
  statement(
    'ketones-sglt2',
    'While ketones are awaited no SGLT2 inhibitor begins, whatever it is for',
    ['SGLT2 label: ketoacidosis is assessed before the start', 'S'],
    awaitsKetones,
    (r) => !r.starts('sglt2Inhibitor'),
  ),
  statement(
    'ketones-protecting',
    'While ketones are awaited nothing for heart, kidneys or arteries begins',
    ['general practice: exclude a crisis first', 'R'],
    awaitsKetones,
    (r) => !r.starts(...protecting),
  ),
  statement(
    'ketones-sglt2-taken',
    'Symptoms of high glucose pause an SGLT2 inhibitor at once',
    ['SGLT2 label: suspected ketoacidosis', 'S'],
    (r) => r.takes('sglt2Inhibitor') && r.facts.catabolicSymptoms === true && r.facts.pregnancy !== true,
    (r) => r.lessWithin('sglt2Inhibitor') <= 1,
  ),
  statement(
    'glucose-600',
    'From 600 mg/dL the same day in hospital',
    ['JBDS 2022 and ADA 2024 on hyperglycaemic crises', 'S'],
    ({ facts }) => from(facts, 'fpg', 600) || from(facts, 'ppg', 600),
    (r) => r.within('refer:emergency') === 0,
  ),
  statement(
    'low-reading',
    'A reading below 54 mg/dL is treated at once',
    ['ADA section 6, level 2 hypoglycaemia', 'S'],
    ({ facts }) => under(facts, 'fpg', 54) || under(facts, 'ppg', 54),
    (r) => r.within('treat:low-glucose') === 0 || isEmergency(r),
  ),
  statement(
    'low-reading-nothing-more',
    'A reading below 54 mg/dL begins and raises nothing that lowers glucose',
    ['ADA section 6', 'S'],
    ({ facts }) => under(facts, 'fpg', 54) || under(facts, 'ppg', 54),
    (r) => !r.adds('sulfonylurea', 'basalInsulin', 'mealtimeInsulin', 'metformin', 'dpp4Inhibitor', 'tzd'),
  ),
  statement(
    'severe-low-sulfonylurea',
    'After a severe low a sulfonylurea stops or comes down within a week',
    ['ADA section 6', 'S'],
    (r) => r.facts.severeHypoglycaemia === true && r.takes('sulfonylurea'),
    (r) => r.lessWithin('sulfonylurea') <= 7 || isEmergency(r),
  ),
  statement(
    'severe-low-insulin-up',
    'After a severe low no insulin goes up',
    ['ADA section 6', 'S'],
    ({ facts }) => facts.severeHypoglycaemia === true,
    (r) => !r.raises('basalInsulin'),
  ),
  statement(
    'gravest-first',
    'The order is by gravity',
    ['the product’s order', 'V'],
    () => true,
    ({ plan }) => {
      const ranks = plan.actions.map(({ gravity }) => ['emergency', 'urgent', 'important', 'routine'].indexOf(gravity));
      return ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
    },
  ),
  statement(
    'urgent-soon',
    'What is urgent is due within two weeks',
    ['the product’s own gravity', 'R'],
    () => true,
    ({ plan }) => plan.actions.every(({ gravity, within }) => gravity !== 'urgent' || within <= 14),
  ),
  statement(
    'no-stop-and-start',
    'Nothing that is taken begins',
    ['plain sense', 'V'],
    () => true,
    (r) => r.begins.every(({ object }) => !r.takes(object as never)),
  ),
  statement(
    'not-taken',
    'Nothing that is not taken stops, pauses, goes down or goes up',
    ['plain sense', 'V'],
    () => true,
    (r) =>
      r.plan.actions.every(
        ({ verb, object }) =>
          !['stop', 'hold', 'reduce', 'raise', 'keep'].includes(verb) ||
          !([...lowering, 'repaglinide'] as readonly string[]).includes(object) ||
          r.takes(object as never),
      ),
  ),
];
