import type { ToolId } from '../../../engine/kit/tool.ts';

/** What saving and history say; each calculator may word a part of it differently. */
const common = {
  historyTitle: 'History',
  /** The second tab, and whether it stands there before a name was typed. */
  searchTab: 'Search by Patient', searchTabAlways: true,
  /** Whether the save button stands there before a patient's name was typed. */
  saveWithoutName: true,
  noName: { title: 'Patient name required', text: 'Please enter a patient name before saving' },
  noResults: { title: 'No results to save', text: 'Please generate results first' },
  quick: { title: 'Sign Up Required', text: 'Please create an account to save patient assessments.' },
  saved: { title: 'Assessment saved', text: 'Patient assessment has been saved to your history' },
  /** With the reason in place of the text when there is one. */
  saveFailed: { title: 'Save failed', text: 'Failed to save assessment', reason: true },
  loaded: { title: 'Assessment loaded', text: 'Loaded assessment for {name}' },
  deleted: { title: 'Assessment deleted', text: 'Assessment has been permanently removed' },
  deleteFailed: { title: 'Error', text: 'Failed to delete assessment' },
  empty: 'No saved assessments yet',
  searchEmpty: 'No assessments found for "{term}"',
  refused: 'This result cannot be saved',
};
export type ToolRecordWords = typeof common;

const cannotSave = { title: 'Cannot save', text: 'Please enter patient name and generate results first' };

const tools: Record<ToolId, ToolRecordWords> = {
  'a1c-forecast': common,
  'clinical-logic': {
    ...common,
    saved: { title: 'Clinical assessment saved', text: 'Patient clinical logic assessment has been saved to your history' },
    loaded: { title: 'Assessment loaded', text: 'Loaded clinical logic assessment for {name}' },
  },
  'insulin-cgm': {
    ...common,
    searchTab: 'Search Results', searchTabAlways: false,
    noName: cannotSave, noResults: cannotSave,
    saved: { title: 'Assessment saved', text: 'Insulin assessment for {name} has been saved' },
    empty: 'No insulin assessments saved yet',
  },
  'life-days': {
    ...common,
    searchTab: 'Search Results', searchTabAlways: false, saveWithoutName: false,
    noName: cannotSave, noResults: cannotSave,
    saved: { title: 'Assessment saved', text: 'Life Days assessment for {name} has been saved' },
    refused: 'An estimate that is not valid cannot be saved',
  },
  dosing: {
    ...common,
    historyTitle: 'Patient Assessment History',
    searchTab: 'Search Results', searchTabAlways: false,
    noName: { title: 'Patient Name Required', text: 'Please enter a patient name to save this assessment.' },
    saved: { title: 'Assessment Saved', text: 'Dosing assessment for {name} has been saved' },
    saveFailed: { title: 'Error', text: 'Failed to save assessment. Please try again.', reason: false },
    loaded: { title: 'Assessment Loaded', text: 'Loaded assessment for {name}' },
    deleted: { title: 'Assessment Deleted', text: 'Assessment has been permanently removed' },
    empty: 'No assessments found', searchEmpty: 'No assessments found',
    refused: 'Cannot save contraindicated medication',
  },
};

export const records = {
  tools,
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
