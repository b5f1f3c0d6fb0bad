import type { FactId } from '../chart/facts.ts';

export type Value = number | boolean | string;

/** What had to be supposed: the unit where only one gives a value that can be, the spelling of a name, the day where it is not told in full. */
export type Assumed = 'unit' | 'spelling' | 'day';

/** One fact that the text states, in the product's stored unit, to be confirmed by the person. */
export interface Offer {
  readonly fact: FactId;
  readonly value: Value;
  /** As written. */
  readonly unit?: string;
  /** The day the text names for it, yyyy-mm-dd; where it is supposed, the earliest it can be. */
  readonly on?: string;
  /** Where its piece of the text begins, and where it has ended. */
  readonly from: number;
  readonly to: number;
  /** The word that denies it, where something else stands between it and the piece. */
  readonly by?: Piece;
  readonly assumed?: readonly Assumed[];
}

/** Why nothing is offered silently. */
export type Doubt =
  | 'unit' // which unit is not said, and two are possible
  | 'comparator' // “< 5” is no figure
  | 'two-readings' // two figures of one day, or of days that cannot be put in order
  | 'dose' // how much a day is not said
  | 'which' // the word stands for more than one answer
  | 'conflict' // the text says both
  | 'named'; // a medicine or state is named, of which a press alone says that it is so

/** One question that the text leaves open; `choices` are values of the facts, the likeliest first. */
export interface Question {
  readonly facts: readonly FactId[];
  readonly choices: readonly { readonly value: Value; readonly unit?: string }[];
  /** What the same words are where they are none of these: a glucose that is not fasting is one after a meal. */
  readonly instead?: readonly { readonly fact: FactId; readonly value: Value }[];
  readonly from: number;
  readonly to: number;
  readonly why: Doubt;
}

export interface Piece {
  readonly from: number;
  readonly to: number;
}

export interface Reading {
  readonly offers: readonly Offer[];
  readonly questions: readonly Question[];
  /** Medicines taken now as they are written, name and dose, in the order of the text; with a fact of their own or without. */
  readonly medicines: readonly Piece[];
  /** Facts that the tables of names do not know, read as surely as `offers`; their pieces stay in `left`. */
  readonly younger: readonly Offer[];
  /** What is named and no more: a question too, whose piece stays in `left`. */
  readonly named: readonly Question[];
  /** What no offer and no question stands for. */
  readonly left: readonly Piece[];
  /** What nothing at all stands for, `younger` and `named` among it: what a person is shown as not understood. */
  readonly unread: readonly Piece[];
}
