import type { Heading } from './headings.ts';
import type { Item } from './items.ts';
import { cueScope, scope } from './scope-flags.ts';
import { leadsOn } from './scope-words.ts';
import type { Token } from './tokens.ts';

/** What the words so far say of the token to come. */
export interface State {
  flags: number;
  /** A heading holds for the lines below it: “Plan:”, “Discontinued”. */
  heading: Heading;
  /** A cue with a colon holds for its whole sentence: “Stopped: gliclazide, sitagliptin”. */
  held: number;
  /** “denies a, b, c” goes on behind commas. */
  denies: boolean;
  /** Inside brackets that stand behind another person: “wife (50, on insulin)”. */
  inBrackets: boolean;
  /** A comma stood since the other person was named. */
  commaSince: boolean;
  /** “switched from …”, and whether the medicine it names has stood: what “to” leads to is taken. */
  exchange: 'none' | 'said' | 'named';
  /** The word for the other person. */
  relative: string;
  /** The other person is the speaker's, not the patient's. */
  isOfSpeaker: boolean;
  /** The speaker has an age of his own in the text: what is said of a relative's is another's. */
  readonly tellsOwnAge: boolean;
  /** “awaiting a transplant, Lantus 8”: what was planned is a finding, and ends with its clause. */
  isOfFinding: boolean;
  /** «تم …»: what is called by its noun behind it has been done, not planned. */
  done: boolean;
}

/** Behind the end of a clause (1) or of a sentence (2). */
export function onBreak(state: State, kind: number, isBracket: boolean, goesOn: () => boolean): void {
  if (kind === 2) {
    state.flags = headed(state);
    state.held = 0;
    state.denies = false;
    state.commaSince = false;
    state.inBrackets = false;
    state.exchange = 'none';
    state.done = false;
    return;
  }
  if (!isBracket) state.commaSince = true;
  const kept = state.isOfFinding && !isBracket ? 0 : scope.planned;
  const isNo = (state.flags & scope.no) !== 0 && (state.denies || goesOn());
  state.flags &= scope.other | kept | scope.allergy | state.held;
  if (isNo) state.flags |= scope.no;
  if (state.heading !== 'planned' || state.flags & scope.planned) state.flags |= headed(state);
}

export const headed = ({ heading }: State): number => (heading === 'none' ? 0 : (cueScope[heading] ?? 0));

/** Follows a change from one medicine to another: whether what stands here is what it is changed to. */
export function goOn(state: State, token: Token, item: Item | undefined): void {
  const led = leadsOn.test(token.text) || (state.exchange === 'named' && token.text.startsWith('ب'));
  if (led) {
    state.flags &= ~scope.stopped;
    state.held &= ~scope.stopped;
    state.exchange = 'none';
  } else if (item?.kind === 'medicine') state.exchange = 'named';
}

/** What a medicine does, named where it is not borne. */
export const isReaction = (item: Item & { kind: 'condition' }): boolean =>
  item.entry.sets.some(([fact]) => /^(?:oedema|hypoglycaemiaHistory|metforminTolerance)$/.test(fact));
