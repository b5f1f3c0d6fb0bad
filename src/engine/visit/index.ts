import { type Chart, checkChart, isOfChild, markChecked, markChild, type Unusable } from '../chart/chart.ts';
import { derive } from '../chart/derive.ts';
import type { FactId } from '../chart/facts.ts';
import { grown, outdated, remembered } from '../chart/outdated.ts';
import { type Around, type Judgement, judge, planFor } from '../judgement/index.ts';
import type { Plan } from '../plan/actions.ts';
import { besideFast } from '../ramadan/timing.ts';
import { loadTool, toolEntry, toolIds } from '../registry.ts';
import { ask, askAssuming, askForMedicines, type Desk, type ToolAnswer } from './answers.ts';
import { besidePlan, type Difference, differences } from './differences.ts';

export interface Visit {
  /** All calculators' plans, resolved as one. */
  readonly plan: Plan;
  /** Which rules applied: what the plan's words take their figures from. */
  readonly judgement: Judgement;
  /** In the hub's order. */
  readonly tools: readonly ToolAnswer[];
  readonly differences: readonly Difference[];
  /** Entries of the chart that could not be used, each with the reason; what is too old with its day. */
  readonly unusable: readonly (
    | { readonly fact: string; readonly reason: Unusable }
    | { readonly fact: FactId; readonly reason: 'old'; readonly on: string }
  )[];
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

/** A checked chart as it is on a day: less what is too old, with the age and durations of that day. */
function asOf(chart: Chart, old: readonly FactId[], on: string): Chart {
  const older = grown(chart, on);
  if (!old.length && !older.length) return chart;
  const gone: ReadonlySet<string> = new Set(old);
  const entries = Object.entries({ ...chart, ...Object.fromEntries(older) }).filter(([fact]) => !gone.has(fact));
  const kept = markChecked(Object.fromEntries(entries));
  return isOfChild(chart) ? markChild(kept) : kept;
}
const single = ({ tool }: Desk): string | null => toolEntry(tool.id).reference;

/** Whose days keep clear of Ramadan: of an adult who means to fast. */
const fasting = ({ patient }: Judgement, on: string): Around | undefined =>
  patient.known.fastsRamadan === true && !patient.isChild
    ? (plan, isJoined) => besideFast(plan, on, patient, isJoined)
    : undefined;

/** A patient's one plan, with what it was made of. */
function planned(desks: readonly Desk[], given: Chart, on: string) {
  const usable = checkChart(given, { on, examples: false });
  const old = outdated(usable.chart, on);
  const { chart } = derive(asOf(usable.chart, old, on));
  const judgement = judge(chart, remembered(usable.chart, old, on));
  const asking = { chart, judgement, whole: () => plan };
  const asked = desks.filter((desk) => !single(desk)).map((desk) => ask(desk, asking));
  const plan = planFor(
    judgement,
    asked.flatMap(({ wishes }) => wishes),
    fasting(judgement, on),
  );
  return {
    chart,
    judgement,
    asked,
    plan,
    unusable: [
      ...usable.unusable,
      ...old.map((fact) => ({ fact, reason: 'old' as const, on: usable.chart[fact]?.on ?? '' })),
    ],
  };
}

/** A patient's plan on a day (yyyy-mm-dd), and the rules that made it: the one of every screen and paper. */
export type Planner = (chart: Chart, on: string) => Pick<Visit, 'plan' | 'judgement'>;
/** Brings what plans for a whole chart, at once and without a calculator's words. */
export async function loadPlanner(): Promise<Planner> {
  const desks = await loadDesks();
  return (chart, on) => {
    const { plan, judgement } = planned(desks, chart, on);
    return { plan, judgement };
  };
}

/**
 * One patient, every calculator, one plan. Judgement runs once over the whole chart; calculators contribute only what they propose.
 * Examples never count, nor what is dated after `on` (yyyy-mm-dd), nor what is too old to steer then (chart/freshness.ts), which is named. Never throws on a chart, whatever it holds.
 */
export async function visit(given: Chart, { on }: { readonly on: string }): Promise<Visit> {
  const desks = await loadDesks();
  const { chart, judgement, asked, plan, unusable } = planned(desks, given, on);
  return {
    plan,
    judgement,
    tools: desks.map((desk): ToolAnswer => {
      const { tool } = desk;
      const field = single(desk);
      if (field !== null) return askForMedicines(desk, { field, chart, plan, judgement });
      const answer = asked.find((one) => one.answer.id === tool.id)?.answer ?? {
        id: tool.id,
        ready: false,
        missing: [],
      };
      return answer.missing.length > 0 ? askAssuming(desk, answer, { chart, plan, judgement }) : answer;
    }),
    differences: besidePlan(differences(await Promise.all(asked.map(({ compared }) => compared()))), plan),
    unusable,
  };
}
