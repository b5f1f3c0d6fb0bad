import { concepts } from '../clinical/concepts.ts';
import type { Comparable } from '../kit/proposal.ts';
import { clean } from '../kit/maths.ts';
import { count, type Message, quantity, type Value } from '../kit/words/message.ts';
import type { Plan } from '../plan/actions.ts';
import type { ToolId } from '../registry.ts';

/** Two or more calculators answer the same question, and not the same way. */
export interface Difference {
  readonly about: string;
  readonly answers: readonly { readonly tool: ToolId; readonly says: Message }[];
  /** Why they differ. */
  readonly why: Message;
  /** The one to follow; null where neither knows more, or the plan follows none of them. */
  readonly follow: ToolId | null;
  /** What is done about it stands in the plan, which gives none of these figures to this patient. */
  readonly byPlan?: true;
}

/** What calculators may both answer: how far apart they may be and still agree, and how the figure is shown. */
const subjects: Readonly<Record<string, { readonly tolerance: number; show(value: number): Value }>> = {
  a1cIn12Weeks: { tolerance: 0.15, show: (value) => quantity(concepts.a1c, value) },
  intensification: { tolerance: 10, show: (value) => count(value) },
  energy: { tolerance: 50, show: (value) => quantity(concepts.calories, value) },
  steps: { tolerance: 500, show: (value) => quantity(concepts.steps, value) },
  water: { tolerance: 0.25, show: (value) => count(value, 'L', 1) },
};

/** What the plan decides about: its object is what a calculator's figure is for. */
const objects: Readonly<Record<string, string | undefined>> = {
  energy: 'energy-deficit',
  steps: 'steps',
  water: 'water',
};

/** The plan limits it, has it wait, or leaves all of it to the pregnancy team: no calculator's figure is for this patient. */
function isByPlan(about: string, { actions, overruled, findings }: Plan): boolean {
  if (findings.some(({ id }) => id === 'pregnancy.now')) return true;
  const object = objects[about];
  if (object === undefined) return false;
  const done = actions.find((action) => action.object === object);
  return done ? done.verb === 'limit' : overruled.some(({ action }) => action.object === object);
}

/** Differences as they stand beside the plan: where it decides, no calculator is followed against it. */
export const besidePlan = (found: readonly Difference[], plan: Plan): Difference[] =>
  found.map((one) =>
    isByPlan(one.about, plan) ? { ...one, why: { key: 'visit.why.byPlan' }, follow: null, byPlan: true } : one,
  );

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

export interface Settled extends Pick<Difference, 'about' | 'why'> {
  /** The figure to go by. */
  readonly followed: Difference['answers'][number];
  /** What the others answer, each with its reason in its own details. */
  readonly others: Difference['answers'];
}

/** Differences of which it is known which answer to follow. What the plan decides about is no calculator's to answer, and is neither. */
export function settled(found: readonly Difference[]): Settled[] {
  return found.flatMap(({ about, why, answers, follow }) => {
    const followed = answers.find(({ tool }) => tool === follow);
    return followed ? [{ about, why, followed, others: answers.filter((one) => one !== followed) }] : [];
  });
}

/** Differences that are left: neither calculator knows more, and the plan says nothing of it. */
export const unsettled = (found: readonly Difference[]): Difference[] =>
  found.filter(({ follow, byPlan }) => follow === null && !byPlan);
