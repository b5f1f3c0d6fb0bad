import { type FactId, factIds, facts } from '../chart/facts.ts';
import { elsewhere, nationalCodes, quantities } from './quantity-codes.ts';
import { isLoinc, isNpu, isSnomed } from './systems.ts';

/** Shares of a sensor's time that no field asks for alone: two of them add up to what one does. */
const rangeParts = ['low', 'high', 'veryHigh'] as const;
export type RangePart = (typeof rangeParts)[number];

/** What a code stands for: a fact, or a part of a sensor's ranges. */
export type Meaning =
  | { readonly kind: 'fact'; readonly fact: FactId }
  | { readonly kind: 'part'; readonly part: RangePart };

/**
 * How surely a code says what was measured: it is read; it is of the same quantity and not read; it says less than another code beside it
 * may say; it is of something else, whatever stands beside it.
 */
type Sort = 'read' | 'unread' | 'broader' | 'elsewhere';
interface Entry {
  readonly sort: Sort;
  readonly meaning?: Meaning;
  /** Of two values of one moment the one with the lower rank counts; without a rank they are asked. */
  readonly rank?: number;
}

/**
 * HL7's guide for continuous glucose monitoring (1.0.0) splits the time outside the target: 54–69, 181–250 and above 250 mg/dL.
 * Below 54 is a fact of its own (104642-4).
 */
const parts: Readonly<Record<string, RangePart>> = { '104641-6': 'low', '104640-8': 'high', '104639-0': 'veryHigh' };

const ofFact = (fact: FactId): Meaning => ({ kind: 'fact', fact });
const entriesOf = (fact: FactId): [string, Entry][] => {
  const entry = facts[fact];
  const own = entry.kind === 'number' && 'loinc' in entry.concept ? [entry.concept.loinc] : [];
  const { read = [], unread = [], broader = [], ranked = false } = quantities[fact] ?? {};
  const meaning = ofFact(fact);
  return [
    ...broader.map((code): [string, Entry] => [code, { sort: 'broader', meaning }]),
    ...unread.map((code): [string, Entry] => [code, { sort: 'unread', meaning }]),
    ...[...own, ...read].map((code, rank): [string, Entry] => [
      code,
      { sort: 'read', meaning, ...(ranked && { rank }) },
    ]),
  ];
};

const byLoinc: ReadonlyMap<string, Entry> = new Map([
  ...Object.entries(parts).map(([code, part]): [string, Entry] => [
    code,
    { sort: 'read', meaning: { kind: 'part', part } },
  ]),
  // An earlier HbA1c bears the code of HbA1c: the first fact with a code is the one it means.
  ...[...factIds].reverse().flatMap(entriesOf),
  ...elsewhere.loinc.map((code): [string, Entry] => [code, { sort: 'elsewhere' }]),
]);
const national = (codes: readonly (readonly [string, FactId])[], others: readonly string[]) =>
  new Map<string, Entry>([
    ...codes.map(([code, fact]): [string, Entry] => [code, { sort: 'read', meaning: ofFact(fact) }]),
    ...others.map((code): [string, Entry] => [code, { sort: 'elsewhere' }]),
  ]);
const bySnomed = national(nationalCodes.snomed, elsewhere.snomed);
const byNpu = national(nationalCodes.npu, []);

/** What a coding tells of what was measured; `unknown` for a code of LOINC that is not known here, undefined for any other code. */
export function meaningOf(system: string, code: string): Entry | 'unknown' | undefined {
  if (isLoinc(system)) return byLoinc.get(code) ?? 'unknown';
  if (isSnomed(system)) return bySnomed.get(code);
  return isNpu(system) ? byNpu.get(code.toUpperCase()) : undefined;
}

/** Every LOINC code that is read, for who asks a record system for no more than that. */
export const readLoincs: readonly string[] = [...byLoinc].flatMap(([code, { sort }]) =>
  sort === 'read' ? [code] : [],
);
