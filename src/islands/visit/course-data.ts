import { type Chart, factValue, withoutExamples } from '../../engine/chart/chart.ts';
import { derive } from '../../engine/chart/derive.ts';
import { type FactId, isFactId } from '../../engine/chart/facts.ts';
import { withRoom } from '../report/chart-scale.ts';
import { medicines as planned } from '../../engine/plan/actions.ts';

/** What was known on a day, yyyy-mm-dd. */
export interface Moment {
  readonly on: string;
  readonly chart: Chart;
}
export interface Measured {
  readonly on: string;
  readonly value: number;
}
export interface Series {
  readonly fact: FactId;
  readonly points: readonly Measured[];
}
/** A medicine over time: as far as it is known to have been taken. */
export interface Lane {
  readonly fact: FactId;
  readonly spans: readonly { readonly from: string; readonly to: string }[];
}

/** The pictures, each with one or two lines. A BMI would draw the weight's line again. */
export const multiples: readonly (readonly FactId[])[] = [['a1c'], ['weight'], ['egfr'], ['systolic', 'diastolic']];
/** What a picture shows at least, in the fact's own unit: less than this is no change, and is not drawn as one. */
const leastSpan: { readonly [F in FactId]?: number } = { a1c: 1, weight: 8, egfr: 20, systolic: 30, diastolic: 30 };

/** The figures of a picture with what they are measured against, in their unit, and the least span around them. */
export function drawnValues(group: readonly Series[], against: readonly number[] = []): readonly number[] {
  return group.flatMap(({ fact, points }) => {
    const values = [...points.map(({ value }) => value), ...against];
    return values.length > 1 ? withRoom(values, leastSpan[fact] ?? 0) : values;
  });
}

/** Of a line drawn at these shares, from the left: whether it goes through a strip of the picture's height, over its first part. */
export function goesThrough(
  line: readonly { readonly x: number; readonly y: number }[],
  { low, high, until }: { readonly low: number; readonly high: number; readonly until: number },
): boolean {
  return line.some((one, at) => {
    const next = line[at + 1] ?? one;
    if (one.x > until) return false;
    const end = next.x > until ? one.y + ((next.y - one.y) * (until - one.x)) / (next.x - one.x) : next.y;
    return Math.min(one.y, end) < high && Math.max(one.y, end) > low;
  });
}

/** Every medicine of the plan that somebody can be taking. */
const medicines: readonly FactId[] = (planned as readonly string[]).filter(isFactId);

/** Each day's last figure of a fact until today: a figure bears the day it was measured, not the day it was saved again. */
export function seriesOf(fact: FactId, moments: readonly Moment[], today: string): Series {
  const byDay = new Map<string, number>();
  for (const { on, chart } of moments) {
    const { chart: full } = derive(withoutExamples(chart));
    const value = factValue(full, fact);
    const day = full[fact]?.on ?? on;
    if (typeof value === 'number' && day <= today) byDay.set(day, value);
  }
  const points = [...byDay].map(([on, value]) => ({ on, value }));
  return { fact, points: points.sort((one, other) => (one.on < other.on ? -1 : 1)) };
}

/** Whether a medicine was taken; undefined where nobody said. */
function taken(chart: Chart, fact: FactId): boolean | undefined {
  const value = factValue(withoutExamples(chart), fact);
  return value === undefined ? undefined : typeof value === 'number' ? value > 0 : value === true;
}

/** When a medicine is known to have been taken, until today. Between two moments that say yes it was, unless one between says no. */
export function laneOf(fact: FactId, moments: readonly Moment[], today: string): Lane {
  const spans: { from: string; to: string }[] = [];
  let open: { from: string; to: string } | undefined;
  for (const { on, chart } of moments) {
    if (on > today) break;
    const now = taken(chart, fact);
    if (now && open) open.to = on;
    else if (now) {
      open = { from: on, to: on };
      spans.push(open);
    } else if (now === false) open = undefined;
  }
  return { fact, spans };
}

/** The lanes of medicines that were taken at some time, or are planned today. */
export function lanesOf(moments: readonly Moment[], today: string, planned: readonly string[]): Lane[] {
  return medicines
    .map((fact) => laneOf(fact, moments, today))
    .filter(({ fact, spans }) => spans.length > 0 || planned.includes(fact));
}

/** A day under a picture, and how far along it stands, 0 to 1. */
export interface DayTold {
  readonly on: string;
  readonly share: number;
}
/** Two days nearer than this share of a picture's width, on a phone, would run into each other: of the wide picture and of a small one. */
const leastApart = { wide: 0.25, small: 0.4 } as const;

/** The days that are written under a picture: the first, today and the last, then of those measured whatever finds room. */
export function daysTold(
  measured: readonly string[],
  { from, today, last }: { readonly from: string; readonly today: string; readonly last: string },
  size: keyof typeof leastApart,
): readonly DayTold[] {
  const told: DayTold[] = [];
  for (const on of [from, today, last, ...measured.toReversed()]) {
    const share = shareOf(on, from, last);
    if (!told.some((other) => other.on === on || Math.abs(other.share - share) < leastApart[size]))
      told.push({ on, share });
  }
  return told.sort((one, other) => one.share - other.share);
}

/** How far a day lies between two others, 0 to 1. */
export function shareOf(day: string, from: string, to: string): number {
  const [at, start, end] = [day, from, to].map((one) => Date.parse(`${one}T00:00Z`)) as [number, number, number];
  return end > start ? Math.min(1, Math.max(0, (at - start) / (end - start))) : 1;
}

/** A straight line through places in shares of a plot, for its drawing. */
export const lineThrough = (places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y], n) => `${n ? 'L' : 'M'}${x * 1000} ${(1 - y) * 1000}`).join('');
