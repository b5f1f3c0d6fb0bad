import { closingFacts, knownOrDenied } from '../evidence.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { sitagliptinReducedBelow } from '../../clinical/sitagliptin.ts';
import { count } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import {
  classesTaken,
  fits,
  isLean,
  littleAbove,
  type GlucoseClass,
  glucoseClasses,
  metforminDone,
  metforminHasRoom,
  metforminUpTo,
  costDecides,
  littleCost,
} from '../fits.ts';
import {
  aboveGoal,
  atGoal,
  fastingGoal,
  gapOf,
  goalFacts,
  isComplex,
  lowEvidence,
  otherGoals,
  poorAdherence,
  refusesInjections,
  sensorHigh,
} from '../glucose.ts';
import { isOpenFor } from '../eligibility.ts';
import { seenOnce } from '../kidney-disease.ts';
import { begunFacts, begunLately, daysToShow } from '../lately-begun.ts';
import { pancreatitisEnds } from '../pancreas.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { enoughInKidneyFailure, insulinWithin, startUnits } from '../insulin-start.ts';
import { agreedGoals } from './agreed-goals.ts';
import { askedFirst, calls } from './asked-first.ts';
import { diagnosis } from './diagnosis.ts';
import { eatingLess } from './eating-less.ts';
import { dpp4TakesOver } from './kidney-and-metformin.ts';
import { healthFirst } from '../type-clues.ts';
import { waitingFacts } from '../second-egfr.ts';
import { mustStop } from './sulfonylurea.ts';

/** Points above the goal from which one step is not enough. */
const wideGap = cited(1.5, 'points', 'ada2026', 'section 9: two medicines or a stronger one', 'S');
/** Classes for glucose taken at once from which another is a specialist's decision. */
const manyClasses = cited(5, 'none', 'design', 'classes for glucose taken at once', 'design');
const obesity = cited(30, 'kg/m²', 'who1995', 'adult BMI classes', 'V');
const adaSteps = ref('ada2026', 'section 9, 9.14 to 9.17: no inertia, medicines as taken first', 'S');

const many = (patient: Patient): boolean => atLeast(classesTaken(patient).length, manyClasses);

/** An incretin ends for its harm: what takes its place comes with that day. */
const incretinEnds = ({ known }: Patient): boolean =>
  (known.glp1RA === true &&
    (pancreatitisEnds(known) || known.gastroparesis === true || known.medullaryThyroidCancer === true)) ||
  (known.dpp4Inhibitor === true && pancreatitisEnds(known));
const haste = (patient: Patient): { readonly within: number; readonly gravity: 'important' | 'routine' } => {
  // What takes the place of metformin starts with its stop.
  if ((patient.known.metformin ?? 0) > 0 && patient.kidneyBelow(metforminStop.value) === true)
    return { within: 7, gravity: 'important' };
  if (incretinEnds(patient)) return { within: 7, gravity: 'important' };
  return atLeast(gapOf(patient), wideGap) || sensorHigh(patient)
    ? { within: 14, gravity: 'important' }
    : { within: 28, gravity: 'routine' };
};

/** Where the kidney asks for a smaller dose of a DPP-4 inhibitor and an SGLT2 inhibitor is still to come, that is enough at first; but only just above the goal, for below an eGFR of 45 it hardly lowers glucose. */
const keepsSmallerDose = ({ known, kidneyBelow }: Patient): boolean =>
  known.sglt2Inhibitor !== true &&
  kidneyBelow(sitagliptinReducedBelow.value) === true &&
  kidneyBelow(metforminStop.value) !== true;

/** Classes for glucose by this patient's need, those that fit. Where a DPP-4 inhibitor is taken a GLP-1 receptor agonist takes its place. */
function byNeed(patient: Patient): GlucoseClass[] {
  const { known } = patient;
  // Not by the gap: the first choice must not change because glucose is higher.
  const heavy = known.weightPreference === 'prefer_loss' || (known.bmi !== undefined && atLeast(known.bmi, obesity));
  const thin = isLean(patient) || (healthFirst(patient) && known.bmi === undefined);
  const light: readonly GlucoseClass[] = thin
    ? ['dpp4Inhibitor', 'sglt2Inhibitor', 'sulfonylurea', 'tzd']
    : ['sglt2Inhibitor', 'glp1RA', 'dpp4Inhibitor', 'sulfonylurea', 'tzd'];
  const order = costDecides(patient) ? littleCost(heavy) : heavy ? glucoseClasses : light;
  const open = order.filter((medicine) => fits(patient, medicine));
  if (known.dpp4Inhibitor !== true) return open;
  // One incretin: either it is replaced, or another class joins it. Where arteries ask for the exchange, glucose goes with them.
  const others = open.filter((each) => each !== 'glp1RA');
  const replaced =
    open.includes('glp1RA') &&
    ((heavy && !costDecides(patient)) ||
      many(patient) ||
      known.ascvd === true ||
      (keepsSmallerDose(patient) ? !littleAbove(patient) : others.length === 0));
  return replaced ? ['glp1RA'] : others;
}
const addsClass = (patient: Patient): boolean =>
  calls(patient) &&
  // One for another makes no more of them.
  (!many(patient) || (patient.known.dpp4Inhibitor === true && fits(patient, 'glp1RA'))) &&
  patient.known.metformin !== undefined &&
  (metforminDone(patient) || atLeast(gapOf(patient), wideGap));

