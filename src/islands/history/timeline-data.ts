import type { VisitAnswer } from '../../api/contract.ts';
import { factValue, withoutExamples } from '../../engine/chart/chart.ts';
import { readPath } from '../../engine/kit/fields/fields.ts';
import { toolEntry, type ToolId, toolIds } from '../../engine/registry.ts';
import { type Measured, seriesOf } from '../visit/course-data.ts';
import type { Patient, PatientRecord, PatientWithPlans } from '../visit/saved-visits.ts';

/** A row of the picture: the visits, or one calculator's records. */
type LaneId = ToolId | 'visit';

interface Saved {
  readonly id: string;
  /** When it was saved. */
  readonly at: string;
  /** What it can be compared with best: of a calculator of single medicines, the medicine. */
  readonly kind: string;
}
/** Something of a patient that was saved. */
export type Item = Saved &
  ({ readonly lane: 'visit'; readonly visit: VisitAnswer } | { readonly lane: ToolId; readonly record: PatientRecord });
export interface HistoryLane {
  readonly id: LaneId;
  /** Oldest first. */
  readonly items: readonly Item[];
}

function kindOf({ tool, inputs }: PatientRecord): string {
  const { reference } = toolEntry(tool);
  const isData = typeof inputs === 'object' && inputs !== null;
  return reference !== null && isData ? String(readPath(inputs, reference)) : '';
}

/** The rows that hold something: the visits, then calculators in the hub's order. */
export function historyLanes({ visits, records }: PatientWithPlans): HistoryLane[] {
  const items: Item[] = [
    ...visits.map((visit) => ({ lane: 'visit' as const, visit, id: visit.id, at: visit.createdAt, kind: '' })),
    ...records.map((record) => ({
      lane: record.tool,
      record,
      id: record.id,
      at: record.createdAt,
      kind: kindOf(record),
    })),
  ];
  const order: readonly LaneId[] = ['visit', ...toolIds];
  return order
    .map((id) => ({
      id,
      items: items.filter(({ lane }) => lane === id).sort((one, other) => (one.at < other.at ? -1 : 1)),
    }))
    .filter((lane) => lane.items.length > 0);
}

/** One or two of a row, the older one first: A and B. */
export type Pair = readonly Item[];

/** The newest of a row with the one before that it can be compared with best. */
export function newestPair({ items }: HistoryLane): Pair {
  const last = items.at(-1);
  const others = items.slice(0, -1);
  const before = others.findLast(({ kind }) => kind === last?.kind) ?? others.at(-1);
  return [before, last].flatMap((item) => item ?? []);
}

const inOrder = (items: readonly Item[]): Pair => items.toSorted((one, other) => (one.at < other.at ? -1 : 1));

/** What is compared after a press on a dot: with the one pressed last if it is of the same row; pressed again, it is let go. */
export function pressed(pair: Pair, item: Item, last: string): Pair {
  const others = pair.filter(({ id, lane }) => id !== item.id && lane === item.lane);
  if (pair.some(({ id }) => id === item.id)) return others;
  const kept = others.find(({ id }) => id === last) ?? others.at(-1);
  return inOrder([...(kept ? [kept] : []), item]);
}

/** What is compared when one of the two is chosen from the list: the other one stays unless it is the same. */
export function chosen(pair: Pair, at: 0 | 1, item: Item): Pair {
  const other = pair[1 - at];
  return inOrder([...(other && other.id !== item.id ? [other] : []), item]);
}

/** The line above the rows: HbA1c as it was measured, and the newest target that is known. */
export function lineOf({ past }: Patient, today: string): { points: readonly Measured[]; target: number | undefined } {
  const targets = past.flatMap(({ chart }) => factValue(withoutExamples(chart), 'targetA1c') ?? []);
  const target = targets.at(-1);
  return { points: seriesOf('a1c', past, today).points, target: typeof target === 'number' ? target : undefined };
}

/** How far a moment lies between two others, 0 to 1; of a day only, its noon. */
export function momentShare(at: string, from: string, to: string): number {
  const time = (text: string): number => Date.parse(text.length === 10 ? `${text}T12:00Z` : text);
  const [here, start, end] = [time(at), time(from), time(to)];
  return end > start ? Math.min(1, Math.max(0, (here - start) / (end - start))) : 0.5;
}
