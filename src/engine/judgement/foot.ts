import type { FactId } from '../chart/facts.ts';
import type { Patient } from './patient.ts';

/** A wound on the foot that is open, or not known to be healed: the graver reading counts. */
export const ulcerMayBeOpen = ({ known }: Patient): boolean => known.footUlcerOpen ?? known.footUlcer === true;
/** What shows that a foot has healed. */
export const healedFacts = ({ known }: Patient): FactId[] =>
  known.footUlcer === true && known.footUlcerOpen === false ? ['footUlcer', 'footUlcerOpen'] : [];
