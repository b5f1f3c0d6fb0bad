import { type FactId, isFactId } from '../../chart/facts.ts';
import { factOf } from '../../chart/form.ts';
import { type Field, hardRange, moreSection, type NumberField, readPath, writePath } from '../../kit/fields/fields.ts';
import { roundTo } from '../../kit/maths.ts';
import type { Tool } from '../../kit/tool.ts';
import type { Marks } from '../../judgement/tool-plan.ts';
import { isMedicine, type Plan } from '../../plan/actions.ts';
import { type Doing, type Reach, reachOf } from './reach.ts';
import { furthest, runs, stretches } from './stretches.ts';
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
  /** The range of a number, in the stored unit, on the field's own grid; an open end goes on to the last value that can be entered. */
  readonly to:
    | { readonly low: number; readonly high: number; readonly open?: 'low' | 'high' }
    | { readonly answer: string | number | boolean };
  /** Gravest first. */
  readonly effects: readonly Effect[];
  /** How much it matters: the effects' weights, less the further away it is. Only for ranking. */
  readonly score: number;
}

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

function isAccepted({ desk, inputs }: Search, path: string, value: number): boolean {
  const copy = structuredClone(inputs) as Record<string, unknown>;
  writePath(copy, path, value);
  return desk.tool.validate(copy).ok;
}

/** Where the answer stands with one field changed, told against now; null where the changed inputs are not valid. */
function effectsWith({ desk, inputs, marks, now }: Search, { path, fact }: Asked, value: unknown): Effect[] | null {
  const copy = structuredClone(inputs) as Record<string, unknown>;
  writePath(copy, path, value);
  const checked = desk.tool.validate(copy);
  if (!checked.ok) return null;
  const examples = marks.examples?.filter((example) => example !== path);
  // That it goes is what the plan says already; and what it did in the body does not go with the answer.
  if (isMedicine(fact) && !takes(value) && takesAway(now.plan, fact)) return null;
  const then = desk.standing(checked.inputs, examples && { examples });
  // A medicine that the plan would take away again is no change anybody wants.
  if (isMedicine(fact) && takes(value) && takesAway(then.plan, fact)) return null;
  const effects = effectsBetween(now, then, fact);
  return fact === 'weight' ? effects.filter((effect) => !asksForType(effect)) : effects;
}

/** Being thin is a clue to the type of diabetes; growing thinner makes it no other type. */
const asksForType = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  (effect.sooner
    ? effect.action.because.some((reason) => reason.startsWith('type.'))
    : effect.action.because.every((reason) => reason.startsWith('type.')));

const takes = (value: unknown): boolean => value === true || Number(value) > 0;
const takesAway = ({ actions }: Plan, medicine: string): boolean =>
  actions.some(({ object, verb }) => object === medicine && (verb === 'stop' || verb === 'hold' || verb === 'reduce'));

function numberChanges(search: Search, asked: Asked, field: NumberField, up: boolean): Change[] {
  const { path, within: reached } = asked;
  const now = readPath(search.inputs, path);
  if (typeof now !== 'number' || !('down' in reached)) return [];
  const { step } = field.concept;
  const far = (up ? reached.up : reached.down) * (reached.share ? now : 1);
  const { min, max } = hardRange(field);
  const edge = up ? Math.min(max, now + far) : Math.max(min, now - far);
  // Values on the field's own grid, so that each is one a person would type.
  const start = up ? Math.floor(now / step + 1e-9) : Math.ceil(now / step - 1e-9);
  const value = (steps: number): number => roundTo((start + (up ? steps : -steps)) * step, 6);
  const stepsTo = (end: number): number => Math.floor(Math.abs(end - value(0)) / step + 1e-9);
  const [most, all] = [stepsTo(edge), stepsTo(up ? max : min)];
  const effectsAt = (steps: number) => effectsWith(search, asked, value(steps));
  return runs(stretches(most, effectsAt)).map(({ from, to: within, effects }) => {
    const holds = (steps: number): boolean => {
      const ids = effectsAt(steps)?.map(idOf);
      return ids !== undefined && effects.every((effect) => ids.includes(idOf(effect)));
    };
    const to = within === most ? furthest(most, all, holds) : within;
    const [low, high] = up ? [value(from), value(to)] : [value(to), value(from)];
    // Where the next value would be refused (with this height), nobody reads the last one as a limit.
    const last = to === all || !isAccepted(search, path, value(to + 1));
    const open = last && from < to ? (up ? 'high' : 'low') : undefined;
    return {
      path,
      doing: reached.wanted && (reached.wanted === 'up') !== up ? 'met' : reached.doing,
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
    const away = Math.abs(at - all.indexOf(now));
    const reached = to === 'any' || (to === 'neighbour' ? away === 1 : to.includes(answer));
    return answer === now || !reached ? [] : [{ answer, distance: (away - 0.5) / 2 }];
  });
}

function answerChanges(search: Search, asked: Asked): Change[] {
  const { path, field, fact, within } = asked;
  const now = readPath(search.inputs, path);
  if (now === undefined || now === null || !('to' in within)) return [];
  return answersOf(field, within, now).flatMap(({ answer, distance }): Change[] => {
    const effects = effectsWith(search, asked, answer);
    if (!effects?.length) return [];
    // To go without a medicine that the plan leaves is nobody's wish: it may be met.
    const doing = isMedicine(fact) && !takes(answer) ? 'met' : within.doing;
    return [{ path, doing, to: { answer }, effects, score: scoreOf(effects, search.now, distance) }];
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
 * the plan comes or falls away. One field at a time; the work is bounded (some 60 to 100 answers for a number). Yields field by field, so that
 * a page can draw between. A stretch narrower than a sixteenth of the reach can be missed. Inputs must have passed `tool.validate`.
 */
export function* findChanges(desk: Standings, inputs: object, marks: Marks = {}): Generator<readonly Change[], void> {
  const search: Search = { desk, inputs, marks, now: desk.standing(inputs, marks) };
  for (const [path, field] of Object.entries(desk.tool.fields)) {
    const fact = factOf(field);
    const within = fact && isFactId(fact) ? reachOf(fact) : null;
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
