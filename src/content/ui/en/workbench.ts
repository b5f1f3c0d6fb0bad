import type { PageWords } from '../../../engine/kit/interface-words.ts';

/** What stands around any calculator's form; each may word a part of it differently in its own copy. */
const usual: PageWords = { empty: 'Enter patient data and click {calculate}.', expand: 'Expand Results', print: 'Print Report', complete: 'Complete Patient Results' };

export const workbench = {
  modes: { label: 'Mode', display: 'Display-Only', hcp: 'HCP Mode', switchToHcp: 'Switch to HCP Mode' },
  samples: {
    title: 'Sample Prediction Cases',
    lead: 'Two invented patients show what the tool does. Figures are illustrations, not forecasts for a real person.',
    open: 'Open this case in HCP Mode',
  },
  form: {
    title: 'Patient data', complete: 'complete', oneMissing: '{n} missing', manyMissing: '{n} missing', oneWrong: '{n} to correct', manyWrong: '{n} to correct', oneOptional: '{n} optional empty', manyOptional: '{n} optional empty',
    optional: '(optional)', change: 'Change', yes: 'Yes', no: 'No', example: 'example',
    calculating: 'Calculating…', nothingMissing: 'Nothing is missing. Enter also calculates.', missing: '{n} still missing', examples: '{n} at their example value',
    summaryTitle: 'Please check before calculating', reset: 'Start again with the example values', switchUnit: '{field}: Unit {unit}. Switch to {other}', unknown: 'Not known',
    oneExample: '{n} example', manyExamples: '{n} examples', take: 'Confirm these answers',
    close: 'Close', readSensor: 'Read a CGM file',
    more: 'More about this patient', moreHint: 'Facts that make the advice safer. Leave unknowns blank.', filled: '{n} entered',
  },
  line: { label: 'Say it in a line, or paste it', read: 'Read', reading: 'Reading…', clear: 'Clear the line', byName: 'Medicine by name', failed: 'This part could not be loaded. What you typed is still there.', tooLong: 'More than 40,000 characters: nothing was read. Paste the note of one patient only.' },
  strip: { label: 'Patient', nobody: 'What you enter here goes with you to the next calculator.', carried: 'from {date}', goesTo: 'takes {takes}; this form goes to {answer}', reckonsWith: 'takes {takes}; this form calculates with {answer}' },
  issues: {
    required: 'Enter {label}.', notANumber: '{label}: type one number, with a point for decimals.', notWhole: '{label} must be a whole number.',
    below: '{label} must be at least {min}.', above: '{label} must be at most {max}.',
    otherUnit: '{label}: that looks like {other}. Switch the unit or type {from} to {max}.',
    notAChoice: '{label}: choose one of the answers.', notAFlag: '{label}: answer yes or no.', unknown: 'This field is not known here.', notAnObject: 'The form could not be read.',
    soft: 'Unusual: most people are between {from} and {max}. Please check.', rule: 'These answers do not fit together.',
  },
  answer: {
    maths: 'Check our maths',
    whatIf: 'What if …',
    region: 'Result', calculated: 'Calculated {at}', rules: 'rules {version}',
    stale: 'The form has changed since this was calculated.', again: 'Calculate again',
    marksUnknown: 'An older record: it is not known which of its values were examples.', exampleInputs: 'Still at their example value: {fields}.', exampleCaution: 'Example values in this calculation (*): {n}. Replace them with the patient’s own before relying on it.', copy: 'Copy as text', bedside: 'Show the patient', allForPatient: 'All calculators for this patient', copied: 'Copied', copyFailed: 'Copying is not allowed here',
    method: 'How it was calculated', sources: 'Clinical Sources & Guidelines', notes: 'Clinical notes', more: 'Everything in the plan', changeInputs: 'Change inputs', save: 'Save', print: 'Print', copyShort: 'Copy', after: 'This result', close: 'Close',
    patientSummary: 'Patient summary',
    reportLanguage: 'Report language', document: 'Document', forRecord: 'For the record', forPatient: 'For the patient', english: 'English', arabic: 'العربية', both: 'Both', openStep: 'How this was calculated: {name}',
  },
  method: {
    lead: 'Each line was recorded as the answer was calculated. Figures are in the stored units.',
    chosen: 'this patient', sourcesOf: 'Source', changes: 'What would change this',
    purpose: 'Purpose', use: 'Use', misuse: 'Do not use', reviewed: 'reviewed {date}', due: 'review due {date}', newer: 'Based on the editions named. Newer, 2026: ADA, NICE NG28, AHA/ACC/ADA/ASN.',
  },
  notes: { label: 'Clinical notes', placeholder: 'اكتب الملاحظات السريرية هنا', preview: 'Preview', limit: '{n} of 5000 characters' },
  print: {
    blocked: 'The print window was blocked', blockedText: 'Your browser did not open a new window.', thisPage: 'Print this page', record: 'For the record',
    patientName: 'Patient', unnamed: 'not named', ageSex: 'Age and sex', calculated: 'Calculated', rules: 'Rules version', notEntered: 'not entered',
    clinician: 'Clinician', signature: 'Signature', date: 'Date',
  },
  nav: { history: 'History', },
  confirm: { title: 'For licensed clinicians', text: 'This dosing reference is for licensed healthcare professionals. It supports, and never replaces, your own judgement and the local label.', yes: 'I am a licensed clinician', no: 'Back to Tools' },
  compare: { title: 'Side by side for this patient', add: 'Compare with', none: 'Choose', remove: 'Remove {name}', limit: 'Up to three at once' },
  usual,
  status: { loading: 'Loading...', failed: 'The calculator could not be loaded.', partFailed: 'This part could not be loaded. Check the connection and try again. If that does not help, reload the page: what you typed stays.', retry: 'Try again', offline: 'You are offline. Calculating still works; saving, history and the account need the network.' },
};

export type WorkbenchWords = typeof workbench;
