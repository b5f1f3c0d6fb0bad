import { concepts } from '../clinical/concepts.ts';
import type { Comparable } from '../kit/proposal.ts';
import { clean } from '../kit/maths.ts';
import { count, type Message, quantity, type Value } from '../kit/words/message.ts';
import type { ToolId } from '../registry.ts';

/** Two or more calculators answer the same question, and not the same way. */
export interface Difference {
  readonly about: string;
  readonly answers: readonly { readonly tool: ToolId; readonly says: Message }[];
  /** Why they differ. */
  readonly why: Message;
  /** The one to follow; null where neither knows more. */
  readonly follow: ToolId | null;
}

/** What calculators may both answer: how far apart they may be and still agree, and how the figure is shown. */
const subjects: Readonly<Record<string, { readonly tolerance: number; show(value: number): Value }>> = {
  a1cIn12Weeks: { tolerance: 0.15, show: (value) => quantity(concepts.a1c, value) },
  intensification: { tolerance: 10, show: (value) => count(value) },
  energy: { tolerance: 50, show: (value) => quantity(concepts.calories, value) },
  steps: { tolerance: 500, show: (value) => quantity(concepts.steps, value) },
  water: { tolerance: 0.25, show: (value) => count(value, 'L', 1) },
};

/** One calculator's answers to what others may answer too. */
export interface Answers {
  readonly tool: ToolId;
  readonly comparables: readonly Comparable[];
}

/** Where calculators that answered disagree by more than their tolerance. */
export function differences(all: readonly Answers[]): Difference[] {
  return Object.entries(subjects).flatMap(([about, { tolerance, show }]) => {
    const answers = all.flatMap(({ tool, comparables }) =>
      comparables.filter((one) => one.about === about).map(({ value, knows }) => ({ tool, value, knows })),
    );
    const values = answers.map(({ value }) => value);
    if (answers.length < 2 || clean(Math.max(...values) - Math.min(...values)) <= tolerance) return [];
    const most = Math.max(...answers.map(({ knows }) => knows));
    const best = answers.filter(({ knows }) => knows === most);
    return [
      {
        about,
        answers: answers.map(({ tool, value }) => ({
          tool,
          says: { key: `visit.says.${about}`, values: { value: show(value) } },
        })),
        why: { key: `visit.why.${about}` },
        follow: best.length === 1 ? (best[0]?.tool ?? null) : null,
      },
    ];
  });
}

export const comparedSubjects = Object.keys(subjects);
