import { from, type Reading, type Statement, statement, under } from '../statement.ts';

const failing = ({ facts }: Reading): boolean => facts.heartFailure === true;
const reduced = (r: Reading): boolean => failing(r) && under(r.facts, 'ejectionFraction', 41);

/** What is asked of some patients only, and changes their plan. */
export const asked: readonly Statement[] = [
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
    'With an ejection fraction of 40 % or less cardiology sees the patient before a GLP-1 receptor agonist begins',
    ['FIGHT, LIVE', 'V'],
    (r) => reduced(r) && r.starts('glp1RA'),
    (r) => r.seenWithin('cardiologist') <= r.within('start:glp1RA'),
  ),
];
