import { type Chart, isOfChild, type Known, usableOf } from '../chart/chart.ts';
import { derive } from '../chart/derive.ts';
import { type FactId, factIds, type FactValue } from '../chart/facts.ts';
import { rangeOfStage } from '../clinical/kidney-stage.ts';
import { asksForKetones, isLowReading } from '../clinical/glycaemia.ts';
import { type Closed, nothingClosed } from './eligibility.ts';
import { withoutImpossiblePairs } from './impossible-pairs.ts';
import type { ActionId, Medicine } from '../plan/actions.ts';
import { atLeast, below, cited } from '../kit/worksheet/cited.ts';

/** The facts of a chart that are known and can be used, by id. */
export type KnownFacts = { readonly [F in FactId]?: FactValue<F> };

/** The kidney as far as it is known: an eGFR, or the range that a band or a stage leaves open. [from, to), mL/min/1.73 m². */
interface Kidney {
  readonly from: number;
  readonly to: number;
  /** The facts it was read from. */
  readonly facts: readonly FactId[];
}

/** Of the medicines that are closed those that a check of days, or a specialist's answer, alone keeps closed, and which. */
export interface Waits {
  /** For whatever they would be begun. */
  readonly waitsFor: ReadonlyMap<Medicine, ActionId>;
  /** For heart, kidneys or arteries: what closes one for glucose alone does not count. */
  readonly waitsToProtect: ReadonlyMap<Medicine, ActionId>;
}

/** One patient as rules see them: what is known, and what several rules ask in the same way. */
export interface Patient extends Waits {
  readonly known: KnownFacts;
  readonly chart: Chart;
  /** What the chart holds besides, and steers nothing: figures that cannot be together. */
  readonly doubted: Chart;
  /** Values too old to steer, each with its day: a bad one tells how soon it is measured again. And medicines of which an earlier visit asked. */
  readonly old: Chart;
  /** Under age: nothing of an adult's plan is for them. */
  readonly isChild: boolean;
  /** Whether anything known is only an example. */
  readonly examples: boolean;
  readonly kidney: Kidney | undefined;
  /** Whether the eGFR lies below a limit; undefined where it is not known, or the limit lies inside what is known. */
  kidneyBelow(limit: number): boolean | undefined;
  /** A sensor whose figures may steer: 14 days and 70 % wear, both known. */
  readonly sensor: boolean;
  /** Facts with a single reading below 54 mg/dL. */
  readonly lowReadings: readonly FactId[];
  /** Facts with a single reading of 300 mg/dL or more that asks for ketones. */
  readonly highReadings: readonly FactId[];
  /** Whether any insulin is known to be taken. */
  readonly onInsulin: boolean;
  /** Medicines that must not be begun or raised, once judgement has found what closes them. */
  readonly closed: Closed;
  isExample(fact: FactId): boolean;
}
/** The same patient, with what judgement found closed. */
export const patientWith = (patient: Patient, closed: Closed, waits?: Waits): Patient => ({
  ...patient,
  closed,
  ...waits,
});
const nothingWaits: Waits['waitsFor'] = new Map();

const bands: Readonly<Record<FactValue<'egfrBand'>, readonly [number, number]>> = {
  '>=90': [90, Infinity],
  '60-89': [60, 90],
  '45-59': [45, 60],
  '30-44': [30, 45],
  '<30': [0, 30],
};

/** What two answers leave together: what both allow, or the worse of the two where they exclude each other. */
function narrowed(a: Kidney, b: Kidney): Kidney {
  const [low, high] = a.to < b.to || (a.to === b.to && a.from < b.from) ? [a, b] : [b, a];
  if (low.from === low.to ? low.from < high.from : low.to <= high.from) return low;
  const from = Math.max(low.from, high.from);
  // What told nothing more is no ground of it.
  return from === low.from ? low : { from, to: low.to, facts: [...low.facts, ...high.facts] };
}

function kidneyOf({ egfr, egfrBand, ckdStage, dialysis }: KnownFacts): Kidney | undefined {
  const told: Kidney[] = [];
  const tell = (fact: FactId, [from, to]: readonly [number, number]): void => {
    told.push({ from, to, facts: [fact] });
  };
  if (egfr !== undefined) tell('egfr', [egfr, egfr]);
  if (egfrBand !== undefined) tell('egfrBand', bands[egfrBand]);
  if (ckdStage !== undefined && ckdStage !== 'none') tell('ckdStage', rangeOfStage(ckdStage));
  if (dialysis) tell('dialysis', rangeOfStage('stage5'));
  return told.length ? told.reduce(narrowed) : undefined;
}

function belowLimit(kidney: Kidney | undefined, limit: number): boolean | undefined {
  if (!kidney) return undefined;
  if (kidney.from === kidney.to) return below(kidney.from, limit);
  if (kidney.to <= limit) return true;
  return kidney.from >= limit ? false : undefined;
}

