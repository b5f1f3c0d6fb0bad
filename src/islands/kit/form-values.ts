import { type Concept, toShown, toStored, type UnitChoice, unitOf } from '../../engine/kit/concept.ts';
import { type Field, type Fields, type NumberField, readPath, writePath } from '../../engine/kit/fields.ts';
import { parseLocalNumber } from '../../engine/kit/parse.ts';
import type { Tool } from '../../engine/kit/tool.ts';
import type { Issue, Validation } from '../../engine/kit/validate.ts';

/** What the form holds: text as typed for numbers and choices, by path. Dots would nest in the form library, so they are spelled. */
export type FormValues = Record<string, string | boolean>;
export const formName = (path: string): string => path.replaceAll('.', '__');

/** A stored number as it stands in a field: in the chosen unit, rounded as the unit is written, without a thousands mark. */
export function fieldText(concept: Concept, stored: number, units: UnitChoice): string {
  const unit = unitOf(concept, units);
  const digits = unit === concept.unit ? Math.max(concept.digits, concept.maxDigits ?? 0, 4) : (concept.other?.digits ?? 0);
  const text = toShown(concept, stored, unit).toFixed(digits);
  const short = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
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
export function toFormValues(fields: Fields, inputs: unknown, units: UnitChoice): FormValues {
  return Object.fromEntries(Object.entries(fields).map(([path, field]) => [formName(path), textOf(field, readPath(inputs, path), units)]));
}

function readField(field: Field, raw: string | boolean | undefined, units: UnitChoice): unknown {
  if (field.kind === 'flag') return raw === true;
  const text = typeof raw === 'string' ? raw : '';
  if (field.kind === 'choice') return field.choices.find((choice) => String(choice) === text) ?? (text === '' ? undefined : text);
  const typed = parseLocalNumber(text);
  return typed === undefined || Number.isNaN(typed) ? typed : toStored(field.concept, typed, unitOf(field.concept, units));
}

/** A number typed in the other unit is looked at in that unit, so that the hint can point the way back too. */
function hintOtherUnit(field: NumberField, issue: Issue, units: UnitChoice, raw: unknown): Issue {
  const other = field.concept.other;
  if (!other || unitOf(field.concept, units) !== other.unit || typeof raw !== 'string') return issue;
  const typed = parseLocalNumber(raw);
  const { min = 0, max = 0 } = issue;
  return typed !== undefined && typed >= min && typed <= max ? { ...issue, code: 'otherUnit', unit: field.concept.unit } : { ...issue, code: issue.code === 'otherUnit' ? 'above' : issue.code };
}

/** Reads and checks what the form holds. A value that reads the same as before keeps its stored precision. */
export function readForm(tool: Tool, values: FormValues, units: UnitChoice): Validation<object> {
  const data: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(tool.fields)) {
    const value = readField(field, values[formName(path)], units);
    if (value !== undefined) writePath(data, path, value);
  }
  const checked = tool.validate(data);
  if (checked.ok) return checked;
  const issues = checked.issues.map((issue) => {
    const field = tool.fields[issue.path];
    return field?.kind === 'number' ? hintOtherUnit(field, issue, units, values[formName(issue.path)]) : issue;
  });
  return { ...checked, issues };
}

/** Paths whose value still is the example the form came with. */
export function examplePaths(tool: Tool, values: FormValues, units: UnitChoice): string[] {
  const example = toFormValues(tool.fields, tool.defaults, units);
  return Object.keys(tool.fields).filter((path) => {
    const field = tool.fields[path];
    const initial = example[formName(path)];
    return field?.kind === 'number' && initial !== '' && initial === values[formName(path)];
  });
}
