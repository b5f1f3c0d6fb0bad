import { type Chart, factValue } from '../chart/chart.ts';
import { type FactId, isHabit } from '../chart/facts.ts';
import { factOf, inputsForFields } from '../chart/form.ts';
import { mayBecomePregnant } from '../chart/more-asked.ts';
import { type Field, type Fields, writePath } from '../kit/fields/fields.ts';
import type { Plan } from '../plan/actions.ts';

/** What they wish; like habits optional, asked last. */
const wishes: readonly FactId[] = ['hypoglycaemiaAvoidance', 'weightPreference', 'acceptsInjectables', 'cost'];
/** Conditions and medicines nobody has told of: as if there were none. Whether there are, the plan asks where it matters. */
const saidByNobody: readonly FactId[] = [
  'heartFailure',
  'ascvd',
  'ckd',
  'nafld',
  'neuropathy',
  'oedema',
  'anaemiaRisk',
  'pregnancy',
  'catabolicSymptoms',
  'hypoglycaemiaHistory',
  'severeHypoglycaemia',
  'smokes',
  'metforminTolerated',
  'metforminGI',
  'sulfonylurea',
  'dpp4Inhibitor',
  'sglt2Inhibitor',
  'glp1RA',
  'tzd',
  'basalInsulin',
];
const assumable: ReadonlySet<FactId> = new Set<FactId>([...wishes, ...saidByNobody, 'targetA1c']);

/** What stands in for an answer that nobody gave; undefined where only the answer itself will do. */
function standIn(field: Field, chart: Chart, plan: Plan): unknown {
  // A measured figure is never made up, save where the calculator reads it for its warnings alone.
  if (field.kind === 'number' && field.onlyWarns) return field.default;
  const fact = factOf(field);
  if (!fact || !(assumable.has(fact) || isHabit(fact))) return undefined;
  if (fact === 'pregnancy' && mayBecomePregnant(chart)) return undefined;
  // A low eGFR is not called healthy, though one alone is not yet a disease.
  if (fact === 'ckd') return (factValue(chart, 'ckdStage') ?? 'none') !== 'none';
  if (fact === 'targetA1c') return plan.actions.find(({ object }) => object === 'target')?.to?.value ?? field.default;
  return field.default;
}

/**
 * A calculator's inputs with what it may reckon with where nobody was asked (`missing`, as paths; `except` among them is answered otherwise): for its own figure alone,
 * beside the plan. None of it is a fact of the patient; nothing is proposed, compared or saved by it. `blocking`: of `missing`, that for which nothing stands in;
 * with any of it the inputs are not whole.
 */
export function withAssumed(
  fields: Fields,
  {
    chart,
    more = chart,
    plan,
    except,
  }: { readonly chart: Chart; readonly more?: Chart; readonly plan: Plan; readonly except?: string },
): {
  readonly inputs: Record<string, unknown>;
  readonly missing: readonly string[];
  readonly blocking: readonly string[];
} {
  const { inputs, missing } = inputsForFields(fields, chart, more);
  const blocking = missing.filter((path) => {
    if (path === except) return false;
    const field = fields[path];
    const value = field && standIn(field, chart, plan);
    if (value !== undefined) writePath(inputs, path, value);
    return value === undefined;
  });
  return { inputs, missing, blocking };
}
