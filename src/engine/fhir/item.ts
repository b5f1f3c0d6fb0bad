import type { FactId } from '../chart/facts.ts';
import type { Found } from './gather.ts';
import type { About, NotTaken, Reader, Said, Value } from './measured.ts';
import type { When } from './when.ts';

/** One value a file holds, whether or not it is the one that is taken. */
export interface Reading<A extends About = About> {
  readonly about: A;
  readonly value: Value;
  /** Absent for what holds today: age and sex. */
  readonly when?: When;
  readonly source: string;
  readonly label: string;
  /** Parts of one panel belong together. */
  readonly panel: Found;
  /** Why it is asked about and never taken by itself. */
  readonly doubt?: Doubt;
  /** Among values of one moment the lowest counts. */
  readonly rank?: number;
  /** A diagnosis or a medicine as the file calls it, with its code. */
  readonly called?: string;
  /** It holds, and does not say since when: no day is made up for it. */
  readonly undated?: true;
  /** A newer one of the same quantity was not taken: when it was measured, where it says so, and why. */
  readonly newer?: Newer;
}
type Doubt = NonNullable<Said['doubt']> | 'unit' | 'age';
export interface Newer {
  /** As the file writes it; absent where it bears no date. */
  readonly date?: string;
  readonly why: NotTaken | 'asked';
}
export interface Problem {
  readonly what: string;
  readonly reason: NotTaken;
  /** Whether it bears a code that can be told of. */
  readonly coded: boolean;
  /** What it is of, where it can be known: then an older value of the same quantity is not the newest. */
  readonly about?: About;
  readonly when?: When;
  /** A medicine that is taken and tells no fact: it is named, not left out. */
  readonly named?: true;
}
export type Item = Reading | Problem;
export const isProblem = (item: Item): item is Problem => 'reason' in item;

/** What a file is read for. */
export interface Question extends Reader {
  /** Today, yyyy-mm-dd; without it no age is worked out, and no date is too late. */
  readonly on: string | undefined;
}

/** What a file leaves open: which of some readings holds, or whether the only one does. */
export interface Open {
  readonly facts: readonly FactId[];
  /** Each is taken as a whole. */
  readonly choices: readonly (readonly Reading[])[];
  readonly why: Why;
}
/** Two values of one moment; words, a code or a unit that leave a doubt; an age of another day; two kinds at once; a dose. */
type Why = 'moment' | 'text' | 'code' | 'unit' | 'age' | 'kinds' | 'dose';

/** A reading of a diagnosis or a medicine; `kinds` marks one among several its code leaves open, `dose` one whose dose is asked. */
export type Told = Reading & { readonly unsure?: Why };
