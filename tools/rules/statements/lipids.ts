import { from, under, type Statement, statement } from '../statement.ts';

/** What follows from cholesterol. */
export const lipids: readonly Statement[] = [
  statement(
    'ldl-on-both',
    'After an event, above the LDL goal on a high-intensity statin and ezetimibe, somebody asks whether they are taken',
    ['ADA section 10: adherence, then a further medicine', 'R'],
    ({ facts }) =>
      facts.ascvd === true &&
      facts.statin === 'high' &&
      facts.ezetimibe === true &&
      from(facts, 'ldl', 70) &&
      facts.pregnancy !== true &&
      facts.childbearing !== 'planning' &&
      facts.frailty !== 'very-complex',
    (r) => r.within('refer:emergency') === 0 || r.within('review:adherence') <= 28,
  ),
  statement(
    'statin-cyp3a4',
    'Beside a strong CYP3A4 inhibitor no statin that is taken goes up, and which it is is asked within a day, or it stops',
    ['labels of simvastatin (contraindicated) and atorvastatin (at most 20 mg a day)', 'R'],
    (r) => r.facts.strongCyp3a4Inhibitor === true && (r.facts.statin === 'moderate' || r.facts.statin === 'high'),
    (r) =>
      r.within('refer:emergency') === 0 ||
      (!r.raises('statin') && Math.min(r.within('review:statin-choice'), r.lessWithin('statin')) <= 14),
  ),
  statement(
    'statin-at-goal',
    'Without arterial disease a statin that is taken does not go up at an LDL below 70',
    ['ADA section 10, LDL goals', 'S'],
    (r) => r.facts.ascvd === false && !from(r.facts, 'ldl', 70) && from(r.facts, 'ldl', 0) && r.takes('statin'),
    (r) => !r.raises('statin'),
  ),
  statement(
    'statin-before-40-one-sample',
    'Before 40 years, without arterial or known kidney disease, with an LDL below 160, no statin begins for one eGFR',
    ['KDIGO 2024: chronic from three months; ADA section 10, from 40 years', 'S'],
    (r) =>
      under(r.facts, 'age', 40) &&
      r.facts.ascvd === false &&
      r.facts.ckd === false &&
      under(r.facts, 'ldl', 160) &&
      under(r.facts, 'uacr', 30) &&
      r.facts.previousEgfr === undefined,
    (r) => !r.starts('statin'),
  ),
  statement(
    'statin-after-recent-event',
    'Within a year of an event a statin that begins does so within two weeks, at any age; only insulin that cannot wait comes first',
    ['ESC 2023, acute coronary syndromes: high-intensity statin as early as possible', 'R'],
    (r) => r.facts.ascvd === true && under(r.facts, 'arterialEventMonths', 12) && r.starts('statin'),
    (r) => r.within('start:statin') <= 14 || r.starts('basalInsulin', 'mealtimeInsulin'),
  ),
];
