import { bodyMassIndex } from '../clinical/bmi.ts';
import { egfrFromCreatinine } from '../clinical/ckd-epi.ts';
import { stageOfEgfr } from '../clinical/kidney-stage.ts';
import { type Sheet, type WorksheetStep, worksheet } from '../kit/worksheet/worksheet.ts';
import { type Chart, factValue, isChecked, isOfChild, type Known, markChecked, markChild, problemOf } from './chart.ts';
import { dayOfYear, isDay } from './day.ts';
import type { FactId } from './facts.ts';
import { monthsBetween } from './freshness.ts';

interface Derivation {
  readonly fact: FactId;
  readonly from: readonly FactId[];
  derive(chart: Chart, sheet: Sheet): Known['value'] | undefined;
}

/** In this order: a stage may rest on an eGFR that itself was worked out. */
const derivations: readonly Derivation[] = [
  {
    fact: 'bmi',
    from: ['weight', 'height'],
    derive(chart, sheet) {
      const weight = factValue(chart, 'weight');
      const height = factValue(chart, 'height');
      return weight === undefined || height === undefined ? undefined : bodyMassIndex(sheet, weight, height);
    },
  },
  {
    fact: 'egfr',
    from: ['creatinine', 'age', 'sex'],
    derive(chart, sheet) {
      const creatinine = factValue(chart, 'creatinine');
      const age = factValue(chart, 'age');
      const sex = factValue(chart, 'sex');
      // The formula was not made for either.
      if (factValue(chart, 'pregnancy') || factValue(chart, 'dialysis')) return undefined;
      return creatinine === undefined || age === undefined || sex === undefined
        ? undefined
        : egfrFromCreatinine(sheet, creatinine, age, sex);
    },
  },
  // What is there now has been there: no figure, and no step.
  { fact: 'footUlcer', from: ['footUlcerOpen'], derive: (chart) => factValue(chart, 'footUlcerOpen') || undefined },
  {
    fact: 'pancreatitis',
    from: ['pancreatitisNow'],
    derive: (chart) => factValue(chart, 'pancreatitisNow') || undefined,
  },
  // A count of the calendar, like these.
  {
    fact: 'previousEgfrMonths',
    from: ['previousEgfr', 'egfr'],
    derive: ({ previousEgfr, egfr }) => monthsBetween(previousEgfr?.on ?? '', egfr?.on ?? ''),
  },
  // What is neither in range nor below it is above.
  {
    fact: 'tar180',
    from: ['tir', 'tbr70'],
    derive(chart, sheet) {
      const tir = factValue(chart, 'tir');
      const tbr70 = factValue(chart, 'tbr70');
      // Of figures that are together more than all the time, one is a slip.
      return tir === undefined || tbr70 === undefined || tir + tbr70 > 100
        ? undefined
        : sheet.step('tar180', '%', '100 - tir - tbr70', { tir, tbr70 }, 100 - tir - tbr70);
    },
  },
  // Which one, and how often, tells that it is taken.
  { fact: 'sulfonylurea', from: ['sulfonylureaAgent'], derive: () => true },
  { fact: 'glp1RA', from: ['glp1Agent'], derive: () => true },
  { fact: 'basalInsulin', from: ['insulinRegimen'], derive: () => true },
  {
    fact: 'mealtimeInsulin',
    from: ['insulinRegimen'],
    derive: (chart) => !factValue(chart, 'insulinRegimen')?.match(/^basal-(?:once|twice)$/) || undefined,
  },
  { fact: 'ascvd', from: ['vesselsUnstable'], derive: (chart) => factValue(chart, 'vesselsUnstable') || undefined },
  {
    fact: 'ckdStage',
    from: ['egfr'],
    derive(chart, sheet) {
      const egfr = factValue(chart, 'egfr');
      return egfr === undefined ? undefined : stageOfEgfr(sheet, egfr);
    },
  },
];

export interface Derived {
  readonly chart: Chart;
  readonly worksheet: readonly WorksheetStep[];
}

/** Adds what follows from what is known, never over an entered value, a step of the worksheet each. An example in makes an example out. */
export function derive(chart: Chart): Derived {
  const steps: WorksheetStep[] = [];
  let full = chart;
  let added: Record<string, Known> | undefined;
  for (const { fact, from, derive: work } of derivations) {
    if (factValue(full, fact) !== undefined || from.some((id) => factValue(full, id) === undefined)) continue;
    const sheet = worksheet();
    const value = work(full, sheet);
    if (value === undefined) continue;
    const on = from.flatMap((id) => full[id]?.on ?? []).sort()[0];
    const example = from.some((id) => full[id]?.from === 'example');
    const known: Known = { value, ...(on !== undefined && { on }), from: example ? 'example' : 'derived' };
    // A weight and a height that cannot be together tell no BMI.
    if (problemOf(fact, known) !== undefined) continue;
    steps.push(...sheet.steps);
    if (!added) {
      added = { ...chart };
      full = isChecked(chart) ? markChecked(added) : added;
      if (isOfChild(chart)) markChild(full);
    }
    added[fact] = known;
  }
  return { chart: full, worksheet: steps };
}

/**
 * Whole years from a birth date to a day, both yyyy-mm-dd, with a step of the worksheet; undefined where they are no days or in the
 * wrong order. Who was born on 29 February is a year older from 1 March where a year has none.
 */
export function ageOn(sheet: Sheet, birthDate: string, on: string): number | undefined {
  if (!isDay(birthDate) || !isDay(on) || birthDate > on) return undefined;
  const [birthYear, birthDay] = [Number(birthDate.slice(0, 4)), dayOfYear(birthDate)];
  const [year, day] = [Number(on.slice(0, 4)), dayOfYear(on)];
  return sheet.step(
    'ageDerived',
    'years',
    'year - birthYear - if(day < birthday, 1, 0)',
    { year, birthYear, day, birthday: birthDay },
    year - birthYear - (day < birthDay ? 1 : 0),
  );
}
