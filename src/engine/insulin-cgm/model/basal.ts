import { type Note, noted } from '../../clinical/note.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { floorTo } from '../../kit/maths.ts';
import type { Sheet } from '../../kit/worksheet/worksheet.ts';
import { dose, glucoseTargets, withhold } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import { startsNow } from './readiness.ts';
import { note } from './notes.ts';
import { hasCkd, lowOnCgm, lowReadings, olderTargets, startsCautiously } from './patient.ts';
import type { BasalBlock, InsulinType, Results, Withheld } from '../results.ts';

/** A basal analog for whoever must avoid lows, works shifts, has CKD, or need not save; NPH otherwise. */
export function insulinType(inputs: Inputs): { readonly type: InsulinType; readonly rationale: Note } {
  if (!startsNow(inputs))
    return { type: 'basal-analog', rationale: note(inputs.basalInsulin ? 'type.inUse' : 'type.notIndicated') };
  if (inputs.pastHypoglycemiaGrade2) return { type: 'basal-analog', rationale: note('type.pastHypo') };
  if (inputs.hypoglycemiaAvoidance === 'high') return { type: 'basal-analog', rationale: note('type.avoidance') };
  if (hasCkd(inputs)) return { type: 'basal-analog', rationale: note('type.kidney') };
  if (inputs.shiftWork) return { type: 'basal-analog', rationale: note('type.shift') };
  if (inputs.costSensitivity !== 'high') return { type: 'basal-analog', rationale: note('type.cost') };
  return { type: 'NPH basal', rationale: note('type.nph') };
}

const brands: Readonly<Record<'basal-analog' | 'NPH basal', readonly string[]>> = {
  'basal-analog': ['insulin glargine (Lantus, Basaglar, Toujeo)', 'insulin degludec (Tresiba)'],
  'NPH basal': ['NPH insulin (Humulin N, Insulatard)'],
};

/** Whole units to start with: rounded down, at least 4, never above 0.2 U/kg, at 0.1 U/kg where care is due; NPH 10 units under the same caps. */
function startUnits(sheet: Sheet, inputs: Inputs, type: InsulinType): number {
  const { weight } = inputs;
  const cautious = startsCautiously(inputs);
  if (type === 'NPH basal') {
    const cap = cautious ? dose.perKgCautious : dose.perKgMost;
    return sheet.step(
      'startUnits',
      'U',
      'min(nph, max(leastUnits, floor(mostPerKg * weight)))',
      { nph: dose.nph, leastUnits: dose.least, mostPerKg: cap, weight },
      Math.min(dose.nph.value, Math.max(dose.least.value, floorTo(cap.value * weight))),
    );
  }
  const perKg = cautious ? dose.perKgCautious : dose.perKg;
  return sheet.step(
    'startUnits',
    'U',
    'min(floor(mostPerKg * weight), max(leastUnits, floor(startPerKg * weight)))',
    { mostPerKg: dose.perKgMost, weight, leastUnits: dose.least, startPerKg: perKg },
    Math.min(floorTo(dose.perKgMost.value * weight), Math.max(dose.least.value, floorTo(perKg.value * weight))),
  );
}

/** The dose after one step of the titration, in whole units. */
function nextUnits(sheet: Sheet, currentBasalUnits: number): number {
  return sheet.step(
    'nextUnits',
    'U',
    'floor(currentBasalUnits) + titrationStep',
    { currentBasalUnits, titrationStep: dose.step },
    floorTo(currentBasalUnits) + dose.step.value,
  );
}

/** Reasons to print no dose: confirm the glucose and look for another cause first. Too much time low on CGM is one, scant CGM data are none. */
function withheld(inputs: Inputs): Withheld[] {
  const { baselineA1c, fpg } = inputs;
  return [
    ...(below(baselineA1c, withhold.a1c) ? ['a1c' as const] : []),
    ...(below(fpg, withhold.fpg) ? ['fpg' as const] : []),
    ...(lowReadings(inputs).includes('typicalPpg') ? ['ppg' as const] : []),
    ...(lowOnCgm(inputs) ? ['hypoglycaemia' as const] : []),
  ];
}

export function basalBlock(sheet: Sheet, inputs: Inputs, type: InsulinType): BasalBlock | undefined {
  const now = startsNow(inputs);
  const ceiling = sheet.step(
    'ceilingUnits',
    'U',
    'floor(ceilingPerKg * weight)',
    { ceilingPerKg: dose.ceiling, weight: inputs.weight },
    floorTo(dose.ceiling.value * inputs.weight),
  );
  // Worked out without a block, too: a plan that starts insulin for a reason of its own opens the calculation of its dose.
  const units = inputs.basalInsulin ? inputs.currentBasalUnits : startUnits(sheet, inputs, type);
  if (inputs.basalInsulin && units !== undefined) nextUnits(sheet, units);
  if (!now && !inputs.basalInsulin && below(inputs.baselineA1c, dose.blockA1c)) return undefined;
  return {
    ...(units !== undefined && { units }),
    inUse: inputs.basalInsulin,
    ceiling,
    overBasal: inputs.basalInsulin && units !== undefined && !atLeast(dose.ceiling.value * inputs.weight, units),
    referenceOnly: !now && !inputs.basalInsulin,
    withheld: withheld(inputs),
  };
}

/** The titration in words; above the ceiling no step up is left to describe. */
function ladderNotes(inputs: Inputs, block: BasalBlock | undefined): Note[] {
  if (!block) return [note('ladder.notApplicable')];
  const target = olderTargets(inputs) ? glucoseTargets.older : glucoseTargets.adult;
  const first =
    block.units === undefined
      ? note('ladder.unknown')
      : note(block.inUse ? 'ladder.from' : 'ladder.begin', { units: noted.count(block.units, 'U') });
  const cut = note('ladder.cut', {
    glucose: noted.quantity('fpg', glucoseTargets.rescue.value),
    from: noted.count(dose.cutLow.value),
    to: noted.count(dose.cutHigh.value, '%'),
  });
  const ceiling = note('ladder.ceiling', {
    ceiling: noted.count(block.ceiling, 'U'),
    perKg: noted.count(dose.ceiling.value, 'U/kg', 1, 2),
  });
  if (block.overBasal) return [ceiling, cut];
  return [
    first,
    note('ladder.rule', {
      step: noted.count(dose.step.value, 'U'),
      days: noted.count(dose.days.value),
      from: noted.count(dose.weeklyLow.value),
      to: noted.count(dose.weeklyHigh.value, '%'),
    }),
    note('ladder.target', {
      fasting: noted.bare('fpg', target.low.value),
      fastingTo: noted.quantity('fpg', target.high.value),
    }),
    cut,
    ceiling,
  ];
}

export function insulinChoice(
  inputs: Inputs,
  chosen: ReturnType<typeof insulinType>,
  block: BasalBlock | undefined,
): Results['insulinChoice'] {
  const applies = startsNow(inputs) && block !== undefined && !block.inUse && block.units !== undefined;
  return {
    selectedType: chosen.type,
    rationale: chosen.rationale,
    brandExamples: brands[chosen.type === 'NPH basal' ? 'NPH basal' : 'basal-analog'],
    startDose: applies ? block.units : 'not applicable',
    titrationLadder: ladderNotes(inputs, block),
  };
}
