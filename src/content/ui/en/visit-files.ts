/** Words of “From a file” in the visit. */
export const visitFiles = {
  title: 'From a file', close: 'Close', which: 'Which file do you have?',
  sensor: 'From a sensor (CGM)', sensorText: 'Dexcom Clarity, LibreView, Nightscout, Tidepool, or a plain table of time and glucose.',
  fhir: 'From a record system (FHIR)', fhirText: 'FHIR R4 as JSON, of one patient: measurements, age and sex, diagnoses and medicines.',
  stays: 'The file stays in this browser. Nothing in it is sent or kept, except the values you use.',
  choose: 'Choose a FHIR file', another: 'Choose another file', reading: 'Reading…', unchanged: 'Nothing has changed in the visit.',
  refused: {
    'not-json': 'This file is not JSON. Export the record as FHIR R4 in JSON, not XML or PDF.',
    'not-fhir': 'This file is not FHIR. Export the record as FHIR R4 in JSON.',
    'several-patients': 'This file is about more than one person, so nothing was read. Export one patient at a time.',
    'nothing-found': 'This file contains nothing that is asked here.',
    'too-large': 'This file is too large: files over 50 MB are not opened. Export fewer years.',
    failed: 'The file could not be read here. Reload the page and try again.',
  },
  found: 'What the file contains', nothing: 'This file contains no value for the visit.',
  value: 'Fact', before: 'In the visit', after: 'In the file', press: 'Use', empty: 'not known',
  take: 'Use', takeOne: 'Use {fact}', taken: 'In the visit', old: 'old: check the date', takeAll: 'Use all recent values ({n})',
  differs: 'Visit and file disagree on: {facts}. Check that this is the same patient.', until: 'The visit keeps its own values until you choose.', done: 'Values used from the file: {n}',
  left: 'Not used: {n}', what: 'In the file', why: 'Why',
  /** Kinds of resources as FHIR names them, for people. */
  kinds: {
    AllergyIntolerance: 'allergy', CarePlan: 'care plan', Condition: 'diagnosis', Coverage: 'insurance', Device: 'device', DiagnosticReport: 'report', DocumentReference: 'document', Encounter: 'encounter', FamilyMemberHistory: 'family history', Goal: 'goal', Immunization: 'vaccination', Location: 'place', Medication: 'medicine', MedicationAdministration: 'medicine given', MedicationDispense: 'medicine dispensed', MedicationRequest: 'prescription', MedicationStatement: 'medicine taken', Organization: 'organisation', 'Patient.birthDate': 'date of birth', 'Patient.gender': 'sex', Practitioner: 'practitioner', Procedure: 'procedure', ServiceRequest: 'request', Specimen: 'specimen',
  },
  otherKind: 'another kind',
  reasons: {
    resource: 'this kind is not read', code: 'no fact of the visit', unit: 'no unit, or another one', status: 'not final', range: 'out of range', comparator: 'more or less than, no exact value', 'no-value': 'no value', date: 'no date, or a future date', setting: 'measured in an emergency or during a hospital stay', pair: 'its other half is from another day', person: 'about somebody else, or a relative', asked: 'to be decided',
  },
  newer: 'Not the newest: the one from {day} was not used ({why}).', newerUndated: 'Perhaps not the newest: one without a date was not used ({why}).',
  questions: 'To be decided', leave: 'None of these',
  asks: {
    moment: 'Two values at the same time.', text: 'Given only in words in the file.', code: 'Its codes disagree.', unit: 'Its unit leaves out “/1.73 m²”.', age: 'The file allows two ages.', kinds: 'The file names more than one.', dose: 'The dose is unclear.',
  },
  notice: { deceased: 'The file says that this patient has died.', minor: 'This patient is under 18. The plan is for adults.' }, showAll: 'Show the values anyway',
  /** A record that a record system hands over (SMART App Launch). */
  record: {
    from: 'From {label}', fromText: 'You choose the patient there, and come back with the record.',
    title: 'From the record system', reading: 'Reading the record…',
    whose: 'The record of {name}, from {label}', nameless: 'A record from {label}, without a name', check: 'Check that this is the patient in front of you. Nothing is used until you press.',
    incomplete: 'Could not be read whole: {kinds}. Something newer may be missing.', measured: 'measurements', nothing: 'This record contains nothing that is asked here.',
    kept: 'Nothing of the record is kept, except the values you use, and nothing is written back.',
    mayWrite: 'Nothing of the record is kept, except the values you use. Nothing is written back unless you send the record of this visit.',
    send: {
      press: 'Send to {label}', sent: 'Sent to {label}, as a note that is not signed yet.',
      over: 'The permission to send is over. Open the visit from {label} again.', denied: '{label} did not accept the record. Nothing was written.', unsure: 'It is not certain that the record arrived. Look in {label} before you send it another way.',
    },
    instead: {
      nothing: 'This record contains no value for the visit.', after: 'In the record', what: 'In the record',
      differs: 'Visit and record disagree on: {facts}. Check that this is the same patient.', done: 'Values used from the record: {n}',
      notice: { deceased: 'The record says that this patient has died.', minor: 'This patient is under 18. The plan is for adults.' },
    },
    problems: {
      away: 'The record system does not answer as it should just now. Please open the visit from there again in a few minutes.',
      untrusted: 'The answer of the record system could not be trusted, so nothing was read. Please tell whoever runs this site.',
      clock: 'The clocks of the record system and of this site do not agree, so nothing was read. Please tell whoever runs this site.',
      again: 'This record was opened elsewhere, took too long or was shown already. Please open the visit from the record system again.',
      cancelled: 'Reading the record was not allowed in the record system. Nothing was read.',
      unnamed: 'The visit was opened from a record system that this site does not know. Nothing was read. Please tell whoever runs this site.',
      nobody: 'The record system did not say which patient is meant. Open a patient there first, then the visit.',
      scopes: 'The record system does not let the visit read this patient. Please tell whoever runs it.',
      denied: 'The record system does not show this patient to you. Nothing was read.',
      expired: 'The permission to read the record is over. Please open the visit from the record system again.',
      mixed: 'The record system sent data of more than one person, so nothing was used. Please tell whoever runs it.',
      tooMany: 'Too many attempts. Please try again in a few minutes.',
    },
  },
};

export type VisitFilesWords = typeof visitFiles;
