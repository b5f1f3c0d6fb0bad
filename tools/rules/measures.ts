import type { FactId } from '../../src/engine/chart/facts.ts';
import { fits, glucoseClasses } from '../../src/engine/judgement/fits.ts';
import { withoutImpossiblePairs } from '../../src/engine/judgement/impossible-pairs.ts';
import { type Judgement, judge, judgeBy, planFor } from '../../src/engine/judgement/index.ts';
import { rules } from '../../src/engine/judgement/rules.ts';
import { glucoseLowering, lessens, partsOf, type Plan } from '../../src/engine/plan/actions.ts';
import { chartOf, type Facts } from './patients.ts';
import { readingOf, type Statement } from './statement.ts';

/** Who broke one statement: how many it concerned, how many it did not hold for, and the first of them. */
export interface Broken {
  readonly statement: Statement;
  concerned: number;
  broken: number;
  readonly examples: Facts[];
}
const shown = 3;

/** Figures that cannot be together steer nothing, and no statement speaks of them. */
function believed(facts: Facts): Facts {
  const { doubted } = withoutImpossiblePairs(chartOf(facts));
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => doubted[fact] === undefined)) as Facts;
}
/** Holds every statement against each plan; gives those that did not hold for this patient. */
export function holdAgainst(found: readonly Broken[], facts: Facts, plan: Plan): number {
  const reading = readingOf(believed(facts), plan);
  let broken = 0;
  for (const each of found) {
    if (!each.statement.concerns(reading)) continue;
    each.concerned += 1;
    if (each.statement.holds(reading)) continue;
    each.broken += 1;
    broken += 1;
    if (each.examples.length < shown) each.examples.push(facts);
  }
  return broken;
}
export const nobodyYet = (statements: readonly Statement[]): Broken[] =>
  statements.map((statement) => ({ statement, concerned: 0, broken: 0, examples: [] }));

/** Who says that a medicine may be begun or raised where something closes it, as `medicine place (what closes it)`: the choice itself, or a rule that chooses. */
export function disagreeing({ patient, exclusions, fired, wishes }: Judgement): readonly string[] {
  const closedBy = (medicine: string, forGlucose: boolean): string | undefined =>
    exclusions.find((each) => each.medicine === medicine && (forGlucose || !each.forGlucose))?.by;
  const said = (medicine: string, place: string, forGlucose: boolean): string[] => {
    const by = closedBy(medicine, forGlucose);
    return by === undefined ? [] : [`${medicine} ${place} (${by})`];
  };
  const choosing = new Set<string>(fired.filter(({ rule }) => rule.chooses).map(({ rule }) => rule.id));
  return [
    ...glucoseClasses.flatMap((medicine) => (fits(patient, medicine) ? said(medicine, 'fits', true) : [])),
    ...wishes.flatMap(({ id, because, optional }) => {
      const { verb, object } = partsOf(id);
      const adds = verb === 'start' || verb === 'raise';
      return adds && choosing.has(because) && (glucoseClasses as readonly string[]).includes(object)
        ? said(object, because, optional === true)
        : [];
    }),
  ];
}

/** Rules that stop to apply without a fact that their finding does not name, as `rule fact`. */
export function omitted(facts: Facts): readonly string[] {
  const { fired, patient } = judge(chartOf(facts));
  const resting = new Map(fired.map(({ rule, facts: named }) => [rule.id, new Set<string>(named)]));
  const found: string[] = [];
  for (const fact of Object.keys(facts) as FactId[]) {
    const { [fact]: _, ...without } = facts;
    const other = judge(chartOf(without as Facts));
    const still = new Set(other.fired.map(({ rule }) => rule.id));
    // A figure worked out of it goes with it, and is named instead.
    const isNamed = (named: ReadonlySet<string>): boolean =>
      named.has(fact) ||
      [...named].some(
        (each) => patient.known[each as FactId] !== undefined && other.patient.known[each as FactId] === undefined,
      );
    for (const [id, named] of resting) if (!still.has(id) && !isNamed(named)) found.push(`${id} ${fact}`);
  }
  return found;
}

/** The rules in another order: the same for the same turn. */
function shuffled<T>(list: readonly T[], turn: number): T[] {
  return list
    .map((each, at) => ({ each, key: Math.imul((at + 1) * 2654435761, turn * 40503 + 1) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
}
const inOtherOrders = [1, 2, 3].map((turn) => judgeBy(shuffled(rules, turn)));
const done = ({ actions, review }: Plan): string =>
  JSON.stringify([actions.map(({ id, within, gravity, to, or }) => [id, within, gravity, to, or]), review]);
/** Whether a plan depends on the place of a rule in a list. */
export function dependsOnOrder(facts: Facts): boolean {
  const chart = chartOf(facts);
  const plan = done(planFor(judge(chart)));
  return inOtherOrders.some((judgeOtherwise) => done(planFor(judgeOtherwise(chart))) !== plan);
}

const adds = ({ verb, object }: { readonly verb: string; readonly object: string }): boolean =>
  (verb === 'start' || verb === 'raise' || verb === 'switch') && glucoseLowering.includes(object);
/** More is asked for glucose, all of it is closed, and nobody is named who decides. */
export function leftWithoutAWord(judgement: Judgement, plan: Plan): boolean {
  const wished = judgement.fired.some(({ rule }) => rule.id === 'targets.add');
  if (!wished || plan.actions.some(adds)) return false;
  return !plan.actions.some(
    ({ id, gravity, within }) =>
      gravity === 'urgent' ||
      gravity === 'emergency' ||
      id === 'review:adherence' ||
      id === 'check:a1c' ||
      (within <= 28 &&
        (id.startsWith('refer:') ||
          ['check:a1c', 'check:glucose', 'check:egfr', 'check:islet-antibodies', 'check:c-peptide'].includes(id))),
  );
}

const steps: readonly (readonly [FactId, number])[] = [
  ['a1c', 0.1],
  ['fpg', 1],
  ['egfr', 1],
  ['age', 1],
  ['systolic', 1],
  ['potassium', 0.1],
  ['uacr', 1],
];
/** Facts of which one step turns more of a medicine into less of it, as `fact medicine`. */
export function cliffs(facts: Facts): readonly string[] {
  const more = new Set(
    planOf(facts)
      .actions.filter(({ verb }) => verb === 'start' || verb === 'raise')
      .map(({ object }) => object),
  );
  if (!more.size) return [];
  return steps.flatMap(([fact, step]) => {
    const value = facts[fact];
    if (typeof value !== 'number') return [];
    return [-step, step].flatMap((by) => {
      const moved = { ...facts, [fact]: Math.round((value + by) * 10) / 10 } as Facts;
      return planOf(moved)
        .actions.filter(({ verb, object }) => lessens(verb) && more.has(object))
        .map(({ object }) => `${fact} ${object}`);
    });
  });
}
const planOf = (facts: Facts): Plan => planFor(judge(chartOf(facts)));

/** The middle of some counts, what nine in ten reach at most, and the greatest. */
export function spread(counts: readonly number[]): Readonly<Record<'median' | 'nineInTen' | 'most', number>> {
  const sorted = [...counts].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), nineInTen: at(0.9), most: at(1) };
}
