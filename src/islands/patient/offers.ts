import type { Known } from '../../engine/chart/chart.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { factOf } from '../../engine/chart/form.ts';
import { monthsBetween, withoutOld } from '../../engine/chart/freshness.ts';
import { filled, originOf, takesOf, type Told } from '../../engine/chart/lens.ts';
import type { UnitChoice } from '../../engine/kit/fields/concept.ts';
import { type Fields, readPath, writePath } from '../../engine/kit/fields/fields.ts';
import { contentOf, type FormContent, formName, writtenIn } from '../form/form-values.ts';
import { toldIn, type VisitState } from '../visit/visit-store.ts';

/** A value known elsewhere that this form does not hold. */
export interface Offer {
  readonly path: string;
  readonly fact: FactId;
  readonly value: Known['value'];
  readonly on?: string | undefined;
  /** A calculator's id, or `visit`. */
  readonly tool: string;
  readonly record: boolean;
  /** It stands here otherwise, as the patient's own. */
  readonly differs: boolean;
  /** What the patient takes, where `value` is only what this form has for it. */
  readonly takes?: number;
  /** Older than it should be used: never taken with the others. Whole months; null where its day is not known. */
  readonly old?: number | null;
}

/** What the visit knows and a form does not, in the form's order. */
export function offersOf(fields: Fields, state: VisitState, content: FormContent, today: string): Offer[] {
  const { chart } = state;
  const known = filled(fields, chart);
  const fresh = filled(fields, withoutOld(chart, today));
  const written = writtenIn({ fields }, content);
  return Object.entries(fields).flatMap(([path, field]): Offer[] => {
    const fact = factOf(field);
    const value = readPath(known, path) as Known['value'] | undefined;
    if (!fact || value === undefined || (field.kind === 'choice' && field.hidden)) return [];
    const own = !content.examples.includes(path);
    const now = readPath(written, path);
    if (own && now === value) return [];
    const origin = originOf(fact, chart);
    const on = origin.known?.on;
    const isOld = readPath(fresh, path) !== value;
    return [
      {
        path,
        fact,
        value,
        on,
        tool: toldIn(state, origin.fact),
        record: chart[origin.fact]?.from === 'record',
        differs: own && now !== undefined,
        ...takesOf(origin.known, value),
        ...(isOld && { old: (on === undefined ? undefined : monthsBetween(on, today)) ?? null }),
      },
    ];
  });
}

/** What “take all” takes: nothing that is too old, and nothing that would replace what was entered here. */
export const takenTogether = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ old, differs }) => old === undefined && !differs);

/** A value to be taken, with its day and the place it is from. */
type Taking = Pick<Offer, 'path' | 'value' | 'on' | 'tool' | 'record' | 'takes'>;

const toldOf = ({ on, tool, record, takes }: Pick<Offer, 'on' | 'tool' | 'record' | 'takes'>): Told => ({
  on: on ?? '',
  tool,
  ...(record && { record: true }),
  ...(takes !== undefined && { takes }),
});

/** A form with values that were taken: theirs now, with the day and the place they are from. */
export function withTaken(
  fields: Fields,
  content: FormContent,
  offers: readonly Taking[],
  units: UnitChoice,
): { readonly content: FormContent; readonly told: Readonly<Record<string, Told>> } {
  const inputs: Record<string, unknown> = {};
  for (const { path, value } of offers) writePath(inputs, path, value);
  const names = new Set(offers.map(({ path }) => formName(path)));
  const { values, exact } = contentOf(fields, inputs, units);
  const ours = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
  return {
    content: {
      ...content,
      units,
      values: { ...content.values, ...ours(values) },
      exact: { ...content.exact, ...ours(exact) },
      examples: content.examples.filter((path) => !names.has(formName(path))),
    },
    told: Object.fromEntries(offers.map((offer) => [offer.path, toldOf(offer)])),
  };
}
