import { floorTo } from '../kit/maths.ts';
import type { Cited } from '../kit/worksheet/cited.ts';
import { worksheet, type WorksheetStep } from '../kit/worksheet/worksheet.ts';
import type { Said } from './rule.ts';

/** A dose worked out of the patient's own figures, with its line of the worksheet, which is written when somebody asks for it. */
export type Dose = Required<Pick<Said, 'to' | 'worked'>>;

/** Whole units of basal insulin. A plan has one such dose, so one name does; its variables have their words in copy/plan.ts. */
function units(value: number, formula: string, variables: Readonly<Record<string, number | Cited>>): Dose {
  return {
    to: { value, unit: 'U' },
    worked: () => {
      const sheet = worksheet();
      sheet.step('planDose', 'U', formula, variables, value);
      return sheet.steps[0] as WorksheetStep;
    },
  };
}

/** Units per kg, rounded down. */
export function unitsPerKg(weight: number, planPerKg: Cited): Dose {
  return units(floorTo(weight * planPerKg.value), 'floor(weight * planPerKg)', { weight, planPerKg });
}

/** The same, at least so many units and never above so many per kg. */
export function unitsWithin(weight: number, planPerKg: Cited, planLeast: Cited, planMostPerKg: Cited): Dose {
  const value = Math.min(
    floorTo(planMostPerKg.value * weight),
    Math.max(planLeast.value, floorTo(planPerKg.value * weight)),
  );
  const formula = 'min(floor(planMostPerKg * weight), max(planLeast, floor(planPerKg * weight)))';
  return units(value, formula, { planMostPerKg, weight, planLeast, planPerKg });
}

/** A start of NPH: a fixed dose, under the same caps by weight. */
export function unitsOfNph(weight: number, planNph: Cited, planLeast: Cited, planPerKg: Cited): Dose {
  const value = Math.min(planNph.value, Math.max(planLeast.value, floorTo(planPerKg.value * weight)));
  const formula = 'min(planNph, max(planLeast, floor(planPerKg * weight)))';
  const { to, worked } = units(value, formula, { planNph, planLeast, planPerKg, weight });
  return { to: { ...to, of: 'NPH' }, worked };
}

/** NPH in the morning, beside a steroid that is taken then. */
export function unitsOfMorningNph(weight: number, planPerKg: Cited, planLeast: Cited, planMostPerKg: Cited): Dose {
  const { to, worked } = unitsWithin(weight, planPerKg, planLeast, planMostPerKg);
  return { to: { ...to, of: 'MorningNPH' }, worked };
}

/** A dose in use, one step up. */
export function oneStepUp(basalUnits: number, planUp: Cited): Dose {
  return units(floorTo(basalUnits) + planUp.value, 'floor(basalUnits) + planUp', { basalUnits, planUp });
}

/** The same by a share in percent, where that is more than the step. */
export function shareUp(basalUnits: number, planUp: Cited, planMore: Cited): Dose {
  const value = floorTo(basalUnits) + Math.max(planUp.value, floorTo((basalUnits * planMore.value) / 100));
  const formula = 'floor(basalUnits) + max(planUp, floor(basalUnits * planMore / 100))';
  return units(value, formula, { basalUnits, planUp, planMore });
}

/** A dose in use, less a share in percent. */
export function lessShare(basalUnits: number, planShare: Cited): Dose {
  const value = floorTo(basalUnits * (1 - planShare.value / 100));
  return units(value, 'floor(basalUnits * (1 - planShare / 100))', { basalUnits, planShare });
}
