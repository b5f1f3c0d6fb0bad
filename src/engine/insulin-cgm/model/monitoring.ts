import { hypoglycaemiaAlert, ketoneAlert } from '../../clinical/glycaemia.ts';
import { noted } from '../../clinical/note.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { cgmTargets, dose, glucoseTargets, goal } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { startsNow } from './readiness.ts';
import { note } from './notes.ts';
import { cgmInsufficient, lowsNow, olderTargets } from './patient.ts';
import type { BasalBlock, Results } from '../results.ts';

/** CGM where there is access to it, or partial access and a reason; a blood glucose meter otherwise. */
export function monitoringPlan(inputs: Inputs): Results['monitoringPlan'] {
  const now = startsNow(inputs);
  const { cgmAccess, pastHypoglycemiaGrade2, hypoglycemiaAvoidance } = inputs;
  const cgm = cgmAccess === 'full' || (cgmAccess === 'partial' && (now || pastHypoglycemiaGrade2));
  const realtime = pastHypoglycemiaGrade2 || hypoglycemiaAvoidance === 'high';
  const older = olderTargets(inputs);
  const fasting = older ? glucoseTargets.older : glucoseTargets.adult;
  const modality = !cgm ? 'smbg' : realtime ? 'cgm-realtime' : 'cgm-scanning';
  return {
    modality,
    rationale: note(
      !cgm
        ? cgmAccess === 'none'
          ? 'monitor.noAccess'
          : 'monitor.partial'
        : realtime
          ? 'monitor.realtime'
          : 'monitor.scanning',
    ),
    schedule: cgm
      ? [
          note('schedule.cgmWear', {
            days: noted.count(cgmTargets.days.value),
            percent: noted.count(cgmTargets.wear.value, '%', 0, 1),
          }),
          note('schedule.cgmReview'),
          note('schedule.backup'),
        ]
      : [
          note('schedule.fasting'),
          note(now || inputs.basalInsulin ? 'schedule.pairs' : 'schedule.spot'),
          note('schedule.backup'),
        ],
    targets: {
      tir: (older ? cgmTargets.older : cgmTargets.adult).tir.value,
      tbr: (older ? cgmTargets.older : cgmTargets.adult).below70.value,
      fasting: { min: fasting.low.value, max: fasting.high.value },
      postMeal: glucoseTargets.postMeal.value,
    },
    safetyBand: [
      note('safety.low', {
        glucose: noted.quantity('fpg', glucoseTargets.rescue.value),
        from: noted.count(dose.cutLow.value),
        to: noted.count(dose.cutHigh.value, '%'),
      }),
      note('safety.severe', { glucose: noted.quantity('fpg', glucoseTargets.severe.value) }),
      note('safety.high', { glucose: noted.quantity('fpg', ketoneAlert.value) }),
    ],
  };
}

export function deIntensification(): Results['deIntensificationCriteria'] {
  return {
    conditions: [
      note('down.goal', { goal: noted.quantity('a1c', goal.value), months: noted.count(3) }),
      note('down.tir', { percent: noted.count(cgmTargets.tirStepDown.value, '%', 0, 1) }),
      note('down.dose', { perKg: noted.count(dose.low.value, 'U/kg', 1, 2) }),
      note('down.hypo', {
        percent: noted.count(cgmTargets.adult.below70.value, '%', 0, 1),
        glucose: noted.quantity('fpg', glucoseTargets.rescue.value),
        low: noted.quantity('fpg', hypoglycaemiaAlert.value),
      }),
    ],
    stepDownPlan: [
      note('down.su'),
      note('down.basal', { from: noted.count(dose.cutLow.value), to: noted.count(dose.cutHigh.value, '%') }),
      note('down.check'),
      note('down.type1'),
    ],
  };
}

/** Lows of today lead at once, past severe ones unless insulin is needed now; otherwise all three of goal, time in range and a small dose. */
export function deIntensify(inputs: Inputs, block: BasalBlock | undefined): Results['deIntensify'] {
  if (lowsNow(inputs) || (inputs.pastHypoglycemiaGrade2 && !startsNow(inputs) && (inputs.basalInsulin || inputs.su)))
    return 'now';
  const { tir70180 } = inputs;
  const small =
    block?.inUse === true && block.units !== undefined && below(block.units, dose.low.value * inputs.weight);
  const steady = tir70180 !== undefined && !cgmInsufficient(inputs) && atLeast(tir70180, cgmTargets.tirStepDown);
  return atLeast(goal.value, inputs.baselineA1c) && steady && small ? 'consider' : 'no';
}
