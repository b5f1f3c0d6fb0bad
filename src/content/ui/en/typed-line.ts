/** Words of the line to type or paste on the visit, once it is used. */
export const typedLine = {
  understood: 'Understood: leave ticked what is right', nothing: 'Nothing in this line was understood as a fact of the visit.',
  take: 'Put into the visit ({n})', before: 'in the visit {value}',
  assumed: { unit: 'unit supposed', spelling: 'spelling supposed', day: 'day supposed' },
  cautions: { old: 'old: look at its day', older: 'the visit has a newer one', finer: 'the visit knows more exactly' },
  differs: 'Visit and line do not agree in: {facts}. Make sure that it is the same patient, then tick what is right.',
  inVisit: 'From this line in the visit: {n}', undo: 'Take out again', undone: 'Taken out of the visit again: {n}', allThere: 'Understood, and in the visit',
  questions: 'To be decided',
  asks: {
    unit: 'Which unit?', comparator: 'No exact value: is this the figure to use?', 'two-readings': 'Two values are given.', dose: 'The dose is not said clearly.', which: 'This may mean more than one thing.', conflict: 'The line says both.',
  },
  enter: 'Enter it: {fact}', choose: '{fact}: {answer}',
  medicines: 'Medicines as written', note: 'Keep in the notes ({n})', noted: 'In the notes: saved and printed with the visit.',
  left: 'Not understood, left in the line',
  formLine: {
    label: 'Say it in a line, or paste it', read: 'Read', after: 'In the line', nothing: 'Nothing this form asks stands in the line.', differs: 'Form and line do not agree in: {facts}. Make sure that it is the same patient.',
  },
  partFailed: 'Some of it could not be loaded. Press “Read” to try again.',
  medicine: {
    title: 'A medicine by name', name: 'Medicine', nameHint: 'Generic or brand, English or Arabic', dose: 'Dose', doseHint: 'as on the box: 60 mg once daily', months: 'For how many months', monthsWrong: 'Months as a whole number, 1 to 999.', add: 'Add to the line', sets: 'counts as: {facts}', setsNothing: 'known, but no rule of the visit rests on it', none: 'No medicine of this name is known. It can still be written in the line.', found: 'Medicines found: {n}', forMonths: 'for {n} months',
  },
};

export type TypedLineWords = typeof typedLine;
