import type { Value } from '../../kit/words/message.ts';
import type { Situation } from './situation.ts';
import { words } from './words.ts';

export type Kind = 'nph' | 'analog';

/** The calculator's own choice, whatever becomes of it. */
export const ownKind = ({ results }: Pick<Situation, 'results'>): Kind =>
  results.insulinChoice.selectedType === 'NPH basal' ? 'nph' : 'analog';

/** Which basal insulin begins: one place for its name and its time, whoever writes them. The plan says which, as it says the dose (D36). */
export const beginsWith = ({ plan }: Situation): Kind =>
  plan.actions.some(({ id, to }) => id === 'start:basalInsulin' && to?.of !== undefined) ? 'nph' : 'analog';

/** “of basal insulin”, or, where it is NPH, so and at bedtime. */
export const named = (s: Situation): Value => words(beginsWith(s) === 'nph' ? 'begins.nph' : 'begins.basal');
