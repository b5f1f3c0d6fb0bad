import { ketoneAlert } from '../clinical/glycaemia.ts';
import { atLeast, below } from '../kit/cited.ts';
import { cgmTargets, dose, glucoseTargets, goal } from './constants.ts';
import type { Inputs } from './inputs.ts';
import { startsNow } from './model.ts';
import { type Note, note } from './notes.ts';
import { cgmInsufficient, lowOnCgm, olderTargets } from './patient.ts';
import type { BasalBlock, Results } from './results.ts';

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
    rationale: note(!cgm ? (cgmAccess === 'none' ? 'monitor.noAccess' : 'monitor.partial') : realtime ? 'monitor.realtime' : 'monitor.scanning'),
    schedule: cgm
      ? [note('schedule.cgmWear', { days: cgmTargets.days.value, percent: cgmTargets.wear.value }), note('schedule.cgmReview'), note('schedule.backup')]
      : [note('schedule.fasting'), note(now || inputs.basalInsulin ? 'schedule.pairs' : 'schedule.spot'), note('schedule.backup')],
    targets: {
      tir: (older ? cgmTargets.older : cgmTargets.adult).tir.value, tbr: (older ? cgmTargets.older : cgmTargets.adult).below70.value,
      fasting: { min: fasting.low.value, max: fasting.high.value }, postMeal: glucoseTargets.postMeal.value,
    },
    safetyBand: [
      note('safety.low', { glucose: glucoseTargets.rescue.value, from: dose.cutLow.value, to: dose.cutHigh.value }),
      note('safety.severe', { glucose: glucoseTargets.severe.value }),
      note('safety.high', { glucose: ketoneAlert.value }),
    ],
  };
}

/** Five phases and the every-visit list. */
export function roadmap(inputs: Inputs, week: number): Results['roadmap'] {
  const now = startsNow(inputs);
  const target = olderTargets(inputs) ? glucoseTargets.older : glucoseTargets.adult;
  const start: Note[] = now
    ? [note('road.educate'), note(inputs.basalInsulin ? 'road.titrateNow' : 'road.titrate', { fasting: target.low.value, fastingTo: target.high.value }), note('road.reconcile')]
    : [note('road.optimise'), note('road.habits'), ...(inputs.basalInsulin ? [] : [note('road.prepare')])];
  return {
    month0to2: start,
    month3: [note('road.repeat', { goal: goal.value }), note(now ? 'road.over' : 'road.decide', { week })],
    month4to6: [note(now ? 'road.addGlp1' : 'road.intensify'), note('road.kidney')],
    month7to9: [note('road.hold'), note('road.hypo')],
    month10to12: [note('road.annual'), note('road.stepDown')],
    everyVisit: [note('visit.weight'), note('visit.lows'), note('visit.data'), note('visit.sites'), note('visit.feet'), note('visit.medicines')],
  };
}

export function deIntensification(): Results['deIntensificationCriteria'] {
  return {
    conditions: [
      note('down.goal', { goal: goal.value, months: 3 }),
      note('down.tir', { percent: cgmTargets.tirStepDown.value }),
      note('down.dose', { perKg: dose.low.value }),
      note('down.hypo', { percent: cgmTargets.adult.below70.value, glucose: glucoseTargets.rescue.value }),
    ],
    stepDownPlan: [note('down.su'), note('down.basal', { from: dose.cutLow.value, to: dose.cutHigh.value }), note('down.check'), note('down.type1')],
  };
}

/** Lows lead at once, past severe ones unless insulin is needed now; otherwise all three of goal, time in range and a small dose. */
export function deIntensify(inputs: Inputs, block: BasalBlock | undefined): Results['deIntensify'] {
  if (lowOnCgm(inputs) || (inputs.pastHypoglycemiaGrade2 && !startsNow(inputs) && (inputs.basalInsulin || inputs.su))) return 'now';
  const { tir70180 } = inputs;
  const small = block?.inUse === true && block.units !== undefined && below(block.units, dose.low.value * inputs.weight);
  const steady = tir70180 !== undefined && !cgmInsufficient(inputs) && atLeast(tir70180, cgmTargets.tirStepDown);
  return atLeast(goal.value, inputs.baselineA1c) && steady && small ? 'consider' : 'no';
}
