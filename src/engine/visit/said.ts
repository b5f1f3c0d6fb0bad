import type { Judgement } from '../judgement/index.ts';
import { notInPregnancy } from '../judgement/not-for.ts';
import { decisionsOf } from '../judgement/record.ts';
import type { Outcome } from '../kit/tool.ts';
import type { Message } from '../kit/words/message.ts';
import type { Plan } from '../plan/actions.ts';
import type { Calculator } from '../registry.ts';

/** Worked out when first read: a visit's own plan needs neither a calculator's headline nor its plan. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

interface Said {
  readonly headline: Message;
  /** Facts without which it holds no figure of this plan. */
  readonly asks: readonly string[];
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
