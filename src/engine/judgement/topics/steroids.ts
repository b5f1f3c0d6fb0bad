import { concepts } from '../../clinical/concepts.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { quantity } from '../../kit/words/message.ts';
import { knownOrDenied } from '../evidence.ts';
import { glucoseClasses } from '../fits.ts';
import { causesLows, lowCausers, postMealGoal } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { highAfterMeals, startUnits } from '../insulin-start.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { cutAfterLow, lessInsulin } from '../less-insulin.ts';
import { lessAsInsulinBegins, lessSecretagogue } from '../secretagogues.ts';

/** Fasting glucose at or below the upper end of the goal says nothing against more basal insulin being wrong, mg/dL. */
const fastingAtGoal = cited(130, 'mg/dL', 'ada2026', 'section 6, fasting 80 to 130 mg/dL', 'S');
/** A morning reading this low on insulin and steroids comes down further as the steroid does, mg/dL. */
const fastingLowish = cited(90, 'mg/dL', 'design', 'insulin during a steroid taper', 'R');

/** The first insulin, with less of a tablet that causes lows, and glucagon. */
function firstInsulin(patient: Patient): Said[] {
  const { basalInsulin } = patient.known;
  return [
    ...(basalInsulin === undefined ? [act('ask:basalInsulin', 0)] : []),
    ...(basalInsulin === false ? [act('start:basalInsulin', 3, startUnits(patient))] : []),
    ...lessAsInsulinBegins(patient, 3),
  ];
}

export const steroids = [
  rule({
    id: 'steroids.taken',
    references: [
      ref('ada2026', 'section 2, 2.18: look at glucose after meals, not fasting', 'S'),
      ref('ada2026', 'section 9, 9.36: reassess at each change of dose', 'S'),
    ],
    needs: ['steroids'],
    gravity: 'important',
    told: 'caution',
    when: ({ steroids }) => steroids,
    says: (_, { known }) => [
      // Somebody known to be at the goal after meals is looked at again, not tomorrow.
      known.ppg !== undefined && below(known.ppg, postMealGoal)
        ? act('check:glucose', 14, { gravity: 'routine' })
        : act('check:glucose', 1),
    ],
  }),
  rule({
    id: 'steroids.fasting-at-goal',
    references: [ref('ada2026', 'section 9, 9.36: insulin matched to the steroid', 'S')],
    needs: ['steroids', 'basalInsulin', 'fpg'],
    gravity: 'important',
    told: 'reason',
    when: ({ steroids, basalInsulin, fpg }) => steroids && basalInsulin && atLeast(fastingAtGoal.value, fpg),
    excludes: () => ['basalInsulin'],
    values: ({ fpg }) => ({ glucose: quantity(concepts.fpg, fpg) }),
  }),
  rule({
    id: 'steroids.high-after-meals',
    references: [
      ref('ada2026', 'section 9, 9.36: NPH in the morning with a morning steroid', 'S'),
      ref('design', 'from which glucose', 'R'),
    ],
    needs: ['steroids', 'ppg'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ steroids, ppg }) => steroids && atLeast(ppg, highAfterMeals),
    waits: true,
    says: () => [act('check:glucose', 0), act('refer:diabetes-specialist', 3)],
    values: ({ ppg }) => ({ glucose: quantity(concepts.ppg, ppg) }),
  }),
  // A reason of its own, so that the step itself says which insulin, and when.
  rule({
    id: 'steroids.morning-insulin',
    references: [
      ref('ada2026', 'section 9, 9.36: NPH in the morning with a morning steroid', 'S'),
      ref('generalKnowledge', 'NPH 0.1 U/kg for each 10 mg of prednisolone', 'R'),
    ],
    needs: ['steroids', 'ppg'],
    gravity: 'urgent',
    told: 'reason',
    // Who injects at meals has insulin that can go up.
    when: ({ steroids, ppg }, { known }) =>
      steroids && atLeast(ppg, highAfterMeals) && known.mealtimeInsulin !== true && known.basalInsulin !== true,
    rests: (patient) => knownOrDenied(patient, ['mealtimeInsulin', 'basalInsulin']),
    says: (_, patient) => firstInsulin(patient),
  }),
  rule({
    id: 'steroids.taper',
    references: [
      ref('ada2026', 'section 9, 9.36: reassess at each change of dose', 'S'),
      ref('design', 'from which glucose', 'R'),
    ],
    needs: ['steroids', 'basalInsulin', 'fpg'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ steroids, basalInsulin, fpg }) => steroids && basalInsulin && below(fpg, fastingLowish),
    excludes: () => ['basalInsulin', 'sulfonylurea'],
    // What is high after meals comes down with the steroid.
    excludesForGlucose: () => [...glucoseClasses, 'metformin', 'mealtimeInsulin'],
    says: (_, patient) => [...lessInsulin(patient, 1, cutAfterLow), act('check:glucose', 1)],
    values: ({ fpg }) => ({ glucose: quantity(concepts.fpg, fpg) }),
  }),
  rule({
    id: 'steroids.ended',
    references: [ref('ada2026', 'section 9, 9.36: reassess at each change of dose', 'S')],
    needs: ['diabetesType'],
    gravity: 'important',
    told: 'reason',
    when: ({ diabetesType }, { known }) => diabetesType === 'steroid' && known.steroids !== true,
    says: (_, patient) => [
      ...(patient.known.steroids === undefined ? [act('ask:steroids', 7)] : []),
      // Treatment that was right under the steroid brings lows without it.
      act('check:glucose', patient.known.steroids === false && causesLows(patient) ? 1 : 7),
      act('check:a1c', 90, { gravity: 'routine' }),
    ],
  }),
  rule({
    id: 'steroids.ended-at-goal',
    references: [
      ref('ada2026', 'section 9, 9.36: reassess at each change of dose', 'S'),
      ref('design', 'from which glucose', 'R'),
    ],
    needs: ['diabetesType', 'steroids', 'fpg'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ diabetesType, steroids, fpg }, patient) =>
      diabetesType === 'steroid' &&
      !steroids &&
      atLeast(fastingAtGoal.value, fpg) &&
      (patient.known.ppg === undefined || below(patient.known.ppg, postMealGoal)) &&
      causesLows(patient),
    rests: (patient) => [...lowCausers(patient), ...(patient.known.ppg === undefined ? [] : (['ppg'] as const))],
    excludes: () => ['basalInsulin', 'mealtimeInsulin', 'sulfonylurea'],
    excludesForGlucose: () => [...glucoseClasses, 'metformin'],
    says: (_, patient) => [...lessSecretagogue(patient, 'reduce', 3), ...lessInsulin(patient, 3, cutAfterLow)],
    values: ({ fpg }) => ({ glucose: quantity(concepts.fpg, fpg) }),
  }),
] as const;
