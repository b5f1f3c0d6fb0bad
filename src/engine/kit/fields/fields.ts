import type { Concept, Range } from './concept.ts';

interface Base {
  readonly section: string;
  /** What this field tells about a patient (chart/facts.ts); a number's own concept unless it says otherwise. Null: nothing. */
  readonly fact?: string | null;
}
export interface NumberField extends Base {
  readonly kind: 'number';
  readonly concept: Concept;
  /** The example; an optional field may have one, and is left out by clearing it. */
  readonly default?: number;
  readonly optional?: true;
  /** It moves no figure of its calculator, only what that warns of. */
  readonly onlyWarns?: true;
  readonly hard?: Range;
  readonly soft?: Range;
}
export interface ChoiceField<C extends string | number = string | number> extends Base {
  readonly kind: 'choice';
  readonly choices: readonly C[];
  readonly default: C;
  /** Kept in the record without a control of its own (the specification lists it so). */
  readonly hidden?: true;
  readonly optional?: true;
  /** Optional, and yet the form comes with its default as an example. */
  readonly prefilled?: true;
  /** Answers whose fact has another name for them. */
  readonly means?: Readonly<Record<string, string | boolean>>;
  /** The answer for each value of its fact. */
  readonly named: ReadonlyMap<unknown, C>;
}
export interface FlagField extends Base {
  readonly kind: 'flag';
  readonly default: boolean;
}
export type Field = NumberField | ChoiceField | FlagField;

/** The section of what a calculator asks beyond the specification: optional, folded, read by rules and never by its model. */
export const moreSection = 'more';

/** Fields by path: `a1c`, or `metforminMr.dose` where the specification nests. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends NumberField ? number : F extends ChoiceField<infer C> ? C : boolean;
type OptionalPaths<F> = { [P in keyof F]: F[P] extends { optional: true } ? P : never }[keyof F];
type Flat<F> = { [P in Exclude<keyof F, OptionalPaths<F>>]: ValueOf<F[P]> } & {
  [P in OptionalPaths<F>]?: ValueOf<F[P]>;
};
type Heads<T> = { [P in keyof T & string]: P extends `${infer H}.${string}` ? H : never }[keyof T & string];
type Nested<T> = { [P in keyof T as P extends `${string}.${string}` ? never : P]: T[P] } & {
  [H in Heads<T>]: { [P in keyof T as P extends `${H}.${infer R}` ? R : never]: T[P] };
};
/** The inputs a set of fields describes, nested where a path has a dot. */
export type InputsOf<F extends Fields> = Nested<Flat<F>> extends infer O ? { readonly [K in keyof O]: O[K] } : never;

const parts = 'kind section fact concept choices default optional onlyWarns hard soft hidden prefilled means named';
const unshaped = Object.fromEntries(parts.split(' ').map((part) => [part, undefined]));
/** All fields get one shape, what they leave out included: some hundred are read for each patient. */
const shaped = <F extends object>(field: F): F => ({ ...unshaped, ...field });

export function number<const O extends Omit<NumberField, 'kind' | 'concept' | 'section'>>(
  section: string,
  concept: Concept,
  options: O,
) {
  return shaped({ kind: 'number' as const, section, concept, ...options });
}
/** What an answer is called among the facts. */
export function meaningOf({ means }: Pick<ChoiceOptions, 'means'>, answer: unknown): unknown {
  const name = String(answer);
  return means && Object.hasOwn(means, name) ? means[name] : answer;
}
interface ChoiceOptions {
  hidden?: true;
  optional?: true;
  prefilled?: true;
  fact?: string | null;
  means?: Readonly<Record<string, string | boolean>>;
}
export function choice<const C extends string | number, const O extends ChoiceOptions = object>(
  section: string,
  choices: readonly C[],
  initial: NoInfer<C>,
  options?: O,
) {
  const named = new Map<unknown, C>(choices.toReversed().map((answer) => [meaningOf(options ?? {}, answer), answer]));
  return shaped({ kind: 'choice' as const, section, choices, default: initial, named, ...(options as O) });
}
export function flag(section: string, initial = false, options: { fact?: string | null } = {}) {
  return shaped({ kind: 'flag' as const, section, default: initial, ...options });
}

/** Reads a dotted path out of plain data; undefined where any part is missing. */
export function readPath(data: unknown, path: string): unknown {
  // Most paths are one name, every field of every calculation is read by one, and most of those have no answer.
  if (!path.includes('.')) {
    if (!isRecord(data)) return undefined;
    const value = data[path];
    return value !== undefined && Object.hasOwn(data, path) ? value : undefined;
  }
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), data);
}

/** Writes a dotted path, making the objects on the way. */
export function writePath(data: Record<string, unknown>, path: string, value: unknown): void {
  if (!path.includes('.')) {
    data[path] = value;
    return;
  }
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = data;
  for (const key of keys) {
    if (!isRecord(at[key])) at[key] = {};
    at = at[key] as Record<string, unknown>;
  }
  at[last] = value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the example input holds an answer to a field: every required one has, an optional one only where it says so. */
export function hasExample(field: Field): boolean {
  if (field.kind === 'choice') return !field.optional || field.prefilled === true;
  return field.default !== undefined;
}

/** A complete example input; optional fields without an example are absent. */
export function defaultsOf<F extends Fields>(fields: F): InputsOf<F> {
  const data: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(fields)) if (hasExample(field)) writePath(data, path, field.default);
  return data as InputsOf<F>;
}

/** The hard range of a number field, in the stored unit. */
export function hardRange(field: NumberField): Range {
  return field.hard ?? field.concept.hard;
}
export function softRange(field: NumberField): Range | undefined {
  return field.soft ?? field.concept.soft;
}
