import type { InterfaceWords } from '../../kit/interface-words.ts';

/** What this calculator says differently around its form, when saving and in the history. */
export const interfaceEn = {
  page: {
    expand: 'View Full Screen',
    print: 'Print Results',
    nothingToPrint: { title: 'No results to print', text: 'Please generate results first' },
  },
  records: {
    searchTab: 'Search Results',
    searchTabAlways: false,
    noName: { title: 'Cannot save', text: 'Please enter patient name and generate results first' },
    noResults: { title: 'Cannot save', text: 'Please enter patient name and generate results first' },
    saved: { title: 'Assessment saved', text: 'Insulin assessment for {name} has been saved' },
    empty: 'No insulin assessments saved yet',
  },
} as const satisfies InterfaceWords;
