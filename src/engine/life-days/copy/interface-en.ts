import type { InterfaceWords } from '../../kit/interface-words.ts';

/** What this calculator says differently around its form, when saving and in the history. */
export const interfaceEn = {
  page: { calculating: 'Calculating...' },
  records: {
    searchTab: 'Search Results',
    searchTabAlways: false,
    saveWithoutName: false,
    noName: { title: 'Cannot save', text: 'Please enter patient name and generate results first' },
    noResults: { title: 'Cannot save', text: 'Please enter patient name and generate results first' },
    saved: { title: 'Assessment saved', text: 'Life Days assessment for {name} has been saved' },
    refused: 'An estimate that is not valid cannot be saved',
  },
} as const satisfies InterfaceWords;
