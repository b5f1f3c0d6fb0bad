import type { Chart } from '../../engine/chart/chart.ts';
import { type FactId, isFactId } from '../../engine/chart/facts.ts';
import type { Step } from '../../engine/kit/report/report.ts';
import type { Message, Value } from '../../engine/kit/words/message.ts';

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

/** A step with the number it has on the screen: others refer to it by that. */
export interface Numbered {
  readonly step: Step;
  readonly number: number;
}

/** What names another line of the plan: a step whose reason stands there, and the reason itself. */
const referring = /^plan\.(?:step(?:Now)?As|as|own\.as)$/;

/** A message or a value with each line's number as `numberOf` has it; `seen` is told each line that is named. */
function renumbered<Part extends Message | Value>(
  part: Part,
  numberOf: (line: number) => number,
  seen: (line: number) => void = () => {},
): Part {
  if ('items' in part) return { ...part, items: part.items.map((item) => renumbered(item, numberOf, seen)) };
  if (!('key' in part) || !part.values) return part;
  const refers = referring.test(part.key);
  const values = Object.fromEntries(
    Object.entries(part.values).map(([name, value]) => {
      if (!(refers && name === 'n' && value.type === 'number')) return [name, renumbered(value, numberOf, seen)];
      seen(value.value);
      return [name, { ...value, value: numberOf(value.value) }];
    }),
  );
  return { ...part, values };
}

/**
 * A plan's steps, counted through, and apart from them what has to be known before a medicine is prescribed: each missing fact once.
 * What is urgent, due much later, or named by another line keeps its place.
 */
export function splitQuestions(
  items: readonly Step[],
  chart: Chart,
  alsoSaid: readonly Message[] = [],
): {
  readonly steps: readonly Numbered[];
  readonly asking: readonly Step[];
  readonly facts: readonly FactId[];
  /** `alsoSaid` with the numbers the steps have here. */
  readonly also: readonly Message[];
} {
  const named = new Set<number>();
  const note = (line: number): void => void named.add(line);
  for (const message of [...items.map((step) => step.message), ...alsoSaid]) renumbered(message, (line) => line, note);
  const factsOf = ({ actions = [], urgent, by }: Step): FactId[] => {
    const isLater = by?.type === 'inWeeks' && by.weeks > soon;
    const facts = urgent || isLater ? [] : actions.map((action) => askedBy(action, chart));
    return facts.every((fact) => fact !== undefined) ? facts : [];
  };
  const asking = items.filter((step, at) => !named.has(at + 1) && factsOf(step).length > 0);
  const kept = items.filter((step) => !asking.includes(step));
  const numberOf = (line: number): number => kept.findIndex((step) => step === items[line - 1]) + 1;
  return {
    steps: kept.map((step, at) => ({
      step: { ...step, message: renumbered(step.message, numberOf) },
      number: at + 1,
    })),
    asking,
    facts: [...new Set(asking.flatMap(factsOf))],
    also: alsoSaid.map((message) => renumbered(message, numberOf)),
  };
}
