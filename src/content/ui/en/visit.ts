import type { FactId } from '../../../engine/chart/facts.ts';

type ShortNames = { readonly [F in FactId]?: string };

/** Words of the visit: one patient, every calculator, one plan. */
export const visit = {
  title: 'Visit',
  description: 'One patient, every calculator, one plan: enter what is known once.',
  name: 'Name or initials', unsaved: 'Not saved', unsavedStays: ': it stays in this tab until you sign out.',
  who: 'The patient', line: 'What is known about this patient', lineKeys: 'Arrow keys move between facts, Enter edits one, Tab moves on.', jump: 'Go to', add: 'Add {fact}', edit: '{fact}: change', begin: 'Enter what you know. HbA1c and eGFR matter most.',
  /** As a fact is called in the patient's line: as short as it is spoken. */
  short: { metformin: 'Metformin', systolic: 'Systolic', diastolic: 'Diastolic', uacr: 'UACR', ascvd: 'ASCVD', b12: 'B12', ldl: 'LDL', hdl: 'HDL', diabetesType: 'Diabetes' } as ShortNames,
  noDay: 'date not recorded', all: 'All facts', allHint: 'Leave unknowns blank. The plan updates as you go.', habits: 'Habits (optional)', asked: 'Asked by {tool}',
  lineExample: '66F, HbA1c 8.9 %, eGFR 41, metformin 1 g bid, prior MI',
  fromFile: 'From a file', saveFhir: 'Save as FHIR', done: 'Done', notKnown: 'Not known', again: 'New patient', againAsk: 'Clear this visit and start a new patient?', againYes: 'Start a new patient', keep: 'Cancel',
  earlier: 'Patients',
  same: 'Is this the same patient?', sameText: 'This visit already has a patient. {tool} was filled in separately.', sameDiffers: 'These differ: {facts}.', sameBoth: 'Identifying details', sameHere: 'In this visit', sameAgrees: 'matches', sameDiffersOne: 'differs', sameUnknown: 'not known', sameYes: 'Same patient: add', sameNo: 'Another patient: start with these', sameNeither: 'Leave out',
  today: 'Today', toPlan: 'Show the plan', noChange: 'No change to medicines.', also: 'Also:', before: 'Before prescribing, ask', nothing: 'Nothing needs to change on what is known so far.',
  caution: 'Caution', cautions: 'Also note', notFollowed: 'Calculator suggestions overruled, and why',
  choose: 'Choose together', compare: 'Compare options',
  ramadan: 'Ramadan',
  calculators: 'The calculators', calculatorsLead: 'all from the same facts', someAnswer: '{n} of {all} have an answer; the others need more facts', oneMissing: '1 answer missing', manyMissing: '{n} answers missing', mattersMost: 'Matters most', more: 'and {n} more', moreSteps: 'More steps: {n}',
  waits: 'Waiting for answers.', standing: 'An illustration: usual values stand in for {n} answers not given yet.', held: 'Doses are shown after you have confirmed that you are a licensed clinician.', refused: 'These answers cannot be used together.', open: 'Open', openTool: 'Open {tool} with this patient', question: 'Choose in the calculator: {list}',
  sensor: { title: 'Sensor readings', line: 'The sensor, {from} to {to}', lows: 'episodes under {low}: {n}', target: 'target {range}' },
  year: 'This year',
  differ: 'Where the calculators differ', settled: 'Figures to go by', otherwise: 'Another answer, and why', neither: 'Neither is better informed.',
  about: { intensification: 'Need to intensify', energy: 'Energy', steps: 'Steps', water: 'Water' },
  unusable: 'Could not be used: {facts}.', tooOld: 'Too old to count in the plan; measure or ask again: {facts}.', oldOne: '{fact} ({day})', stillSo: 'Still so today: {facts}', loading: 'Calculating…', failed: 'The answer could not be loaded.', retry: 'Try again',
  copy: 'Copy as text', copied: 'Copied', copyFailed: 'Copying is not allowed here', print: 'Print for the record', sheet: 'Sheet for the patient', send: 'Send the sheet to a phone', ownWords: 'One sentence of yours for the patient', careTeamPhone: 'Your phone number for patients, kept on this computer', record: 'For the record', known: 'Values',
};

export type VisitWords = typeof visit;
