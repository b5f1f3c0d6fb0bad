import { expect } from 'vitest';
import type { Chart, Known } from '../../../src/engine/chart/chart.ts';
import { type FactId, factIds } from '../../../src/engine/chart/facts.ts';
import { judge, planOfChart } from '../../../src/engine/judgement/index.ts';
import { type Action, lessens, type Plan } from '../../../src/engine/plan/actions.ts';
import { isEmergency } from '../../../src/engine/plan/sequence.ts';

/** Medicines started for heart and kidney. */
const protecting: readonly string[] = ['sglt2Inhibitor', 'glp1RA', 'finerenone', 'rasInhibitor', 'statin'];

/** A chart with one thing more the matter, or null where that would not make this patient sicker. */
export type Mutation = (chart: Chart) => Chart | null;

const value = (chart: Chart, fact: FactId): Known['value'] | undefined => chart[fact]?.value;
const withFacts = (chart: Chart, facts: { readonly [F in FactId]?: Known['value'] }): Chart => ({
  ...chart,
  ...Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, { value: fact, from: 'entered' as const }])),
});

/** The mutations of patient.md, property 3: a topic may add its own. */
export const mutations: Readonly<Record<string, Mutation>> = {
  'with heart failure': (chart) => withFacts(chart, { heartFailure: true }),
  'with vascular disease': (chart) => withFacts(chart, { ascvd: true }),
  'with kidney disease': (chart) => withFacts(chart, { ckd: true }),
  'with a severe low': (chart) => withFacts(chart, { severeHypoglycaemia: true, hypoglycaemiaHistory: true }),
  'with symptoms of high glucose': (chart) => withFacts(chart, { catabolicSymptoms: true }),
  // A low beside a reading that was dangerously high would take the height away.
  'with a low reading': (chart) => (Number(value(chart, 'fpg') ?? 100) < 250 ? withFacts(chart, { fpg: 50 }) : null),
  'with a higher A1C': (chart) => {
    const a1c = value(chart, 'a1c');
    return typeof a1c === 'number' && a1c >= 7 ? withFacts(chart, { a1c: Math.min(20, a1c + 2) }) : null;
  },
  'with a lower eGFR': (chart) => {
    const egfr = value(chart, 'egfr');
    return typeof egfr === 'number' ? withFacts(chart, { egfr: Math.max(1, egfr * 0.7) }) : null;
  },
};

/** What may make a start later or take it back: an eGFR under 20, pregnancy, and a gate that closes it whatever it is for. */
function contraindicated(chart: Chart, medicine: string): boolean {
  const egfr = value(chart, 'egfr');
  return (
    (typeof egfr === 'number' && egfr < 20) ||
    value(chart, 'ckdStage') === 'stage5' ||
    value(chart, 'dialysis') === true ||
    value(chart, 'pregnancy') === true ||
    judge(chart).exclusions.some((exclusion) => exclusion.medicine === medicine && !exclusion.forGlucose)
  );
}

/** When a plan gets to a medicine: itself or as another's alternative. */
function soonest(plan: Plan, wanted: (action: Action, medicine: string) => boolean): number {
  return Math.min(
    ...plan.actions
      .filter((action) => [action.object, ...(action.or ?? [])].some((medicine) => wanted(action, medicine)))
      .map(({ within }) => within),
  );
}

/** Sicker never waits longer: no start for heart or kidney, no stop and no review comes later than for the same patient less ill. */
export function expectSickerSooner(milder: Chart, mutation: Mutation): void {
  const worse = mutation(milder);
  if (!worse) return;
  const [before, after] = [planOfChart(milder), planOfChart(worse)];
  // Who is sent to hospital has no plan besides, and a confirmed kidney disease is no longer an acute one.
  if (isEmergency(after) || before.findings.some(({ id }) => id === 'kidney.acute')) return;
  const { wishes } = judge(milder);
  const told = JSON.stringify(factIds.flatMap((id) => (id in worse ? [[id, worse[id]?.value]] : [])));
  const wished = ({ id }: Action) => wishes.filter((wish) => wish.id === id);
  /** What is stopped only because another medicine takes its place: the start it belongs to. */
  const exchangedFor = (action: Action): string | undefined => {
    const starts = wished(action).map((wish) => wish.with);
    return starts.includes(undefined) ? undefined : starts[0]?.slice('start:'.length);
  };
  // A start for glucose alone may wait, and so may one that a single sample of albumin chose for it.
  const isProtecting = (action: Action): boolean =>
    action.verb === 'start' &&
    protecting.includes(action.object) &&
    wished(action).some(({ optional, because }) => !optional && because !== 'protection.sglt2-albumin');
  const deintensified = before.actions.some((action) => lessens(action.verb) && !exchangedFor(action));
  /** Comes next, because others that this patient needs more begin first. */
  const comesNext = (medicine: string): boolean =>
    after.actions.some(({ object, next }) => object === medicine && next);
  const exempt = (medicine: string): boolean =>
    deintensified || contraindicated(worse, medicine) || comesNext(medicine);
  // Where what begins comes one after the other, so do the visits after it.
  if (!deintensified && !after.actions.some(({ next }) => next))
    expect(after.review, told).toBeLessThanOrEqual(before.review);
  for (const action of before.actions) {
    const replacement = exchangedFor(action);
    // Where the one that takes its place must not be started, or may wait, what is taken goes on.
    const waits = (medicine: string): boolean =>
      !before.actions.some((each) => each.object === medicine && isProtecting(each));
    // What holds a failing heart up is kept until cardiology has spoken.
    const isKept = after.actions.some(({ id }) => id === `keep:${action.object}`);
    if (action.verb === 'stop' && !isKept && !(replacement && (exempt(replacement) || waits(replacement))))
      expect(
        soonest(after, (each, medicine) => medicine === action.object && lessens(each.verb)),
        `${action.id} ${told}`,
      ).toBeLessThanOrEqual(action.within);
    if (isProtecting(action) && !exempt(action.object))
      expect(
        soonest(after, (each, medicine) => each.verb === 'start' && medicine === action.object),
        `${action.id} ${told}`,
      ).toBeLessThanOrEqual(action.within);
  }
}
