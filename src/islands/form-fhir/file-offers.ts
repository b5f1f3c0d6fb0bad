import type { Chart } from '../../engine/chart/chart.ts';
import { chartOfFields, factOf } from '../../engine/chart/form.ts';
import { isTooOld } from '../../engine/chart/freshness.ts';
import type { IdentityFact } from '../../engine/chart/identity.ts';
import { type Fields, readPath } from '../../engine/kit/fields/fields.ts';
import { type FormContent, writtenIn } from '../form/form-values.ts';
import { disagreements } from '../visit/visit-store.ts';
import type { FoundNewer } from '../visit-files/FoundOffers.tsx';
import type { TakenFhir } from '../visit-files/read-fhir.ts';

/** A value of a file beside what its field holds now. */
export interface FileOffer {
  readonly path: string;
  readonly value: number | string | boolean;
  /** The day it was measured, yyyy-mm-dd; today for what holds today (age, sex). */
  readonly on: string;
  readonly before: unknown;
  /** What stands there is an example: nobody's answer. */
  readonly example: boolean;
  /** The form holds the same already, as the patient's own. */
  readonly same: boolean;
  /** Too old to be taken together with others. */
  readonly old: boolean;
  /** What the file calls a diagnosis or a medicine it rests on. */
  readonly called?: string;
  /** What the patient takes, where `value` is only what this form has for it. */
  readonly takes?: number;
  /** A newer value was not taken: its day, yyyy-mm-dd, where it bears one. */
  readonly newer?: FoundNewer;
}

const own = (fields: Fields, content: FormContent): Chart =>
  chartOfFields(fields, writtenIn({ fields }, content), content.examples);

/** What a file gives the fields somebody can see, in the form's order. A month or a year counts from its first day. */
export function fileOffers(
  fields: Fields,
  { taken }: Pick<TakenFhir, 'taken'>,
  content: FormContent,
  today: string,
): FileOffer[] {
  const written = writtenIn({ fields }, content);
  const dayWritten = (date: string): string => `${date}-01-01`.slice(0, 10);
  return taken.flatMap(({ path, value, date, called, newer, takes }): FileOffer[] => {
    const field = fields[path];
    if (!field || (field.kind === 'choice' && field.hidden)) return [];
    const fact = factOf(field);
    const day = date === undefined ? today : dayWritten(date);
    const on = day > today ? today : day;
    const before = readPath(written, path);
    const example = content.examples.includes(path);
    const old = fact !== undefined && isTooOld(fact, { on }, today);
    return [
      {
        path,
        value,
        on,
        before,
        example,
        same: !example && before === value,
        old,
        ...(called !== undefined && { called }),
        ...(takes !== undefined && { takes }),
        ...(newer && {
          newer: { why: newer.why, ...(newer.date !== undefined && { on: dayWritten(newer.date) }) },
        }),
      },
    ];
  });
}

/** Facts of a person (sex, age, height) in which form and file do not agree. */
export function differingIn(
  fields: Fields,
  { values }: Pick<TakenFhir, 'values'>,
  content: FormContent,
): readonly IdentityFact[] {
  return disagreements(own(fields, content), chartOfFields(fields, values));
}
