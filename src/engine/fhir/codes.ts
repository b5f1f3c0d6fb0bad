import { type FactId, factIds, facts } from '../chart/facts.ts';

/** Shares of a sensor's time that no field asks for alone: two of them add up to what one does. */
export const rangeParts = ['low', 'high', 'veryHigh'] as const;
export type RangePart = (typeof rangeParts)[number];

/** What a code stands for: a fact, or a part of a sensor's ranges. */
export type Meaning =
  | { readonly kind: 'fact'; readonly fact: FactId }
  | { readonly kind: 'part'; readonly part: RangePart };

/**
 * HL7's guide for continuous glucose monitoring (1.0.0) splits the time outside the target: 54–69, 181–250 and above 250 mg/dL.
 * Below 54 is a fact of its own (104642-4).
 */
const parts: Readonly<Record<string, RangePart>> = { '104641-6': 'low', '104640-8': 'high', '104639-0': 'veryHigh' };

/**
 * Other LOINC codes of the same quantity: another method or another unit, which the unit itself tells. Each was looked up in a published
 * value set or guide. Left out on purpose: glucose not said to be fasting (2345-7), GFR by race or by cystatin C, weight as stated.
 */
const others: { readonly [F in FactId]?: readonly string[] } = {
  a1c: ['17856-6', '4549-2', '59261-8'],
  weight: ['3141-9'],
  fpg: ['14771-0'],
  egfr: ['62238-1', '33914-3', '77147-7'],
  creatinine: ['14682-9'],
  uacr: ['14959-1', '30000-4', '32294-1'],
  ast: ['30239-8'],
  alt: ['1743-4', '1744-2'],
  platelets: ['26515-7'],
  b12: ['14685-2'],
  totalCholesterol: ['14647-2'],
  ldl: ['2089-1', '18262-6', '22748-8', '39469-2'],
  hdl: ['14646-4'],
};

const byLoinc: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(parts).map(([code, part]): [string, Meaning] => [code, { kind: 'part', part }]),
  // An earlier HbA1c bears the code of HbA1c: the first fact with a code is the one it means.
  ...[...factIds].reverse().flatMap((fact): [string, Meaning][] => {
    const entry = facts[fact];
    const own = entry.kind === 'number' && 'loinc' in entry.concept ? [entry.concept.loinc] : [];
    return [...own, ...(others[fact] ?? [])].map((code) => [code, { kind: 'fact', fact }]);
  }),
]);

/** What a LOINC code stands for; undefined where the product does not know it. */
export const meaningOfLoinc = (code: string): Meaning | undefined => byLoinc.get(code);

/** Every LOINC code that is read, for who asks a record system for no more than that. */
export const readLoincs: readonly string[] = [...byLoinc.keys()];
