import { type Effect, idOf } from './standing.ts';

/** A direction of a field is looked at in at most this many strides, then halved down to the field's own step. */
const strides = 16;

interface Stretch {
  readonly from: number;
  readonly effects: ReadonlyMap<string, Effect>;
  to: number;
}

/** Going one way from where the number stands, the stretches over which the same is concluded. */
export function stretches(most: number, effectsAt: (steps: number) => Effect[] | null): Stretch[] {
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
export function runs(found: readonly Stretch[]): { from: number; to: number; effects: Effect[] }[] {
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

/**
 * How far a run that goes to the end of the reach holds beyond it, so that it is named as what it is: “eGFR 20 to 59”, not “59 or lower”.
 * Only its near end has to be within reach.
 */
export function furthest(most: number, all: number, holds: (steps: number) => boolean): number {
  const stride = Math.max(1, Math.ceil((all - most) / strides));
  let reached = most;
  while (reached < all) {
    const next = Math.min(all, reached + stride);
    if (holds(next)) {
      reached = next;
      continue;
    }
    let other = next;
    while (other - reached > 1) {
      const middle = Math.floor((reached + other) / 2);
      if (holds(middle)) reached = middle;
      else other = middle;
    }
    break;
  }
  return reached;
}
