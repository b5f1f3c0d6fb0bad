import { isOpenFor } from '../eligibility.ts';
import { insulinFacts, knownOf, knownOrDenied, readingFacts } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { insulinHalf, insulinHalfBelow, insulinLess } from '../../clinical/insulin-kidney.ts';
import { asksForKetones } from '../../clinical/glycaemia.ts';
import { oneStepUp, shareUp } from '../doses.ts';
import { bare, count, quantity, type Values } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import {
  aboveGoal,
  basalADay,
  fastingGoal,
  isComplex,
  isPremixed,
  lowEvidence,
  lowGlucose,
  mustFallSlowly,
  otherGoals,
  overBasal,
  poorAdherence,
  refusesInjections,
  veryHighA1c,
  sensorLow,
  goalFacts,
  insulinTaken,
} from '../glucose.ts';
import { lowA1cDenied } from '../a1c-and-readings.ts';
import {
  byA1c,
  byReading,
  bySymptoms,
  cannotWait,
  fastingFine,
  highEnough,
  insulinWithin,
  inTheMorning,
  lowInKidneyFailure,
  mayBeHalved,
  open,
  startBasal,
  suffersFromHighGlucose,
  symptomsFrom,
} from '../insulin-start.ts';
import { calmReadingFacts, type Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { takesSecretagogue } from '../secretagogues.ts';
import { waitingFacts } from '../second-egfr.ts';
import { isHyperosmolar } from './ketones-and-dka.ts';
import { besideBasal } from './beside-basal.ts';
import { highOnInsulin } from './high-on-insulin.ts';
import { premixedInsulin } from './premixed-insulin.ts';
import { isWeekly, weeklyInsulin, weeklyStep } from './weekly-insulin.ts';
import { lessInsulin } from '../less-insulin.ts';
import { riseFacts, typeDoubted } from '../type-clues.ts';

/** One step of titration. */
const step = cited(2, 'U', 'ada2026', 'section 9, figure 9.5: 2 units every 3 days', 'S');
/** From 300 mg/dL in the morning two units are too little for a large dose: this share, and no less than the step. */
const stepShare = cited(10, '%', 'generalKnowledge', 'ADA and EASD 2015: 10 to 15 % or 2 to 4 units', 'R');
const stepDays = cited(3, 'days', 'ada2026', 'section 9, figure 9.5', 'S');
/** The same where glucose must not fall fast. */
const slowDays = cited(7, 'days', 'generalKnowledge', 'retinopathy that threatens sight: a step a week', 'R');
const afterSulfonylurea = cited(7, 'days', 'design', 'basal insulin is raised once the sulfonylurea is down', 'design');
const adaStart = ref('ada2026', 'section 9, 9.20: symptoms, HbA1c above 10 %, glucose from 300 mg/dL', 'S');
const adaBasal = ref('ada2026', 'section 9, figure 9.5', 'S');

/** The figures of the ladder, told wherever it is begun. */
const titration = (patient: Patient): Values => ({
  step: quantity(concepts.basalUnits, (isWeekly(patient) ? weeklyStep : step).value),
  days: count((mustFallSlowly(patient) || isWeekly(patient) ? slowDays : stepDays).value, 'days'),
  goal: quantity(concepts.fpg, fastingGoal(patient).value),
  low: quantity(concepts.fpg, lowGlucose.value),
});

export const insulin = [
  rule({
    id: 'insulin.start-reading',
    references: [adaStart, adaBasal],
    needs: [],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => byReading(patient),
    rests: (patient) => [...readingFacts(patient), ...knownOf(patient, ['a1c'])],
    says: (_, patient) => startBasal(patient, 1, 'urgent'),
    values: (_, { known }) => ({
      glucose: quantity(concepts.fpg, asksForKetones(known.fpg) ? (known.fpg ?? 0) : (known.ppg ?? 0)),
    }),
  }),
  rule({
    id: 'insulin.start-symptoms',
    references: [adaStart, adaBasal],
    needs: ['catabolicSymptoms', 'a1c'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => bySymptoms(patient),
    says: (_, patient) => startBasal(patient, 1, 'urgent'),
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'insulin.start-a1c',
    references: [adaStart, ref('spec', '9.1 insulin flag: HbA1c from 10 %', 'spec'), adaBasal],
    needs: ['a1c'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => byA1c(patient) && !refusesInjections(patient),
    rests: (patient) => knownOf(patient, ['ketones']),
    says: (_, patient) =>
      startBasal(patient, insulinWithin(patient) ?? 7, (insulinWithin(patient) ?? 7) < 7 ? 'urgent' : 'important'),
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: bare(concepts.a1c, veryHighA1c.value) }),
  }),
  rule({
    id: 'insulin.titrate',
    references: [adaBasal],
    needs: [],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) =>
      insulinWithin(patient) !== undefined &&
      !refusesInjections(patient) &&
      !isHyperosmolar(patient) &&
      // By day it is set before the evening meal (steroids.ts).
      !inTheMorning(patient),
    rests: insulinFacts,
    // Told behind the step itself.
    says: (_, patient) => [act('start:basalInsulin', insulinWithin(patient) ?? 7)],
    values: (_, patient) => titration(patient),
  }),
  rule({
    id: 'insulin.refused',
    references: [adaStart],
    needs: ['a1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => byA1c(patient) && !cannotWait(patient) && refusesInjections(patient),
    rests: (patient) => [
      ...knownOrDenied(patient, ['injectables', 'acceptsInjectables']),
      ...calmReadingFacts(patient),
    ],
    excludes: () => ['basalInsulin'],
    says: () => [act('refer:diabetes-specialist', 7), act('check:glucose', 7)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'insulin.refused-needed',
    references: [adaStart],
    needs: ['a1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => cannotWait(patient) && refusesInjections(patient),
    rests: (patient) => [...insulinFacts(patient), ...knownOrDenied(patient, ['injectables', 'acceptsInjectables'])],
    says: () => [act('refer:diabetes-specialist', 3)],
  }),
  rule({
    id: 'insulin.fasting-normal',
    references: [ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'), adaBasal],
    needs: ['a1c', 'fpg'],
    gravity: 'important',
    told: 'caution',
    when: ({ a1c }, patient) =>
      open(patient) &&
      atLeast(a1c, veryHighA1c) &&
      fastingFine(patient) &&
      patient.known.catabolicSymptoms !== true &&
      patient.highReadings.length === 0,
    rests: (patient) => knownOf(patient, ['frailty']),
    excludes: () => ['basalInsulin'],
    says: () => [act('check:glucose', 3), act('check:a1c', 7)],
    values: ({ a1c, fpg }) => ({ a1c: quantity(concepts.a1c, a1c), fasting: quantity(concepts.fpg, fpg) }),
  }),
  rule({
    id: 'insulin.symptoms-alone',
    references: [ref('ada2026', 'section 9, 9.20: symptoms that high glucose explains', 'S')],
    needs: ['catabolicSymptoms', 'a1c'],
    gravity: 'routine',
    told: 'reason',
    when: ({ catabolicSymptoms, a1c }, patient) =>
      open(patient) && catabolicSymptoms && below(a1c, symptomsFrom) && !byReading(patient) && !highEnough(patient),
    excludes: () => ['basalInsulin', 'mealtimeInsulin'],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'insulin.sensor-lows',
    references: [
      ref('battelino2019', 'time below range', 'V'),
      ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) =>
      byA1c(patient) &&
      sensorLow(patient) &&
      !byReading(patient) &&
      !bySymptoms(patient) &&
      !refusesInjections(patient),
    rests: ({ known }) => (['tbr70', 'tbr54'] as const).filter((fact) => known[fact] !== undefined),
    excludes: () => ['basalInsulin'],
    says: () => [act('check:glucose', 3), act('check:a1c', 7)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'insulin.what-else',
    references: [
      ref('ada2025', 'section 2, type 1 and LADA in adults; section 9, catabolism before insulin', 'S'),
      ref('design', 'said wherever insulin starts', 'design'),
    ],
    needs: [],
    gravity: 'important',
    told: 'caution',
    // In a crisis the hospital comes first, and says this itself.
    when: (_, patient) => insulinWithin(patient) !== undefined && !typeDoubted(patient) && !isHyperosmolar(patient),
    rests: (patient) => [
      ...insulinFacts(patient),
      ...riseFacts(patient),
      ...knownOf(patient, ['bmi', 'age', 'diabetesType', 'diabetesDuration']),
      ...knownOrDenied(patient, ['catabolicSymptoms']),
    ],
    excludesForGlucose: () => ['sglt2Inhibitor'],
  }),
  rule({
    id: 'insulin.raise',
    chooses: true,
    references: [
      adaBasal,
      ref('ada2026', 'section 13, table 13.1: in very complex health symptoms decide, not HbA1c', 'S'),
    ],
    needs: ['basalInsulin', 'fpg', 'weight'],
    gravity: 'important',
    told: 'caution',
    when: ({ basalInsulin, fpg }, patient) =>
      basalInsulin &&
      basalADay(patient) !== undefined &&
      isOpenFor(patient, 'basalInsulin', 'glucose') &&
      !atLeast(fastingGoal(patient).value, fpg) &&
      (aboveGoal(patient) || suffersFromHighGlucose(patient)) &&
      !lowInKidneyFailure(patient) &&
      !overBasal(patient) &&
      !isPremixed(patient) &&
      lowEvidence(patient).length === 0 &&
      poorAdherence(patient) === undefined &&
      // Type 1 diabetes and pregnancy have goals and teams of their own.
      !otherGoals(patient),
    rests: (patient) => [
      ...knownOf(patient, ['a1c', 'basalUnits', 'weeklyInsulinUnits', 'islets']),
      ...goalFacts(patient),
      ...waitingFacts(patient),
      ...calmReadingFacts(patient),
    ],
    says: (_, { known, highReadings }) => [
      act(
        'raise:basalInsulin',
        takesSecretagogue({ known }) && known.catabolicSymptoms !== true ? afterSulfonylurea.value : stepDays.value,
        known.basalUnits === undefined || known.weeklyInsulinUnits !== undefined
          ? {}
          : highReadings.includes('fpg')
            ? shareUp(known.basalUnits, step, stepShare)
            : oneStepUp(known.basalUnits, step),
      ),
    ],
    values: ({ fpg }, patient) => ({ fasting: quantity(concepts.fpg, fpg), ...titration(patient) }),
  }),
  rule({
    id: 'insulin.basal-missing',
    references: [adaBasal],
    needs: ['basalInsulin', 'mealtimeInsulin', 'fpg'],
    gravity: 'important',
    told: 'reason',
    when: ({ basalInsulin, mealtimeInsulin, fpg }, patient) =>
      !basalInsulin &&
      mealtimeInsulin &&
      !isPremixed(patient) &&
      !atLeast(fastingGoal(patient).value, fpg) &&
      // A dose without the medicine is asked about first.
      patient.known.basalUnits === undefined &&
      !refusesInjections(patient) &&
      aboveGoal(patient) &&
      !isComplex(patient) &&
      lowEvidence(patient).length === 0 &&
      poorAdherence(patient) === undefined &&
      !otherGoals(patient),
    says: (_, patient) => startBasal(patient, 14, 'important'),
    values: ({ fpg }) => ({ fasting: quantity(concepts.fpg, fpg) }),
  }),
  rule({
    id: 'insulin.dose-unknown',
    references: [adaBasal],
    needs: ['basalInsulin', 'fpg'],
    gravity: 'important',
    told: 'reason',
    when: ({ basalInsulin, fpg }, patient) =>
      basalInsulin &&
      !isPremixed(patient) &&
      (basalADay(patient) === undefined || patient.known.weight === undefined) &&
      !atLeast(fastingGoal(patient).value, fpg) &&
      aboveGoal(patient) &&
      !otherGoals(patient),
    rests: (patient) => [...knownOf(patient, ['a1c']), ...goalFacts(patient)],
    says: (_, { known }) => [
      ...(known.basalUnits === undefined && known.weeklyInsulinUnits === undefined ? [act('ask:basalUnits', 7)] : []),
      ...(known.weight === undefined ? [act('ask:weight', 7)] : []),
    ],
  }),
  rule({
    id: 'insulin.fasting-unknown',
    references: [adaBasal],
    needs: ['basalInsulin', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ basalInsulin }, patient) =>
      basalInsulin && patient.known.fpg === undefined && !patient.sensor && aboveGoal(patient),
    rests: goalFacts,
    says: () => [act('check:glucose', 14)],
  }),
  rule({
    id: 'insulin.kidney',
    references: [ref('insulinRenalConvention', 'total daily dose by filtration rate: at meals as well', 'S')],
    needs: ['a1c'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) =>
      patient.onInsulin && lowInKidneyFailure(patient) && patient.known.pregnancy !== true && !lowA1cDenied(patient),
    rests: (patient) => [
      ...insulinTaken(patient),
      ...(patient.kidney?.facts ?? []),
      ...(patient.known.dialysis === true ? (['dialysis'] as const) : []),
    ],
    excludes: () => ['basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => {
      const failing =
        (patient.known.dialysis === true || patient.kidneyBelow(insulinHalfBelow.value) === true) &&
        mayBeHalved(patient) &&
        // A tablet that ends the same days takes its share of the lows.
        !takesSecretagogue(patient);
      return [
        ...lessInsulin(patient, 3, failing ? insulinHalf : insulinLess),
        act('check:glucose', 7, { gravity: 'important' }),
      ];
    },
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  ...besideBasal,
  ...highOnInsulin,
  ...premixedInsulin,
  ...weeklyInsulin,
] as const;
