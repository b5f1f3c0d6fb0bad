import { type Concept, toShown, toStored, type UnitChoice, unitOf } from '../../engine/kit/fields/concept.ts';
import {
  type Field,
  type Fields,
  hardRange,
  type NumberField,
  readPath,
  writePath,
} from '../../engine/kit/fields/fields.ts';
import { parseLocalNumber } from '../../engine/kit/fields/parse.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';
import type { Issue, Validation } from '../../engine/kit/fields/validate.ts';

/** What the form holds: text as typed for numbers and choices, by path. Dots would nest in the form library, so they are spelled. */
export type FormValues = Readonly<Record<string, string | boolean>>;
export const formName = (path: string): string => path.replaceAll('.', '__');
export const fieldId = (path: string): string => `field-${formName(path)}`;

/** More digits than anybody types: what has more was worked out. */
const mostTyped = 4;

/** A stored number as it stands in a field: in the chosen unit, as it was typed, or rounded as the unit is written; without a thousands mark. */
export function fieldText(concept: Concept, stored: number, units: UnitChoice): string {
  const unit = unitOf(concept, units);
  const isTyped = Number(stored.toFixed(mostTyped)) === stored;
  const written = Math.max(concept.digits, concept.maxDigits ?? 0);
  const digits =
    unit === concept.unit ? (isTyped ? Math.max(written, mostTyped) : written) : (concept.other?.digits ?? 0);
  const text = toShown(concept, stored, unit).toFixed(digits);
  const short = text.includes('.') ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : text;
  const least = unit === concept.unit ? concept.digits : 0;
  return least > 0 ? Number(short).toFixed(Math.max(least, (short.split('.')[1] ?? '').length)) : short;
}

function textOf(field: Field, value: unknown, units: UnitChoice): string | boolean {
  if (field.kind === 'flag') return value === true;
  if (field.kind === 'choice') return String(field.choices.find((choice) => choice === value) ?? '');
  // A record from elsewhere may hold anything; what is no number leaves the field empty, to be filled in.
  const shown = typeof value === 'number' ? toShown(field.concept, value, unitOf(field.concept, units)) : Number.NaN;
  return Number.isFinite(shown) ? fieldText(field.concept, value as number, units) : '';
}

/** Inputs → what the form shows. */
function toFormValues(fields: Fields, inputs: unknown, units: UnitChoice): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [formName(path), textOf(field, readPath(inputs, path), units)]),
  );
}

/**
 * The stored numbers behind texts that were written into the form, by form name. Shown in another unit or rounded, 7.5 %
 * is “58 mmol/mol”; read back from that it would be 7.4578 and another patient.
 */
export type Exact = Readonly<Record<string, { readonly text: string; readonly stored: number }>>;

function exactOf(fields: Fields, inputs: unknown, values: FormValues): Exact {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const stored = readPath(inputs, path);
      return field.kind === 'number' && typeof stored === 'number'
        ? [[formName(path), { text: String(values[formName(path)]), stored }]]
        : [];
    }),
  );
}

/** All that a form holds: what stands in its fields, in which units it is written, and the numbers behind what we wrote. */
export interface FormContent {
  readonly values: FormValues;
  readonly units: UnitChoice;
  readonly exact: Exact;
  /** Paths nobody has answered for this patient: what stands there is an example, be it a number, a choice or a No. */
  readonly examples: readonly string[];
}

/** Inputs, written into a form; `examples` are the paths that came as examples. */
export function contentOf(
  fields: Fields,
  inputs: unknown,
  units: UnitChoice,
  examples: readonly string[] = [],
): FormContent {
  const values = toFormValues(fields, inputs, units);
  return { values, units, exact: exactOf(fields, inputs, values), examples };
}

/** The visible fields that hold an answer: what is marked when all of it is an example. */
export function answeredPaths(fields: Fields, inputs: unknown): string[] {
  return Object.entries(fields).flatMap(([path, field]) =>
    (field.kind === 'choice' && field.hidden) || readPath(inputs, path) === undefined ? [] : [path],
  );
}

/** The answers that are the patient's own: all but the examples. Of something older than the marks those that differ from the example. */
export function ownPaths(
  { fields, defaults }: Pick<ToolForm, 'fields' | 'defaults'>,
  inputs: unknown,
  examples: readonly string[] | undefined,
): string[] {
  return answeredPaths(fields, inputs).filter((path) =>
    examples ? !examples.includes(path) : readPath(inputs, path) !== readPath(defaults, path),
  );
}

