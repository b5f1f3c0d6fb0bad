import { hypoglycaemiaAlert, ketoneAlert } from '../../clinical/glycaemia.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { cgmTargets, dose, glucoseTargets, goal } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { startsNow } from './model.ts';
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
          note('schedule.cgmWear', { days: cgmTargets.days.value, percent: cgmTargets.wear.value }),
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
      note('safety.low', { glucose: glucoseTargets.rescue.value, from: dose.cutLow.value, to: dose.cutHigh.value }),
      note('safety.severe', { glucose: glucoseTargets.severe.value }),
      note('safety.high', { glucose: ketoneAlert.value }),
    ],
  };
}

export function deIntensification(): Results['deIntensificationCriteria'] {
  return {
    conditions: [
      note('down.goal', { goal: goal.value, months: 3 }),
      note('down.tir', { percent: cgmTargets.tirStepDown.value }),
      note('down.dose', { perKg: dose.low.value }),
      note('down.hypo', {
        percent: cgmTargets.adult.below70.value,
        glucose: glucoseTargets.rescue.value,
        low: hypoglycaemiaAlert.value,
      }),
    ],
    stepDownPlan: [
      note('down.su'),
      note('down.basal', { from: dose.cutLow.value, to: dose.cutHigh.value }),
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
