import type { TrendBlock } from '../kit/report/report.ts';
import { roundTo } from '../kit/maths.ts';
import { count, type Message, quantity, word } from '../kit/words/message.ts';
import { concepts } from './concepts.ts';
import type { SharedKey } from './words.ts';

export type Position = 'justUnder' | 'under' | 'at' | 'justAbove' | 'above';

/** Compared as shown, to one decimal; above by less than that shows is “just above”, as the steps then speak of a target missed. */
export function positionOf(end: number, target: number, reached: boolean, near: number): Position {
  const gap = roundTo(roundTo(end, 1) - roundTo(target, 1), 1);
  if (gap === 0) return reached ? 'at' : 'justAbove';
  const close = Math.abs(gap) <= near;
  if (gap < 0) return close ? 'justUnder' : 'under';
  return close ? 'justAbove' : 'above';
}

type Drawn = Pick<TrendBlock, 'weeks' | 'start' | 'target' | 'note' | 'notThisPlan'> & {
  readonly paths: readonly Omit<TrendBlock['paths'][number], 'says'>[];
  /** How near to the target is “just”. */
  readonly near?: number;
};

/** What a path shows, in figures as they are shown. */
function says({ start, target, near = 0 }: Drawn, { label, end }: Drawn['paths'][number]): Message {
  const change = roundTo(end, 1) - roundTo(start, 1);
  const position = positionOf(end, target, end <= target + 1e-9, near);
  const course = change === 0 ? 'trend.stays' : change < 0 ? 'trend.falls' : 'trend.rises';
  return {
    key: course satisfies SharedKey,
    values: {
      path: word(label.key, label.values),
      from: quantity(concepts.a1c, start),
      to: quantity(concepts.a1c, end),
      position: word(`position.${position}` satisfies SharedKey, { target: quantity(concepts.a1c, target) }),
    },
  };
}

/** HbA1c from today on, path by path, against the target. */
export function courseOf(drawn: Drawn): TrendBlock {
  const { near: _, paths, ...block } = drawn;
  return {
    type: 'trend',
    title: { key: 'trend.title' satisfies SharedKey, values: { weeks: count(drawn.weeks) } },
    concept: concepts.a1c,
    ...block,
    paths: paths.map((path) => ({ ...path, says: says(drawn, path) })),
  };
}
