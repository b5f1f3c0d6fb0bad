import type { Values } from './words/message.ts';

export type Severity = 'block' | 'warn' | 'note';

/** A safety rule as data. It runs after the model and replaces advice by a refusal or a caution; the model's numbers stay. */
export interface Guard<I, R, Id extends string = string> {
  readonly id: Id;
  readonly severity: Severity;
  readonly sources: readonly string[];
  /** Fields the rule looks at: shown as the reason, and marked in the form. */
  readonly fields?: readonly string[];
  when(inputs: I, results: R): boolean;
  values?(inputs: I, results: R): Values;
}

/** Writes the rules of one calculator, a line each: its inputs and results are named once. */
export function guardsFor<I, R>() {
  return <const Id extends string>(id: Id, severity: Severity, sources: readonly string[], fields: readonly string[], when: (inputs: I, results: R) => boolean, values?: (inputs: I, results: R) => Values): Guard<I, R, Id> =>
    ({ id, severity, sources, fields, when, ...(values && { values }) });
}

export interface FiredGuard<Id extends string = string> {
  readonly id: Id;
  readonly severity: Severity;
  readonly sources: readonly string[];
  readonly fields: readonly string[];
  readonly values: Values;
}

const rank: Record<Severity, number> = { block: 0, warn: 1, note: 2 };

/** The guards that apply, the gravest first, otherwise in the order they are written. */
export function fire<I, R, Id extends string>(guards: readonly Guard<I, R, Id>[], inputs: I, results: R): FiredGuard<Id>[] {
  const fired: FiredGuard<Id>[] = [];
  for (const guard of guards) {
    if (!guard.when(inputs, results)) continue;
    const { id, severity, sources, fields = [] } = guard;
    fired.push({ id, severity, sources, fields, values: guard.values?.(inputs, results) ?? {} });
  }
  return fired.sort((a, b) => rank[a.severity] - rank[b.severity]);
}
