import { z } from 'astro/zod';
import type { Data, Path } from './read.ts';

/** One thing to fill in, as the schema describes it. Nothing here knows any collection by name. */
export interface Field {
  readonly key: string;
  readonly kind: 'text' | 'choice' | 'yesNo' | 'number' | 'date' | 'reference' | 'picture' | 'list' | 'group';
  readonly help: string;
  readonly required: boolean;
  /** Decides drawings or addresses: shown, and not changed by an editor. */
  readonly fixed: boolean;
  /** Characters of a text, or entries of a list. */
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
  /** The collection whose ids may be written here. */
  readonly of?: string;
  /** Fields of a group, or of each entry of a list; a list of plain texts has one, named `each`. */
  readonly fields: readonly Field[];
}

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Of several forms of a file, the one that what is written follows: every fixed word agrees. */
function branch(schema: Schema, data: unknown): Schema {
  const forms = schemas(schema['oneOf'] ?? schema['anyOf']);
  if (forms.length === 0) return schema;
  const fits = forms.find(({ properties }) =>
    Object.entries(isSchema(properties) ? properties : {}).every(
      ([key, of]) => !isSchema(of) || !('const' in of) || (isSchema(data) && data[key] === of['const']),
    ),
  );
  return {
    ...(fits ?? forms[0]),
    ...(schema['description'] === undefined ? {} : { description: schema['description'] }),
  };
}

function kindOf(schema: Schema): Field['kind'] {
  if (schema['picture'] === true) return 'picture';
  if (typeof schema['of'] === 'string') return 'reference';
  if (schema['format'] === 'date') return 'date';
  if (Array.isArray(schema['enum'])) return 'choice';
  if (schema['type'] === 'boolean') return 'yesNo';
  if (schema['type'] === 'number' || schema['type'] === 'integer') return 'number';
  if (schema['type'] === 'array') return 'list';
  return schema['type'] === 'object' ? 'group' : 'text';
}

function fieldOf(key: string, given: Schema, required: boolean, data: unknown): Field {
  const schema = given['format'] === 'date' ? given : branch(given, data);
  const kind = kindOf(schema);
  const least = number(schema['minLength'] ?? schema['minItems'] ?? schema['minimum']);
  const most = number(schema['maxLength'] ?? schema['maxItems'] ?? schema['maximum']);
  const each = isSchema(schema['items']) ? schema['items'] : {};
  const sample: unknown = Array.isArray(data) ? data[0] : undefined;
  const inner = kind === 'list' ? fieldOf('each', each, true, sample) : undefined;
  return {
    key,
    kind,
    help: typeof schema['description'] === 'string' ? schema['description'] : '',
    required,
    fixed: schema['readOnly'] === true || 'const' in schema,
    ...(least === undefined ? {} : { least }),
    // The library writes the largest whole number where no limit is said.
    ...(most === undefined || most === Number.MAX_SAFE_INTEGER ? {} : { most }),
    ...(Array.isArray(schema['enum']) ? { choices: schema['enum'].map(String) } : {}),
    ...(typeof schema['of'] === 'string' ? { of: schema['of'] } : {}),
    fields: inner ? (inner.kind === 'group' ? inner.fields : [inner]) : kind === 'group' ? fieldsOf(schema, data) : [],
  };
}

function fieldsOf(schema: Schema, data: unknown): readonly Field[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).flatMap(([key, of]) =>
    isSchema(of) ? [fieldOf(key, of, required.includes(key), isSchema(data) ? data[key] : undefined)] : [],
  );
}

const described = new WeakMap<z.ZodType, unknown>();
/** A schema as data. Most files of a collection share one, and reading it takes longer than reading a file. */
function describe(schema: z.ZodType): unknown {
  const known = described.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  described.set(schema, known);
  return known;
}

/** The form of a file: every line it may have, with help and limits, from its schema alone. */
export function formOf(schema: z.ZodType, data: Data): readonly Field[] {
  const known = describe(schema);
  return isSchema(known) ? fieldsOf(branch(known, data), data) : [];
}

/** The field at a way through the data; steps that count entries of a list lead into its fields. */
export function fieldAt(fields: readonly Field[], path: Path): Field | undefined {
  const [first, ...rest] = path;
  if (typeof first === 'number')
    return fields[0]?.key === 'each' ? fields[0] : rest.length > 0 ? fieldAt(fields, rest) : undefined;
  const found = fields.find(({ key }) => key === first);
  return found === undefined || rest.length === 0 ? found : fieldAt(found.fields, rest);
}
