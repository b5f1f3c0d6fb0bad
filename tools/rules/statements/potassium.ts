import { from, under, type Statement, statement } from '../statement.ts';

const isEmergency: Statement['concerns'] = ({ plan }) =>
  plan.actions.some(({ gravity, id }) => gravity === 'emergency' && id === 'refer:emergency');

/** Potassium, high and low. */
export const potassium: readonly Statement[] = [
  statement(
    'potassium-antagonist',
    'Above 5.5 mmol/L spironolactone or eplerenone pauses within a day',
    ['AHA/ACC/HFSA 2022, mineralocorticoid antagonists: potassium above 5.5', 'R'],
    ({ facts }) => facts.mineralocorticoidAntagonist === true && from(facts, 'potassium', 5.6),
    (r) => isEmergency(r) || r.lessWithin('mineralocorticoidAntagonist') <= 1,
  ),
  statement(
    'potassium-with-kidney',
    'A potassium above 5.5 mmol/L is repeated with the eGFR, in one sample',
    ['KDIGO 2024, hyperkalaemia', 'R'],
    ({ facts }) => from(facts, 'potassium', 5.6) && facts.dialysis !== true,
    (r) => isEmergency(r) || r.checkedWithin('egfr') <= 3,
  ),
  statement(
    'potassium-65',
    'A potassium of 6.5 mmol/L or more is seen in hospital today',
    ['general practice: severe hyperkalaemia', 'R'],
    ({ facts }) => from(facts, 'potassium', 6.5),
    (r) => r.within('refer:emergency') === 0,
  ),
  statement(
    'potassium-6-repeat',
    'A potassium from 6.0 is repeated today',
    ['general practice', 'R'],
    ({ facts }) => from(facts, 'potassium', 6),
    (r) => r.checkedWithin('potassium') === 0,
  ),
  statement(
    'potassium-6-pauses',
    'A potassium from 6.0 pauses RAS inhibitor and finerenone today',
    ['KDIGO 2022, PDF page 53; general practice', 'S'],
    (r) => from(r.facts, 'potassium', 6) && (r.takes('rasInhibitor') || r.takes('finerenone')),
    (r) =>
      (!r.takes('rasInhibitor') || r.lessWithin('rasInhibitor') <= 1) &&
      (!r.takes('finerenone') || r.lessWithin('finerenone') <= 1),
  ),
  statement(
    'potassium-high-none',
    'Above 5.0 mmol/L neither a RAS inhibitor nor finerenone begins',
    ['finerenone label; KDIGO 2022', 'S'],
    ({ facts }) => from(facts, 'potassium', 5.1),
    (r) => !r.starts('rasInhibitor', 'finerenone'),
  ),
  statement(
    'potassium-5-5-soon',
    'Above 5.5 mmol/L potassium is repeated within three days',
    ['KDIGO 2022, PDF page 53', 'S'],
    ({ facts }) => from(facts, 'potassium', 5.6),
    (r) => isEmergency(r) || r.checkedWithin('potassium') <= 3,
  ),
  statement(
    'potassium-low-insulin',
    'Below 3.0 mmol/L no insulin begins outside a hospital',
    ['consensus on hyperglycaemic crises 2024', 'S'],
    ({ facts }) => under(facts, 'potassium', 3),
    (r) => !r.starts('basalInsulin', 'mealtimeInsulin'),
  ),
];
