import { readFileSync } from 'node:fs';
import { readIntake } from '../../../src/engine/intake/index.ts';

type Value = number | boolean | string;
/** A line and what is right: facts that must be set, those that may, what must be asked, what must never be set. */
export interface Line {
  readonly id: string;
  readonly lang: 'en' | 'ar' | 'mixed';
  readonly today: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, Value>>;
  readonly may: Readonly<Record<string, Value>>;
  readonly ask: Readonly<Record<string, readonly Value[]>>;
  readonly notUnderstood: readonly string[];
  readonly mustNotSet: readonly { readonly fact: string; readonly value?: Value }[];
  /** Facts that the tables do not know. */
  readonly younger?: Readonly<Record<string, Value>>;
  /** Of these, what the line only seems to say. */
  readonly never?: readonly string[];
  readonly dates?: Readonly<Record<string, string>>;
}

export const linesOf = (name: string): readonly Line[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const read = new Map<Line, ReturnType<typeof readIntake>>();
/** What is read of a line, once for everything that is asked of it. */
export function readingOf(line: Line): ReturnType<typeof readIntake> {
  const found = read.get(line) ?? readIntake(line.text, { on: line.today });
  read.set(line, found);
  return found;
}

/** A year alone tells a duration within a year; a figure within half a percent. */
function same(fact: string, a: Value, b: Value): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  return Math.abs(a - b) <= (fact === 'diabetesDuration' ? 1 : Math.max(Math.abs(b) * 0.005, 1e-9));
}

export interface Score {
  readonly precision: number;
  readonly recall: number;
  /** Of the questions owed, those put. */
  readonly asked: number;
  readonly needless: number;
  /** What was set and must never be, what is wrong, what was missed, what was swallowed: each with its line. */
  readonly forbidden: readonly string[];
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  readonly swallowed: readonly string[];
}

export function scoreOf(lines: readonly Line[]): Score {
  let right = 0;
  let owed = 0;
  let put = 0;
  let needless = 0;
  const [forbidden, wrong, missed, swallowed]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const line of lines) {
    const { offers, questions } = readingOf(line);
    const fits = (fact: string, value: Value, expected: Readonly<Record<string, Value>>): boolean =>
      fact in expected && same(fact, value, expected[fact] as Value);
    for (const { fact, value } of offers) {
      const expected = fits(fact, value, line.facts);
      const allowed = fits(fact, value, line.may);
      if (expected) right += 1;
      else if (!allowed) wrong.push(`${line.id} ${fact} ${value}`);
      const ban = line.mustNotSet.find(
        (other) =>
          other.fact === fact && !expected && (other.value === undefined ? !allowed : same(fact, value, other.value)),
      );
      if (ban) forbidden.push(`${line.id} ${fact} ${value}`);
    }
    for (const [fact, value] of Object.entries(line.facts)) {
      if (!offers.some((offer) => offer.fact === fact && same(fact, offer.value, value)))
        missed.push(`${line.id} ${fact} ${value}`);
    }
    const asked = questions.flatMap(({ facts }) => facts);
    for (const fact of Object.keys(line.ask)) {
      owed += 1;
      if (asked.some((other) => other === fact)) put += 1;
    }
    needless += asked.filter((fact) => !(fact in line.ask) && !(fact in line.may)).length;
    for (const span of line.notUnderstood) {
      if (offers.some(({ from, to }) => line.text.slice(from, to).includes(span))) swallowed.push(`${line.id} ${span}`);
    }
  }
  const share = (part: number, whole: number): number => (whole ? part / whole : 1);
  return {
    precision: share(right, right + wrong.length),
    recall: share(right, right + missed.length),
    asked: share(put, owed),
    needless: needless / lines.length,
    forbidden,
    wrong,
    missed,
    swallowed,
  };
}
