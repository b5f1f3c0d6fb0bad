import type { MedicineItem } from './items.ts';
import type { Text } from './text.ts';
import type { Token } from './tokens.ts';

const crosses = /^[\u2716\u2717\u2718\u274c]/u;
const boxes = /^[\u2610\u25a1\u25a2\u25fb]/u;
/** A list's own sign before its entry: a bullet, a dash, a number with its point. */
const leadsEntry = /^[-–*•·:>]$/;
/** As far as one strike through a list reaches. */
const reach = 24;

/** “~~metformin 500 bd, glipizide 5~~”: whether an odd number of such signs stands before a token on its line. */
function isStruck(tokens: readonly Token[], first: number): boolean {
  let signs = 0;
  for (let at = first - 1; at > 0 && at > first - reach && tokens[at]?.kind !== 'line'; at -= 1) {
    if (tokens[at]?.text !== '~' || tokens[at - 1]?.text !== '~') continue;
    signs += 1;
    at -= 1;
  }
  return signs % 2 === 1;
}

/**
 * “x metformin, x glipizide”, a cross before “Actos”, “[ ] Januvia”, “~~Amaryl 2~~”: struck from a list, or not ticked. Nothing is said to be taken; an x before a
 * name may tick it as well. “[x] metformin” and “2 x metformin 500” are neither.
 */
export function isCrossedOut({ tokens, breaks, original }: Text, { first }: MedicineItem): boolean {
  const before = tokens[first - 1];
  if (!before) return false;
  if (before.text === '~') return isStruck(tokens, first);
  const written = original.slice(before.from, before.to);
  if (crosses.test(written) || boxes.test(written)) return true;
  if (before.text === ']') return tokens[first - 2]?.text === '[';
  const lead = tokens[first - 2];
  if (before.text === 'x')
    return (
      !before.glued && (!lead || lead.kind === 'line' || (breaks[first - 2] ?? 0) > 0 || leadsEntry.test(lead.text))
    );
  return isStruck(tokens, first);
}
