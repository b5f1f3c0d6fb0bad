/** Words of a FHIR file read into a calculator's form, and of its result saved as one. */
export const formFhir = {
  open: 'Fill from a FHIR file', title: 'From a record system (FHIR)', close: 'Close', save: 'Save as FHIR',
  unchanged: 'Nothing has changed in the form.', nothing: 'The file contains no answer to this form.',
  value: 'Value', before: 'In the form', after: 'In the file', empty: 'empty', example: 'example', taken: 'In the form',
  differs: 'Form and file disagree on: {facts}. Check that this is the same patient.',
  until: 'The form keeps its own values until you choose.', done: 'Used: {n}. Calculate to see what they change.',
  reasonCode: 'not asked here',
};

export type FormFhirWords = typeof formFhir;
