/** Words of the line to type or paste on the visit, once it is used. */
export const typedLine = {
  understood: 'Understood: untick anything that is wrong', nothing: 'Nothing in this line could be used in the visit.',
  take: 'Put into the visit ({n})', byEnter: 'or press Enter in the line', found: 'Understood: {n}.', before: 'in the visit {value}',
  assumed: { unit: 'unit assumed', spelling: 'spelling assumed', day: 'date assumed' },
  cautions: { old: 'old: check the date', older: 'the visit has a newer one', finer: 'the visit has a more exact value' },
  differs: 'Visit and line disagree on: {facts}. Check that this is the same patient, then tick what is right.',
  inVisit: 'Facts added from this line: {n}', undo: 'Undo', undone: 'Removed from the visit: {n}', allThere: 'Understood, and in the visit',
  questions: 'Please confirm',
  asks: {
    unit: 'Which unit?', comparator: 'No exact value: is this the figure to use?', 'two-readings': 'Two values are given.', dose: 'The dose is unclear.', which: 'Which is meant?', conflict: 'The line says both yes and no.', named: 'Is it so now?', state: 'Fasting or not?',
  },
  states: { fasting: 'Fasting', meal: 'Not fasting (after a meal)' },
  enter: 'Enter it: {fact}', choose: '{fact}: {answer}',
  medicinesOnly: 'Understood: medicines by name', note: 'Keep in the notes ({n})', noted: 'In the notes: saved and printed with the visit.', notesFull: 'Not in the notes, which are full: {max} characters at most.',
  left: 'Not understood, left in the line',
  formLine: {
    nothing: 'The line contains no answer to this form.', differs: 'Form and line disagree on: {facts}. Check that this is the same patient, then tick what is right.',
    take: 'Put into the form ({n})', before: 'in the form {value}', inVisit: 'Answers added from this line: {n}', undo: 'Undo', undone: 'Removed from the form: {n}', allThere: 'Understood, and in the form',
    noted: 'In the notes: saved and printed with the result.',
    unasked: 'Understood, but not a question of this form',
  },
  partFailed: 'Some of it could not be loaded. Press “Read” to try again.',
  medicine: {
    title: 'A medicine by name', name: 'Medicine', nameHint: 'Generic or brand, English or Arabic', dose: 'Dose', doseHint: 'as on the box: 60 mg once daily', months: 'For how many months', monthsWrong: 'Months as a whole number, 1 to 999.', add: 'Add to the line', sets: 'counts as: {facts}', setsNothing: 'known, but no rule of the visit uses it', none: 'No medicine of this name is known. It can still be written in the line.', found: 'Medicines found: {n}', forMonths: 'for {n} months',
  },
};

export type TypedLineWords = typeof typedLine;
