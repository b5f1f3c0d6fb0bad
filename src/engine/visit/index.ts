import { type Chart, checkChart, type Unusable } from '../chart/chart.ts';
import { derive } from '../chart/derive.ts';
import { inputsForFields } from '../chart/form.ts';
import { writePath } from '../kit/fields/fields.ts';
import type { Issue } from '../kit/fields/validate.ts';
import type { Outcome } from '../kit/tool.ts';
import type { Message } from '../kit/words/message.ts';
import { type Judgement, judge, planFor } from '../judgement/index.ts';
import { isNotForPregnancy, notInPregnancy } from '../judgement/not-for.ts';
import { decisionsOf } from '../judgement/record.ts';
import type { RuleId } from '../judgement/rules.ts';
import { wishesOf } from '../judgement/tool-plan.ts';
import { isMedicine, type Plan, type Wish } from '../plan/actions.ts';
import { type Calculator, loadTool, toolEntry, type ToolId, toolIds } from '../registry.ts';
import { type Answers, besidePlan, type Difference, differences } from './differences.ts';

/** What one calculator answers for this patient. */
export interface ToolAnswer {
  readonly id: ToolId;
  readonly ready: boolean;
  /** Paths of required fields without an answer. */
  readonly missing: readonly string[];
  /** Why answers that are all there cannot be used together. */
  readonly refused?: readonly Issue[];
  readonly inputs?: object;
  readonly outcome?: Outcome<object>;
  readonly plan?: Plan;
  readonly headline?: Message;
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

export interface Visit {
  /** All calculators' plans, resolved as one. */
  readonly plan: Plan;
  /** Which rules applied: what the plan's words take their figures from. */
  readonly judgement: Judgement;
  /** In the hub's order. */
  readonly tools: readonly ToolAnswer[];
  readonly differences: readonly Difference[];
  /** Entries of the chart that could not be used, each with the reason. */
  readonly unusable: readonly { readonly fact: string; readonly reason: Unusable }[];
}

/** Worked out when first read: a visit's own plan needs neither a calculator's headline nor its plan. */
function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

interface Asked {
  readonly answer: ToolAnswer;
  readonly wishes: readonly Wish[];
  readonly answers: Answers;
}

/** Judgement has the whole chart; what is asked beyond a calculator's own form must not have it refuse. */
const beyondItsForm: Chart = {};
function checkedFor(tool: Calculator, chart: Chart) {
  const { inputs, missing } = inputsForFields(tool.fields, chart);
  const checked = tool.check(inputs);
  if (missing.length || checked.ok) return { missing, checked };
  return { missing, checked: tool.check(inputsForFields(tool.fields, chart, beyondItsForm).inputs) };
}

/** A calculator with everything its answers need. */
interface Desk {
  readonly tool: Calculator;
  readonly writer: Awaited<ReturnType<Calculator['writer']>>;
  readonly proposer: Awaited<ReturnType<Calculator['proposer']>>;
}

function notFor({ fields }: Calculator, { findings }: Judgement): Pick<ToolAnswer, 'notFor'> {
  return isNotForPregnancy(fields, findings) ? { notFor: 'pregnancy' } : {};
}

async function ask({ tool, writer, proposer }: Desk, chart: Chart, judgement: Judgement): Promise<Asked> {
  const { id } = tool;
  const nothing = (answer: Omit<ToolAnswer, 'id' | 'ready'>): Asked => ({
    answer: { id, ready: false, ...answer },
    wishes: [],
    answers: { tool: id, comparables: [] },
  });
  const { missing, checked } = checkedFor(tool, chart);
  if (missing.length) return nothing({ missing });
  if (!checked.ok) return nothing({ missing: [], refused: checked.issues });
  const outcome = tool.calculate(checked.inputs);
  const wishes = wishesOf(proposer.propose(checked.inputs, outcome.results));
  const plan = lazily(() => planFor(judgement, wishes));
  const unfit = notFor(tool, judgement);
  const headline = lazily(() =>
    unfit.notFor ? notInPregnancy : writer.explain(checked.inputs, outcome, decisionsOf(plan(), judgement)).answer,
  );
  return {
    answer: {
      id,
      ready: true,
      missing: [],
      inputs: checked.inputs,
      outcome,
      ...unfit,
      proposes: wishes.map((wish) => wish.id),
      get plan() {
        return plan();
      },
      get headline() {
        return headline();
      },
    },
    wishes,
    answers: { tool: id, comparables: await tool.comparables(checked.inputs, outcome) },
  };
}

/** Beside a morning steroid the insulin is NPH: the record of a long one would name another medicine, and its dose. */
const withSteroid: RuleId = 'steroids.high-after-meals';
const concernsDose = new Set(['start', 'raise', 'reduce']);

/** A calculator of single medicines answers once for each medicine whose dose the plan sets. */
function askForMedicines(
  { tool, writer }: Desk,
  { field, chart, plan, judgement }: { field: string; chart: Chart; plan: Plan; judgement: Judgement },
): ToolAnswer {
  const { inputs: asked, missing } = inputsForFields(tool.fields, chart, beyondItsForm);
  const others = missing.filter((path) => path !== field);
  const wanted = plan.actions
    .filter(
      ({ verb, object, because }) => concernsDose.has(verb) && isMedicine(object) && !because.includes(withSteroid),
    )
    .flatMap(({ object }) => tool.medicines[object] ?? []);
  if (others.length) return { id: tool.id, ready: false, missing };
  const checks = wanted.map((medicine) => {
    const data = { ...asked };
    writePath(data, field, medicine);
    return { medicine, checked: tool.check(data) };
  });
  const unfit = notFor(tool, judgement);
  const medicines = checks.flatMap(({ medicine, checked }) => {
    if (!checked.ok) return [];
    const { inputs } = checked;
    const outcome = tool.calculate(inputs);
    const headline = lazily(() =>
      unfit.notFor ? notInPregnancy : writer.explain(inputs, outcome, decisionsOf(plan, judgement)).answer,
    );
    return [
      {
        medicine,
        inputs,
        outcome,
        get headline() {
          return headline();
        },
      },
    ];
  });
  const [first] = medicines;
  const refused = checks.flatMap(({ checked }) => (checked.ok ? [] : checked.issues));
  if (!first)
    return refused.length
      ? { id: tool.id, ready: false, missing: [], refused }
      : // No medicine of the plan is one it knows: which one to look at is a question.
        { id: tool.id, ready: false, missing };
  return {
    id: tool.id,
    ready: true,
    missing: [],
    ...unfit,
    inputs: first.inputs,
    outcome: first.outcome,
    get headline() {
      return first.headline;
    },
    medicines,
  };
}

let loaded: Promise<readonly Desk[]> | undefined;
/** Every calculator, brought when the first visit asks; a part that failed to come is tried again at the next. */
function loadDesks(): Promise<readonly Desk[]> {
  loaded ??= Promise.all(
    toolIds.map(async (id): Promise<Desk> => {
      const tool = await loadTool(id);
      const [writer, proposer] = await Promise.all([tool.writer(), tool.proposer()]);
      return { tool, writer, proposer };
    }),
  ).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * One patient, every calculator, one plan. Judgement runs once over the whole chart; calculators contribute only what they propose.
 * Examples never count, nor what is dated after `on` (yyyy-mm-dd). Never throws on a chart, whatever it holds.
 */
export async function visit(given: Chart, { on }: { readonly on: string }): Promise<Visit> {
  const usable = checkChart(given, { on, examples: false });
  const { chart } = derive(usable.chart);
  const judgement = judge(chart);
  const desks = await loadDesks();
  const single = (id: ToolId): string | null => toolEntry(id).reference;
  const asked = await Promise.all(
    desks.filter(({ tool }) => !single(tool.id)).map((desk) => ask(desk, chart, judgement)),
  );
  const plan = planFor(
    judgement,
    asked.flatMap(({ wishes }) => wishes),
  );
  return {
    plan,
    judgement,
    tools: desks.map((desk): ToolAnswer => {
      const { tool } = desk;
      const field = single(tool.id);
      if (field !== null) return askForMedicines(desk, { field, chart, plan, judgement });
      return asked.find(({ answer }) => answer.id === tool.id)?.answer ?? { id: tool.id, ready: false, missing: [] };
    }),
    differences: besidePlan(differences(asked.map(({ answers }) => answers)), plan),
    unusable: usable.unusable,
  };
}