/** What a number field says, in the stored unit; undefined where it is empty, NaN where it is no number. */
function readNumber(
  field: NumberField,
  text: string,
  units: UnitChoice,
  exact: Exact[string] | undefined,
): number | undefined {
  if (exact?.text === text) return exact.stored;
  const typed = parseLocalNumber(text);
  if (typed === undefined || Number.isNaN(typed)) return typed;
  const unit = unitOf(field.concept, units);
  const stored = toStored(field.concept, typed, unit);
  if (unit === field.concept.unit) return stored;
  // A limit as it is written in the other unit is the limit: “at least 1.1 mmol/L” takes 1.1, though 20 mg/dL are 1.1101.
  const { min, max } = hardRange(field);
  if (stored < min && typed >= Number(fieldText(field.concept, min, units))) return min;
  return stored > max && typed <= Number(fieldText(field.concept, max, units)) ? max : stored;
}

function readField(
  field: Field,
  raw: string | boolean | undefined,
  units: UnitChoice,
  exact: Exact[string] | undefined,
): unknown {
  if (field.kind === 'flag') return raw === true;
  const text = typeof raw === 'string' ? raw : '';
  if (field.kind === 'choice')
    return field.choices.find((choice) => String(choice) === text) ?? (text === '' ? undefined : text);
  return readNumber(field, text, units, exact);
}

/** The form in other units: every number that is one is written anew, and what stands behind it stays. */
export function inUnits(fields: Fields, content: FormContent, after: UnitChoice): FormContent {
  const { values, exact, units: before } = content;
  const found = Object.entries(fields).flatMap(([path, field]) => {
    if (field.kind !== 'number' || unitOf(field.concept, before) === unitOf(field.concept, after)) return [];
    const name = formName(path);
    const stored = readNumber(field, String(values[name] ?? ''), before, exact[name]);
    return stored === undefined || Number.isNaN(stored)
      ? []
      : [{ name, stored, text: fieldText(field.concept, stored, after) }];
  });
  return {
    ...content,
    values: { ...values, ...Object.fromEntries(found.map(({ name, text }) => [name, text])) },
    units: after,
    exact: { ...exact, ...Object.fromEntries(found.map(({ name, text, stored }) => [name, { text, stored }])) },
  };
}

/** A number typed in the other unit is looked at in that unit, so that the hint can point the way back too. */
function hintOtherUnit(field: NumberField, issue: Issue, units: UnitChoice, raw: unknown): Issue {
  const { concept } = field;
  if (!concept.other || unitOf(concept, units) !== concept.other.unit || typeof raw !== 'string') return issue;
  const typed = parseLocalNumber(raw);
  const { min = 0, max = 0 } = issue;
  if (typed === undefined || Number.isNaN(typed)) return issue;
  if (typed >= min && typed <= max) return { ...issue, code: 'otherUnit', unit: concept.unit };
  return issue.code === 'otherUnit'
    ? { ...issue, code: toStored(concept, typed, concept.other.unit) < min ? 'below' : 'above' }
    : issue;
}

/** What the form says, unchecked: a number that is none, or an answer that does not fit, stands there too. */
export function writtenIn(
  tool: Pick<ToolForm, 'fields'>,
  { values, units, exact }: FormContent,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(tool.fields)) {
    const value = readField(field, values[formName(path)], units, exact[formName(path)]);
    if (value !== undefined) writePath(data, path, value);
  }
  return data;
}

function readAnew(tool: Pick<ToolForm, 'fields' | 'validate'>, content: FormContent): Validation<object> {
  const { values, units } = content;
  const checked = tool.validate(writtenIn(tool, content));
  if (checked.ok) return checked;
  const issues = checked.issues.map((issue) => {
    const field = tool.fields[issue.path];
    return field?.kind === 'number' ? hintOtherUnit(field, issue, units, values[formName(issue.path)]) : issue;
  });
  return { ...checked, issues };
}

const readings = new WeakMap<FormContent, Validation<object>>();

/**
 * Reads and checks what the form holds, once for each content. A text that still reads as it was written keeps the
 * number behind it.
 */
export function readForm(tool: Pick<ToolForm, 'fields' | 'validate'>, content: FormContent): Validation<object> {
  const reading = readings.get(content) ?? readAnew(tool, content);
  readings.set(content, reading);
  return reading;
}

/** Paths that read as the example does: all that is known of what was kept before examples were marked. */
export function readsAsExample(tool: ToolForm, { values, units }: Omit<FormContent, 'examples'>): string[] {
  const example = toFormValues(tool.fields, tool.defaults, units);
  return answeredPaths(tool.fields, tool.defaults).filter((path) => example[formName(path)] === values[formName(path)]);
}
