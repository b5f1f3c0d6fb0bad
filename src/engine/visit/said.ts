import type { Judgement } from '../judgement/index.ts';
import { notInPregnancy } from '../judgement/not-for.ts';
import { decisionsOf } from '../judgement/record.ts';
import type { Outcome } from '../kit/tool.ts';
import type { Message } from '../kit/words/message.ts';
import type { Plan } from '../plan/actions.ts';
import type { Calculator } from '../registry.ts';

interface Said {
  readonly headline: Message;
  /** Facts without which it holds no figure of this plan. */
  readonly asks: readonly string[];
}

/**
 * An answer's words, worked out when first read. A class, whose getters all answers share: a getter in a literal would make a hidden class
 * of every answer, which holds all it was made of until the heap is swept.
 */
export class Worded {
  readonly #say: () => Said;
  #said: Said | undefined;

  constructor(say: () => Said) {
    this.#say = say;
  }

  get #words() {
    this.#said ??= this.#say();
    return this.#said;
  }
  get headline() {
    return this.#words.headline;
  }
  get asks() {
    return this.#words.asks;
  }
}

/** And the plan of its own proposals, which a visit does not need either. */
export class WordedWithPlan extends Worded {
  readonly #make: () => Plan;
  #plan: Plan | undefined;

  constructor(say: () => Said, make: () => Plan) {
    super(say);
    this.#make = make;
  }

  get plan() {
    this.#plan ??= this.#make();
    return this.#plan;
  }
}

/** What a calculator says beside the plan: a figure that is not of this plan stands nowhere beside it. */
export function saidBeside(
  { writer }: { readonly writer: Awaited<ReturnType<Calculator['writer']>> },
  of: {
    readonly inputs: object;
    readonly outcome: Outcome<object>;
    readonly plan: Plan;
    readonly judgement: Judgement;
  },
): Said {
  const { answer, beside } = writer.explain(of.inputs, of.outcome, decisionsOf(of.plan, of.judgement));
  return { headline: beside?.says ?? answer, asks: beside?.asks ?? [] };
}
export const saidOfNobody = { headline: notInPregnancy, asks: [] };
