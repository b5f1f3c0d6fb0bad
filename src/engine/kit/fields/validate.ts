import { toStored, type Unit } from './concept.ts';
import {
  type Field,
  type Fields,
  hardRange,
  type InputsOf,
  isRecord,
  type NumberField,
  readPath,
  softRange,
  writePath,
} from './fields.ts';
import { clean } from '../maths.ts';

/** Why a value is refused (hard) or pointed out (soft). The words are in content/ui. */
export type IssueCode =
  | 'required'
  | 'notANumber'
  | 'notWhole'
  | 'below'
  | 'above'
  | 'otherUnit'
  | 'notAChoice'
  | 'notAFlag'
  | 'unknown'
  | 'notAnObject'
  | 'soft'
  | 'rule';
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly severity: 'hard' | 'soft';
  readonly min?: number;
  readonly max?: number;
  /** otherUnit: the unit the number seems to be in. */
  readonly unit?: Unit;
  /** rule: the id of the rule, worded in the calculator's own copy. */
  readonly rule?: string;
}

/** A rule over several fields. `holds` false → the issue is shown at `path`. */
export interface Rule<I> {
  readonly id: string;
  readonly path: string;
  readonly severity: 'hard' | 'soft';
  holds(inputs: I): boolean;
}

export type Validation<I> =
  | { readonly ok: true; readonly inputs: I; readonly warnings: readonly Issue[]; readonly issues: readonly [] }
  | { readonly ok: false; readonly issues: readonly Issue[]; readonly warnings: readonly Issue[] };

function numberIssue(path: string, field: NumberField, value: unknown): Issue | undefined {
  const hard = hardRange(field);
  if (typeof value !== 'number' || !Number.isFinite(value))
    return { path, code: 'notANumber', severity: 'hard', ...hard };
  if (value >= hard.min && value <= hard.max) {
    if (field.concept.whole && !Number.isInteger(clean(value)))
      return { path, code: 'notWhole', severity: 'hard', ...hard };
    const soft = softRange(field);
    return soft && (value < soft.min || value > soft.max)
      ? { path, code: 'soft', severity: 'soft', ...soft }
      : undefined;
  }
  const other = field.concept.other;
  // 72 as an A1C is not 72 %, but 72 mmol/mol makes sense: say so instead of only refusing.
  if (other) {
    const converted = toStored(field.concept, value, other.unit);
    if (converted >= hard.min && converted <= hard.max)
      return { path, code: 'otherUnit', severity: 'hard', unit: other.unit, ...hard };
  }
  return { path, code: value < hard.min ? 'below' : 'above', severity: 'hard', ...hard };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What is wrong with an answer; of an empty one only that it is missing. */
function fieldIssue(path: string, field: Field, value: unknown): Issue | undefined {
  if (isEmpty(value))
    return field.kind !== 'flag' && field.optional ? undefined : { path, code: 'required', severity: 'hard' };
  if (field.kind === 'number') return numberIssue(path, field, value);
  if (field.kind === 'flag')
    return typeof value === 'boolean' ? undefined : { path, code: 'notAFlag', severity: 'hard' };
  return (field.choices as readonly unknown[]).includes(value)
    ? undefined
    : { path, code: 'notAChoice', severity: 'hard' };
}

/** Dotted paths of the leaves in plain data: what a client really sent. Stops at a depth no field has, so a hostile body costs nothing. */
export function leafPaths(data: unknown, prefix = '', depth = 0): string[] {
  if (data === undefined) return [];
  if (!isRecord(data) || depth > 4) return prefix ? [prefix] : [];
  // A key with a dot of its own must not pass for a path, nor an empty one for none.
  return Object.entries(data).flatMap(([key, value]) =>
    leafPaths(
      value,
      (prefix && `${prefix}.`) + (key === '' || key.includes('.') ? JSON.stringify(key) : key),
      depth + 1,
    ),
  );
}

/** More unknown fields than this say nothing new, and a hostile body may have tens of thousands. */
const mostUnknown = 20;

/** A calculator's fields as checks run over them, read out of them once. */
const checklists = new WeakMap<Fields, readonly (readonly [path: string, field: Field])[]>();
function checklistOf(fields: Fields) {
  const found = checklists.get(fields) ?? Object.entries(fields);
  checklists.set(fields, found);
  return found;
}

/** Paths of what was sent and no field asks for. */
function unknownPaths(fields: Fields, data: Record<string, unknown>): string[] {
  const unknown: string[] = [];
  for (const key of Object.keys(data)) {
    // A field's plain answer, as nearly everything is: there is nothing to look into.
    if (Object.hasOwn(fields, key) && !key.includes('.') && !isRecord(data[key])) continue;
    for (const path of leafPaths({ [key]: data[key] })) if (!Object.hasOwn(fields, path)) unknown.push(path);
  }
  return unknown;
}

/**
 * Checks answers that were filled from a chart, all of those that must be there: a choice or a flag is filled with one of its own answers or
 * not at all, so that only figures and rules are left to hold. Never throws.
 */
export function checkFilled<F extends Fields>(
  fields: F,
  rules: readonly Rule<InputsOf<F>>[],
  inputs: InputsOf<F>,
): Validation<InputsOf<F>> {
  const found: Issue[] = [];
  for (const [path, field] of checklistOf(fields)) {
    const issue = field.kind === 'number' && fieldIssue(path, field, readPath(inputs, path));
    if (issue) found.push(issue);
  }
  return heldTo(rules, inputs, found);
}

/** What came of checking each answer, and the rules between them where none was refused. */
function heldTo<I>(rules: readonly Rule<I>[], inputs: I, found: Issue[]): Validation<I> {
  if (!found.some((issue) => issue.severity === 'hard')) {
    for (const rule of rules) {
      if (!rule.holds(inputs)) found.push({ path: rule.path, code: 'rule', severity: rule.severity, rule: rule.id });
    }
  }
  const issues = found.filter((issue) => issue.severity === 'hard');
  const warnings = found.filter((issue) => issue.severity === 'soft');
  return issues.length ? { ok: false, issues, warnings } : { ok: true, inputs, warnings, issues: [] };
}

/** Checks plain data against fields and rules; never throws. Required fields must be there: nothing is filled in silently. */
export function validateFields<F extends Fields>(
  fields: F,
  rules: readonly Rule<InputsOf<F>>[],
  data: unknown,
): Validation<InputsOf<F>> {
  if (!isRecord(data))
    return { ok: false, issues: [{ path: '', code: 'notAnObject', severity: 'hard' }], warnings: [] };
  const found: Issue[] = unknownPaths(fields, data)
    .slice(0, mostUnknown)
    .map((path) => ({ path, code: 'unknown', severity: 'hard' }));
  const inputs: Record<string, unknown> = {};
  for (const [path, field] of checklistOf(fields)) {
    const value = readPath(data, path);
    const issue = fieldIssue(path, field, value);
    if (issue) found.push(issue);
    if (!isEmpty(value)) writePath(inputs, path, value);
  }
  return heldTo(rules, inputs as InputsOf<F>, found);
}
