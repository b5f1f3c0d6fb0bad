import { unusable } from '../../src/engine/chart/chart.ts';
import { type Action, isMedicine, type Verb } from '../../src/engine/plan/actions.ts';
import { rowsOf } from '../../src/engine/plan/rows.ts';
import type { Planner } from '../../src/engine/visit/index.ts';
import type { ChartRead, NotRead } from './chart-read.ts';

/** What the rules say of many patients, counted. */
export interface Tally {
  charts: number;
  readonly notRead: Map<NotRead, number>;
  /** Patients of whom something was left aside, and how much. */
  patientsWithLeft: number;
  left: number;
  emergencies: number;
  /** Patients whose medicines stay as they are. */
  unchanged: number;
  /** Patients by what would change in their medicines. */
  readonly changes: Map<string, number>;
  /** Patients by each other action. */
  readonly others: Map<string, number>;
  /** Patients by each rule that asked for something. */
  readonly rules: Map<string, number>;
  /** How many lines a plan has, in the order of the patients. */
  readonly lengths: number[];
}

export const emptyTally = (): Tally => ({
  charts: 0,
  notRead: new Map(),
  patientsWithLeft: 0,
  left: 0,
  emergencies: 0,
  unchanged: 0,
  changes: new Map(),
  others: new Map(),
  rules: new Map(),
  lengths: [],
});

/** One patient’s row: which one it is in the order of the folder, and nothing that says who. */
export interface Row {
  readonly chart: number;
  readonly notRead: NotRead | '';
  /** The gravest first. */
  readonly actions: readonly string[];
  readonly changes: readonly string[];
  readonly rules: readonly string[];
  readonly review: number | '';
}

const add = <K>(to: Map<K, number>, key: K): void => void to.set(key, (to.get(key) ?? 0) + 1);

const changing: readonly Verb[] = ['start', 'stop', 'hold', 'reduce', 'raise', 'switch'];
/** Whether an action changes what is taken today: what begins only once others are borne does not. */
const isChange = ({ verb, object, next }: Action): boolean => isMedicine(object) && changing.includes(verb) && !next;

/** Judges one patient on a day (yyyy-mm-dd) and counts what came of it. */
export function tallied(tally: Tally, read: ChartRead, plan: Planner, on: string): Row {
  tally.charts += 1;
  const chart = tally.charts;
  if ('notRead' in read) {
    add(tally.notRead, read.notRead);
    return { chart, notRead: read.notRead, actions: [], changes: [], rules: [], review: '' };
  }
  const unused = unusable(read.chart, on).length;
  const left = read.left + unused;
  if (left > 0) tally.patientsWithLeft += 1;
  tally.left += left;
  if (unused === Object.keys(read.chart).length) {
    add(tally.notRead, 'nothing-usable');
    return { chart, notRead: 'nothing-usable', actions: [], changes: [], rules: [], review: '' };
  }
  const { plan: made } = plan(read.chart, on);
  const { actions, review } = made;
  const changes = actions.filter((action) => isChange(action) && !read.open.has(action.object)).map(({ id }) => id);
  const rules = [...new Set(actions.flatMap(({ because }) => because))];
  if (actions.some(({ gravity }) => gravity === 'emergency')) tally.emergencies += 1;
  if (changes.length === 0) tally.unchanged += 1;
  for (const { id } of actions) add(changes.includes(id) ? tally.changes : tally.others, id);
  for (const rule of rules) add(tally.rules, rule);
  tally.lengths.push(rowsOf(made).length);
  return { chart, notRead: '', actions: actions.map(({ id }) => id), changes, rules, review };
}
