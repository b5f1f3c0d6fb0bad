import type { Chart } from '../../engine/chart/chart.ts';
import { type FactId, isFactId } from '../../engine/chart/facts.ts';
import type { Step } from '../../engine/kit/report/report.ts';

/** What is to be measured this long from now belongs to a later visit, in weeks. */
const soon = 2;

/** What a test would tell, where it is one value of the chart. */
const measured: Readonly<Record<string, FactId>> = {
  'check:blood-pressure': 'systolic',
  'check:egfr': 'egfr',
  'check:uacr': 'uacr',
  'check:a1c': 'a1c',
  'check:b12': 'b12',
  'check:lipids': 'ldl',
  'check:potassium': 'potassium',
};

/** The fact that an action only asks for; undefined where it does more. A test is asked for where its value is not known. */
function askedBy(action: string, chart: Chart): FactId | undefined {
  if (action.startsWith('ask:')) {
    const fact = action.slice('ask:'.length);
    return isFactId(fact) ? fact : undefined;
  }
  const fact = measured[action];
  return fact && chart[fact] === undefined ? fact : undefined;
}

/** A step with the number it has in the whole plan: others refer to it by that. */
export interface Numbered {
  readonly step: Step;
  readonly number: number;
}

/**
 * A plan's steps, and apart from them what has to be known before a medicine is prescribed: each missing fact once. What is urgent, or
 * due much later, keeps its place.
 */
export function splitQuestions(
  items: readonly Step[],
  chart: Chart,
): { readonly steps: readonly Numbered[]; readonly asking: readonly Step[]; readonly facts: readonly FactId[] } {
  const numbered = items.map((step, at) => ({ step, number: at + 1 }));
  const factsOf = ({ actions = [], urgent, by }: Step): FactId[] => {
    const isLater = by?.type === 'inWeeks' && by.weeks > soon;
    const facts = urgent || isLater ? [] : actions.map((action) => askedBy(action, chart));
    return facts.every((fact) => fact !== undefined) ? facts : [];
  };
  const asking = items.filter((step) => factsOf(step).length > 0);
  return {
    steps: numbered.filter(({ step }) => !asking.includes(step)),
    asking,
    facts: [...new Set(asking.flatMap(factsOf))],
  };
}
