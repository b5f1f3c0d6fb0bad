import type { Change } from './find.ts';
import { weigh, type Standing } from './standing.ts';

/** How many stand in view; the rest behind “more”. */
export const inView = 3;
/** A change that matters less than this is not told: a routine step of a medicine alone, far away. */
const least = 8;

/**
 * What matters most first. No field stands twice among those in view, and one of them is something that a person can do, where there is
 * such a thing that matters half as much; effects gravest first.
 */
export function ranked(changes: readonly Change[], now: Standing): Change[] {
  const sorted = changes
    .filter(({ score }) => score >= least)
    .map((change) => ({ ...change, effects: change.effects.toSorted((a, b) => weigh(b, now) - weigh(a, now)) }))
    .sort((a, b) => b.score - a.score);
  const best = sorted.filter(({ path }, at) => sorted.findIndex((other) => other.path === path) === at);
  const first = best.slice(0, inView);
  const done = best.find(({ doing }) => doing === 'lever');
  const last = first.at(-1);
  if (done && last && !first.includes(done) && done.score * 2 >= last.score) first.splice(-1, 1, done);
  return [...first, ...sorted.filter((change) => !first.includes(change))];
}
