import type { Field } from './call.ts';

export type Way = readonly (string | number)[];
type Holder = Record<string | number, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

export function valueAt(data: unknown, way: Way): unknown {
  return way.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), data);
}

/** Writes into a draft; `undefined` takes a line out. */
export function put(data: Holder, way: Way, value: unknown): void {
  const [step, ...rest] = way;
  if (step === undefined) return;
  if (rest.length > 0) {
    if (!isHolder(data[step])) data[step] = typeof rest[0] === 'number' ? [] : {};
    const inner = data[step];
    if (isHolder(inner)) put(inner, rest, value);
  } else if (value === undefined) delete data[step];
  else data[step] = value;
}

/** What a new entry or group begins with: an empty text wherever one must be written. */
export function blank(fields: readonly Field[]): unknown {
  const only = fields[0];
  if (only?.key === 'each')
    return only.kind === 'group' ? blank(only.fields) : only.kind === 'reference' ? (only.choices?.[0] ?? '') : '';
  return Object.fromEntries(
    fields
      .filter(({ required }) => required)
      .map((field) => [
        field.key,
        field.kind === 'group'
          ? blank(field.fields)
          : field.kind === 'list'
            ? []
            : field.kind === 'choice'
              ? field.choices?.[0]
              : '',
      ]),
  );
}

/** `drugClass` as people write it: “Drug class”. */
export function label(key: string): string {
  const words = key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
