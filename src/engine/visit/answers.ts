import type { Chart } from '../chart/chart.ts';
import { inputsForFields } from '../chart/form.ts';
import { type Judgement, planFor } from '../judgement/index.ts';
import { isNotForPregnancy } from '../judgement/not-for.ts';
import { decisionsOf } from '../judgement/record.ts';
import type { RuleId } from '../judgement/rules.ts';
import { wishesOf } from '../judgement/tool-plan.ts';
import { writePath } from '../kit/fields/fields.ts';
import type { Issue } from '../kit/fields/validate.ts';
import type { Outcome } from '../kit/tool.ts';
import type { Message } from '../kit/words/message.ts';
import { isMedicine, type Plan, type Wish } from '../plan/actions.ts';
import type { Calculator, ToolId } from '../registry.ts';
import { withAssumed } from './assumed.ts';
import type { Answers } from './differences.ts';
import { saidBeside, saidOfNobody, Worded, WordedWithPlan } from './said.ts';

/** What one calculator answers for this patient. */
export interface ToolAnswer {
  readonly id: ToolId;
  readonly ready: boolean;
  /** Paths of required fields without an answer. */
  readonly missing: readonly string[];
  /** Of what is missing, that for which nothing stands in: what it waits for. */
  readonly blocking?: readonly string[];
  /** Ready all the same: paths of required fields nobody answered, for which something stands in (visit/assumed.ts). It proposes nothing, and is no record. */
  readonly assumed?: readonly string[];
  /** Why answers that are all there cannot be used together. */
  readonly refused?: readonly Issue[];
  readonly inputs?: object;
  readonly outcome?: Outcome<object>;
  readonly plan?: Plan;
  readonly headline?: Message;
  /** Facts without which its headline holds no figure of this plan. */
  readonly asks?: readonly string[];
  /** It answers without knowing of a pregnancy that is known here: its headline says so, and no figure of it is shown. */
  readonly notFor?: 'pregnancy';
  /** Ids of the actions that its own rules ask for. */
  readonly proposes?: readonly string[];
  /** For a calculator of single medicines: one answer for each that the plan starts, raises or reduces. */
  readonly medicines?: readonly {
    readonly medicine: string;
    readonly inputs: object;
    readonly outcome: Outcome<object>;
    readonly headline: Message;
  }[];
}

/** The patient's one plan, once all have been asked; the rules that made it, at once. */
export interface Asking {
  readonly chart: Chart;
  readonly judgement: Judgement;
  whole(): Plan;
}

interface Asked {
  readonly answer: ToolAnswer;
  readonly wishes: readonly Wish[];
  /** What it can be compared by; loaded when somebody compares. */
  compared(): Promise<Answers>;
}

/** Judgement has the whole chart; what is asked beyond a calculator's own form must not have it refuse. */
const beyondItsForm: Chart = {};

/** A calculator with everything its answers need. */
export interface Desk {
  readonly tool: Calculator;
  readonly writer: Awaited<ReturnType<Calculator['writer']>>;
  readonly proposer: Awaited<ReturnType<Calculator['proposer']>>;
}

function notFor({ fields }: Calculator, { findings }: Judgement): Pick<ToolAnswer, 'notFor'> {
  return isNotForPregnancy(fields, findings) ? { notFor: 'pregnancy' } : {};
}

/** What a calculator answers for a chart, what it proposes, and what it can be compared by. Its headline stands beside the one plan, not its own. */
export function ask(desk: Desk, { chart, judgement, whole }: Asking): Asked {
  const { tool, proposer } = desk;
  const { id } = tool;
  const nothing = (answer: Omit<ToolAnswer, 'id' | 'ready'>): Asked => ({
    answer: { id, ready: false, ...answer },
    wishes: [],
    compared: async () => ({ tool: id, comparables: [] }),
  });
  const { inputs: filled, missing } = inputsForFields(tool.fields, chart);
  if (missing.length) return nothing({ missing });
  const first = tool.check(filled);
  const checked = first.ok ? first : tool.check(inputsForFields(tool.fields, chart, beyondItsForm).inputs);
  if (!checked.ok) return nothing({ missing: [], refused: checked.issues });
  const { inputs } = checked;
  const outcome = tool.calculate(inputs);
  const wishes = wishesOf(proposer.propose(inputs, outcome.results));
  const unfit = notFor(tool, judgement);
  const worded = new WordedWithPlan(
    () => (unfit.notFor ? saidOfNobody : saidBeside(desk, { inputs, outcome, plan: whole(), judgement })),
    () => planFor(judgement, wishes),
  );
  const proposes = wishes.map((wish) => wish.id);
  return {
    answer: Object.assign(worded, { id, ready: true, missing, inputs, outcome, proposes, ...unfit }),
    wishes,
    compared: async () => ({ tool: id, comparables: await tool.comparables(inputs, outcome) }),
  };
}

