import type { RecordWords as ToolRecordWords } from '../../../engine/kit/interface-words.ts';

/** What saving and history say of any calculator; each may word a part of it differently in its own copy. */
const usual: ToolRecordWords = {
  historyTitle: 'History',
  searchTab: 'Search by Patient', searchTabAlways: true,
  saveWithoutName: true,
  noName: { title: 'Patient name required', text: 'Please enter a patient name before saving' },
  noResults: { title: 'No results to save', text: 'Please generate results first' },
  quick: { title: 'Sign Up Required', text: 'Please create an account to save patient assessments.' },
  saved: { title: 'Assessment saved', text: 'Patient assessment has been saved to your history' },
  saveFailed: { title: 'Save failed', text: 'Failed to save assessment', reason: true },
  loaded: { title: 'Assessment loaded', text: 'Loaded assessment for {name}' },
  deleted: { title: 'Assessment deleted', text: 'Assessment has been permanently removed' },
  deleteFailed: { title: 'Error', text: 'Failed to delete assessment' },
  empty: 'No saved assessments yet',
  searchEmpty: 'No assessments found for "{term}"',
  refused: 'This result cannot be saved',
};

export const records = {
  usual,
  patientName: 'Patient Name', nameHint: 'Needed to save and to find the assessment again',
  nameMissing: 'Enter a patient name to save.', nameTooLong: 'Use at most {max} characters.',
  save: 'Save Assessment', saving: 'Saving...', savedAt: 'Saved at {time}', retry: 'Try again', notSaved: 'Not saved yet.',
  signInFirst: 'Not saved yet: your session has ended. Sign in, then save again.',
  recalculated: 'The server calculated with its own rules and stored figures that differ from those on this screen.',
  history: 'History', close: 'Close', all: 'All Assessments', search: 'Search by patient name', clear: 'Clear',
  typeName: 'Type a patient name above.', load: 'Load', delete: 'Delete', deleting: 'Deleting...', more: 'Load more', refresh: 'Refresh',
  loadOf: 'Load the assessment for {name}, {date}', deleteOf: 'Delete the assessment for {name}, {date}',
  confirmDelete: 'Are you sure you want to permanently delete the assessment for {name}? This action cannot be undone.',
  loading: 'Loading...', failed: 'The history could not be loaded.', offline: 'You are offline. The history will be there when you are back.',
  quickNote: 'Quick access: patient history cannot be saved.',
};
export type RecordWords = typeof records;
