import type { FactId } from '../chart/facts.ts';
import { clean } from '../kit/maths.ts';
import type { RangePart } from './codes.ts';
import { fitsFact, type Reader } from './measured.ts';
import { isProblem, type Item, type Reading } from './item.ts';

const isPart = ({ about }: Reading, part: RangePart): boolean => about.kind === 'part' && about.part === part;
const isFact = ({ about }: Reading, fact: FactId): boolean => about.kind === 'fact' && about.fact === fact;

/** Finds the other part of a sum: of the same panel, else of the same time. */
function partners(among: readonly Reading[]): (of: Reading) => Reading | undefined {
  const byPanel = new Map(among.map((each) => [each.panel, each]));
  const byTime = new Map(among.map((each) => [each.when?.at, each]));
  return ({ panel, when }) => byPanel.get(panel) ?? byTime.get(when?.at);
}

/** Time below 70 and above 180 mg/dL, each the sum of its two parts; a part without the other is no value. */
export function withSums(items: readonly Item[], reader: Reader): Item[] {
  const readings = items.filter((item): item is Reading => !isProblem(item));
  const veryLow = partners(readings.filter((each) => isFact(each, 'tbr54')));
  const veryHigh = partners(readings.filter((each) => isPart(each, 'veryHigh')));
  const high = partners(readings.filter((each) => isPart(each, 'high')));
  return items.flatMap((item): Item[] => {
    if (isProblem(item) || item.about.kind !== 'part') return [item];
    const alone: Item = { what: item.label, reason: 'no-value', coded: true };
    // The outer part above is taken with the inner one.
    if (isPart(item, 'veryHigh')) return high(item) ? [] : [alone];
    const [fact, other] = isPart(item, 'low')
      ? (['tbr70', veryLow(item)] as const)
      : (['tar180', veryHigh(item)] as const);
    if (!other) return [alone];
    const value = clean(Number(item.value) + Number(other.value));
    return fitsFact(fact, reader)(value)
      ? [{ ...item, about: { kind: 'fact', fact }, value }]
      : [{ what: item.label, reason: 'range', coded: true }];
  });
}
