import { asksForKetones, isLowReading } from '../clinical/glycaemia.ts';
import { ketonesRaised } from '../clinical/ketones.ts';
import { atLeast, cited } from '../kit/worksheet/cited.ts';
import type { Chart, Known } from './chart.ts';
import { daysAfter, monthsAfter } from './day.ts';
import { type FactId, facts, isFactId } from './facts.ts';
import { glucoseSteers, monthsBetween, steersMonths } from './freshness.ts';

/** A reading that asks for something the same day does so for these days: afterwards it is measured again, not acted on. */
const extremeSteers = cited(7, 'days', 'design', 'a very high or low reading tells of its days', 'R');
/** Raised ketones of yesterday are as those of today; for so long they are then measured again before they are forgotten. */
const raisedKetonesSteer = cited(1, 'days', 'design', 'raised ketones, not seen normal since', 'R');
const raisedKetonesTell = cited(14, 'days', 'design', 'raised ketones, not seen normal since', 'R');
const isRaised = (known: Known): boolean => typeof known.value === 'number' && atLeast(known.value, ketonesRaised);
const isExtreme = (fact: FactId, { value }: Known): boolean =>
  (fact === 'fpg' || fact === 'ppg') && typeof value === 'number' && (isLowReading(value) || asksForKetones(value));

/** The last day (yyyy-mm-dd) on which a value that bears its day steers a plan; undefined where it always does. */
function lastDay(fact: FactId, known: Known & { readonly on: string }): string | undefined {
  const months = steersMonths(fact, known)?.value;
  const byAge = months === undefined ? undefined : monthsAfter(known.on, months);
  if (fact === 'ketones' && isRaised(known)) return daysAfter(known.on, raisedKetonesSteer.value);
  return isExtreme(fact, known) ? daysAfter(known.on, extremeSteers.value) : byAge;
}

/** Facts of a checked chart that bear a day too long ago to steer a plan on another (yyyy-mm-dd). What bears none was said now. */
export function outdated(chart: Chart, today: string): FactId[] {
  return Object.entries(chart).flatMap(([fact, known]): FactId[] => {
    if (known.on === undefined || !isFactId(fact)) return [];
    const last = lastDay(fact, { ...known, on: known.on });
    return last !== undefined && last < today ? [fact] : [];
  });
}

/** Beside each other for so long, they were asked about when they met. */
const askedOnce = cited(28, 'days', 'design', 'what is asked once, where two medicines meet', 'R');
const askedWhereTheyMeet = ['strongCyp3a4Inhibitor', 'statin'] as const satisfies readonly FactId[];
const met = (chart: Chart, today: string): readonly (readonly [FactId, Known])[] =>
  askedWhereTheyMeet.flatMap((fact) => {
    const known = chart[fact];
    return known?.on !== undefined && daysAfter(known.on, askedOnce.value) < today ? [[fact, known] as const] : [];
  });

/** Of what is too old to steer, what still tells how soon it is measured again: not a normal or forgotten ketone, nor a reading of another season. And what was asked about already. */
export function remembered(chart: Chart, old: readonly FactId[], today: string): Chart {
  const isForgotten = (fact: FactId, known: Known): boolean => {
    if (known.on === undefined) return false;
    if (fact === 'ketones') return !isRaised(known) || daysAfter(known.on, raisedKetonesTell.value) < today;
    return isExtreme(fact, known) && monthsAfter(known.on, glucoseSteers.value) < today;
  };
  const kept = old.flatMap((fact) => {
    const known = chart[fact];
    return known && !isForgotten(fact, known) ? [[fact, known] as const] : [];
  });
  return Object.fromEntries([...kept, ...met(chart, today)]);
}

/** A low reading that is too old to treat was a low: it stays in the history where nobody has said otherwise. */
function lowsBefore(chart: Chart, today: string): readonly (readonly [FactId, Known])[] {
  if (chart.hypoglycaemiaHistory !== undefined) return [];
  const low = (['fpg', 'ppg'] as const).find((fact) => {
    const known = chart[fact];
    return (
      known?.on !== undefined &&
      isLowReading(Number(known.value)) &&
      daysAfter(known.on, extremeSteers.value) < today &&
      monthsAfter(known.on, glucoseSteers.value) >= today
    );
  });
  return low ? [['hypoglycaemiaHistory', { value: true, from: 'derived' }]] : [];
}

/** What grows with the calendar, in years or in months since it was told. */
const growing: { readonly [F in FactId]?: number } = {
  age: 12,
  diabetesDuration: 12,
  metforminDuration: 1,
  sulfonylureaMonths: 1,
  dpp4InhibitorMonths: 1,
  sglt2InhibitorMonths: 1,
  glp1RAMonths: 1,
  tzdMonths: 1,
};
/** A checked chart's age and durations as they are on a day (yyyy-mm-dd), where they were told on an earlier one; never beyond what a form takes. */
export function grown(chart: Chart, today: string): readonly (readonly [FactId, Known])[] {
  return [...sinceEarlierEgfr(chart, today), ...lengthened(chart, today), ...lowsBefore(chart, today)];
}
/** What was told today lies so many months after an earlier one that bears its day. */
function sinceEarlierEgfr(
  { previousEgfr, egfr, creatinine, previousEgfrMonths }: Chart,
  today: string,
): readonly (readonly [FactId, Known])[] {
  const isOfToday = (egfr ?? creatinine) !== undefined && (egfr ?? creatinine)?.on === undefined;
  const months = previousEgfr?.on === undefined || !isOfToday ? undefined : monthsBetween(previousEgfr.on, today);
  return months === undefined || previousEgfrMonths !== undefined
    ? []
    : [['previousEgfrMonths', { value: months, from: 'derived' }]];
}
function lengthened(chart: Chart, today: string): readonly (readonly [FactId, Known])[] {
  return (Object.keys(growing) as FactId[]).flatMap((fact): (readonly [FactId, Known])[] => {
    const known = chart[fact];
    const about = facts[fact];
    if (known?.on === undefined || typeof known.value !== 'number' || about.kind !== 'number') return [];
    const more = Math.floor((monthsBetween(known.on, today) ?? 0) / (growing[fact] ?? 1));
    return more > 0 ? [[fact, { ...known, value: Math.min(known.value + more, about.concept.hard.max) }]] : [];
  });
}
