/** Words of the patient in front of you: what goes along from one calculator to the next, and the view turned to the patient. */
export const patient = {
  label: 'The patient, and what is known', somebody: 'Patient',
  take: 'Use', takeAnyway: 'Use anyway', takeAll: 'Use all', takeAllOf: 'Use all ({n})', look: 'Already on record: {n}', list: 'Review', offered: 'On record, not in this form', offeredHint: 'Nothing is filled in until you choose it. “Use all” leaves out values that are too old and those you entered here yourself.',
  from: 'from {tool}, {date}', fromRecord: 'from a saved record in {tool}, {date}', undated: 'from {tool}, date not known', old: 'Measured {ago}: repeat it, or use it with care', oldUndated: 'Date not known: use it with care', here: 'Here: {value}',
  taken: 'Used: {n}.', left: 'Left for you to decide: {n}.', ask: 'Same patient?', close: 'Close',
  ofDoctor: 'From your doctor',
  day: { title: 'Your day from now on', byHand: 'Your care team fills in the empty boxes.', medicine: 'Medicine', morning: 'Morning', noon: 'Noon', evening: 'Evening', night: 'Night', stops: 'stop', begins: 'new', changes: 'new dose' },
  story: { title: 'Your part of the story', hint: 'Point a phone’s camera at this square. It opens the part of our story that fits your plan. Nothing about you is in it.', code: 'QR code of the address' },
};

export type PatientWords = typeof patient;
