import type { InterfaceWords } from '../../kit/interface-words.ts';

/** What this calculator says differently around its form, when saving and in the history. */
export const interfaceEn = {
  page: {
    empty: 'No Recommendations Yet',
    heading: 'Comprehensive Dosing Recommendations',
    calculating: 'Calculating...',
  },
  records: {
    historyTitle: 'Patient Assessment History',
    searchTab: 'Search Results',
    searchTabAlways: false,
    noName: { title: 'Patient Name Required', text: 'Please enter a patient name to save this assessment.' },
    saved: { title: 'Assessment Saved', text: 'Dosing assessment for {name} has been saved' },
    saveFailed: { title: 'Error', text: 'Failed to save assessment. Please try again.', reason: false },
    loaded: { title: 'Assessment Loaded', text: 'Loaded assessment for {name}' },
    deleted: { title: 'Assessment Deleted', text: 'Assessment has been permanently removed' },
    empty: 'No assessments found',
    searchEmpty: 'No assessments found',
    refused: 'Cannot save contraindicated medication',
  },
} as const satisfies InterfaceWords;
