import type { FactId } from '../chart/facts.ts';
import type { Day } from './dates.ts';
import type { Item } from './items.ts';
import type { Token } from './tokens.ts';
import type { Assumed, Doubt, Question, Value } from './types.ts';

export interface DaysOfText {
  /** For each token the days its line begins with, or those of a line above that holds nothing else. */
  readonly lineDays: readonly (readonly Day[] | undefined)[];
  /** The day a report says its sample was taken on. */
  readonly reportDay: Day | undefined;
  /** For each token the day of the letter it stands in, where a line above says “Date: …” and nothing else. */
  readonly letterDays: readonly (Day | undefined)[];
}

/** A text cut into tokens, with everything that has a name in it and what the words around say. */
export interface Text {
  readonly original: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** Where a sentence (2) or a clause (1) ends. */
  readonly breaks: Uint8Array;
  readonly scopes: Uint16Array;
  readonly items: readonly Item[];
  /** The item that begins at a token. */
  readonly itemAt: ReadonlyMap<number, Item>;
  /** The item that has ended just before a token. */
  readonly itemBefore: ReadonlyMap<number, Item>;
  /** Tokens that tell age or sex, or that a table holds. */
  readonly taken: Uint8Array;
  /** Days that stand for more than the figure beside them. */
  readonly days: DaysOfText;
  /** The day it is read, yyyy-mm-dd. */
  readonly on: string;
  /** How the text's figures of a day are to be read; undefined where nothing decides. */
  readonly order: 'dayFirst' | 'monthFirst' | undefined;
}

/** What a piece of the text says of one fact. */
export interface Statement {
  readonly fact: FactId;
  readonly value: Value;
  readonly unit?: string;
  readonly day?: Day;
  readonly from: number;
  readonly to: number;
  readonly assumed?: readonly Assumed[];
  /** Not today's: an older value beside a newer one. */
  readonly before?: true;
  /** A glucose called today's: it stands before one of another day. */
  readonly today?: true;
  /** Said not to be: its piece is told with the word that denies it. */
  readonly denied?: true;
  /** Told as what was; still today's where nothing else is told. */
  readonly was?: true;
}
/** What a piece of the text leaves open. */
export interface Open {
  readonly facts: readonly FactId[];
  readonly choices: readonly { readonly value: Value; readonly unit?: string }[];
  readonly instead?: Question['instead'];
  readonly from: number;
  readonly to: number;
  readonly why: Doubt;
  /** Asked only where nothing else in the text answers it. */
  readonly unlessKnown?: true;
}
/** Where a name stands that is denied. */
export interface DeniedPlace {
  readonly from: number;
  readonly to: number;
  readonly denied: true;
}
export interface Said {
  readonly statements: Statement[];
  readonly open: Open[];
}

const full = /^\d{4}-\d{2}-\d{2}$/;
/** The day of a statement, where the text says which and it is not after today. */
export function dayOf(day: Day | undefined, text: Pick<Text, 'on' | 'order'>): string | undefined {
  if (!day) return undefined;
  const read = day.dayFirst === day.monthFirst ? day.dayFirst : text.order && day[text.order];
  return read && full.test(read) && read <= text.on ? read : undefined;
}

/** The earliest day that what is written can be, not after today; of a month or a year its first. */
export function earliestDay(day: Day | undefined, on: string): string | undefined {
  const possible = [day?.dayFirst, day?.monthFirst].flatMap((read) =>
    read ? [read.length === 4 ? `${read}-01-01` : `${read}-01`.slice(0, 10)] : [],
  );
  return possible.filter((read) => full.test(read) && read <= on).sort()[0];
}

/**
 * Of things that each have a day those of the newest one, where every way to read the days says the same; undefined where one has no
 * day, or where 3/4 and 4/3 would decide otherwise.
 */
export function ofNewestDay<T extends { readonly day?: Day }>(
  things: readonly T[],
  { order }: Pick<Text, 'order'>,
): readonly T[] | undefined {
  const ways = order ? [order] : (['dayFirst', 'monthFirst'] as const);
  const newest = ways.map((way) => {
    const days = things.map(({ day }) => day?.[way] ?? day?.dayFirst ?? day?.monthFirst);
    const last = [...days].sort().at(-1);
    return days.includes(undefined) ? undefined : things.filter((_, n) => days[n] === last);
  });
  const [first, ...others] = newest;
  const isSame = (other: readonly T[] | undefined): boolean =>
    other !== undefined && other.length === first?.length && other.every((thing, n) => thing === first[n]);
  return first && others.every(isSame) ? first : undefined;
}

/** A figure as it is kept: free of what floating point adds. */
export const tidy = (figure: number): number => Math.round(figure * 10000) / 10000;
