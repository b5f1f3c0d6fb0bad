/** Words of saved visits: saving, one patient over time, deleting. Loaded when there is something to save or to look for. */
export const visitSaved = {
  save: 'Save visit', saving: 'Saving...', saved: 'Visit saved', savedText: '{name}: assessments saved with it: {n}',
  noName: 'Enter a name or initials to save.',
  changed: 'Changed since last saved at {time}.',
  quick: { title: 'Sign up required', text: 'Quick access: a visit cannot be saved. Saving needs an account.' },
  failed: 'Everything entered is still here.',
  without: 'Plan saved. Not saved: {list}.', missing: '{tool} (answers missing)', invalid: '{tool} (answers that contradict each other)', rule: '{tool} (its rules do not allow saving this result)', unconfirmed: '{tool} (not confirmed that you are a licensed clinician)',
  failedLoad: 'The saved visits could not be loaded.',
  sameName: '{n} saved with this name. Same patient?', apart: 'Saved as a separate patient. {n} more with this name: same patient?',
  same: 'The same patient?', sameLead: 'Another record has this name. A name alone does not identify anyone: you decide.',
  there: 'Saved', differs: 'Differs: {facts}.', nothingShared: 'There is nothing to compare.',
  visits: 'Visits: {n}, the last on {date}', assessment: '{tool}, {date}',
  yes: 'Same patient', yesOf: 'Same patient as: {what}', certain: 'These differ: {facts}. Is this really the same patient?', certainYes: 'Yes, the same patient', no: 'No',
  none: 'Nothing else is saved under this name.', joined: 'Joined', joinedText: 'From now on this is one patient.', changeFailed: 'That could not be done. Nothing has changed.',
  past: 'Earlier visits', course: 'The course', courseLead: 'Last measured', leads: 'about {value} by {date} if the plan is followed', medicines: 'Medicines', pressure: 'Blood pressure', between: '{first} to {last}', taken: 'taken', planned: 'planned today', today: 'today', date: 'Date', target: 'target {value}', only: 'One visit so far; the course starts with the second.',
  last: 'Use the values of {date} ({n})', lastTaken: 'Values of {date} in this visit: {n}.', lastUndo: 'Take them out again', lastOld: 'Too old to bring over together; choose one by one:',
  begin: 'Start from this visit', beginOf: 'Start from this visit: {date}',
  part: 'Not this patient', partOf: 'Not this patient: {date}', parted: 'Separated', partedText: 'It is a separate patient again.',
  delete: 'Delete', deleteOf: 'Delete the visit of {name}, {date}', deleted: 'Visit deleted', deletedText: 'The visit has been permanently removed',
  deleteAsk: 'Are you sure you want to permanently delete the visit of {name}, {date}? These saved assessments go with it: {list}. This action cannot be undone.',
  deleteAskAlone: 'Are you sure you want to permanently delete the visit of {name}, {date}? This action cannot be undone.',
  print: 'Print the course',
};

export type VisitSavedWords = typeof visitSaved;
