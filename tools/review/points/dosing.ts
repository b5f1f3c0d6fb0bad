import type { Point } from './point.ts';

/** Dosing: what a record says differently from the fact sheet it was read against, or leaves open. */
export const points: readonly Point[] = [
  [
    'all',
    'The marks of every block are printed in the record itself (Monitoring, “Where this record was read”); lines seen only second hand say so in their own cell',
    '–',
  ],
  [
    'all',
    "The company's own strengths are not among the brand examples: the portfolio is kept apart from the reference",
    'D16',
  ],
  ['all', 'Region: the US label is the basis; nothing was checked with SFDA or a ministry', 'R'],
  [
    'five insulins',
    'A quarter less at eGFR 10 to below 50 and half below 10 is a convention from general knowledge; labels give no figure. Called a convention wherever shown. The rules of judgement lower a dose at 15 to 30 and below 15',
    'R',
  ],
  [
    'five insulins',
    'Each cites its own label for indications, contraindications, interactions, kidney and liver, with how far that label was read; pregnancy and breastfeeding are read in regional copies (aspart, degludec, detemir; lispro from the maker’s EU answers; glargine from a US copy), breastfeeding with lispro second hand, with glargine general knowledge',
    'V, S, R',
  ],
  ['lispro, aspart', 'Type 1: 0.4–1.0 units/kg a day in total, usually 0.5 (ADA); no line about a basal start', 'S'],
  [
    'lispro, aspart',
    "Below eGFR 50 “no more than 4 units” for a new start is this product's reading of “start low”",
    'design',
  ],
  ['aspart, glargine', 'Biosimilars and their dates, as reported', 'S'],
  ['glargine', '300 units/mL in type 1 diabetes: one third to one half', 'R'],
  [
    'degludec',
    "Once-weekly insulins: icodec's approvals as reported; efsitora's could not be found and is called not yet checked",
    'S, R',
  ],
  [
    'glargine, degludec',
    'The label starts at 10 units (glargine also 0.2 units/kg); the figure shown is the lower of 10 units and 0.1 units/kg, up to 0.2 units/kg, and only the lower one from 65 years or below eGFR 30; where the 10 units are the lower figure the sentence says so',
    'V, S',
  ],
  ['detemir', 'No start, no ladder; the historical start stays in the reference', 'V'],
  [
    'semaglutide, liraglutide, dulaglutide, tirzepatide',
    "Before conception: 2 months in semaglutide's US label, 1 month in tirzepatide's EU text, no interval in liraglutide's EU text; dulaglutide's was not read",
    'V, R',
  ],
  [
    'semaglutide, dulaglutide, liraglutide',
    'Preserved ejection fraction with obesity: the trial is semaglutide 2.4 mg, above the diabetes dose; dulaglutide and liraglutide have none of their own',
    'V, R',
  ],
  [
    'semaglutide',
    'A label of May 2026, NAION among its warnings, and news of the obesity brand could not be read; the copy listed in September 2026 names October 2025 as its last major change',
    'R',
  ],
  [
    'liraglutide',
    'Caution band below eGFR 30 although the US label changes nothing: some regional labels advise against it',
    'V',
  ],
  ['semaglutide', 'Maintenance of 1 mg for the kidney indication', 'R'],
  [
    'tirzepatide',
    'Licence under 18 contradictory; benefit in heart failure with preserved ejection fraction only',
    'R',
  ],
  [
    'tirzepatide',
    'SURPASS-CVOT as reported, not read in the paper; the label of January 2026 by its date only, the dosing in the copy of April 2025',
    'S',
  ],
  ['liraglutide', 'A pen in use for 30 days; generics of 2024 as reported', 'R, S'],
  ['metformin', 'Dolutegravir and ranolazine limits', 'R, S'],
  ['metformin', 'Ovulation that returns; 2000 mg a day from age 10 to 17', 'R'],
  ['metformin, sitagliptin, five insulins', 'The ASCVD note says that no outcome benefit is recorded *here*', 'R'],
];
