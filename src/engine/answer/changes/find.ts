import { type FactId, isFactId } from '../../chart/facts.ts';
import { factOf } from '../../chart/form.ts';
import { type Field, hardRange, moreSection, type NumberField, readPath, writePath } from '../../kit/fields/fields.ts';
import { roundTo } from '../../kit/maths.ts';
import type { Tool } from '../../kit/tool.ts';
import type { Marks } from '../../judgement/tool-plan.ts';
import { isMedicine, type Plan } from '../../plan/actions.ts';
import { type Doing, type Reach, reach } from './reach.ts';
import { type Effect, effectsBetween, idOf, type Standing, weigh } from './standing.ts';

/** A calculator that says where an answer stands (`Answering` of engine/answer is one). */
export interface Standings {
  readonly tool: Pick<Tool, 'fields' | 'validate'>;
  standing(inputs: object, marks?: Marks): Standing;
}

/** One field otherwise, everything else as it is, and what would be concluded otherwise over the whole range named. */
export interface Change {
  readonly path: string;
  readonly doing: Doing;
  /** The range of a number, in the stored unit, on the field's own grid; an open end goes on to the end of its reach. */
  readonly to:
    | { readonly low: number; readonly high: number; readonly open?: 'low' | 'high' }
    | { readonly answer: string | number | boolean };
  /** Gravest first. */
  readonly effects: readonly Effect[];
  /** How much it matters: the effects' weights, less the further away it is. Only for ranking. */
  readonly score: number;
}

/** A direction of a field is looked at in at most this many strides, then halved down to the field's own step. */
const strides = 16;

interface Search {
  readonly desk: Standings;
  readonly inputs: object;
  readonly marks: Marks;
  readonly now: Standing;
}

interface Asked {
  readonly path: string;
  readonly field: Field;
  readonly fact: FactId;
  readonly within: Reach;
}

/** Where the answer stands with one field changed, told against now; null where the changed inputs are not valid. */
function effectsWith({ desk, inputs, marks, now }: Search, { path, fact }: Asked, value: unknown): Effect[] | null {
  const copy = structuredClone(inputs) as Record<string, unknown>;
  writePath(copy, path, value);
  const checked = desk.tool.validate(copy);
  if (!checked.ok) return null;
  const examples = marks.examples?.filter((example) => example !== path);
  const then = desk.standing(checked.inputs, examples && { examples });
  // A medicine that the plan would take away again is no change anybody wants.
  if (isMedicine(fact) && takes(value) && takesAway(then.plan, fact)) return null;
  return effectsBetween(now, then, fact);
}

const takes = (value: unknown): boolean => value === true || Number(value) > 0;
const takesAway = ({ actions }: Plan, medicine: string): boolean =>
  actions.some(({ object, verb }) => object === medicine && (verb === 'stop' || verb === 'hold' || verb === 'reduce'));

interface Stretch {
  readonly from: number;
  readonly effects: ReadonlyMap<string, Effect>;
  to: number;
}

/** Going one way from where the number stands, the stretches over which the same is concluded. */
function stretches(most: number, effectsAt: (steps: number) => Effect[] | null): Stretch[] {
  const read = new Map<number, ReadonlyMap<string, Effect> | null>();
  const at = (steps: number) => {
    const known = read.get(steps);
    if (known !== undefined) return known;
    const effects = effectsAt(steps);
    const found = effects && new Map(effects.map((effect) => [idOf(effect), effect]));
    read.set(steps, found);
    return found;
  };
  const key = (steps: number): string | null => {
    const effects = at(steps);
    return effects && [...effects.keys()].sort().join(' ');
  };
  const found: Stretch[] = [];
  const stride = Math.max(1, Math.ceil(most / strides));
  let reached = 1;
  if (most >= 1 && at(1)) found.push({ from: 1, to: 1, effects: at(1) ?? new Map() });
  while (found.length > 0 && reached < most) {
    const next = Math.min(most, reached + stride);
    if (key(next) === null) break;
    while (key(reached) !== key(next)) {
      let [same, other] = [reached, next];
      while (other - same > 1) {
        const middle = Math.floor((same + other) / 2);
        if (key(middle) === key(reached)) same = middle;
        else other = middle;
      }
      const effects = at(other);
      if (!effects) return found;
      const last = found.at(-1);
      if (last) last.to = same;
      found.push({ from: other, to: other, effects });
      reached = other;
    }
    const last = found.at(-1);
    if (last) last.to = next;
    reached = next;
  }
  return found;
}

