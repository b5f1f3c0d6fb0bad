import { addOnEffects } from '../../clinical/agents.ts';
import { b12Adequate, b12Low, b12Status } from '../../clinical/b12.ts';
import { bmiOf, overweight, underweight } from '../../clinical/bmi.ts';
import { calorieFloors, deficitAge } from '../../clinical/calorie-floor.ts';
import { concepts } from '../../clinical/concepts.ts';
import { diagnosticA1c, hypoglycaemiaAlert, insulinA1c, ketoneAlert, olderAge, olderTarget, strictTarget } from '../../clinical/glycaemia.ts';
import { waterCap } from '../../clinical/hydration.ts';
import { stageDisagrees } from '../../clinical/kidney-stage.ts';
import { metforminAdvice } from '../../clinical/metformin.ts';
import { kidneyProtein, kidneyProteinBelow } from '../../clinical/protein.ts';
import { a1cUnreliable, metforminNoStart, metforminStop, metforminWatch } from '../../clinical/renal.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { guardsFor } from '../../kit/guards.ts';
import { bare, count, difference, quantity, type Value, type Values, word } from '../../kit/words/message.ts';
import { addOn, caution, lifestyle, weight } from '../constants.ts';
import { calorieAdvice, holdOf, isUrgent, kidneyOf, lossFits, proteinEgfr, remissionFits, waterFits } from './fits.ts';
import { bloodPressureOf, type Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

const guard = guardsFor<Inputs, Results>();
const bmi = ({ weight: kilograms, height }: Inputs): number => bmiOf(kilograms, height);
const a1c = (value: number): Value => quantity(concepts.a1c, value);
const egfr = (value: number): Value => bare(concepts.egfr, value);
const kidney = (inputs: Inputs): Values => ({ egfr: egfr(kidneyOf(inputs)) });
const drugsTicked = (i: Inputs): boolean => i.dpp4Inhibitor || i.sglt2Inhibitor || i.glp1RA || i.tzd || i.sulfonylurea;
/** BMI alone would allow a loss, so saying why it is withheld is worth a line. */
const lossWithheld = (i: Inputs): boolean => atLeast(bmi(i), weight.remissionBmi) && lossFits(i, bmi(i)) && !remissionFits(i, bmi(i));

/** Medicines this plan stops or holds, which the expected effect counts all the same. */
const heldMedicines = (i: Inputs): ('tzd' | 'sglt2')[] => [...(i.tzd && i.heartFailure ? ['tzd' as const] : []), ...(i.sglt2Inhibitor && i.catabolicSymptoms ? ['sglt2' as const] : [])];

/** Insulin is called for: urgent, and nothing to be explained first. */
const insulinNow = (i: Inputs): boolean => isUrgent(i) && !holdOf(i);

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [
  guard('pregnancy', 'block', ['ada2025', 'design'], ['pregnancy'], ({ pregnancy }) => pregnancy),
  guard('tzdHeartFailure', 'block', ['ada2025'], ['tzd', 'heartFailure'], ({ tzd, heartFailure }) => tzd && heartFailure),
  guard('metforminContraindicated', 'block', ['labelMetformin', 'kdigo2022'], ['egfr', 'ckdStage', 'metforminDose'],
    (i) => metforminAdvice(kidneyOf(i)) === 'contraindicated', (i) => ({ ...kidney(i), limit: egfr(metforminStop.value) })),
  guard('sglt2Catabolic', 'block', ['ada2025'], ['sglt2Inhibitor', 'catabolicSymptoms'], ({ sglt2Inhibitor, catabolicSymptoms }) => sglt2Inhibitor && catabolicSymptoms),
  guard('underweight', 'block', ['who1995', 'design'], ['weight', 'height'], (i) => below(bmi(i), underweight), (i) => ({ bmi: bare(concepts.bmi, bmi(i)), limit: bare(concepts.bmi, underweight.value) })),
  guard('waterIndividual', 'block', ['kdigo2022', 'design'], ['heartFailure', 'egfr'], (i) => !i.pregnancy && !waterFits(i), (i) => ({ why: word(i.heartFailure ? 'water.heart' : 'water.kidney', { egfr: egfr(kidneyOf(i)) }) })),

  guard('override', 'warn', ['spec', 'ada2025'], ['baselineA1c', 'catabolicSymptoms'], isUrgent, () => ({ limit: a1c(insulinA1c.value) })),
  guard('ketones', 'warn', ['ada2025'], ['fpg'], ({ fpg }) => fpg !== undefined && atLeast(fpg, ketoneAlert), ({ fpg }) => ({ fpg: quantity(concepts.fpg, fpg ?? 0), limit: quantity(concepts.fpg, ketoneAlert.value) })),
  guard('hypoglycaemia', 'warn', ['ada2025'], ['fpg'], ({ fpg }) => fpg !== undefined && below(fpg, hypoglycaemiaAlert), ({ fpg }) => ({ fpg: quantity(concepts.fpg, fpg ?? 0), limit: quantity(concepts.fpg, hypoglycaemiaAlert.value) })),
  guard('catabolicLowA1c', 'warn', ['design'], ['catabolicSymptoms', 'baselineA1c'], (i) => i.catabolicSymptoms && below(i.baselineA1c, caution.catabolicLowA1c),
    (i) => ({ a1c: a1c(i.baselineA1c), limit: a1c(caution.catabolicLowA1c.value) })),
  guard('urgentOrgan', 'warn', ['ada2025', 'kdigo2022'], ['ascvd', 'heartFailure', 'ckd', 'egfr'], (i) => insulinNow(i) && !i.pregnancy && (i.ascvd || i.heartFailure || i.ckd || below(kidneyOf(i), addOn.kidneyBelow))),
  guard('injectableRefused', 'warn', ['design'], ['acceptInjectables'], (i) => insulinNow(i) && !i.acceptInjectables),
  guard('doubleIncretin', 'warn', ['ada2025'], ['dpp4Inhibitor', 'glp1RA'], ({ dpp4Inhibitor, glp1RA }) => dpp4Inhibitor && glp1RA),
  guard('metforminDoNotRaise', 'warn', ['labelMetformin', 'lipska2011'], ['egfr', 'ckdStage', 'metforminDose'],
    (i) => metforminAdvice(kidneyOf(i)) === 'doNotRaise', (i) => ({ ...kidney(i), from: egfr(metforminStop.value), limit: egfr(metforminNoStart.value) })),
  guard('metforminNotTolerated', 'warn', ['design'], ['metforminTolerance'], ({ metforminTolerance }) => !metforminTolerance),
  guard('sglt2Kidney', 'warn', ['kdigo2022'], ['egfr', 'ckdStage'], (i) => below(kidneyOf(i), addOn.sglt2From), (i) => ({ ...kidney(i), limit: egfr(addOn.sglt2From.value) })),
  guard('kidneyDisagree', 'warn', ['kdigo2022', 'design'], ['egfr', 'ckdStage'], ({ egfr: at, ckdStage }) => stageDisagrees(at, ckdStage),
    (i) => ({ egfr: egfr(i.egfr), counted: egfr(kidneyOf(i)), stage: word(`choice.ckdStage.${i.ckdStage}`) })),
  guard('heldCounted', 'warn', ['design'], ['tzd', 'sglt2Inhibitor', 'heartFailure', 'catabolicSymptoms'], (i) => !i.pregnancy && heldMedicines(i).length > 0, (i) => ({
    drugs: { type: 'list', items: heldMedicines(i).map((drug) => word(`class.${drug}`)) }, points: difference(concepts.a1c, heldMedicines(i).reduce((sum, drug) => sum + addOnEffects[drug].value, 0)),
  })),
  guard('tzdOedema', 'warn', ['ada2025'], ['tzd', 'edemaHistory'], ({ tzd, edemaHistory, heartFailure }) => tzd && edemaHistory && !heartFailure),
  guard('sulfonylureaLows', 'warn', ['ada2025', 'design'], ['sulfonylurea', 'hypoHistory', 'age', 'egfr'],
    (i) => i.sulfonylurea && !i.pregnancy && (i.hypoHistory || i.basalInsulin || atLeast(i.age, caution.suAge) || below(kidneyOf(i), caution.suEgfr)), () => ({ age: count(caution.suAge.value), limit: egfr(caution.suEgfr.value) })),
  guard('insulinLows', 'warn', ['ada2025'], ['basalInsulin', 'hypoHistory'], ({ basalInsulin, hypoHistory }) => basalInsulin && hypoHistory),
  guard('deficitOlder', 'warn', ['design'], ['age'], (i) => calorieAdvice(i, bmi(i)) === 'older', () => ({ age: count(deficitAge.value) })),
  guard('lowCarbKetosis', 'warn', ['design'], ['sglt2Inhibitor', 'eatingStyle'],
    (i, { lifestylePlan }) => i.sglt2Inhibitor && (i.eatingStyle === 'lower_carb' || atLeast(lifestyle.ketosisCarbs.value, lifestylePlan.macroBreakdown.carbs)), () => ({ limit: count(lifestyle.ketosisCarbs.value, 'g') })),
  guard('pressureUrgent', 'warn', ['ada2025'], ['bloodPressure.systolic', 'bloodPressure.diastolic'], (i) => {
    const pressure = bloodPressureOf(i);
    return pressure !== undefined && (atLeast(pressure.systolic, caution.pressureUrgent.systolic) || atLeast(pressure.diastolic, caution.pressureUrgent.diastolic));
  }, (i) => ({ systolic: count(bloodPressureOf(i)?.systolic ?? 0), diastolic: count(bloodPressureOf(i)?.diastolic ?? 0, 'mmHg') })),
  guard('diabetesConfirmed', 'warn', ['ada2025'], ['baselineA1c'], (i) => below(i.baselineA1c, diagnosticA1c), (i) => ({ a1c: a1c(i.baselineA1c), limit: a1c(diagnosticA1c.value) })),
  guard('targetStrict', 'warn', ['ada2025'], ['targetA1c'], (i) => !i.pregnancy && below(i.targetA1c, strictTarget), (i) => ({ target: a1c(i.targetA1c), limit: a1c(strictTarget.value) })),
  guard('targetOlder', 'warn', ['ada2025'], ['targetA1c', 'age'], (i) => atLeast(i.age, olderAge) && below(i.targetA1c, olderTarget), () => ({ age: count(olderAge.value), limit: a1c(olderTarget.value) })),
  guard('b12Low', 'warn', ['b12Practice'], ['b12Level'], ({ b12Level }) => b12Status(b12Level) === 'low', ({ b12Level }) => ({ b12: quantity(concepts.b12, b12Level ?? 0), limit: quantity(concepts.b12, b12Low.value) })),
  guard('b12Borderline', 'warn', ['b12Practice'], ['b12Level'], ({ b12Level }) => b12Status(b12Level) === 'borderline', ({ b12Level }) => ({ b12: quantity(concepts.b12, b12Level ?? 0), limit: quantity(concepts.b12, b12Adequate.value) })),
  guard('b12Unknown', 'warn', ['b12Practice'], ['b12Level', 'neuropathy', 'hasAnemiaRisk'], (i, { b12MonitoringNeeded }) => b12MonitoringNeeded && i.b12Level === undefined),
  guard('feet', 'warn', ['ada2025'], ['neuropathy'], ({ neuropathy }) => neuropathy),

  guard('drugsCounted', 'note', ['design'], [], (i) => !i.pregnancy && (drugsTicked(i) || !atLeast(caution.fullEffectMonths.value, i.metforminDuration)), () => ({ months: count(caution.fullEffectMonths.value) })),
  guard('sglt2Weak', 'note', ['ada2025'], ['sglt2Inhibitor', 'egfr'], (i) => i.sglt2Inhibitor && below(kidneyOf(i), caution.sglt2WeakBelow), (i) => ({ ...kidney(i), limit: egfr(caution.sglt2WeakBelow.value) })),
  guard('glp1HeartFailure', 'note', ['design'], ['heartFailure'], (i) => i.heartFailure && !i.pregnancy),
  guard('metforminWatch', 'note', ['lipska2011'], ['egfr', 'ckdStage'], (i) => metforminAdvice(kidneyOf(i)) === 'watch', (i) => ({ ...kidney(i), from: egfr(metforminNoStart.value), limit: egfr(metforminWatch.value) })),
  guard('noDeficit', 'note', ['design'], ['weight', 'height'], (i) => calorieAdvice(i, bmi(i)) === 'given' && below(bmi(i), overweight), (i) => ({ bmi: bare(concepts.bmi, bmi(i)), limit: bare(concepts.bmi, overweight.value) })),
  guard('noDeficitCatabolic', 'note', ['design'], ['catabolicSymptoms'], (i) => calorieAdvice(i, bmi(i)) === 'catabolic'),
  guard('remissionWithheld', 'note', ['direct', 'design'], ['basalInsulin', 'age'], lossWithheld, () => ({ from: count(weight.remissionAgeFrom.value), to: count(weight.remissionAgeTo.value) })),
  guard('calorieFloor', 'note', ['design'], ['weight', 'height', 'age', 'sex'], (i, { lifestylePlan }) => calorieAdvice(i, bmi(i)) === 'given' && atLeast(calorieFloors[i.sex].value, lifestylePlan.calorieTarget), ({ sex }) => ({ floor: count(calorieFloors[sex].value, 'kcal') })),
  guard('proteinKidney', 'note', ['kdoqi', 'design'], ['egfr', 'ckd', 'ckdStage'], (i) => !i.pregnancy && below(proteinEgfr(i), kidneyProteinBelow), ({ weight: kilograms }) => ({ perKg: count(kidneyProtein.value, 'g', 1), grams: count(kidneyProtein.value * kilograms, 'g') })),
  guard('waterCapped', 'note', ['design'], ['weight'], (i) => !i.pregnancy && waterFits(i) && !atLeast(waterCap.value, (i.weight * lifestyle.waterHigh.value) / 1000), () => ({ cap: count(waterCap.value, 'L', 1) })),
  guard('waterCaution', 'note', ['design', 'kdigo2022'], [], (i) => !i.pregnancy && waterFits(i)),
  guard('atTarget', 'note', ['spec'], ['baselineA1c', 'targetA1c'], (i) => !i.pregnancy && !isUrgent(i) && atLeast(i.targetA1c, i.baselineA1c), (i) => ({ a1c: a1c(i.baselineA1c), target: a1c(i.targetA1c) })),
  guard('lowAdherence', 'note', ['design'], ['adherenceScore'], (i) => below(i.adherenceScore, caution.lowAdherenceBelow), (i) => ({ adherence: bare(concepts.adherenceScore, i.adherenceScore) })),
  guard('sleep', 'note', ['ada2025'], ['sleepHours'], (i) => below(i.sleepHours, lifestyle.shortSleep) || !atLeast(lifestyle.sleepTo.value, i.sleepHours), () => ({ from: count(lifestyle.sleepFrom.value), to: count(lifestyle.sleepTo.value, 'hours') })),
  guard('a1cReliability', 'note', ['kdigo2022', 'ada2025'], ['hasAnemiaRisk', 'egfr', 'pregnancy'], (i) => i.hasAnemiaRisk || i.pregnancy || below(kidneyOf(i), a1cUnreliable)),
  guard('heuristic', 'note', ['spec', 'design'], [], () => true),
] as const;

export type GuardId = (typeof guards)[number]['id'];
