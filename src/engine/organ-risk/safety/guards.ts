import { guardsFor } from '../../kit/guards.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

const guard = guardsFor<Inputs, Results>();

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [guard('draft', 'note', ['design'], [], () => true)] as const;

export type GuardId = (typeof guards)[number]['id'];