/** A calculator that misses only what may stand in, answering beside the plan; where something else is missing, `waiting` with what it waits for. */
export function askAssuming(
  desk: Desk,
  waiting: ToolAnswer,
  { chart, plan, judgement }: { readonly chart: Chart; readonly plan: Plan; readonly judgement: Judgement },
): ToolAnswer {
  const { tool } = desk;
  const filled = withAssumed(tool.fields, { chart, plan });
  if (filled.blocking.length > 0) return { ...waiting, blocking: filled.blocking };
  const whole = tool.check(filled.inputs);
  const checked = whole.ok ? whole : tool.check(withAssumed(tool.fields, { chart, more: beyondItsForm, plan }).inputs);
  if (!checked.ok) return waiting;
  const { inputs } = checked;
  const outcome = tool.calculate(inputs);
  const unfit = notFor(tool, judgement);
  const worded = new Worded(() =>
    unfit.notFor ? saidOfNobody : saidBeside(desk, { inputs, outcome, plan, judgement }),
  );
  const { missing: assumed } = filled;
  return Object.assign(worded, { id: tool.id, ready: true, missing: [], assumed, inputs, outcome, plan, ...unfit });
}

/** Beside a morning steroid the insulin is NPH: the record of a long one would name another medicine, and its dose. */
const withSteroid: RuleId = 'steroids.morning-insulin';
const concernsDose = new Set(['start', 'raise', 'reduce']);

/** A calculator of single medicines answers once for each medicine whose dose the plan sets. */
export function askForMedicines(
  { tool, writer }: Desk,
  { field, chart, plan, judgement }: { field: string; chart: Chart; plan: Plan; judgement: Judgement },
): ToolAnswer {
  const filled = withAssumed(tool.fields, { chart, more: beyondItsForm, plan, except: field });
  const { missing } = filled;
  const wanted = plan.actions
    .filter(
      ({ verb, object, because }) => concernsDose.has(verb) && isMedicine(object) && !because.includes(withSteroid),
    )
    .flatMap(({ object }) => tool.medicines[object] ?? []);
  if (filled.blocking.length > 0) return { id: tool.id, ready: false, missing, blocking: filled.blocking };
  const checks = wanted.map((medicine) => {
    const data = { ...filled.inputs };
    writePath(data, field, medicine);
    return { medicine, checked: tool.check(data) };
  });
  const unfit = notFor(tool, judgement);
  const medicines = checks.flatMap(({ medicine, checked }) => {
    if (!checked.ok) return [];
    const { inputs } = checked;
    const outcome = tool.calculate(inputs);
    const worded = new Worded(() =>
      unfit.notFor
        ? saidOfNobody
        : { headline: writer.explain(inputs, outcome, decisionsOf(plan, judgement)).answer, asks: [] },
    );
    return [Object.assign(worded, { medicine, inputs, outcome })];
  });
  const [first] = medicines;
  const assumed = missing.filter((path) => path !== field);
  const refused = checks.flatMap(({ checked }) => (checked.ok ? [] : checked.issues));
  if (!first)
    return refused.length
      ? { id: tool.id, ready: false, missing: [], refused }
      : // No medicine of the plan is one it knows: which one to look at is a question.
        { id: tool.id, ready: false, missing };
  return Object.assign(new Worded(() => first), {
    id: tool.id,
    ready: true,
    missing: [],
    ...(assumed.length > 0 && { assumed }),
    ...unfit,
    inputs: first.inputs,
    outcome: first.outcome,
    medicines,
  });
}
