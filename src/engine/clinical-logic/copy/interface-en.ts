import type { InterfaceWords } from '../../kit/interface-words.ts';

/** What this calculator says differently around its form, when saving and in the history. */
export const interfaceEn = {
  page: {
    formTitle: 'Patient Clinical Data',
    empty: 'Enter patient data and click Calculate.',
    expand: 'View Full Screen',
    print: 'Print Results',
    nothingToPrint: { title: 'No results to print', text: 'Please generate results first' },
    calculated: { title: 'Clinical logic calculated', text: 'All prediction modules have been processed' },
  },
  records: {
    saved: { title: 'Clinical assessment saved', text: 'Patient clinical logic assessment has been saved to your history' },
    loaded: { title: 'Assessment loaded', text: 'Loaded clinical logic assessment for {name}' },
  },
} as const satisfies InterfaceWords;
