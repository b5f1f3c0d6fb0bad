import { knownOf } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { count, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { type Medicine, medicines } from '../../plan/actions.ts';
import { refusesInjections } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import {
  a1cRelaxed,
  abovePregnancyGoals,
  afterMealGoal,
  eventUndated,
  fastingGoal,
  glucoseTablets,
  heartIsIll,
  heartMedicines,
  isPregnant,
  leftUncovered,
  mayConceive,
  replacedByInsulin,
  stoppedBefore,
  stoppedBeforeConception,
  stops,
  takenOf,
} from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';
import { lessSecretagogue, takesSecretagogue } from '../secretagogues.ts';
import { folate, pregnancyCare } from './pregnancy-care.ts';
import { heartFacts, pregnancyHeart } from './pregnancy-heart.ts';

/** HbA1c before conception, where it can be reached without lows. */
const a1cBefore = cited(6.5, '%', 'ada2025', 'section 15, preconception', 'V');
const a1cFar = cited(8, '%', 'design', 'before conception: insulin from here', 'R');
const fastingBefore = cited(130, 'mg/dL', 'ada2026', 'section 6, glucose before meals', 'S');
/** Semaglutide is stopped this long before a planned pregnancy. */
const semaglutideBefore = cited(2, 'months', 'ada2026', 'section 15, preconception', 'S');
/** Another contraceptive beside the pill, after tirzepatide is started and after each step up. */
const besidePill = cited(4, 'weeks', 'ada2026', 'section 9, tirzepatide and oral contraceptives', 'S');

/** From this age a pregnancy that was entered is more likely a slip, years. */
const seldomFrom = cited(55, 'years', 'design', 'a pregnancy entered in later life', 'R');
/** Too far from the goal before conception for tablets. */
const farBeforeConception = ({ known: { a1c } }: Patient): boolean => a1c !== undefined && atLeast(a1c, a1cFar);
/** None is taken or refused, and mornings are known to be high. */
const mayBeginInsulin = (patient: Patient): boolean =>
  patient.known.basalInsulin === false &&
  !patient.onInsulin &&
  patient.known.fpg !== undefined &&
  !below(patient.known.fpg, fastingBefore) &&
  !refusesInjections(patient);
/** What lowers glucose stops above the goal, or at so little below it that glucose will rise over it: insulin begins as it stops. */
const insulinInItsPlace = (patient: Patient): boolean =>
  (stoppedBeforeConception(patient, replacedByInsulin).length > 0 || takesSecretagogue(patient)) &&
  patient.known.a1c !== undefined &&
  atLeast(patient.known.a1c, a1cRelaxed) &&
  !patient.onInsulin &&
  !(patient.known.fpg !== undefined && below(patient.known.fpg, fastingGoal)) &&
  !refusesInjections(patient);
const hasLows = ({ known, lowReadings }: Patient): boolean =>
  known.severeHypoglycaemia === true || known.hypoglycaemiaHistory === true || lowReadings.length > 0;

const notInPregnancy: readonly Medicine[] = ['metformin', ...glucoseTablets, ...heartMedicines];

export const pregnancyAndChildbearing = [
  rule({
    id: 'pregnancy.now',
    references: [
      ref('ada2025', 'section 15, glucose goals in pregnancy', 'V'),
      ref('ada2025', 'section 15, care by one team; seen the same day from general knowledge', 'R'),
    ],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => isPregnant(patient),
    // Dieting and goals of weight and training are that team's; nothing but insulin is started.
    waits: true,
    excludes: () => notInPregnancy,
    says: (_, patient) => [
      act('refer:obstetric-diabetes', 0),
      // Glucose comes down fast now, and such eyes bear it badly.
      patient.known.retinopathy === 'sight-threatening'
        ? act('refer:eye', 3)
        : act('refer:eye', 14, { gravity: 'important' }),
      act('check:glucose', leftUncovered(patient) ? 0 : 1, { gravity: 'important' }),
    ],
    values: () => ({
      fasting: quantity(concepts.fpg, fastingGoal.value),
      afterMeal: quantity(concepts.ppg, afterMealGoal.value),
    }),
  }),
  rule({
    id: 'pregnancy.of-a-man',
    references: [ref('design', 'one of the two answers is wrong, and it is not known which', 'design')],
    needs: ['sex', 'pregnancy'],
    gravity: 'important',
    told: 'reason',
    when: ({ sex, pregnancy }) => sex === 'male' && pregnancy,
    excludes: () => medicines.filter((medicine) => medicine !== 'glucagon'),
    says: () => [act('ask:sex', 0)],
  }),
  rule({
    id: 'pregnancy.not-possible',
    references: [ref('design', 'one of the two answers is wrong, and a test tells which', 'design')],
    needs: ['pregnancy'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) =>
      isPregnant(patient) &&
      (patient.known.childbearing === 'not-possible' ||
        (patient.known.age !== undefined && atLeast(patient.known.age, seldomFrom))),
    rests: ({ known }) => (['childbearing', 'age'] as const).filter((fact) => known[fact] !== undefined),
    says: () => [act('check:pregnancy-test', 0)],
  }),
  rule({
    id: 'pregnancy.glucose-medicines',
    references: [
      ref('ada2025', 'section 15, insulin preferred; the single classes from general knowledge', 'R'),
      ref('labelSglt2', 'use in pregnancy', 'R'),
    ],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => isPregnant(patient) && takenOf(patient, glucoseTablets).length > 0,
    rests: (patient) => takenOf(patient, glucoseTablets),
    says: (_, patient) => stops(patient, glucoseTablets, 0),
  }),
  rule({
    id: 'pregnancy.heart-medicines',
    references: [
      ref('kdigo2022', 'section 1, RAS inhibitors: stopped in pregnancy or when planning one', 'S'),
      ref('ada2025', 'section 15, statin and finerenone', 'R'),
    ],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => isPregnant(patient) && takenOf(patient, heartMedicines).length > 0,
    rests: (patient) => takenOf(patient, heartMedicines),
    says: (_, patient) => stops(patient, heartMedicines, 0),
  }),
  rule({
    id: 'pregnancy.metformin',
    references: [ref('ada2025', 'section 15, metformin in pregnancy', 'S')],
    needs: ['pregnancy', 'metformin'],
    gravity: 'routine',
    told: 'reason',
    // With ketones awaited nothing is promised about it.
    when: ({ metformin }, patient) =>
      isPregnant(patient) &&
      metformin > 0 &&
      patient.known.catabolicSymptoms !== true &&
      patient.highReadings.length === 0 &&
      patient.kidneyBelow(metforminStop.value) !== true,
    says: () => [act('keep:metformin', 0)],
  }),
  rule({
    id: 'pregnancy.insulin',
    references: [
      ref('ada2025', 'section 15, glucose goals in pregnancy', 'V'),
      ref('ada2025', 'section 15, insulin preferred in pregnancy', 'S'),
    ],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) =>
      isPregnant(patient) && patient.known.basalInsulin !== true && abovePregnancyGoals(patient).length > 0,
    rests: abovePregnancyGoals,
    says: (_, patient) => {
      const { known, highReadings } = patient;
      // Who injects at meals may take the other too.
      if (known.basalInsulin === undefined && known.mealtimeInsulin === true) return [act('ask:basalInsulin', 0)];
      const isGrave = known.catabolicSymptoms === true || highReadings.length > 0;
      const within = isGrave || leftUncovered(patient) ? 0 : 3;
      // What is high only after meals is treated at meals.
      const afterMeals = known.fpg !== undefined && below(known.fpg, fastingGoal) && !isGrave;
      if (!afterMeals) return [act('start:basalInsulin', within)];
      // Injections at meals that she refuses are talked over with her team, who see her today.
      return known.mealtimeInsulin === true || refusesInjections(patient) ? [] : [act('start:mealtimeInsulin', within)];
    },
  }),
  rule({
    id: 'pregnancy.planned',
    references: [
      ref('ada2025', 'section 15, preconception: HbA1c below 6.5 %, contraception until then', 'V'),
      ref('ada2026', 'section 15, semaglutide, folic acid, eyes', 'S'),
      ref('generalKnowledge', 'NICE NG3: folic acid of 5 mg with diabetes, until week 12', 'R'),
      ref('kdigo2022', 'section 1, RAS inhibitors: stopped when planning a pregnancy', 'S'),
    ],
    needs: ['childbearing'],
    gravity: 'important',
    told: 'caution',
    when: ({ childbearing }, patient) => childbearing === 'planning' && mayConceive(patient),
    rests: (patient) => [...takenOf(patient, stoppedBefore), ...heartFacts(patient)],
    excludes: () => [...glucoseTablets, ...heartMedicines],
    says: (_, patient) => [
      ...stops(patient, stoppedBeforeConception(patient, stoppedBefore), 14),
      // Other tablets for glucose end before conception, and insulin is what replaces them (NICE NG3).
      ...lessSecretagogue(patient, 'stop', 14),
      // A tighter goal is no goal for somebody who has lows.
      ...(hasLows(patient) ? [] : [act('review:target', 14, { to: { value: a1cBefore.value, unit: '%' } })]),
      // What takes the place of medicines for glucose is agreed when they stop.
      act(
        'refer:obstetric-diabetes',
        stoppedBeforeConception(patient, replacedByInsulin).length > 0 ||
          takesSecretagogue(patient) ||
          farBeforeConception(patient)
          ? 14
          : 28,
      ),
      // Insulin is what may be begun, and is kept.
      ...((farBeforeConception(patient) && mayBeginInsulin(patient)) || insulinInItsPlace(patient)
        ? [act('start:basalInsulin', 14)]
        : []),
      act('do:preconception', 0),
      act('refer:eye', 28),
      ...(patient.known.fpg === undefined &&
      !patient.sensor &&
      stoppedBeforeConception(patient, replacedByInsulin).length > 0
        ? [act('check:glucose', 7)]
        : []),
    ],
    values: () => ({
      goal: quantity(concepts.targetA1c, a1cBefore.value),
      months: count(semaglutideBefore.value, 'months'),
      folate: count(folate.value, 'mg'),
    }),
  }),
  rule({
    id: 'pregnancy.planned-pressure',
    references: [
      ref('ada2025', 'section 15: methyldopa, nifedipine, labetalol, diltiazem, clonidine, prazosin', 'R'),
      ref('kdigo2022', 'section 1, RAS inhibitors: stopped when planning a pregnancy', 'S'),
    ],
    needs: ['childbearing', 'rasInhibitor'],
    gravity: 'important',
    told: 'caution',
    when: ({ childbearing, rasInhibitor }, patient) =>
      childbearing === 'planning' &&
      rasInhibitor &&
      mayConceive(patient) &&
      !heartIsIll(patient) &&
      !eventUndated(patient),
    rests: heartFacts,
    says: () => [act('stop:rasInhibitor', 14)],
  }),
  rule({
    id: 'pregnancy.possible',
    references: [ref('ada2026', 'section 9, medicines in people who may become pregnant (9.32)', 'S')],
    needs: ['sex', 'age'],
    gravity: 'routine',
    told: 'reason',
    when: ({ sex }, patient) =>
      sex === 'female' &&
      mayConceive(patient) &&
      patient.known.pregnancy === undefined &&
      patient.known.childbearing === undefined &&
      takenOf(patient, stoppedBefore).length > 0,
    rests: (patient) => takenOf(patient, stoppedBefore),
    // Renin blockers, antiandrogens and statins harm from the first weeks.
    says: (_, patient) => [
      act('ask:pregnancy', takenOf(patient, heartMedicines).length > 0 ? 0 : 14, { gravity: 'important' }),
    ],
  }),
  rule({
    id: 'pregnancy.high',
    references: [ref('ada2025', 'section 15: harm to the unborn child rises with HbA1c in the first ten weeks', 'R')],
    needs: ['sex', 'age', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ sex, a1c }, patient) =>
      sex === 'female' &&
      mayConceive(patient) &&
      patient.known.pregnancy === undefined &&
      patient.known.childbearing === undefined &&
      atLeast(a1c, a1cFar),
    says: () => [act('ask:pregnancy', 0)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  ...pregnancyCare,
  ...pregnancyHeart,
  rule({
    id: 'pregnancy.pill',
    references: [ref('ada2026', 'section 9, tirzepatide and oral contraceptives', 'S')],
    needs: ['childbearing', 'glp1RA'],
    gravity: 'routine',
    told: 'caution',
    // Of its class tirzepatide alone.
    when: ({ childbearing, glp1RA }, patient) =>
      childbearing === 'contraception' &&
      glp1RA &&
      (patient.known.glp1Agent ?? 'tirzepatide') === 'tirzepatide' &&
      mayConceive(patient),
    rests: (patient) => knownOf(patient, ['glp1Agent']),
    values: () => ({ weeks: count(besidePill.value, 'weeks') }),
  }),
] as const;
