import { reachOf } from '../../engine/answer/changes/reach.ts';
import type { FactId } from '../../engine/chart/facts.ts';
import { factOf } from '../../engine/chart/form.ts';
import {
  type ChoiceField,
  type FlagField,
  hardRange,
  type NumberField,
  readPath,
} from '../../engine/kit/fields/fields.ts';
import { roundTo } from '../../engine/kit/maths.ts';
import type { ToolForm } from '../../engine/kit/tool-form.ts';

/** What is asked about most at the desk, in this order: where it stands, what is taken, how well, and the weight. */
const order: readonly FactId[] = [
  'a1c',
  'metformin',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'sulfonylurea',
  'tzd',
  'basalInsulin',
  'basalUnits',
  'adherenceScore',
  'currentAdherence',
  'projectedAdherence',
  'medicationCompliance',
  'lifestyleAdherence',
  'weight',
  'egfr',
  'systolic',
  'ldl',
  'totalCholesterol',
  'smoking',
  'smokes',
];
/** More of them would be the form over again. */
const most = 6;

interface Named {
  readonly path: string;
  readonly fact: FactId;
}
export type Lever =
  | (Named & {
      readonly kind: 'number';
      readonly field: NumberField;
      readonly low: number;
      readonly high: number;
      readonly step: number;
    })
  | (Named & { readonly kind: 'choice'; readonly field: ChoiceField })
  | (Named & { readonly kind: 'flag'; readonly field: FlagField });

function leverOf(path: string, fact: FactId, field: ToolForm['fields'][string], inputs: object): Lever | undefined {
  const at = readPath(inputs, path);
  if (at === undefined || at === null) return undefined;
  if (field.kind === 'flag') return { kind: 'flag', path, fact, field };
  if (field.kind === 'choice') return field.hidden ? undefined : { kind: 'choice', path, fact, field };
  const within = reachOf(fact);
  if (typeof at !== 'number' || !within || !('down' in within)) return undefined;
  const { step } = field.concept;
  const { min, max } = hardRange(field);
  const share = within.share ? at : 1;
  // On the field's own grid on both sides of where it stands, so that standing still is one of the steps.
  const away = (far: number, edge: number) =>
    Math.floor(Math.min(far * share, Math.abs(edge - at)) / step + 1e-9) * step;
  return {
    kind: 'number',
    path,
    fact,
    field,
    low: roundTo(at - away(within.down, min), 6),
    high: roundTo(at + away(within.up, max), 6),
    step,
  };
}

/** What can be moved in one calculator, for these inputs. */
export function leversOf({ fields }: Pick<ToolForm, 'fields'>, inputs: object): readonly Lever[] {
  const found = Object.entries(fields).flatMap(([path, field]) => {
    const fact = factOf(field);
    const lever = fact && order.includes(fact) ? leverOf(path, fact, field, inputs) : undefined;
    return lever ?? [];
  });
  return found.sort((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact)).slice(0, most);
}