export const readings = ['fpg', 'ppg', 'ogtt'] as const satisfies readonly FactId[];
/** Fasting below this, mg/dL, a high value after a drink of glucose is what diabetes does, and no danger. */
const calmFasting = cited(200, 'mg/dL', 'ada2026', 'section 6, ketones particularly above 200 mg/dL', 'S');
/** The first of the clues to type 1 diabetes (AABBCC); the others stand in type-clues.ts. */
export const youngAge = cited(35, 'years', 'ada2026', 'section 2, AABBCC: age, for example below 35', 'S');
/** Below this HbA1c one high value after a meal is a meal, %. */
const calmA1c = cited(9, '%', 'design', 'one reading after a meal in somebody known to be well', 'R');
/** From here no meal explains it, mg/dL. */
const alarmingAfterMeal = cited(400, 'mg/dL', 'design', 'one reading after a meal in somebody known to be well', 'R');
const calmBefore = ({ fpg }: KnownFacts): boolean => fpg !== undefined && !isLowReading(fpg) && below(fpg, calmFasting);
/** What brings ketones at any glucose. */
const bringingKetones = (known: KnownFacts): FactId[] => [
  ...(known.age !== undefined && below(known.age, youngAge) ? (['age'] as const) : []),
  ...(['autoimmune', 'sglt2Inhibitor', 'ketoacidosis', 'pregnancy'] as const).filter((fact) => known[fact] === true),
  ...(known.islets === 'positive' ? (['islets'] as const) : []),
  ...(known.diabetesType === 'type1' || known.diabetesType === 'pancreatic' ? (['diabetesType'] as const) : []),
];
/** Known to be well, calm in the morning or by HbA1c, and nothing known that brings ketones: one high value after a meal is measured again. */
const wellBesideMeal = (known: KnownFacts): boolean =>
  known.catabolicSymptoms === false &&
  below(known.ppg ?? 0, alarmingAfterMeal) &&
  (known.fpg === undefined ? known.a1c !== undefined && below(known.a1c, calmA1c) : calmBefore(known)) &&
  bringingKetones(known).length === 0;
/** The readings of 300 mg/dL and more that ask for ketones: after a drink of glucose or a meal not where all else is known to be calm. */
function highReadingsOf(known: KnownFacts, isWell: boolean): FactId[] {
  const calm: { readonly [F in (typeof readings)[number]]: boolean } = {
    fpg: false,
    ppg: isWell && wellBesideMeal(known),
    ogtt: calmBefore(known) && known.catabolicSymptoms !== true,
  };
  return readings.filter((fact) => asksForKetones(known[fact]) && !calm[fact]);
}
/** The readings that ask for ketones, and what keeps a high one after a meal or a drink of glucose from being called calm. */
export const highReadingFacts = ({ known, highReadings }: Pick<Patient, 'known' | 'highReadings'>): FactId[] => [
  ...highReadings,
  ...(highReadings.includes('ppg') ? bringingKetones(known) : []),
  ...(highReadings.includes('ppg') && known.fpg !== undefined && !highReadings.includes('fpg') && !calmBefore(known)
    ? (['fpg'] as const)
    : []),
  ...(highReadings.some((fact) => fact !== 'fpg') && known.catabolicSymptoms === true
    ? (['catabolicSymptoms'] as const)
    : []),
];

/** What makes a high reading after a meal or a drink of glucose a calm one: without it that would ask for ketones. */
export const calmReadingFacts = ({ known, highReadings }: Pick<Patient, 'known' | 'highReadings'>): FactId[] =>
  (['ppg', 'ogtt'] as const).some((fact) => asksForKetones(known[fact]) && !highReadings.includes(fact))
    ? (['catabolicSymptoms', 'fpg', 'a1c'] as const).filter((fact) => known[fact] !== undefined)
    : [];

/** Times below, in and above range that make up the day, as the form of a sensor's figures asks. */
const addsUp = ({ tir, tbr70, tar180 }: KnownFacts): boolean => {
  if (tir === undefined || tbr70 === undefined || tar180 === undefined) return true;
  const sum = tir + tbr70 + tar180;
  return sum >= 95 && sum <= 105;
};

/** Every fact by name, none of them known: patients made of it have one shape, which some hundred rules read. */
const nothingKnown: Readonly<Record<string, undefined>> = Object.fromEntries(factIds.map((fact) => [fact, undefined]));

/** Reads a chart once, with what can be worked out from it. Entries that cannot be used count as unknown. */
export function patientOf(given: Chart, old: Chart = {}): Patient {
  const { chart: believed, doubted } = withoutImpossiblePairs(usableOf(given));
  const { chart } = derive(believed);
  const values: Record<string, Known['value'] | undefined> = { ...nothingKnown };
  let examples = false;
  for (const fact in chart) {
    const entry = chart[fact] as Known;
    values[fact] = entry.value;
    examples ||= entry.from === 'example';
  }
  const known = values as KnownFacts;
  const kidney = kidneyOf(known);
  return {
    known,
    chart,
    doubted,
    old,
    isChild: isOfChild(given),
    examples,
    kidney,
    kidneyBelow: (limit) => belowLimit(kidney, limit),
    sensor:
      known.tir !== undefined &&
      known.cgmDays !== undefined &&
      known.cgmWear !== undefined &&
      atLeast(Math.round(known.cgmDays), 14) &&
      atLeast(known.cgmWear, 70) &&
      addsUp(known),
    lowReadings: readings.filter((fact) => isLowReading(known[fact])),
    highReadings: highReadingsOf(known, chart.catabolicSymptoms?.from !== 'example'),
    closed: nothingClosed,
    waitsFor: nothingWaits,
    waitsToProtect: nothingWaits,
    onInsulin: known.basalInsulin === true || known.mealtimeInsulin === true,
    isExample: (fact) => examples && chart[fact]?.from === 'example',
  };
}
