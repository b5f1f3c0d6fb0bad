import fc from 'fast-check';
import { factIds } from '../../../src/engine/chart/facts.ts';
import { type ActionId, actionIds, gravities, medicines, type Wish } from '../../../src/engine/plan/actions.ts';
import type { Judged } from '../../../src/engine/plan/resolve.ts';

/** Judgement that asks for nothing. */
export const judged: Judged = { wishes: [], findings: [], exclusions: [], review: 90 };

/** What a rule asks for. */
export function asks(id: ActionId, more: Partial<Omit<Wish, 'id'>> = {}): Wish {
  return { id, within: 14, gravity: 'routine', because: 'a.rule', sources: ['ada2025'], ...more };
}

export const because = (what: string): string => `proposal:clinical-logic:${what}`;
/** What a calculator proposes. */
export function proposes(id: ActionId, more: Partial<Omit<Wish, 'id'>> = {}): Wish {
  return asks(id, { because: because(id.split(':')[0] ?? ''), sources: ['spec'], ...more });
}

const anyId: fc.Arbitrary<ActionId> = fc.oneof(
  { arbitrary: fc.constantFrom(...actionIds), weight: 5 },
  { arbitrary: fc.constantFrom(...factIds).map((fact): ActionId => `ask:${fact}`), weight: 1 },
);
const anyWish = (reasons: readonly string[]): fc.Arbitrary<Wish> =>
  fc
    .record(
      {
        id: anyId,
        within: fc.constantFrom(0, 1, 7, 14, 42, 90),
        gravity: fc.constantFrom(...gravities),
        because: fc.constantFrom(...reasons),
        sources: fc.subarray(['ada2025', 'kdigo2022', 'spec']),
        to: fc.record({ value: fc.integer({ min: 0, max: 50 }), unit: fc.constant('U') }),
        optional: fc.constant(true as const),
        onExample: fc.constant(true as const),
      },
      { requiredKeys: ['id', 'within', 'gravity', 'because', 'sources'] },
    )
    .map((wish) => wish);

export interface Asked {
  readonly judged: Judged;
  readonly proposals: readonly Wish[];
}
/** Any judgement with any proposals. */
export const anyAsked: fc.Arbitrary<Asked> = fc.record({
  judged: fc.record(
    {
      wishes: fc.array(anyWish(['lows.reading', 'kidney.stop', 'protect.heart', 'weight.loss']), { maxLength: 10 }),
      findings: fc.constant([]),
      exclusions: fc.array(
        fc.record({ medicine: fc.constantFrom(...medicines), by: fc.constantFrom('lows.reading', 'dka.risk') }),
        { maxLength: 4 },
      ),
      waits: fc.constant('ketones.awaited'),
      review: fc.constantFrom(30, 90, 180),
    },
    { requiredKeys: ['wishes', 'findings', 'exclusions', 'review'] },
  ),
  proposals: fc.array(anyWish(['proposal:clinical-logic:therapy', 'proposal:a1c-forecast:habits']), { maxLength: 8 }),
});
