import { addOnEffects } from '../../clinical/agents.ts';
import { b12AfterMonths } from '../../clinical/b12.ts';
import { underweight } from '../../clinical/bmi.ts';
import { concepts } from '../../clinical/concepts.ts';
import { diagnosticA1c, hypoglycaemiaAlert, ketoneAlert } from '../../clinical/glycaemia.ts';
import { a1cUnreliable, metforminNoStart, metforminStop } from '../../clinical/renal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { clean } from '../../kit/maths.ts';
import { guardsFor } from '../../kit/guards.ts';
import { bare, count, difference, quantity, type Value, type Values, word } from '../../kit/words/message.ts';
import { benefit, cgmTargets, ckdBelow, dose, glucoseTargets, goal, sglt2From, withhold } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { startsNow } from '../model/readiness.ts';
import { cgmInsufficient, hasCgm, hasCkd, highReadings, kidneyDisagrees, kidneyUnstaged, lowOnCgm, lowReadings, olderTargets, onDialysisStage, type Reading, startsCautiously, worseEgfr } from '../model/patient.ts';
import { suReasons } from '../model/reconcile.ts';
import type { Results } from '../results.ts';

const guard = guardsFor<Inputs, Results>();
const a1c = (value: number): Value => quantity(concepts.a1c, value);
const fpg = (value: number): Value => quantity(concepts.fpg, value);
const egfr = (value: number): Value => bare(concepts.egfr, value);
const ppg = (value: number): Value => quantity(concepts.ppg, value);
/** Which readings, each with its figure. */
const named = (inputs: Inputs, found: readonly Reading[]): Value => ({ type: 'list', items: found.map((path) => word(`reading.${path}`, { glucose: path === 'fpg' ? fpg(inputs.fpg) : ppg(inputs.typicalPpg) })) });
const measuredGmi = ({ gmi }: Inputs): number | undefined => (gmi === 0 ? undefined : gmi);
const gmiGap = (inputs: Inputs): number => Math.abs(clean((measuredGmi(inputs) ?? inputs.baselineA1c) - inputs.baselineA1c));
const sglt2Wanted = (inputs: Inputs): boolean => (hasCkd(inputs) || inputs.heartFailure) && !inputs.sglt2;

/** The figure that reached its limit: the time below 70 where it did, else the time below 54. */
const lowValues = (inputs: Inputs): Values => {
  const below70 = (olderTargets(inputs) ? cgmTargets.older : cgmTargets.adult).below70;
  const by70 = inputs.tbrUnder70 !== undefined && atLeast(inputs.tbrUnder70, below70);
  return {
    glucose: fpg((by70 ? glucoseTargets.rescue : glucoseTargets.severe).value), percent: count((by70 ? inputs.tbrUnder70 : inputs.tbrUnder54) ?? 0, '%', 0, 1),
    limit: count((by70 ? below70 : cgmTargets.adult.below54).value, '%'),
  };
};

