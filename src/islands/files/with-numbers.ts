import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import type { Fields } from '../../engine/kit/fields/fields.ts';
import { fieldText, type FormContent, formName } from '../form/form-values.ts';

/** Numbers by path, written into a form that keeps all else. */
export function withNumbers(
  fields: Fields,
  content: FormContent,
  numbers: Readonly<Record<string, number>>,
  units: UnitChoice,
): FormContent {
  const written = Object.entries(numbers).flatMap(([path, stored]) => {
    const field = fields[path];
    return field?.kind === 'number'
      ? [{ name: formName(path), text: fieldText(field.concept, stored, units), stored }]
      : [];
  });
  return {
    ...content,
    // What a file told is the patient's.
    examples: content.examples.filter((path) => !Object.hasOwn(numbers, path)),
    values: { ...content.values, ...Object.fromEntries(written.map(({ name, text }) => [name, text])) },
    exact: {
      ...content.exact,
      ...Object.fromEntries(written.map(({ name, text, stored }) => [name, { text, stored }])),
    },
  };
}
