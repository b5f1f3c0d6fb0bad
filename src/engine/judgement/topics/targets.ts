import { closingFacts, knownOf, knownOrDenied } from '../evidence.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { concepts } from '../../clinical/concepts.ts';
import { count, quantity, word } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import {
  classesTaken,
  littleAbove,
  glucoseClasses,
  metforminHasRoom,
  metforminUpTo,
  sglt2Glucose,
  wideGap,
} from '../fits.ts';
import { glp1Step } from '../glp1-agent.ts';
import { aboveSaid } from '../above-goal.ts';
import { aboveGoal, atGoal, gapOf, goalFacts, goalOf, otherGoals, poorAdherence, sensorHigh } from '../glucose.ts';
import {
  addsClass,
  allClosed,
  allClosedFacts,
  byNeed,
  gatesOf,
  glp1Room,
  haste,
  insulinNext,
  keepsSmallerDose,
  leftToWeigh,
  many,
  morningFirst,
  nothingFits,
  usedUp,
  usedUpFacts,
} from '../next-class.ts';
import { isOpenFor } from '../eligibility.ts';
import { seenOnce } from '../kidney-disease.ts';
import { begunFacts, begunLately, daysToShow } from '../lately-begun.ts';
import { calmReadingFacts, type Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { readLow } from '../a1c-and-readings.ts';
import { insulinWithin, startUnits } from '../insulin-start.ts';
import { agreedGoals } from './agreed-goals.ts';
import { askedFirst, calls } from './asked-first.ts';
import { diagnosis } from './diagnosis.ts';
import { eatingLess } from './eating-less.ts';
import { waitingFacts } from '../second-egfr.ts';
import { lessAsInsulinBegins } from '../secretagogues.ts';
import { leanUnsettled } from '../type-clues.ts';

const adaSteps = ref('ada2026', 'section 9, 9.14 to 9.17: no inertia, medicines as taken first', 'S');

const mayTrain = ({ known }: Patient): boolean => known.catabolicSymptoms !== true;

/** For a few tenths the SGLT2 inhibitor that heart or kidneys ask for is enough at first. */
const isEnough = (patient: Patient): boolean =>
  littleAbove(patient) && patient.kidneyBelow(sglt2Glucose.value) !== true;
/** Such a start is coming: every failing heart gets one that may. */
const heartIsEnough = (patient: Patient): boolean =>
  isEnough(patient) && patient.known.sglt2Inhibitor !== true && isOpenFor(patient, 'sglt2Inhibitor', 'protection');

export const targets = [
  rule({
    id: 'targets.adherence-first',
    references: [ref('ada2026', 'section 9, 9.14 and 9.29: taken, borne, afforded?', 'S')],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => aboveGoal(patient) && poorAdherence(patient) !== undefined,
    rests: (patient) => {
      const fact = poorAdherence(patient);
      return fact === undefined ? goalFacts(patient) : [fact, ...goalFacts(patient)];
    },
    // What is missed comes before what would be added, whoever proposes it.
    excludesForGlucose: () => [...glucoseClasses, 'metformin', 'basalInsulin', 'mealtimeInsulin'],
    // What is missed is asked no later than insulin starts.
    says: (_, patient) => [act('review:adherence', insulinWithin(patient) ?? 14)],
  }),
  rule({
    id: 'targets.lately-begun',
    references: [
      ref('ada2025', 'section 6: HbA1c reflects about three months, checked three months after a change', 'S'),
      adaSteps,
    ],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    // Far above the goal, with symptoms or steroids nobody waits; nor where metformin stops and something must take its place.
    when: (_, patient) =>
      aboveGoal(patient) &&
      begunLately(patient).length > 0 &&
      !atLeast(gapOf(patient), wideGap) &&
      !sensorHigh(patient) &&
      patient.known.catabolicSymptoms !== true &&
      patient.known.steroids !== true &&
      patient.highReadings.length === 0 &&
      !((patient.known.metformin ?? 0) > 0 && patient.kidneyBelow(metforminStop.value) !== false),
    rests: (patient) => [...begunFacts(patient), ...goalFacts(patient)],
    excludesForGlucose: () => [...glucoseClasses, 'metformin', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [act('check:a1c', daysToShow(patient))],
  }),
  rule({
    id: 'targets.raise-metformin',
    references: [ref('labelMetformin', 'dosage: to 2000 mg a day, eGFR from 45', 'V'), adaSteps],
    needs: ['a1c', 'metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, patient) => calls(patient) && metformin > 0 && metforminHasRoom(patient),
    rests: (patient) => [...goalFacts(patient), ...(patient.kidney?.facts ?? [])],
    says: (_, patient) => {
      const { within, gravity } = haste(patient);
      return [
        act('raise:metformin', within, {
          gravity,
          optional: true,
          to: { value: metforminUpTo(patient).value, unit: 'mg' },
        }),
      ];
    },
  }),
  rule({
    id: 'targets.start-metformin',
    references: [ref('labelMetformin', 'dosage; not started below eGFR 45', 'V'), adaSteps],
    needs: ['a1c', 'metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, patient) =>
      calls(patient) && metformin === 0 && metforminHasRoom(patient) && patient.known.pregnancy !== true,
    rests: (patient) => [...goalFacts(patient), ...(patient.kidney?.facts ?? [])],
    says: (_, patient) => {
      const { within, gravity } = haste(patient);
      return [act('start:metformin', within, { gravity, optional: true })];
    },
  }),
  rule({
    id: 'targets.add',
    references: [adaSteps, ref('ada2026', 'section 9, 9.21: a GLP-1 receptor agonist before insulin; 9.18', 'S')],
    needs: ['a1c', 'metformin'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: (_, patient) => addsClass(patient) && byNeed(patient).length > 0,
    rests: (patient) => [
      ...goalFacts(patient),
      ...closingFacts(patient),
      ...waitingFacts(patient),
      ...knownOrDenied(patient, ['nafld', 'oedema', 'heartFailure', 'cost', 'ascvd']),
    ],
    says: (_, patient) => {
      const classes = byNeed(patient);
      const replaces = patient.known.dpp4Inhibitor === true && classes[0] === 'glp1RA';
      // What takes its place comes with the day on which the dose would have been cut.
      const { within, gravity } =
        replaces && keepsSmallerDose(patient) ? ({ within: 14, gravity: 'important' } as const) : haste(patient);
      const more = {
        gravity,
        optional: true,
        ...(isEnough(patient) && { unless: 'start:sglt2Inhibitor' as const }),
      } as const;
      return [
        ...classes.map(
          (medicine, rank): Said =>
            act(`start:${medicine}`, within, {
              ...(medicine === 'sglt2Inhibitor' ? { gravity, optional: true } : more),
              rank,
            }),
        ),
        ...(replaces ? [act('stop:dpp4Inhibitor', within, { gravity, with: 'start:glp1RA' })] : []),
      ];
    },
  }),
  rule({
    id: 'targets.gliptin-heart-failure',
    references: [
      ref('ada2026', 'section 9, saxagliptin and heart failure', 'S'),
      ref('generalKnowledge', 'TECOS and CARMELINA: sitagliptin and linagliptin neutral', 'R'),
    ],
    needs: ['a1c', 'metformin', 'heartFailure'],
    gravity: 'routine',
    told: 'caution',
    chooses: true,
    when: ({ heartFailure }, patient) =>
      heartFailure && addsClass(patient) && byNeed(patient)[0] === 'dpp4Inhibitor' && !heartIsEnough(patient),
    rests: (patient) => [
      ...goalFacts(patient),
      ...closingFacts(patient),
      ...waitingFacts(patient),
      ...knownOrDenied(patient, ['nafld', 'oedema', 'cost']),
    ],
    says: () => [act('start:dpp4Inhibitor', 28, { optional: true })],
  }),
  rule({
    id: 'targets.nothing-left',
    references: [adaSteps],
    needs: ['a1c', 'metformin'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: (_, patient) => usedUp(patient) && leftToWeigh(patient).length === 0,
    rests: usedUpFacts,
    says: (_, patient) => [act('refer:diabetes-specialist', 14), ...morningFirst(patient, 7)],
  }),
  rule({
    id: 'targets.last-choices',
    references: [adaSteps, ref('ada2026', 'section 9, table 9.2: pioglitazone, sulfonylureas, insulin', 'S')],
    needs: ['a1c', 'metformin'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: (_, patient) => usedUp(patient) && leftToWeigh(patient).length > 0,
    rests: usedUpFacts,
    says: (_, patient) => [act('refer:diabetes-specialist', 14), ...morningFirst(patient, 7)],
    values: (_, patient) => ({
      left: { type: 'list', items: leftToWeigh(patient).map((medicine) => word(`plan.left.${medicine}`)) },
    }),
  }),
  rule({
    id: 'targets.gated',
    references: [adaSteps],
    needs: ['a1c', 'metformin'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: (_, patient) =>
      nothingFits(patient) &&
      !littleAbove(patient) &&
      (gatesOf(patient).length > 0 || (seenOnce(patient) && !insulinNext(patient) && !glp1Room(patient))),
    rests: usedUpFacts,
    says: (_, patient) => [
      ...gatesOf(patient).map((id) => act(id, 14)),
      ...morningFirst(patient, atLeast(gapOf(patient), wideGap) ? 7 : 14),
      // Far above the goal, and only another specialist opens something: diabetes has one too.
      ...(atLeast(gapOf(patient), wideGap) && gatesOf(patient).some((id) => id.startsWith('refer:'))
        ? [act('refer:diabetes-specialist', 14, { unlessAdded: true })]
        : []),
      // An operation may be weeks away: glucose is followed meanwhile.
      ...(gatesOf(patient).includes('do:operation') ? [act('check:glucose', 14)] : []),
    ],
  }),
  rule({
    id: 'targets.raise-glp1',
    references: [ref('ada2026', 'section 9, 9.21: a GLP-1 receptor agonist before insulin', 'S'), adaSteps],
    needs: ['a1c', 'metformin', 'glp1RA'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: (_, patient) =>
      glp1Room(patient) && nothingFits(patient) && !insulinNext(patient) && !littleAbove(patient) && !seenOnce(patient),
    rests: usedUpFacts,
    says: (_, patient) => {
      const { within, gravity } = haste(patient);
      return [act(glp1Step(patient), within, { gravity, optional: true }), ...morningFirst(patient, 14)];
    },
  }),
  rule({
    id: 'targets.little-above',
    references: [ref('ada2026', 'section 9, 9.21: a GLP-1 receptor agonist before insulin', 'S')],
    needs: ['a1c', 'metformin', 'glp1RA'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: (_, patient) => glp1Room(patient) && nothingFits(patient) && littleAbove(patient),
    rests: (patient) => [...goalFacts(patient), ...closingFacts(patient), ...waitingFacts(patient)],
    says: (_, patient) => [act(glp1Step(patient), 28, { optional: true })],
  }),
  rule({
    id: 'targets.insulin-next',
    references: [ref('ada2026', 'section 9, 9.22: basal insulin after the other classes, dose in figure 9.5', 'S')],
    needs: ['a1c', 'metformin', 'fpg'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: (_, patient) => nothingFits(patient) && insulinNext(patient),
    rests: (patient) => [
      ...goalFacts(patient),
      ...closingFacts(patient),
      ...waitingFacts(patient),
      ...knownOf(patient, ['ppg']),
    ],
    says: (_, patient) => {
      const { within, gravity } = haste(patient);
      // In the lean it is right whatever the type, and waits neither for its name nor for a second eGFR.
      const more = { gravity, ...(!leanUnsettled(patient) && { optional: true as const }) };
      return [
        act('start:basalInsulin', within, { ...more, ...startUnits(patient) }),
        ...lessAsInsulinBegins(patient, within, more),
        ...(patient.known.tzd === true ? [act('reduce:tzd', within, { ...more, with: 'start:basalInsulin' })] : []),
      ];
    },
  }),
  rule({
    id: 'targets.a1c-unknown',
    references: [ref('ada2026', 'section 6: HbA1c at least twice a year', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    // What is taken, or what a sensor shows, cannot be weighed without it.
    when: (_, patient) =>
      patient.known.a1c === undefined &&
      patient.known.pregnancy !== true &&
      patient.known.dialysis !== true &&
      (patient.sensor || classesTaken(patient).length > 0),
    rests: classesTaken,
    says: () => [act('check:a1c', 14)],
  }),
  rule({
    id: 'targets.many-medicines',
    references: [adaSteps],
    needs: ['a1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => aboveGoal(patient) && many(patient),
    rests: (patient) => [...classesTaken(patient), ...goalFacts(patient)],
    excludes: () => ['sulfonylurea', 'dpp4Inhibitor', 'tzd'],
    says: (_, { known }) => [
      act('refer:diabetes-specialist', 14),
      ...(known.adherenceScore === undefined && known.medicationCompliance === undefined
        ? [act('review:adherence', 14)]
        : []),
    ],
    values: (_, patient) => ({ number: count(classesTaken(patient).length) }),
  }),
  rule({
    id: 'targets.at-goal',
    references: [ref('ada2026', 'section 6, goals', 'S')],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) =>
      atGoal(patient) &&
      !otherGoals(patient) &&
      !sensorHigh(patient) &&
      patient.known.catabolicSymptoms !== true &&
      patient.known.steroids !== true &&
      patient.highReadings.length === 0,
    rests: (patient) => [...goalFacts(patient), ...calmReadingFacts(patient)],
    // What ends at the goal may need one in its place.
    excludesForGlucose: () => ['dpp4Inhibitor'],
    excludes: (_, patient) => [
      'sulfonylurea',
      'tzd',
      'basalInsulin',
      'mealtimeInsulin',
      // Readings that show that HbA1c reads low are answered.
      ...((patient.known.metformin ?? 0) > 0 && !readLow(patient) ? (['metformin'] as const) : []),
    ],
  }),
  rule({
    id: 'targets.closed',
    references: [adaSteps],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: (_, patient) => allClosed(patient) && !littleAbove(patient) && !usedUp(patient),
    rests: allClosedFacts,
    // Whatever closes each of them: nobody is left above the goal without somebody who decides.
    says: () => [act('refer:diabetes-specialist', 14, { unlessAdded: true })],
    values: (_, patient) => ({ above: aboveSaid(patient) }),
  }),
  rule({
    id: 'targets.closed-little',
    references: [adaSteps],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    // With a failing liver HbA1c tells nothing.
    when: (_, patient) => allClosed(patient) && littleAbove(patient) && patient.known.cirrhosis !== 'decompensated',
    rests: allClosedFacts,
    says: () => [act('check:a1c', 90, { unlessAdded: true })],
    values: (_, patient) => ({ goal: quantity(concepts.a1c, goalOf(patient) ?? 0) }),
  }),
  ...askedFirst,
  ...agreedGoals,
  ...diagnosis,
  ...eatingLess,
  rule({
    id: 'targets.training',
    references: [ref('ada2026', 'section 5, physical activity', 'R')],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => mayTrain(patient),
    says: () => [act('do:training', 28), act('do:steps', 28)],
  }),
] as const;
