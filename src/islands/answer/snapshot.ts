import type { Answer, Answering } from '../../engine/answer/index.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';

/** Inputs that passed the checks and were asked about, frozen: edits of the form do not reach them. */
export interface Asked {
  readonly inputs: object;
  readonly warnings: readonly Issue[];
  readonly at: Date;
}

/** One calculation: what was asked, what came out, when, and who can answer the same question with other inputs. */
export interface Snapshot extends Asked, Answer {
  readonly answering: Answering;
  /** Paths that still stood at their example value. */
  readonly examples: readonly string[];
}

export function snapshotOf(answering: Answering, asked: Asked, examples: readonly string[]): Snapshot {
  return { ...asked, ...answering.answer(asked.inputs, { examples }), answering, examples };
}
