import type { ToolId } from '../../engine/registry.ts';
import type { ToolAnswer } from '../../engine/visit/answers.ts';
import type { Visit } from '../../engine/visit/index.ts';
import type { VisitEngine } from './visit-engine.ts';

/** A calculator's answer as the visit may show it; `held` is for clinicians, and nobody has said yet to be one. */
export interface ShownAnswer extends ToolAnswer {
  readonly held?: true;
  /** It has an answer, and nobody has asked for it in this visit. */
  readonly unasked?: true;
}
export interface ShownVisit extends Visit {
  readonly tools: readonly ShownAnswer[];
}

/** The calculators that ask whether the person is a licensed clinician. */
export const forClinicians = ({ tools }: Pick<VisitEngine, 'tools'>): readonly ToolId[] =>
  [...tools.values()].filter(({ tool }) => tool.view.cliniciansOnly).map(({ tool }) => tool.id as ToolId);

/** The calculators that answer only where they were opened in this visit, and were not. */
export const notAsked = ({ tools }: Pick<VisitEngine, 'tools'>, opened: readonly string[]): readonly ToolId[] =>
  [...tools.values()]
    .filter(({ tool }) => tool.view.onlyWhereAsked && !opened.includes(tool.id))
    .map(({ tool }) => tool.id as ToolId);

/** A visit without the answers that are not to be seen yet: taken out, so that no screen, paper or copy can show them. */
export function heldBack(visit: Visit, held: readonly ToolId[], unasked: readonly ToolId[]): ShownVisit {
  return {
    ...visit,
    // What the plan decides about is answered there; the HbA1c in 12 weeks in its own row, unless it is no figure of this plan.
    differences: visit.differences.filter(({ byPlan, about }) => !byPlan && about !== 'a1cIn12Weeks'),
    tools: visit.tools.map((answer) => {
      const { id, ready } = answer;
      if (ready && held.includes(id)) return { id, ready: false, missing: [], held: true as const };
      if (ready && unasked.includes(id)) return { id, ready: false, missing: [], unasked: true as const };
      return answer;
    }),
  };
}