/** Each effect with the nearest run of stretches that has it, those of the same run together. */
function runs(found: readonly Stretch[]): { from: number; to: number; effects: Effect[] }[] {
  const made = new Map<string, { from: number; to: number; effects: Effect[] }>();
  const seen = new Set<string>();
  found.forEach(({ effects }, first) => {
    for (const [id, effect] of effects) {
      if (seen.has(id)) continue;
      seen.add(id);
      let last = first;
      while (found[last + 1]?.effects.has(id)) last += 1;
      const from = found[first]?.from ?? 0;
      const to = found[last]?.to ?? from;
      const run = made.get(`${from}-${to}`) ?? { from, to, effects: [] };
      run.effects.push(effect);
      made.set(`${from}-${to}`, run);
    }
  });
  return [...made.values()];
}

function numberChanges(search: Search, asked: Asked, field: NumberField, up: boolean): Change[] {
  const { path, within } = asked;
  const now = readPath(search.inputs, path);
  if (typeof now !== 'number' || !('down' in within)) return [];
  const { step } = field.concept;
  const far = (up ? within.up : within.down) * (within.share ? now : 1);
  const { min, max } = hardRange(field);
  const edge = up ? Math.min(max, now + far) : Math.max(min, now - far);
  // Values on the field's own grid, so that each is one a person would type.
  const start = up ? Math.floor(now / step + 1e-9) : Math.ceil(now / step - 1e-9);
  const value = (steps: number): number => roundTo((start + (up ? steps : -steps)) * step, 6);
  const most = Math.floor(Math.abs(edge - value(0)) / step + 1e-9);
  return runs(stretches(most, (steps) => effectsWith(search, asked, value(steps)))).map(({ from, to, effects }) => {
    const [low, high] = up ? [value(from), value(to)] : [value(to), value(from)];
    const open = to === most && from < to ? (up ? 'high' : 'low') : undefined;
    return {
      path,
      doing: within.doing,
      to: { low, high, ...(open && { open }) } as const,
      effects,
      score: scoreOf(effects, search.now, from / most),
    };
  });
}

/** The answers within reach, each with how far it is: the next of a row is nearer than the last. */
function answersOf(field: Field, { to }: Extract<Reach, { to: unknown }>, now: unknown) {
  const all: readonly unknown[] =
    field.kind === 'flag' ? [true, false] : field.kind === 'choice' && !field.hidden ? field.choices : [];
  return all.flatMap((answer, at) => {
    if (typeof answer !== 'string' && typeof answer !== 'number' && typeof answer !== 'boolean') return [];
    if (answer === now || !(to === 'any' || to.includes(answer))) return [];
    return [{ answer, distance: (Math.abs(at - all.indexOf(now)) - 0.5) / 2 }];
  });
}

function answerChanges(search: Search, asked: Asked): Change[] {
  const { path, field, within } = asked;
  const now = readPath(search.inputs, path);
  if (now === undefined || now === null || !('to' in within)) return [];
  return answersOf(field, within, now).flatMap(({ answer, distance }): Change[] => {
    const effects = effectsWith(search, asked, answer);
    if (!effects?.length) return [];
    return [{ path, doing: within.doing, to: { answer }, effects, score: scoreOf(effects, search.now, distance) }];
  });
}

/** The weights together, at half where the whole reach would have to be gone. */
function scoreOf(effects: readonly Effect[], now: Standing, distance: number): number {
  return effects.reduce((sum, effect) => sum + weigh(effect, now), 0) / (1 + distance);
}

/** The answers of a choice, one name for those with the same effects would be lost: the first of each set stands for them. */
function distinct(changes: readonly Change[]): Change[] {
  const seen = new Set<string>();
  return changes.filter(({ path, to, effects }) => {
    const key = 'answer' in to ? `${path} ${effects.map(idOf).sort().join(' ')}` : undefined;
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * What would change this answer: for each field within reach (reach.ts) the ranges or answers at which a conclusion turns or a step of
 * the plan comes or falls away. One field at a time; the work is bounded (about 60 answers for a number). Yields field by field, so that
 * a page can draw between. A stretch narrower than a sixteenth of the reach can be missed. Inputs must have passed `tool.validate`.
 */
export function* findChanges(desk: Standings, inputs: object, marks: Marks = {}): Generator<readonly Change[], void> {
  const search: Search = { desk, inputs, marks, now: desk.standing(inputs, marks) };
  for (const [path, field] of Object.entries(desk.tool.fields)) {
    const fact = factOf(field);
    const within = fact && isFactId(fact) ? reach[fact] : null;
    // What is asked beyond the specification stands folded away; what it changes, the plan asks for by itself.
    if (!fact || !within || field.section === moreSection) continue;
    const asked = { path, field, fact, within };
    const found =
      field.kind === 'number'
        ? [...numberChanges(search, asked, field, false), ...numberChanges(search, asked, field, true)]
        : distinct(answerChanges(search, asked));
    yield found.filter(({ effects }) => effects.length > 0);
  }
}
