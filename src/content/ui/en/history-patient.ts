/** Words of the patients: everybody in a line, one over time, and two of their records side by side. Loaded with that part. */
export const historyPatient = {
  patients: 'Patients', find: 'Find: name, in Arabic or English letters', everybody: 'All patients', patient: 'Patient', line: 'HbA1c over time', decided: 'What was decided last', last: 'Last saved',
  overdue: 'Overdue or urgent',
  newVisit: 'New visit', newVisitOf: 'New visit for {name}, from what is known since {date}', unjoined: 'by name only',
  none: 'Nothing is saved yet.', noneNamed: 'Nothing is saved under "{term}".', lead: 'A separated record becomes a patient of its own again.',
  known: 'Visits: {visits} · assessments: {records} · the last on {date}',
  noIdentity: 'A typed name does not identify anyone: records under one name may belong to two people. Nothing is joined until you confirm that it is the same patient.',
  join: 'Begin a visit from one of them: “Patients” then asks “The same patient?”, and says what agrees and what does not.',
  visit: 'Visit', begin: 'Begin a visit from this', beginShort: 'Begin a visit', beginOf: 'Begin a visit from {letter}', beginThis: 'Begin a visit from this: {what}',
  picture: 'Everything saved, over time', date: 'Date', saved: 'Saved', says: 'What it says', target: 'target {value}',
  compare: 'Compare', of: 'Records of', press: 'Press any two dots of one row, or choose them here.', first: 'A', second: 'B', onlyOne: 'There is only one here: nothing to compare.', pickSecond: 'Choose a second one.',
  changed: '{name}: what changed from A to B', rules: 'rules {version}', answers: 'Answers that changed', answer: 'Answer', difference: 'Difference', sameAnswers: 'No answer changed.', same: 'Answers that are the same in both: {n}',
  notAnswered: 'not answered', example: '{value} (example)', examplesUnknown: 'It is not known which values were examples.',
  why: 'Why: {why}', behind: 'affects: {list}', print: 'Print both',
  plan: 'The plan', gone: 'Only in A', added: 'Only in B', moved: 'In both, changed', samePlan: 'The plan is the same.', change: '{name}: {then}, then {now}', noPlan: 'No plan was kept with A or B, so plans cannot be compared.', nothingToDo: 'Nothing to change.',
};
export type HistoryPatientWords = typeof historyPatient;
