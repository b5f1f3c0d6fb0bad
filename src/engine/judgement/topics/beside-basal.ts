import { knownOf } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { count, quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { fits, littleAbove, nearEnough } from '../fits.ts';
import {
  aboveGoal,
  basalADay,
  fastingGoal,
  goalFacts,
  isComplex,
  lowGlucose,
  muchBasal,
  overBasal,
  poorAdherence,
  refusesInjections,
} from '../glucose.ts';
import { glp1Step } from '../glp1-agent.ts';
import { insulinWaits } from '../next-class.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';

/** A dose of basal insulin that is more likely a slip of the form. */
const unlikelyDose = cited(1.5, 'U/kg', 'generalKnowledge', 'a dose that is asked again', 'R');

/** What helps where more basal insulin does not: a GLP-1 receptor agonist in place of a DPP-4 inhibitor, or insulin at a meal. */
function stepsBeside(patient: Patient, within: number): Said[] {
  const { known } = patient;
  if (!aboveGoal(patient) || poorAdherence(patient) !== undefined || nearEnough(patient)) return [];
  const glp1 = fits(patient, 'glp1RA');
  return [
    ...(glp1 ? [act('start:glp1RA', within, { optional: true })] : []),
    ...(glp1 && known.dpp4Inhibitor === true ? [act('stop:dpp4Inhibitor', within, { with: 'start:glp1RA' })] : []),
    // Injections at meals are much for a few tenths, or for the days until a better step is open.
    ...(known.mealtimeInsulin !== true &&
    !isComplex(patient) &&
    !refusesInjections(patient) &&
    !littleAbove(patient) &&
    !insulinWaits(patient)
      ? [act('start:mealtimeInsulin', within, { optional: true, unless: glp1Step(patient) })]
      : []),
  ];
}

/** More basal insulin is no answer: there is too much of it, or mornings are at their goal. */
export const besideBasal = [
  rule({
    id: 'insulin.too-much-basal',
    references: [
      ref('aace2023', 'basal dose above 0.5 U/kg', 'S'),
      ref('ada2026', 'section 9, 9.26: signs of too much basal insulin, which name no dose', 'S'),
    ],
    needs: ['basalInsulin', 'weight'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: ({ basalInsulin }, patient) => basalInsulin && overBasal(patient),
    rests: (patient) => knownOf(patient, ['basalUnits', 'weeklyInsulinUnits']),
    excludes: () => ['basalInsulin'],
    says: ({ weight }, patient) => [
      ...(atLeast((basalADay(patient) ?? 0) / weight, unlikelyDose)
        ? [act(patient.known.weeklyInsulinUnits === undefined ? 'ask:basalUnits' : 'ask:weeklyInsulinUnits', 3)]
        : []),
      ...stepsBeside(patient, 14),
    ],
    values: ({ weight }, patient) => ({
      units: quantity(concepts.basalUnits, basalADay(patient) ?? 0),
      perKg: count((basalADay(patient) ?? 0) / weight, 'U/kg', 2),
      limit: count(muchBasal.value, 'U/kg', 1),
    }),
  }),
  rule({
    id: 'insulin.fasting-at-goal',
    references: [ref('ada2026', 'section 9, figure 9.5: fasting at goal and HbA1c above it', 'S')],
    needs: ['basalInsulin', 'fpg'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: ({ basalInsulin, fpg }, patient) =>
      basalInsulin &&
      atLeast(fastingGoal(patient).value, fpg) &&
      atLeast(fpg, lowGlucose) &&
      aboveGoal(patient) &&
      patient.lowReadings.length === 0,
    rests: (patient) => [...knownOf(patient, ['a1c']), ...goalFacts(patient)],
    excludes: () => ['basalInsulin'],
    says: (_, patient) => [act('check:glucose', 14), ...stepsBeside(patient, 28)],
    values: ({ fpg }) => ({ fasting: quantity(concepts.fpg, fpg) }),
  }),
] as const;
