import { bmiOf } from '../../../src/engine/clinical/bmi.ts';
import { from, protecting, type Reading, type Statement, statement, under } from '../statement.ts';

const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;
const failing = ({ facts }: Reading): boolean => facts.heartFailure === true;
const reduced = (r: Reading): boolean => failing(r) && under(r.facts, 'ejectionFraction', 41);

/** An eGFR below 60 that has lost this share since an earlier one, within three months or nobody knows when. */
const fell = ({ facts: { egfr, previousEgfr, previousEgfrMonths, dialysis } }: Reading, share: number): boolean =>
  egfr !== undefined &&
  egfr < 60 &&
  previousEgfr !== undefined &&
  (previousEgfrMonths ?? 0) <= 3 &&
  dialysis !== true &&
  egfr <= previousEgfr * (1 - share);

/** With the body mass index that weight and height give, where none is told. */
const bodyOf = <F extends { readonly bmi?: number; readonly weight?: number; readonly height?: number }>(
  facts: F,
): F =>
  facts.bmi === undefined && facts.weight !== undefined && facts.height !== undefined
    ? { ...facts, bmi: bmiOf(facts.weight, facts.height) }
    : facts;

/** What is asked of some patients only, and changes their plan. */
export const asked: readonly Statement[] = [
  statement(
    'vomiting-ketones',
    'Vomiting with ketones from 0.6 mmol/L or a glucose from 300 mg/dL goes to hospital today',
    ['hyperglycaemic crises 2024; SGLT consensus 2019', 'S'],
    ({ facts }) => facts.vomiting === true && (from(facts, 'ketones', 0.6) || from(facts, 'fpg', 300)),
    emergency,
  ),
  statement(
    'vomiting-pauses',
    'Vomiting pauses metformin, an SGLT2 inhibitor and a GLP-1 receptor agonist today',
    ['UKKA 2023 and NHS sick-day rules', 'S'],
    ({ facts }) => facts.vomiting === true && facts.pregnancy !== true,
    (r) => (['metformin', 'sglt2Inhibitor', 'glp1RA'] as const).every((it) => !r.takes(it) || r.lessWithin(it) <= 1),
  ),
  statement(
    'vomiting-begins-nothing',
    'While somebody vomits no tablet or injection for glucose, heart or kidneys begins or goes up, and no basal insulin ends',
    ['general practice; NHS sick-day rules: never stop insulin', 'R'],
    ({ facts }) => facts.vomiting === true,
    (r) =>
      !r.adds('metformin', 'sulfonylurea', 'dpp4Inhibitor', 'tzd', 'rasInhibitor', 'finerenone', 'glp1RA') &&
      !r.starts('sglt2Inhibitor') &&
      !r.action('stop:basalInsulin'),
  ),
  statement(
    'asked-before-sglt2',
    'No SGLT2 inhibitor begins while nobody knows or asks whether there was a ketoacidosis',
    ['labels of SGLT2 inhibitors: ketoacidosis before', 'S'],
    (r) => r.starts('sglt2Inhibitor') && r.facts.ketoacidosis === undefined,
    (r) => r.action('ask:ketoacidosis') !== undefined,
  ),
  statement(
    'asked-before-glp1',
    'No GLP-1 receptor agonist begins while nobody knows or asks of pancreatitis and of medullary thyroid cancer',
    ['label of semaglutide: boxed warning, and pancreatitis', 'V'],
    (r) => r.starts('glp1RA'),
    (r) =>
      (['pancreatitis', 'medullaryThyroidCancer'] as const).every(
        (fact) => r.facts[fact] !== undefined || r.action(`ask:${fact}`) !== undefined,
      ),
  ),
  statement(
    'lows-repeated-insulin',
    'Lows on insulin that nobody feels lead to less of it, or to somebody who decides, whatever the HbA1c',
    ['ADA 2026 section 6: unawareness is a reason to change the treatment', 'R'],
    ({ facts }) =>
      facts.hypoglycaemiaUnaware === true && (facts.basalInsulin === true || facts.mealtimeInsulin === true),
    (r) =>
      Math.min(r.lessWithin('basalInsulin'), r.lessWithin('mealtimeInsulin')) <= 7 ||
      r.facts.pregnancy === true ||
      // Ketones come down first.
      from(r.facts, 'ketones', 0.6) ||
      emergency(r),
  ),
  statement(
    'ejection-reduced-finerenone',
    'Finerenone begins in no heart failure with an ejection fraction of 40 % or less',
    ['finerenone label: 40 % or more; spironolactone or eplerenone below', 'S'],
    reduced,
    (r) => !r.starts('finerenone'),
  ),
  statement(
    'ejection-reduced-ras',
    'Heart failure with an ejection fraction of 40 % or less and no RAS inhibitor: it begins, or somebody who decides is asked',
    ['AHA, ACC and HFSA 2022, class 1', 'S'],
    (r) => reduced(r) && r.facts.rasInhibitor === false && from(r.facts, 'systolic', 100),
    (r) =>
      r.starts('rasInhibitor') ||
      r.facts.pregnancy === true ||
      r.facts.childbearing === 'planning' ||
      r.seenWithin('cardiologist', 'nephrologist', 'emergency') <= 28,
  ),
  statement(
    'ejection-reduced-glp1',
    'With an ejection fraction of 40 % or less no GLP-1 receptor agonist begins before cardiology agrees',
    ['FIGHT, LIVE', 'V'],
    reduced,
    (r) => !r.starts('glp1RA'),
  ),
  statement(
    'egfr-fell',
    'An eGFR that fell by a third within three months is repeated within three days and begins nothing for heart or kidneys',
    ['KDIGO 2024: beyond what is expected, evaluated', 'S'],
    (r) => fell(r, 0.34),
    (r) => emergency(r) || (r.checkedWithin('egfr') <= 3 && !r.starts(...protecting)),
  ),
  statement(
    'egfr-halved',
    'An eGFR that halved within three months is seen by a nephrologist within days',
    ['KDIGO acute kidney injury, stage 2', 'R'],
    (r) => fell(r, 0.51),
    (r) => emergency(r) || r.seenWithin('nephrologist') <= 3,
  ),
  statement(
    'egfr-shown-earlier',
    'An eGFR of 45 to 59 that was below 60 three months before is treated as chronic: an SGLT2 inhibitor begins or something keeps it out',
    ['KDIGO 2024: chronic is more than three months; recommendation 3.7.1', 'S'],
    (r) =>
      from(r.facts, 'egfr', 45) &&
      under(r.facts, 'egfr', 60) &&
      under(r.facts, 'previousEgfr', 60) &&
      from(r.facts, 'previousEgfrMonths', 3) &&
      r.facts.sglt2Inhibitor === false,
    (r) =>
      r.plan.findings.some(({ id }) => id === 'protection.sglt2-kidney') ||
      under(bodyOf(r.facts), 'bmi', 18.5) ||
      // It takes weight that the frail, and anybody from 70, have none of to lose.
      (under(bodyOf(r.facts), 'bmi', 20) && (r.facts.frailty !== 'fit' || from(r.facts, 'age', 70))),
  ),
  statement(
    'weekly-insulin-no-figure',
    'Of an insulin given once a week no dose of a day is told',
    ['a weekly dose read as a daily one is sevenfold', 'R'],
    (r) => r.facts.weeklyInsulinUnits !== undefined && r.takes('basalInsulin'),
    (r) => r.plan.actions.every(({ object, to }) => object !== 'basalInsulin' || to === undefined),
  ),
  statement(
    'weekly-insulin-low',
    'A single reading below 54 on a once-weekly insulin lowers it or is seen to within three days, and does not raise it',
    ['ADA section 6, hypoglycaemia level 2', 'S'],
    (r) => r.facts.weeklyInsulinUnits !== undefined && under(r.facts, 'fpg', 54) && r.takes('basalInsulin'),
    (r) => emergency(r) || (r.lessWithin('basalInsulin') <= 3 && !r.raises('basalInsulin')),
  ),
  statement(
    'sglt2-diuretic',
    'With a loop or thiazide diuretic volume is looked at no later than an SGLT2 inhibitor begins',
    ['labels of SGLT2 inhibitors, section 5: volume depletion', 'S'],
    (r) => r.facts.loopOrThiazideDiuretic === true && r.starts('sglt2Inhibitor'),
    (r) =>
      Math.min(
        r.within('review:loopOrThiazideDiuretic'),
        // A pressure to be treated is no shortage of volume.
        from(r.facts, 'systolic', 130) ? r.checkedWithin('blood-pressure') : Number.POSITIVE_INFINITY,
        from(r.facts, 'systolic', 130) && r.action('treat:blood-pressure') ? 0 : Number.POSITIVE_INFINITY,
      ) <= Math.max(28, r.within('start:sglt2Inhibitor')),
  ),
];
