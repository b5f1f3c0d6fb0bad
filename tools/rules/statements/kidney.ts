import { from, protecting, type Reading, type Statement, statement, under } from '../statement.ts';

/** One eGFR and nothing that shows it has lasted: no known disease, stage, dialysis, transplant, albumin or earlier eGFR. */
const once = ({ facts }: Reading): boolean =>
  facts.ckd !== true &&
  facts.ckdStage === undefined &&
  facts.dialysis !== true &&
  facts.kidneyTransplant !== true &&
  !(under(facts, 'previousEgfr', 60) && from(facts, 'previousEgfrMonths', 3)) &&
  !from(facts, 'uacr', 30);
const emergency = (r: Reading): boolean => r.within('refer:emergency') === 0;
const pregnant = ({ facts }: Reading): boolean => facts.pregnancy === true;

/** Kidneys, albumin, what is not given below which eGFR, and what is followed after a start. */
export const kidney: readonly Statement[] = [
  statement(
    'finerenone-beside',
    'Finerenone begins beside no spironolactone, eplerenone or strong CYP3A4 inhibitor',
    ['finerenone label, contraindications and interactions', 'V'],
    ({ facts }) => facts.mineralocorticoidAntagonist === true || facts.strongCyp3a4Inhibitor === true,
    (r) => !r.starts('finerenone') && (!r.takes('finerenone') || emergency(r) || r.lessWithin('finerenone') <= 3),
  ),
  statement(
    'contrast-before-sglt2',
    'Before planned contrast below an eGFR of 60 no SGLT2 inhibitor begins',
    ['SGLT2 label: volume depletion and acute kidney injury', 'R'],
    ({ facts }) => facts.contrastPlanned === true && under(facts, 'egfr', 60),
    (r) => !r.starts('sglt2Inhibitor'),
  ),
  statement(
    'one-egfr-45',
    'One eGFR below 45 that nothing confirms begins nothing for heart or kidneys',
    ['KDIGO 2024: chronic is three months', 'S'],
    (r) => under(r.facts, 'egfr', 45) && once(r),
    (r) => !r.starts(...protecting),
  ),
  statement(
    'one-egfr-45-repeated',
    'One eGFR below 45 that nothing confirms is repeated within 14 days',
    ['KDIGO 2024: chronic is three months', 'S'],
    (r) => under(r.facts, 'egfr', 45) && once(r),
    (r) => emergency(r) || r.checkedWithin('egfr') <= 14,
  ),
  statement(
    'one-egfr-30-repeated',
    'One eGFR below 30 that nothing confirms is repeated within three days',
    ['KDIGO acute kidney injury', 'R'],
    (r) => under(r.facts, 'egfr', 30) && once(r),
    (r) => emergency(r) || r.checkedWithin('egfr') <= 3,
  ),
  statement(
    'one-egfr-danger-repeated',
    'One eGFR below 45 with a potassium above 5.0 or a pressure below 100 is repeated within three days',
    ['KDIGO acute kidney injury', 'R'],
    (r) =>
      under(r.facts, 'egfr', 45) && once(r) && (from(r.facts, 'potassium', 5.1) || under(r.facts, 'systolic', 100)),
    (r) => emergency(r) || r.checkedWithin('egfr') <= 3,
  ),
  statement(
    'egfr-15-days',
    'An eGFR below 15 nobody knew of is looked at within days',
    ['KDIGO', 'R'],
    (r) => under(r.facts, 'egfr', 15) && once(r),
    (r) => emergency(r) || r.checkedWithin('egfr') <= 3,
  ),
  statement(
    'ras-potassium',
    'Potassium is followed within four weeks of a RAS inhibitor’s start',
    ['KDIGO 2022, practice point 1.2.3: within 2 to 4 weeks', 'S'],
    (r) => r.starts('rasInhibitor'),
    (r) => r.checkedWithin('potassium') <= r.within('start:rasInhibitor') + 28,
  ),
  statement(
    'ras-creatinine',
    'Creatinine is followed within four weeks of a RAS inhibitor’s start',
    ['KDIGO 2022, practice point 1.2.3: within 2 to 4 weeks', 'S'],
    (r) => r.starts('rasInhibitor') && r.facts.dialysis !== true,
    (r) => r.checkedWithin('egfr') <= r.within('start:rasInhibitor') + 28,
  ),
  statement(
    'finerenone-potassium',
    'Potassium is followed within four weeks of finerenone’s start',
    ['finerenone label, section 2', 'S'],
    (r) => r.starts('finerenone'),
    (r) => r.checkedWithin('potassium') <= r.within('start:finerenone') + 28,
  ),
  statement(
    'finerenone-creatinine',
    'eGFR is followed within four weeks of finerenone’s start',
    ['finerenone label, section 2', 'S'],
    (r) => r.starts('finerenone'),
    (r) => r.checkedWithin('egfr') <= r.within('start:finerenone') + 28,
  ),
  statement(
    'finerenone-known',
    'Finerenone begins only with a known potassium of at most 5.0 and an eGFR from 25',
    ['finerenone label', 'S'],
    (r) => r.starts('finerenone'),
    ({ facts }) =>
      facts.potassium !== undefined && facts.potassium <= 5 && (facts.egfr === undefined || facts.egfr >= 25),
  ),
  statement(
    'metformin-30',
    'Metformin stops within a day below an eGFR of 30',
    ['metformin label: contraindicated', 'V'],
    (r) => under(r.facts, 'egfr', 30) && r.takes('metformin'),
    (r) => r.lessWithin('metformin') <= 1,
  ),
  statement(
    'metformin-45-start',
    'Metformin does not begin below an eGFR of 45',
    ['metformin label', 'V'],
    ({ facts }) => under(facts, 'egfr', 45),
    (r) => !r.adds('metformin'),
  ),
  statement(
    'metformin-45-dose',
    'Below an eGFR of 45 more than 1000 mg of metformin comes down',
    ['KDIGO 2022, PDF page 82', 'S'],
    (r) => under(r.facts, 'egfr', 45) && from(r.facts, 'metformin', 1001),
    (r) => emergency(r) || pregnant(r) || r.lessWithin('metformin') <= 14,
  ),
  statement(
    'sglt2-20',
    'No SGLT2 inhibitor begins below an eGFR of 20 or on dialysis',
    ['KDIGO 2022, recommendation 1.3.1', 'S'],
    ({ facts }) => under(facts, 'egfr', 20) || facts.dialysis === true,
    (r) => !r.starts('sglt2Inhibitor'),
  ),
  statement(
    'sglt2-transplant',
    'Nothing for heart or kidneys begins in a transplanted kidney before its team',
    ['KDIGO 2022: not studied', 'S'],
    ({ facts }) => facts.kidneyTransplant === true,
    (r) => !r.starts('sglt2Inhibitor', 'finerenone', 'rasInhibitor') && !r.adds('metformin'),
  ),
  statement(
    'nephrologist',
    'An eGFR below 15 without dialysis is seen by a nephrologist within a week',
    ['KDIGO 2024, referral', 'S'],
    ({ facts }) => under(facts, 'egfr', 15) && facts.dialysis === false,
    (r) => emergency(r) || r.seenWithin('nephrologist') <= 7,
  ),
  statement(
    'sulfonylurea-30',
    'A sulfonylurea ends below an eGFR of 30',
    ['KDIGO 2022; ADA section 9', 'S'],
    (r) => under(r.facts, 'egfr', 30) && r.takes('sulfonylurea'),
    (r) => emergency(r) || r.lessWithin('sulfonylurea') <= 14,
  ),
  statement(
    'albumin-once',
    'One first albumin of 30 to 299 without another sign is repeated before it is treated',
    ['ADA section 11: two of three samples', 'S'],
    (r) =>
      from(r.facts, 'uacr', 30) &&
      under(r.facts, 'uacr', 300) &&
      r.facts.ckd !== true &&
      r.facts.ckdStage === undefined &&
      from(r.facts, 'egfr', 60) &&
      r.facts.kidneyTransplant !== true &&
      r.facts.dialysis !== true &&
      // A weak heart has a reason of its own.
      !(r.facts.heartFailure === true && under(r.facts, 'ejectionFraction', 41)),
    (r) => emergency(r) || (!r.starts('rasInhibitor', 'finerenone') && (r.checkedWithin('uacr') <= 90 || pregnant(r))),
  ),
  statement(
    'confirmed-ckd-treated',
    'Confirmed kidney disease with albumin, pressure and potassium in order gets an SGLT2 inhibitor',
    ['KDIGO 2022, recommendation 1.3.1', 'S'],
    (r) => {
      const { facts } = r;
      return (
        facts.ckd === true &&
        !from(facts, 'ketones', 0.6) &&
        from(facts, 'priorA1c', 7) &&
        from(facts, 'egfr', 25) &&
        under(facts, 'egfr', 60) &&
        from(facts, 'uacr', 30) &&
        from(facts, 'systolic', 115) &&
        under(facts, 'potassium', 5) &&
        from(facts, 'potassium', 3.6) &&
        facts.sglt2Inhibitor === false &&
        // What has fallen since an earlier one may be acute.
        facts.previousEgfr === undefined &&
        facts.catabolicSymptoms === false &&
        under(facts, 'a1c', 9) &&
        under(facts, 'fpg', 250) &&
        from(facts, 'bmi', 27) &&
        under(facts, 'bmi', 40) &&
        facts.diabetesType === 'type2' &&
        facts.ketoacidosis === false &&
        facts.footUlcer === false &&
        facts.kidneyTransplant === false &&
        facts.dialysis === false &&
        facts.islets === undefined &&
        facts.pregnancy !== true &&
        facts.childbearing !== 'planning' &&
        facts.operationPlanned !== true &&
        facts.vomiting !== true &&
        facts.contrastPlanned !== true &&
        facts.breastfeeding !== true &&
        facts.frailty !== 'very-complex' &&
        facts.autoimmune === false &&
        facts.pancreatitis === false &&
        facts.cirrhosis === 'none' &&
        from(facts, 'age', 40) &&
        from(facts, 'fpg', 60) &&
        from(facts, 'ppg', 60) &&
        under(facts, 'ppg', 300) &&
        under(facts, 'systolic', 175) &&
        under(facts, 'ast', 100) &&
        under(facts, 'alt', 100)
      );
    },
    (r) => r.starts('sglt2Inhibitor'),
  ),
];
