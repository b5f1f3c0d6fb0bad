import type { Told, ToldBy } from '../../engine/chart/lens.ts';
import { type Fields, readPath } from '../../engine/kit/fields/fields.ts';
import { type FormContent, formName, inUnits, writtenIn } from '../form/form-values.ts';
import type { FileOffer } from '../form-fhir/file-offers.ts';

interface Standing {
  readonly content: FormContent;
  readonly told: ToldBy;
}
/** What was taken out of a line, by field, with the form as it stood before: undone by one press. */
export type Kept = Readonly<
  Record<string, { readonly value: FileOffer['value']; readonly before: FormContent; readonly told: Told | undefined }>
>;

/** The fields that still hold what was taken: what was changed since is the person's own. */
export function standingIn(fields: Fields, kept: Kept, content: FormContent): readonly string[] {
  const written = writtenIn({ fields }, content);
  return Object.entries(kept).flatMap(([path, { value }]) =>
    !content.examples.includes(path) && readPath(written, path) === value ? [path] : [],
  );
}

/** Notes what some will replace; of a field taken twice what stood there first. */
export function keeping(
  fields: Fields,
  kept: Kept,
  { content, told }: Standing,
  some: readonly Pick<FileOffer, 'path' | 'value'>[],
): Kept {
  const standing = standingIn(fields, kept, content);
  const noted = some.map(({ path, value }) => {
    const earlier = standing.includes(path) ? kept[path] : undefined;
    return [path, { value, before: earlier?.before ?? content, told: earlier ? earlier.told : told[path] }] as const;
  });
  return { ...kept, ...Object.fromEntries(noted) };
}

const without = <T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([own]) => own !== key));

/** The form as it was before anything was taken, in today's units; an example is an example again. */
export function undoneIn(fields: Fields, kept: Kept, now: Standing): Standing {
  return standingIn(fields, kept, now.content).reduce<Standing>(({ content, told }, path) => {
    const { before: then, told: toldThen } = kept[path] as Kept[string];
    const name = formName(path);
    const before = inUnits(fields, then, content.units);
    const exact = before.exact[name];
    return {
      content: {
        ...content,
        values: { ...content.values, [name]: before.values[name] ?? '' },
        exact: { ...without(content.exact, name), ...(exact && { [name]: exact }) },
        examples: before.examples.includes(path) ? [...content.examples, path] : content.examples,
      },
      told: { ...without(told, path), ...(toldThen && { [path]: toldThen }) },
    };
  }, now);
}
