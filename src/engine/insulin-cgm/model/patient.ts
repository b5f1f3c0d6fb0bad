import { bmiOf, underweight } from '../../clinical/bmi.ts';
import { asksForKetones, isLowReading } from '../../clinical/glycaemia.ts';
import { cautionEgfr, stageDisagrees } from '../../clinical/kidney-stage.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { cgmTargets, ckdBelow, dose, egfrOfBand, obesityLimits } from '../constants.ts';
import type { Inputs } from '../inputs.ts';

/** What the cautions ask about a patient. They go by the worse of kidney band and stage; the model takes the band alone. */
export function worseEgfr({ egfrBand, ckdStage }: Inputs): number {
  return cautionEgfr(egfrOfBand[egfrBand].value, ckdStage);
}
export function hasCkd({ ckdStage }: Inputs): boolean {
  return ckdStage !== 'none';
}
export function onDialysisStage({ ckdStage }: Inputs): boolean {
  return ckdStage === 'stage5';
}
/** Band and stage contradict each other. Below 30 both of the last stages fit. */
export function kidneyDisagrees({ egfrBand, ckdStage }: Inputs): boolean {
  if (egfrBand === '<30') return ckdStage !== 'none' && ckdStage !== 'stage4' && ckdStage !== 'stage5';
  return stageDisagrees(egfrOfBand[egfrBand].value, ckdStage);
}
/** The band says CKD, but no stage does: “any CKD” asks for the stage, so somebody has to choose it. */
export function kidneyUnstaged({ egfrBand, ckdStage }: Inputs): boolean {
  return ckdStage === 'none' && below(egfrOfBand[egfrBand].value, ckdBelow);
}

/** Age 65 or over, an eGFR below 30 or past severe hypoglycaemia: basal insulin starts lower. */
export function startsCautiously(inputs: Inputs): boolean {
  return (
    atLeast(inputs.age, dose.cautiousAge) ||
    below(worseEgfr(inputs), dose.cautiousEgfr) ||
    inputs.pastHypoglycemiaGrade2
  );
}

/** The older or high-risk set of CGM and glucose targets. */
export function olderTargets(inputs: Inputs): boolean {
  return (
    atLeast(inputs.age, dose.cautiousAge) &&
    (inputs.pastHypoglycemiaGrade2 || below(worseEgfr(inputs), dose.cautiousEgfr))
  );
}

/** CGM figures were given and rest on enough days and wear, as far as those were entered. */
export function cgmInsufficient({ cgmDays, cgmWear }: Inputs): boolean {
  return (
    (cgmDays !== undefined && below(cgmDays, cgmTargets.days)) ||
    (cgmWear !== undefined && below(cgmWear, cgmTargets.wear))
  );
}
export function hasCgm({ tir70180, tbrUnder70, tbrUnder54, tarOver180 }: Inputs): boolean {
  return [tir70180, tbrUnder70, tbrUnder54, tarOver180].some((value) => value !== undefined);
}

/** Time below 70 or 54 above its target, on sufficient data. */
export function lowOnCgm(inputs: Inputs): boolean {
  if (cgmInsufficient(inputs)) return false;
  const limit = olderTargets(inputs) ? cgmTargets.older.below70 : cgmTargets.adult.below70;
  const { tbrUnder70, tbrUnder54 } = inputs;
  return (
    (tbrUnder70 !== undefined && atLeast(tbrUnder70, limit)) ||
    (tbrUnder54 !== undefined && atLeast(tbrUnder54, cgmTargets.adult.below54))
  );
}

/** The single readings of the form. */
const readings = ['fpg', 'typicalPpg'] as const;
export type Reading = (typeof readings)[number];
/** Readings in the range of clinically important hypoglycaemia. */
export function lowReadings(inputs: Inputs): Reading[] {
  return readings.filter((path) => isLowReading(inputs[path]));
}
/** Readings that ask for ketones the same day. */
export function highReadings(inputs: Inputs): Reading[] {
  return readings.filter((path) => asksForKetones(inputs[path]));
}

/** Hypoglycaemia now, whichever figure shows it: a reading or the CGM. */
export function lowsNow(inputs: Inputs): boolean {
  return lowReadings(inputs).length > 0 || lowOnCgm(inputs);
}

/** A GLP-1 receptor agonist may be suggested: not taken yet, no injection refused, no weight that must not fall. */
export function glp1Fits({ glp1Ra, injectablesAcceptance, weight, height }: Inputs): boolean {
  return !glp1Ra && injectablesAcceptance !== 'refuses' && atLeast(bmiOf(weight, height), underweight);
}

export function obesityClassOf(bmi: number): (typeof obesityLimits)[number]['value'] {
  return [...obesityLimits].reverse().find(({ from }) => atLeast(bmi, from))?.value ?? 'normal';
}