/** Medicines this plan stops or holds, which the formula counts all the same. */
const heldMedicines = ({ medReconciliation }: Results) =>
  medReconciliation.othermeds.flatMap(({ drug, action }) => ((action === 'stop' || action === 'hold') && drug !== 'glp1Ra' ? [drug] : []));

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [
  guard('doseWithheld', 'block', ['design'], ['baselineA1c', 'fpg', 'typicalPpg', 'tbrUnder70', 'tbrUnder54'], (_, { basalBlock }) => (basalBlock?.withheld.length ?? 0) > 0, (inputs, { basalBlock }) => ({
    reasons: { type: 'list', items: (basalBlock?.withheld ?? []).map((why) => word(`withheld.${why}`, {
      a1c: a1c(inputs.baselineA1c), limit: a1c(withhold.a1c.value), fpg: fpg(inputs.fpg), fpgLimit: fpg(withhold.fpg.value), ppg: ppg(inputs.typicalPpg), ppgLimit: ppg(hypoglycaemiaAlert.value),
    })) },
  })),
  guard('metforminContraindicated', 'block', ['labelMetformin', 'kdigo2022'], ['egfrBand', 'ckdStage'], (inputs) => below(worseEgfr(inputs), metforminStop), () => ({ limit: egfr(metforminStop.value) })),
  guard('tzdHeartFailure', 'block', ['generalKnowledge'], ['tzd', 'heartFailure'], ({ tzd, heartFailure }) => tzd && heartFailure),
  guard('incretinTwice', 'block', ['ada2025'], ['sitagliptin100', 'glp1Ra'], ({ sitagliptin100, glp1Ra }) => sitagliptin100 && glp1Ra),
  guard('startNowExclude', 'warn', ['ada2025'], ['baselineA1c', 'symptomatic'], (inputs) => startsNow(inputs)),
  guard('ketones', 'warn', ['ada2025'], ['fpg', 'typicalPpg'], (inputs) => highReadings(inputs).length > 0, (inputs) => ({ readings: named(inputs, highReadings(inputs)), limit: fpg(ketoneAlert.value) })),
  guard('hypoglycaemia', 'warn', ['ada2025'], ['fpg', 'typicalPpg'], (inputs) => lowReadings(inputs).length > 0, (inputs) => ({ readings: named(inputs, lowReadings(inputs)), limit: fpg(hypoglycaemiaAlert.value) })),
  guard('lowsFirst', 'warn', ['battelino2019'], ['tbrUnder70', 'tbrUnder54'], (inputs) => lowOnCgm(inputs), lowValues),
  guard('sglt2Hold', 'warn', ['ada2025'], ['sglt2', 'symptomatic'], ({ sglt2, symptomatic }) => sglt2 && symptomatic),
  guard('suStop', 'warn', ['ada2025'], ['su'], (inputs) => inputs.su && startsNow(inputs)),
  guard('suReview', 'warn', ['design'], ['su', 'age', 'egfrBand', 'ckdStage', 'pastHypoglycemiaGrade2', 'fpg', 'typicalPpg', 'tbrUnder70', 'tbrUnder54'], (inputs) => inputs.su && !startsNow(inputs) && suReasons(inputs)),
  guard('heldCounted', 'warn', ['design'], ['sglt2', 'su', 'tzd', 'symptomatic', 'heartFailure'], (_, results) => heldMedicines(results).length > 0, (_, results) => ({
    drugs: { type: 'list', items: heldMedicines(results).map((drug) => word(`drug.${drug}`)) }, points: difference(concepts.a1c, heldMedicines(results).reduce((sum, drug) => sum + addOnEffects[drug].value, 0)),
  })),
  guard('overBasal', 'warn', ['ada2025'], ['currentBasalUnits', 'weight'], (_, { basalBlock }) => basalBlock?.overBasal === true, (_, { basalBlock }) => ({ units: count(basalBlock?.units ?? 0, 'U'), ceiling: count(basalBlock?.ceiling ?? 0, 'U'), perKg: count(dose.ceiling.value, 'U/kg', 1) })),
  guard('basalUnitsMissing', 'warn', ['design'], ['basalInsulin', 'currentBasalUnits'], ({ basalInsulin, currentBasalUnits }) => basalInsulin && currentBasalUnits === undefined),
  guard('cautiousStart', 'warn', ['ada2025', 'design'], ['age', 'egfrBand', 'ckdStage', 'pastHypoglycemiaGrade2'], (inputs, { basalBlock }) => basalBlock !== undefined && !basalBlock.inUse && startsCautiously(inputs), () => ({ perKg: count(dose.perKgCautious.value, 'U/kg', 1) })),
  guard('metforminLimited', 'warn', ['labelMetformin', 'lipska2011'], ['egfrBand', 'ckdStage'], (inputs) => atLeast(worseEgfr(inputs), metforminStop) && below(worseEgfr(inputs), metforminNoStart), () => ({ from: egfr(metforminStop.value), limit: egfr(metforminNoStart.value) })),
  guard('metforminPoor', 'warn', ['design'], ['metforminMr.tolerance'], (inputs) => inputs.metforminMr.tolerance === 'poor' && atLeast(worseEgfr(inputs), metforminStop)),
  guard('sglt2Kidney', 'warn', ['kdigo2022'], ['egfrBand', 'ckdStage'], (inputs) => sglt2Wanted(inputs) && below(worseEgfr(inputs), metforminStop), () => ({ limit: egfr(sglt2From.value) })),
  guard('kidneyDisagrees', 'warn', ['kdigo2022'], ['egfrBand', 'ckdStage'], (inputs) => kidneyDisagrees(inputs)),
  guard('kidneyUnstaged', 'warn', ['kdigo2022'], ['egfrBand', 'ckdStage'], (inputs) => kidneyUnstaged(inputs), () => ({ limit: egfr(ckdBelow.value) })),
  guard('preferenceStands', 'warn', ['design'], ['injectablesAcceptance'], (inputs) => startsNow(inputs) && inputs.injectablesAcceptance !== 'accepts'),
  guard('diabetesConfirmed', 'warn', ['ada2025'], ['baselineA1c'], (inputs) => below(inputs.baselineA1c, diagnosticA1c), (inputs) => ({ a1c: a1c(inputs.baselineA1c), limit: a1c(diagnosticA1c.value) })),
  guard('underweight', 'warn', ['who1995'], ['weight', 'height'], (_, { bmi }) => below(bmi, underweight), (_, { bmi }) => ({ bmi: bare(concepts.bmi, bmi), limit: bare(concepts.bmi, underweight.value) })),
  guard('variability', 'warn', ['battelino2019'], ['coefficientVariation'], (inputs) => !cgmInsufficient(inputs) && (inputs.coefficientVariation ?? 0) > cgmTargets.cv.value, (inputs) => ({ cv: count(inputs.coefficientVariation ?? 0, '%', 0, 1), limit: count(cgmTargets.cv.value, '%') })),
  guard('gmiGap', 'warn', ['bergenstal2018'], ['gmi', 'baselineA1c'], (inputs) => gmiGap(inputs) > cgmTargets.gmiGap.value, (inputs) => ({ gmi: a1c(measuredGmi(inputs) ?? inputs.baselineA1c), a1c: a1c(inputs.baselineA1c), gap: difference(concepts.a1c, cgmTargets.gmiGap.value) })),
  guard('cgmInsufficient', 'warn', ['battelino2019'], ['cgmDays', 'cgmWear'], (inputs) => hasCgm(inputs) && cgmInsufficient(inputs), () => ({ days: count(cgmTargets.days.value), wear: count(cgmTargets.wear.value, '%') })),
  guard('cgmUnconfirmed', 'note', ['battelino2019'], ['cgmDays', 'cgmWear'], (inputs) => hasCgm(inputs) && !cgmInsufficient(inputs) && (inputs.cgmDays === undefined || inputs.cgmWear === undefined), () => ({ days: count(cgmTargets.days.value), wear: count(cgmTargets.wear.value, '%') })),
  guard('referenceOnly', 'note', ['design'], ['baselineA1c'], (_, { basalBlock }) => basalBlock?.referenceOnly === true, () => ({ from: a1c(dose.blockA1c.value) })),
  guard('rangeExceeds', 'note', ['ada2025'], ['weight'], (inputs, { basalBlock }) => basalBlock !== undefined && !basalBlock.inUse && !atLeast(dose.perKgMost.value * inputs.weight, dose.rangeHigh.value), () => ({ high: count(dose.rangeHigh.value, 'U'), perKg: count(dose.perKgMost.value, 'U/kg', 1) })),
  guard('sitagliptinDiffers', 'note', ['spec', 'labelSitagliptin'], ['egfrBand', 'ckdStage'], (_, { medReconciliation: { sitagliptin } }) => sitagliptin.dose !== sitagliptin.labelDose, (_, { medReconciliation: { sitagliptin } }) => ({ dose: count(sitagliptin.dose, 'mg'), labelDose: count(sitagliptin.labelDose, 'mg') })),
  guard('tzdNotOffered', 'note', ['generalKnowledge'], ['heartFailure'], ({ tzd, heartFailure }) => heartFailure && !tzd),
  guard('injectableRefused', 'note', ['design'], ['injectablesAcceptance'], (inputs) => !startsNow(inputs) && inputs.injectablesAcceptance === 'refuses'),
  guard('atGoal', 'note', ['spec'], ['baselineA1c'], (inputs) => atLeast(goal.value, inputs.baselineA1c), (inputs) => ({ a1c: a1c(inputs.baselineA1c), goal: a1c(goal.value) })),
  guard('floored', 'note', ['design'], ['baselineA1c'], (_, { expectedA1c12w }) => clean(expectedA1c12w) === benefit.floor.value, () => ({ floor: a1c(benefit.floor.value) })),
  guard('benefitHidden', 'note', ['design'], ['baselineA1c'], (inputs) => below(inputs.baselineA1c, benefit.shownFrom), () => ({ limit: a1c(benefit.shownFrom.value) })),
  guard('b12', 'note', ['b12Practice'], ['metforminMr.duration'], (inputs) => atLeast(inputs.metforminMr.duration, b12AfterMonths), () => ({ months: count(b12AfterMonths.value) })),
  guard('lipoic', 'note', ['efsaAla'], ['ascvd', 'weight', 'height'], (_, { drugRecommendations }) => drugRecommendations.thiotica !== undefined),
  guard('olderTargets', 'note', ['battelino2019', 'ada2025'], ['age'], (inputs) => olderTargets(inputs), () => ({ percent: count(cgmTargets.older.below70.value, '%'), limit: fpg(glucoseTargets.rescue.value) })),
  guard('sglt2Dialysis', 'note', ['kdigo2022'], ['ckdStage', 'sglt2'], (inputs) => inputs.sglt2 && onDialysisStage(inputs)),
  guard('a1cReliability', 'note', ['kdigo2022', 'ada2025'], ['egfrBand', 'ckdStage'], (inputs) => below(worseEgfr(inputs), a1cUnreliable)),
  guard('assumesNew', 'note', ['design'], [], () => true),
  guard('pregnancy', 'note', ['design'], [], () => true),
] as const;

export type GuardId = (typeof guards)[number]['id'];
