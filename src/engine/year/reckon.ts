import { type Chart, checkChart, type Known } from '../chart/chart.ts';
import { daysAfter, daysBetween, monthsAfter } from '../chart/day.ts';
import type { DoneFact, FactId } from '../chart/facts.ts';
import type { Judgement } from '../judgement/index.ts';
import type { Plan } from '../plan/actions.ts';
import { soonWithin } from './constants.ts';
import { type Interval, type YearItem, type YearItemId, yearItems } from './items.ts';

/**
 * `overdue`: its day has passed. `due`: today, or at this visit. `unknown`: nobody has said when it was done, which is not the same as late.
 * `soon`: within two months. `later`. `done`: once, and never again. `not-for`: not in this patient, with the reason.
 */
type YearStatus = 'overdue' | 'due' | 'unknown' | 'soon' | 'later' | 'done' | 'not-for';
/** As they are told. */
const order: readonly YearStatus[] = ['overdue', 'due', 'unknown', 'soon', 'later', 'done', 'not-for'];

/** One line of the year. Days are days of the clinician's calendar, yyyy-mm-dd. */
export interface YearLine {
  readonly id: YearItemId;
  readonly status: YearStatus;
  /** When it was done last, where that is known. */
  readonly last?: string;
  /** It was done, and nobody has said when. */
  readonly undated?: true;
  /** When it is due next; of `overdue` the day that has passed. */
  readonly due?: string;
  /** Days since then. */
  readonly late?: number;
  /** The plan asks for it sooner than the interval does: the day is the plan's. */
  readonly byPlan?: true;
  readonly interval: Interval;
  /** What a press marks as done. */
  readonly mark: DoneFact;
  /** Its last day is that of the mark: where there is a figure, the result is not here. */
  readonly marked?: true;
  /** The figure to enter. */
  readonly figure?: FactId;
}
export interface Year {
  /** What is late first. Empty for a child, whose year is another. */
  readonly lines: readonly YearLine[];
  readonly child: boolean;
}

interface Last {
  readonly known: boolean;
  readonly marked?: true;
  readonly on?: string;
}

function lastMark({ done }: YearItem, chart: Chart): Last {
  const mark = chart[done];
  if (mark?.value !== true) return { known: false };
  return { known: true, marked: true, ...(mark.on !== undefined && { on: mark.on }) };
}

function lastFigure({ figures }: YearItem, chart: Chart): Last {
  if (!figures) return { known: false };
  const { facts, together } = figures;
  const found = facts.flatMap((fact): Known[] => (chart[fact] ? [chart[fact]] : []));
  if (found.length === 0 || (together && found.length < facts.length)) return { known: false };
  const days = found.flatMap(({ on }) => on ?? []).sort();
  // Of figures that belong together one without a day leaves the day of all of them open.
  if (days.length === 0 || (together && days.length < found.length)) return { known: true };
  const on = together ? days[0] : days.at(-1);
  return { known: true, ...(on !== undefined && { on }) };
}

/** When something was done last: by its mark or by the figures that tell of it, whichever is of the later day; of one day, the figures. */
function lastOf(item: YearItem, chart: Chart): Last {
  const [mark, figure] = [lastMark(item, chart), lastFigure(item, chart)];
  if (!mark.known || !figure.known) return figure.known ? figure : mark;
  return (mark.on ?? '') > (figure.on ?? '') ? mark : figure;
}

/** The day by which the plan asks for it; undefined where it does not. */
function plannedFor({ actions }: YearItem, plan: Plan, on: string): string | undefined {
  const within = plan.actions.filter(({ id }) => actions.includes(id)).map((action) => action.within);
  return within.length === 0 ? undefined : daysAfter(on, Math.min(...within));
}

type Reckoned = Pick<YearLine, 'status' | 'due' | 'late'>;

/** Where a day lies, seen from today. */
function seenFrom(on: string, due: string): Reckoned {
  const days = daysBetween(on, due);
  if (days < 0) return { status: 'overdue', due, late: -days };
  if (days === 0) return { status: 'due', due };
  return { status: days <= soonWithin.value ? 'soon' : 'later', due };
}

function byInterval({ kind, by }: Interval, last: Last, on: string): Reckoned {
  if (kind === 'none') return { status: 'not-for' };
  if (!last.known) return { status: 'unknown' };
  if (kind === 'once') return { status: 'done' };
  if (last.on === undefined) return { status: 'unknown' };
  const due = monthsAfter(last.on, by.value);
  if (kind === 'every') return seenFrom(on, due);
  // Done today it waits for the next visit; on another day it is due at this one, and late once it no longer steers.
  if (last.on === on) return { status: 'later' };
  return due < on ? seenFrom(on, due) : { status: 'due', due: on };
}

/** The plan's day, where it is sooner than the interval's. What is late already stays as late as it is. */
function withPlan(own: Reckoned, planned: string | undefined, on: string): Reckoned & Pick<YearLine, 'byPlan'> {
  if (planned === undefined || own.status === 'overdue' || own.status === 'due') return own;
  if (own.status === 'unknown') return { status: 'unknown', due: planned, byPlan: true };
  if (own.due !== undefined && own.due <= planned) return own;
  return { ...seenFrom(on, planned), byPlan: true };
}

function lineOf(item: YearItem & { readonly id: YearItemId }, asked: Asked): YearLine {
  const { chart, judgement, plan, on } = asked;
  const interval = item.interval(judgement.patient);
  const last = lastOf(item, chart);
  return {
    id: item.id,
    interval,
    ...(last.on !== undefined && { last: last.on }),
    ...(last.known && last.on === undefined && { undated: true }),
    ...withPlan(byInterval(interval, last, on), plannedFor(item, plan, on), on),
    mark: item.done,
    ...(last.marked && { marked: last.marked }),
    ...(item.figures && { figure: item.figures.facts[0] }),
  };
}

interface Asked {
  readonly chart: Chart;
  readonly judgement: Judgement;
  readonly plan: Plan;
  readonly on: string;
}

/**
 * What is due in a patient's year on a day (yyyy-mm-dd): for each item when it was done last, when it is due next and why. `chart` is the
 * visit's own, with the figures that are too old to steer a plan; `plan` and `judgement` are what the visit made of it on the same day.
 * What is dated later than `on`, or cannot be used, counts as not known. Never throws on a chart.
 */
export function yearOf({ chart: given, judgement, plan, on }: Asked): Year {
  if (judgement.patient.isChild) return { lines: [], child: true };
  const { chart } = checkChart(given, { on, examples: false });
  const lines = yearItems.map((item) => lineOf(item, { chart, judgement, plan, on }));
  const rank = ({ status }: YearLine): number => order.indexOf(status);
  return { lines: lines.toSorted((one, other) => rank(one) - rank(other)), child: false };
}

/** What is late, or due at this visit. */
export const isDue = ({ status }: YearLine): boolean => status === 'overdue' || status === 'due';
