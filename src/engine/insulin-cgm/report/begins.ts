import type { Value } from '../../kit/words/message.ts';
import type { Situation } from './situation.ts';
import { words } from './words.ts';

export type Kind = 'nph' | 'analog';

/** The calculator's own choice, whatever becomes of it. */
export const ownKind = ({ results }: Pick<Situation, 'results'>): Kind =>
  results.insulinChoice.selectedType === 'NPH basal' ? 'nph' : 'analog';

/**
 * Which basal insulin begins: one place for its name and its time, whoever writes them. NPH only where this calculator chooses it and
 * its dose is the plan's: a dose by weight belongs to an analogue (D36).
 */
export function beginsWith(s: Situation): Kind {
  return s.startNow && ownKind(s) === 'nph' && s.units === s.results.basalBlock?.units ? 'nph' : 'analog';
}

/** “of basal insulin”, or, where it is NPH, so and at bedtime. */
export const named = (s: Situation): Value => words(beginsWith(s) === 'nph' ? 'begins.nph' : 'begins.basal');
