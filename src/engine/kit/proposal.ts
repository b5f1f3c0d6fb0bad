import type { Value } from './words/message.ts';

/** What a calculator's own rule asks for, before it is weighed against what the patient needs (plan/resolve.ts). */
export interface Proposal {
  /** `verb:object`; plan/actions.ts has the closed list. */
  readonly id: string;
  readonly to?: { readonly value: number; readonly unit: string; readonly of?: 'NPH' | 'MorningNPH' };
  /** Days from today; 0 is today. */
  readonly within: number;
  readonly gravity: 'emergency' | 'urgent' | 'important' | 'routine';
  /** `proposal:<calculator>:<what>`. */
  readonly because: string;
  readonly sources: readonly string[];
  /** Started for glucose alone. */
  readonly optional?: true;
  /** Only together with this action. */
  readonly with?: string;
}

/** A figure that another calculator may answer too, under a name they share. Where they differ, the visit says why. */
export interface Comparable {
  readonly about: string;
  readonly value: number;
  /** Which of the calculators that answer to follow: the higher one knows more of what the figure rests on. */
  readonly knows: number;
}

/** The plan as a calculator's own words need it (plan/actions.ts has all of it): what is done, and what was proposed and is not. */
export interface Decisions {
  readonly actions: readonly {
    readonly id: string;
    readonly verb: string;
    readonly object: string;
    readonly to?: { readonly value: number; readonly unit: string; readonly of?: string };
    readonly within: number;
    readonly gravity: Proposal['gravity'];
    readonly because: readonly string[];
  }[];
  readonly overruled: readonly { readonly action: { readonly id: string }; readonly by: string }[];
  /** Medicines that must not be started or raised now, each with the reason. */
  readonly excluded?: readonly { readonly medicine: string; readonly why: Value }[];
  /** Medicines known to be taken. */
  readonly taken?: readonly string[];
  /** Whether words about pregnancy and its prevention are for this patient; a pregnancy that is known has rules of its own. */
  readonly mayBePregnant?: boolean;
  /** What the calculator proposes waits, because some of its answers are still examples. */
  readonly waitsForAnswers?: true;
  /** Ways of living that its own figures illustrate meanwhile, by their ids. */
  readonly illustrated?: readonly string[];
  /** Glucose is known not to fit the HbA1c: at its goal it reassures nobody. */
  readonly a1cDoubted?: boolean;
  /** Days until the next visit. */
  readonly review: number;
}

/** For what a calculator concludes of its own figures, whatever the plan says. */
export const nothingDecided: Decisions = { actions: [], overruled: [], review: 0 };

/** Of a plan, what it does: all that a list of saved records has of one. */
export interface Done {
  readonly actions: readonly { readonly id: string }[];
}

/** Whether the plan does this: `start:basalInsulin`; of a way of living, whether it is shown. */
export function does({ actions, illustrated }: Done & Pick<Decisions, 'illustrated'>, id: string): boolean {
  return actions.some((action) => action.id === id) || illustrated?.includes(id) === true;
}
