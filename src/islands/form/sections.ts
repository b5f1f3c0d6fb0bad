import { type Field, type Fields, hasExample, moreSection, readPath } from '../../engine/kit/fields/fields.ts';

export type FieldEntry = readonly [path: string, field: Field];

export const isOptional = (field: Field): boolean => field.kind !== 'flag' && field.optional === true;

/** The fields of the specification that somebody can see, in their order. */
export function visibleFields(fields: Fields): readonly FieldEntry[] {
  return Object.entries(fields).filter(
    ([, field]) => field.section !== moreSection && !(field.kind === 'choice' && field.hidden),
  );
}

/** What is asked beyond the specification. */
export function moreFields(fields: Fields): readonly string[] {
  return Object.keys(fields).filter((path) => fields[path]?.section === moreSection);
}

/** What was told of it. */
export function toldBeyond(fields: Fields, inputs: object): readonly string[] {
  return moreFields(fields).filter((path) => readPath(inputs, path) !== undefined);
}

/** Habits asked as choices fold into one line; a measurement that may stay empty and has no example does not keep them open. */
export function isFolded(entries: readonly FieldEntry[]): boolean {
  return (
    entries.length > 2 &&
    entries.every(([, field]) => field.kind === 'choice' || (isOptional(field) && !hasExample(field)))
  );
}

/** What a page one must name: everything but folded habits. */
export function mainFields(fields: Fields): readonly FieldEntry[] {
  const all = visibleFields(fields);
  return all.filter(([, field]) => !isFolded(all.filter(([, other]) => other.section === field.section)));
}
