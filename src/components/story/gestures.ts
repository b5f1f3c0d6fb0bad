/** Tells where one turn of the wheel ends and the next begins, from the turns' own times and strengths. No clock, no timer. */
import { storyNumbers } from './numbers.ts';

export interface Turn {
  /** When the browser says the wheel was turned, and when the page came to hear of it: on a busy machine much later. */
  readonly at: number;
  readonly heard: number;
  readonly strength: number;
}

/** Answers for each turn, in their order, whether it begins a new gesture. */
export function gestures(): (turn: Turn) => boolean {
  let last: Turn = { at: -Infinity, heard: -Infinity, strength: 0 };
  return (turn) => {
    // What was turned while the page was busy reaches it late and added up: silence counts from the moment it last listened.
    const silence = turn.at - Math.max(last.at, last.heard);
    // Inertia only ever weakens, so a weaker turn soon after the last is its tail.
    const tail = turn.strength < last.strength && silence < storyNumbers.tail;
    last = turn;
    return silence > storyNumbers.quiet && !tail;
  };
}
