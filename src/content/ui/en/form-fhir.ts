/** Words of a FHIR file read into a calculator's form, and of its result saved as one. */
export const formFhir = {
  open: 'Fill from a FHIR file', title: 'From a record system (FHIR)', close: 'Close', save: 'Save as FHIR',
  unchanged: 'Nothing has changed in the form.', nothing: 'Nothing this form asks stands in the file.',
  value: 'Value', before: 'In the form', after: 'In the file', empty: 'empty', example: 'example', taken: 'In the form',
  differs: 'Form and file do not agree in: {facts}. Make sure that it is the same patient.',
  until: 'Until you press, the form keeps its own values.', done: 'Taken: {n}. Calculate to see what they change.',
  reasonCode: 'not asked here',
};

export type FormFhirWords = typeof formFhir;
