import type { Answer, Answering } from '../../engine/answer/index.ts';
import type { InHand, ToldBy } from '../../engine/chart/lens.ts';
import type { Issue } from '../../engine/kit/fields/validate.ts';

/** Which inputs are examples: paths nobody has answered for this patient. `marked` is false where that is not known, in an older record. */
export interface Marks {
  readonly examples: readonly string[];
  readonly marked: boolean;
}

/** Inputs that passed the checks and were asked about, frozen: edits of the form do not reach them. */
export interface Asked extends Marks {
  readonly inputs: object;
  readonly warnings: readonly Issue[];
  readonly at: Date;
  /** Of which patient in hand, and where and since when the form's answers were known; absent where nobody was in hand. */
  readonly inHand?: LentTo | undefined;
}
export interface LentTo extends InHand {
  readonly told: ToldBy;
}

/** One calculation: what was asked, what came out, when, and who can answer the same question with other inputs. */
export interface Snapshot extends Asked, Answer {
  readonly answering: Answering;
  /** The patient in hand with what the form says; their plan is the one shown. */
  readonly patient?: InHand;
}

type Question = Pick<Asked, 'inputs' | 'examples'>;
/** The last answer of each calculator, by its question. */
const last = new WeakMap<Answering, { readonly question: string; readonly answer: Answer }>();

function answerTo(answering: Answering, { inputs, examples }: Question): Answer {
  const question = JSON.stringify([inputs, examples]);
  const known = last.get(answering);
  if (known?.question === question) return known.answer;
  const answer = answering.answer(inputs, { examples });
  last.set(answering, { question, answer });
  return answer;
}

/** Answers what is about to be asked: whoever reaches for the button does not wait for it when the button is pressed. */
export function answerAhead(answering: Answering, question: Question): void {
  answerTo(answering, question);
}

export function snapshotOf(answering: Answering, asked: Asked): Snapshot {
  return { ...asked, ...answerTo(answering, asked), answering };
}

/** The calculator says that this answer may not be stored. */
export const isRefused = ({ answering, outcome }: Pick<Snapshot, 'answering' | 'outcome'>): boolean =>
  answering.tool.refusal(outcome.results) !== null;
