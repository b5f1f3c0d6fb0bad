import { foldPattern } from './fold.ts';
import type { FindingPattern } from './lows-by-verb.ts';

/** A pregnancy told by its weeks: “G3P2 31/40”, “GA 30w”, «سكر حمل بالأسبوع ٢٦». */
export const ofPregnancy: readonly FindingPattern[] = [
  {
    at: /^g$/,
    written:
      /g\d{1,2} ?p\d{1,2}(?:\+\d)?,? (?:at |now |@ ?|ga |ga: )?\d{1,2}(?:\+\d(?!\d)|(?:\+\d)?(?: ?\/ ?40| ?w(?:ks?)?| ?weeks)(?!\p{L}))/uy,
    head: () => 'pregnancy=true',
  },
  {
    at: /^pregnant$/,
    written: /pregnant,? \(?\d{1,2}(?:\+\d)?(?: ?\/ ?40| ?wks?| ?weeks)(?!\p{L})/uy,
    head: () => 'pregnancy=true',
  },
  { at: /^\d+$/, written: /\d{1,2}(?:\+\d)?(?: ?\/ ?40| ?wks?| ?weeks) pregnant/y, head: () => 'pregnancy=true' },
  {
    at: new RegExp(foldPattern('^(?:ال)?سكري?$')),
    written: new RegExp(foldPattern('(?:ال)?سكري? (?:ال)?حمل ?,? ?(?:في |ب)?(?:ال)?[أا]سبوع (?:ال)?\\d{1,2}'), 'uy'),
    head: () => 'pregnancy=true',
  },
  { at: /^gdm$/, written: /gdm (?:at|@) \d{1,2}(?:\+\d)? ?(?:\/ ?40|wks?|weeks)/y, head: () => 'pregnancy=true' },
  {
    at: /^ga$/,
    written: /ga:? ?(?:[5-9]|[1-4]\d) ?(?:\+\d)?(?:\/ ?40| ?w(?:ks?|eeks)?)(?!\p{L})/uy,
    head: () => 'pregnancy=true',
  },
];