/** Above the goal, and no class that lowers glucose is left; symptoms, ketones and a sick pancreas have rules of their own. */
const nothingFits = (patient: Patient): boolean =>
  addsClass(patient) &&
  patient.known.catabolicSymptoms !== true &&
  patient.known.pregnancy !== true &&
  patient.known.diabetesType !== 'pancreatic' &&
  insulinWithin(patient) === undefined &&
  // What began lately is waited for.
  begunLately(patient).length === 0 &&
  !dpp4TakesOver(patient) &&
  !glucoseClasses.some((medicine) => fits(patient, medicine));
/** Basal insulin is the step after all others: glucose in the morning is above its goal, and nothing known speaks against it. */
const insulinNext = (patient: Patient): boolean =>
  !littleAbove(patient) &&
  !enoughInKidneyFailure(patient) &&
  !patient.onInsulin &&
  patient.known.fpg !== undefined &&
  !atLeast(fastingGoal(patient).value, patient.known.fpg) &&
  !refusesInjections(patient) &&
  !isComplex(patient) &&
  lowEvidence(patient).length === 0;

const mayTrain = ({ known }: Patient): boolean => known.catabolicSymptoms !== true;

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
      ...knownOrDenied(patient, ['nafld', 'oedema', 'heartFailure', 'cost']),
    ],
    says: (_, patient) => {
      const classes = byNeed(patient);
      const replaces = patient.known.dpp4Inhibitor === true && classes[0] === 'glp1RA';
      // What takes its place comes with the day on which the dose would have been cut.
      const { within, gravity } =
        replaces && keepsSmallerDose(patient) ? ({ within: 14, gravity: 'important' } as const) : haste(patient);
      const more = { gravity, optional: true } as const;
      return [
        ...classes.map((medicine, rank): Said => act(`start:${medicine}`, within, { ...more, rank })),
        ...(replaces ? [act('stop:dpp4Inhibitor', within, { gravity, with: 'start:glp1RA' })] : []),
      ];
    },
  }),
  rule({
    id: 'targets.nothing-left',
    references: [adaSteps],
    needs: ['a1c', 'metformin'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: (_, patient) => nothingFits(patient) && !insulinNext(patient) && !littleAbove(patient) && !seenOnce(patient),
    rests: (patient) => [...goalFacts(patient), ...closingFacts(patient), ...waitingFacts(patient)],
    // What glucose does in the morning decides whether insulin is next.
    says: (_, { known }) => [
      act('refer:diabetes-specialist', 14),
      ...(known.fpg === undefined ? [act('check:glucose', 7)] : []),
    ],
  }),
  rule({
    id: 'targets.little-above',
    references: [ref('ada2026', 'section 9, 9.21: a GLP-1 receptor agonist before insulin', 'S')],
    needs: ['a1c', 'metformin', 'glp1RA'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: ({ glp1RA }, patient) =>
      glp1RA && isOpenFor(patient, 'glp1RA', 'glucose') && nothingFits(patient) && littleAbove(patient),
    rests: (patient) => [...goalFacts(patient), ...closingFacts(patient), ...waitingFacts(patient)],
    says: () => [act('raise:glp1RA', 28, { optional: true })],
  }),
  rule({
    id: 'targets.insulin-next',
    references: [ref('ada2026', 'section 9, 9.22: basal insulin after the other classes, dose in figure 9.5', 'S')],
    needs: ['a1c', 'metformin', 'fpg'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: (_, patient) => nothingFits(patient) && insulinNext(patient),
    rests: (patient) => [...goalFacts(patient), ...closingFacts(patient), ...waitingFacts(patient)],
    says: (_, patient) => {
      const { within, gravity } = haste(patient);
      const joined = { gravity, optional: true, with: 'start:basalInsulin' } as const;
      return [
        act('start:basalInsulin', within, { gravity, optional: true, ...startUnits(patient) }),
        ...(patient.known.sulfonylurea === true
          ? [act(mustStop(patient) ? 'stop:sulfonylurea' : 'reduce:sulfonylurea', within, joined)]
          : []),
        ...(patient.known.tzd === true ? [act('reduce:tzd', within, joined)] : []),
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
    rests: goalFacts,
    excludes: (_, { known }) => [
      'sulfonylurea',
      'dpp4Inhibitor',
      'tzd',
      'basalInsulin',
      'mealtimeInsulin',
      ...(known.metformin !== undefined && known.metformin > 0 ? (['metformin'] as const) : []),
    ],
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
