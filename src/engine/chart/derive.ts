import { bodyMassIndex } from '../clinical/bmi.ts';
import { egfrFromCreatinine } from '../clinical/ckd-epi.ts';
import { stageOfEgfr } from '../clinical/kidney-stage.ts';
import { type Sheet, type WorksheetStep, worksheet } from '../kit/worksheet/worksheet.ts';
import { type Chart, type Known, factValue } from './chart.ts';
import type { FactId } from './facts.ts';

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
      return creatinine === undefined || age === undefined || sex === undefined
        ? undefined
        : egfrFromCreatinine(sheet, creatinine, age, sex);
    },
  },
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
  const sheet = worksheet();
  const full: Record<string, Known> = { ...chart };
  for (const { fact, from, derive: work } of derivations) {
    if (factValue(full, fact) !== undefined) continue;
    const value = work(full, sheet);
    if (value === undefined) continue;
    const days = from.flatMap((id) => full[id]?.on ?? []).sort();
    const on = days.at(0);
    full[fact] = {
      value,
      ...(on !== undefined && { on }),
      from: from.some((id) => full[id]?.from === 'example') ? 'example' : 'derived',
    };
  }
  return { chart: full, worksheet: sheet.steps };
}

/** Whole years from a birth date to a day, both yyyy-mm-dd; undefined where they are no such days or in the wrong order. */
export function ageOn(birthDate: string, on: string): number | undefined {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/;
  const born = day.exec(birthDate);
  const then = day.exec(on);
  if (!born || !then || birthDate > on) return undefined;
  const years = Number(then[1]) - Number(born[1]);
  return `${then[2]}${then[3]}` < `${born[2]}${born[3]}` ? years - 1 : years;
}
