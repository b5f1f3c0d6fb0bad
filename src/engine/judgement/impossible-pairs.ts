import { type Chart, isChecked, isOfChild, type Known, markChecked, markChild } from '../chart/chart.ts';
import type { FactId } from '../chart/facts.ts';
import { bmiRules } from '../clinical/bmi.ts';
import { egfrFromCreatinine } from '../clinical/ckd-epi.ts';
import { atLeast, below, cited } from '../kit/worksheet/cited.ts';
import { worksheet } from '../kit/worksheet/worksheet.ts';

/** An eGFR this far from the one its creatinine gives, and by this factor, is another blood's or another unit's. */
const apart = cited(20, 'mL/min/1.73 m²', 'design', 'an eGFR that its creatinine denies', 'R');
const timesApart = cited(1.5, 'none', 'design', 'an eGFR that its creatinine denies', 'R');

/** Below this a glucose in mg/dL is as often one in mmol/L, mg/dL; and surely beside an HbA1c from the second, percent. */
const readAsMmol = cited(34, 'mg/dL', 'design', 'a glucose in mmol/L typed as mg/dL', 'R');
const highBesideIt = cited(8, '%', 'design', 'a glucose in mmol/L typed as mg/dL', 'R');

const numberOf = (chart: Chart, fact: FactId): number | undefined => {
  const value = chart[fact]?.value;
  return typeof value === 'number' ? value : undefined;
};
/** Both of one moment, as far as is known: a kidney may change between two days. */
const ofOneDay = (chart: Chart, one: FactId, other: FactId): boolean => {
  const [a, b] = [chart[one]?.on, chart[other]?.on];
  return a === undefined || b === undefined || a === b;
};

function kidneyDenied(chart: Chart): boolean {
  const [egfr, creatinine, age] = [numberOf(chart, 'egfr'), numberOf(chart, 'creatinine'), numberOf(chart, 'age')];
  const sex = chart['sex']?.value;
  if (egfr === undefined || creatinine === undefined || age === undefined) return false;
  if (chart['egfr']?.from === 'derived' || (sex !== 'male' && sex !== 'female')) return false;
  // The formula holds for neither.
  if (chart['pregnancy']?.value === true || chart['dialysis']?.value === true) return false;
  if (!ofOneDay(chart, 'egfr', 'creatinine')) return false;
  const computed = egfrFromCreatinine(worksheet(), creatinine, age, sex);
  const [less, more] = computed < egfr ? [computed, egfr] : [egfr, computed];
  return atLeast(more - less, apart) && atLeast(more, timesApart.value * less);
}
function bodyDenied(chart: Chart): boolean {
  const [weight, height] = [numberOf(chart, 'weight'), numberOf(chart, 'height')];
  return weight !== undefined && height !== undefined && !bmiRules.impossible.holds({ weight, height });
}
/** A fasting glucose that nobody sits up with, beside an HbA1c that makes mmol/L of it. */
function glucoseDenied(chart: Chart): boolean {
  const [fpg, a1c] = [numberOf(chart, 'fpg'), numberOf(chart, 'a1c')];
  return fpg !== undefined && a1c !== undefined && below(fpg, readAsMmol) && atLeast(a1c, highBesideIt);
}
function pressureDenied(chart: Chart): boolean {
  const [systolic, diastolic] = [numberOf(chart, 'systolic'), numberOf(chart, 'diastolic')];
  return systolic !== undefined && diastolic !== undefined && !below(diastolic, systolic);
}

/** Figures that cannot be together, with what was worked out of them. */
const pairs: readonly {
  readonly facts: readonly FactId[];
  readonly gives?: FactId;
  denied(chart: Chart): boolean;
}[] = [
  { facts: ['systolic', 'diastolic'], denied: pressureDenied },
  { facts: ['egfr', 'creatinine'], gives: 'ckdStage', denied: kidneyDenied },
  { facts: ['weight', 'height'], gives: 'bmi', denied: bodyDenied },
  { facts: ['fpg'], denied: glucoseDenied },
];

/** A checked chart apart from the figures in it that cannot be together: they steer nothing until somebody has said which is right. */
export function withoutImpossiblePairs(chart: Chart): { readonly chart: Chart; readonly doubted: Chart } {
  const broken = pairs.filter((pair) => pair.denied(chart));
  const denied: readonly string[] = broken.flatMap(({ facts }) => facts);
  const workedOut: readonly (string | undefined)[] = broken.map(({ gives }) => gives);
  if (!denied.length) return { chart, doubted: nothing };
  const doubted: Record<string, Known> = {};
  const rest: Record<string, Known> = {};
  for (const [fact, known] of Object.entries(chart)) {
    if (denied.includes(fact)) doubted[fact] = known;
    else if (!(known.from === 'derived' && workedOut.includes(fact))) rest[fact] = known;
  }
  const kept = isChecked(chart) ? markChecked(rest) : rest;
  return { chart: isOfChild(chart) ? markChild(kept) : kept, doubted };
}
const nothing: Chart = {};
