import { from, type Statement, statement } from '../statement.ts';

/** What follows from cholesterol. */
export const lipids: readonly Statement[] = [
  statement(
    'ldl-on-both',
    'After an event, above the LDL goal on a high-intensity statin and ezetimibe, somebody asks whether they are taken',
    ['ADA section 10: adherence, then a further medicine', 'R'],
    ({ facts }) =>
      facts.ascvd === true &&
      facts.statin === 'high' &&
      facts.ezetimibe === true &&
      from(facts, 'ldl', 70) &&
      facts.pregnancy !== true &&
      facts.childbearing !== 'planning' &&
      facts.frailty !== 'very-complex',
    (r) => r.within('refer:emergency') === 0 || r.within('review:adherence') <= 28,
  ),
];
