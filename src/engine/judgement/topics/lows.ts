import { insulinDoseFacts, knownOf } from '../evidence.ts';
import {
  below54TooLong,
  belowRange,
  belowRange54,
  causesLows,
  goalFacts,
  hasNoCause,
  insulinTaken,
  isVulnerable,
  lowGlucose,
  lowOnSensor,
  lowsWidenGoal,
  mildLows,
  makesNoInsulin,
  otherGoals,
  olderBelowRange,
  overBasal,
  sensorFacts,
  vulnerableFacts,
  widenedFacts,
  plansPregnancy,
  lowCausers,
} from '../glucose.ts';
import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { hypoglycaemiaAlert } from '../../clinical/glycaemia.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { bare, count, quantity, type Value } from '../../kit/words/message.ts';
import { cutAfterLow, cutAfterMildLow, lessForTold, lessInsulin, lessInsulinAt } from '../less-insulin.ts';
import { highReadingFacts, type Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { lessSecretagogue } from '../secretagogues.ts';

/** In older adults basal insulin comes down from here, mg/dL. */
const lowForOlder = cited(80, 'mg/dL', 'ada2026', 'section 13, simpler insulin', 'S');
/** Above this a sensor's coefficient of variation makes lows more likely at the same average, percent. */
const steadyBelow = cited(36, '%', 'battelino2019', 'glycaemic variability', 'V');
/** Lows in the past, not today's: from this HbA1c the dose is not cut before the glucose profile has been seen, percent. */
const cutFromPastBelow = cited(9, '%', 'design', 'past lows against a high HbA1c', 'design');
/** So much time below 54 mg/dL on insulin is no matter of one dose: an hour of every day, percent. */
const anHourADay = cited(4, '%', 'design', 'deep lows on a sensor: who is seen within a week', 'R');
/** Where lows are a danger the target goes up to this, percent. */
const relaxedTarget = cited(8, '%', 'ada2026', 'section 6, less stringent goals', 'S');
const beforePregnancy = cited(
  7,
  '%',
  'ada2025',
  'section 15, HbA1c below 6 %, relaxed to below 7 % where lows come',
  'S',
);

/** Which of them is not known, asked where a low needs its cause. */
const askCauses = ({ known }: Patient): Said[] => [
  ...(known.sulfonylurea === undefined && known.diabetesType !== 'type1' ? [act('ask:sulfonylurea', 0)] : []),
  ...(known.basalInsulin === undefined ? [act('ask:basalInsulin', 0)] : []),
];

/** Low enough for less: in somebody vulnerable, or on more basal insulin than helps, a fasting glucose near the limit as well. */
const tooLowFor = (patient: Patient): FactId[] => {
  const { fpg, basalInsulin } = patient.known;
  const low = mildLows(patient);
  const near =
    basalInsulin === true &&
    (isVulnerable(patient) || overBasal(patient)) &&
    fpg !== undefined &&
    below(fpg, lowForOlder);
  return near && low.length === 0 ? ['fpg'] : low;
};
const readings = ['fpg', 'ppg', 'ogtt'] as const satisfies readonly FactId[];
const readingOf = ({ known }: Patient, facts: readonly FactId[]): Value => {
  const fact = readings.find((each) => facts.includes(each)) ?? 'fpg';
  return quantity(concepts.fpg, known[fact] ?? 0);
};

const sensorValues = ({ known }: Patient) => {
  const deep = below54TooLong(known);
  return {
    share: count((deep ? known.tbr54 : known.tbr70) ?? 0, '%', 0, 1),
    limit: count(deep ? belowRange54.value : belowRange.value, '%'),
    level: quantity(concepts.fpg, deep ? hypoglycaemiaAlert.value : lowGlucose.value),
  };
};

/** A past severe low is met with less insulin unless the glucose since is plainly high; too much basal comes down even then. */
const cutForPast = (patient: Patient): boolean =>
  overBasal(patient) ||
  (patient.highReadings.length === 0 &&
    (patient.known.a1c === undefined || below(patient.known.a1c, cutFromPastBelow)));

/** The target that lows leave; narrower before a pregnancy, where 8 % harms the child. */
const targetAfter = (patient: Patient): number => (plansPregnancy(patient) ? beforePregnancy : relaxedTarget).value;

/** Below this eGFR a sulfonylurea gathers, mL/min/1.73 m². */
const staysBelow = cited(45, 'mL/min/1.73 m²', 'kdigo2022', 'sulfonylureas in CKD', 'R');

export const lows = [
  rule({
    id: 'lows.reading',
    references: [ref('ada2026', 'section 6, level 2 hypoglycaemia, table 6.4', 'S')],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => patient.lowReadings.length > 0,
    rests: (patient) => patient.lowReadings,
    waits: true,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [
      act('treat:low-glucose', 0),
      act('check:glucose', 1),
      ...lessSecretagogue(patient, 'stop', 0),
      ...lessInsulinAt(patient, patient.lowReadings, 0, cutAfterLow),
      ...askCauses(patient),
    ],
    values: (_, patient) => ({
      glucose: readingOf(patient, patient.lowReadings),
      limit: bare(concepts.fpg, hypoglycaemiaAlert.value),
    }),
  }),
  rule({
    id: 'lows.sulfonylurea-stays',
    references: [
      ref(
        'generalKnowledge',
        'JBDS hospital hypoglycaemia: a sulfonylurea’s low can last 24 to 36 hours in kidney disease',
        'R',
      ),
    ],
    needs: ['sulfonylurea'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ sulfonylurea }, patient) =>
      sulfonylurea && patient.lowReadings.length > 0 && patient.kidneyBelow(staysBelow.value) === true,
    rests: (patient) => [...patient.lowReadings, ...(patient.kidney?.facts ?? [])],
    says: (_, { known }) => [act('check:glucose', 0), ...(known.dialysis === true ? [] : [act('check:egfr', 1)])],
    values: () => ({ limit: quantity(concepts.egfr, staysBelow.value) }),
  }),
  rule({
    id: 'lows.unexplained',
    references: [ref('ada2026', 'section 6, hypoglycaemia; the search for another cause is general practice', 'R')],
    needs: ['sulfonylurea', 'basalInsulin'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => patient.lowReadings.length > 0 && hasNoCause(patient),
    rests: (patient) => patient.lowReadings,
    says: () => [act('check:glucose', 1), act('refer:diabetes-specialist', 14)],
    values: (_, patient) => ({ glucose: readingOf(patient, patient.lowReadings) }),
  }),
  rule({
    id: 'lows.level-1',
    references: [
      ref('ada2026', 'section 6, level 1 hypoglycaemia, table 6.4', 'S'),
      ref('ada2026', 'section 9, basal insulin figure: 10 to 20 % less after a low', 'S'),
      ref('ada2026', 'section 13, simpler insulin in older adults', 'S'),
    ],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => patient.lowReadings.length === 0 && tooLowFor(patient).length > 0 && causesLows(patient),
    rests: (patient) => [
      ...tooLowFor(patient),
      ...(mildLows(patient).length ? [] : vulnerableFacts(patient)),
      ...lowCausers(patient),
      ...insulinDoseFacts(patient),
    ],
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [
      act('check:glucose', 3),
      ...lessSecretagogue(patient, 'reduce', 3),
      ...lessInsulinAt(patient, tooLowFor(patient), 3, cutAfterMildLow),
    ],
    values: (_, patient) => ({ glucose: readingOf(patient, tooLowFor(patient)) }),
  }),
  rule({
    id: 'lows.level-1-no-cause',
    references: [
      ref('ada2026', 'section 6, level 1 hypoglycaemia, table 6.4', 'S'),
      ref('generalKnowledge', 'a low without a medicine that causes lows is confirmed first', 'R'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    // Fasting glucose is lower in pregnancy.
    when: (_, patient) =>
      patient.lowReadings.length === 0 &&
      mildLows(patient).length > 0 &&
      !causesLows(patient) &&
      patient.known.pregnancy !== true,
    rests: mildLows,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [act('check:glucose', 7), ...askCauses(patient)],
    values: (_, patient) => ({ glucose: readingOf(patient, mildLows(patient)) }),
  }),
  rule({
    id: 'lows.severe',
    references: [
      ref('ada2026', 'section 6, level 3 hypoglycaemia and review of the plan', 'S'),
      ref('ada2026', 'section 6, table of risk factors: a level 2 or 3 low in the past months is a major one', 'S'),
    ],
    needs: ['severeHypoglycaemia'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ severeHypoglycaemia }, patient) => severeHypoglycaemia && causesLows(patient),
    rests: (patient) => [...lowCausers(patient), ...highReadingFacts(patient)],
    excludes: (_, patient) => [
      'sulfonylurea',
      ...(patient.onInsulin && cutForPast(patient) ? (['basalInsulin', 'mealtimeInsulin'] as const) : []),
    ],
    says: (_, patient) => [
      ...lessSecretagogue(patient, 'stop', 0),
      ...(cutForPast(patient) ? lessInsulin(patient, 0, cutAfterLow) : []),
      ...(patient.onInsulin ? [act('start:glucagon', 0)] : []),
      ...(patient.onInsulin ? [act('limit:energy-deficit', 0, { gravity: 'important' })] : []),
      act('refer:diabetes-specialist', 3),
      act('check:glucose', 3),
      // A failing kidney is why a sulfonylurea, or insulin, lasts too long.
      ...(patient.kidney === undefined ? [act('check:egfr', 3)] : []),
    ],
  }),
  rule({
    id: 'lows.severe-past',
    references: [ref('ada2026', 'section 6, risk factors for hypoglycaemia; section 13, 13.13', 'S')],
    needs: ['severeHypoglycaemia'],
    gravity: 'important',
    told: 'reason',
    when: ({ severeHypoglycaemia }, patient) => severeHypoglycaemia && !causesLows(patient),
    excludes: () => ['sulfonylurea'],
    says: (_, patient) =>
      hasNoCause(patient)
        ? [act('check:glucose', 7), act('refer:diabetes-specialist', 14)]
        : [...askCauses(patient), act('check:glucose', 7)],
  }),
  rule({
    id: 'lows.history',
    references: [
      ref('ada2026', 'section 6, review of the plan after lows; section 13, 13.14a', 'S'),
      ref('ada2026', 'section 9, figure 9.5: lows without a clear reason lower the dose by 10 to 20 %', 'S'),
    ],
    needs: ['hypoglycaemiaHistory'],
    gravity: 'important',
    told: 'reason',
    when: ({ hypoglycaemiaHistory }, patient) => hypoglycaemiaHistory && causesLows(patient),
    rests: (patient) => [
      ...lowCausers(patient),
      ...vulnerableFacts(patient),
      ...goalFacts(patient),
      ...insulinDoseFacts(patient),
      ...(patient.onInsulin ? knownOf(patient, ['fpg', 'hypoglycaemiaFrequency']) : []),
    ],
    // Beside lows no injection at meals is added to insulin; who makes none may lack it.
    excludes: (_, patient) =>
      patient.onInsulin && !otherGoals(patient) && !makesNoInsulin(patient)
        ? ['sulfonylurea', 'mealtimeInsulin']
        : ['sulfonylurea'],
    says: (_, patient) => {
      const { known } = patient;
      const soon = isVulnerable(patient) || patient.kidneyBelow(60) === true;
      return [
        ...(known.severeHypoglycaemia === undefined ? [act('ask:severeHypoglycaemia', 7)] : []),
        act('check:glucose', 7),
        ...(soon
          ? lessSecretagogue(patient, 'stop', 1, { gravity: 'urgent' })
          : lessSecretagogue(patient, 'reduce', 7)),
        ...lessForTold(patient, 7),
      ];
    },
  }),
  rule({
    id: 'lows.sensor',
    references: [ref('battelino2019', 'time below range', 'V'), ref('ada2026', 'section 6, CGM goals', 'S')],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => lowOnSensor(patient) && causesLows(patient),
    rests: (patient) => [...sensorFacts(patient), ...lowCausers(patient)],
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => {
      const within = below54TooLong(patient.known) ? 0 : 1;
      return [...lessSecretagogue(patient, 'stop', within), ...lessInsulin(patient, within, cutAfterLow)];
    },
    values: (_, patient) => sensorValues(patient),
  }),
  rule({
    id: 'lows.sensor-deep',
    references: [ref('battelino2019', 'time below 54 mg/dL', 'V')],
    needs: ['tbr54'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => below54TooLong(patient.known) && causesLows(patient),
    rests: lowCausers,
    waits: true,
    says: ({ tbr54 }, { onInsulin }) => [
      act('check:glucose', 0),
      ...(onInsulin && atLeast(tbr54, anHourADay) ? [act('refer:diabetes-specialist', 7)] : []),
    ],
    values: (_, patient) => sensorValues(patient),
  }),
  rule({
    id: 'lows.sensor-older',
    references: [
      ref('battelino2019', 'older or high-risk people', 'V'),
      ref('ada2026', 'section 13, older adults in complex health', 'S'),
    ],
    needs: ['tbr70'],
    gravity: 'important',
    told: 'caution',
    when: ({ tbr70 }, patient) =>
      atLeast(tbr70, olderBelowRange) && !lowOnSensor(patient) && isVulnerable(patient) && causesLows(patient),
    rests: (patient) => [...vulnerableFacts(patient), ...lowCausers(patient)],
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [...lessSecretagogue(patient, 'stop', 7), ...lessInsulin(patient, 7, cutAfterMildLow)],
    values: ({ tbr70 }) => ({
      share: count(tbr70, '%', 0, 1),
      limit: count(olderBelowRange.value, '%'),
      level: quantity(concepts.fpg, lowGlucose.value),
    }),
  }),
  rule({
    id: 'lows.sensor-no-cause',
    references: [ref('ada2026', 'section 7, sensor lows are confirmed by a finger-stick where they do not fit', 'R')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => lowOnSensor(patient) && !causesLows(patient),
    rests: sensorFacts,
    excludes: () => ['sulfonylurea'],
    says: (_, patient) => [act('check:glucose', 7), ...askCauses(patient)],
    values: (_, patient) => sensorValues(patient),
  }),
  rule({
    id: 'lows.variability',
    references: [ref('battelino2019', 'glycaemic variability', 'V')],
    needs: ['cv'],
    gravity: 'routine',
    told: 'reason',
    when: ({ cv }, patient) => below(steadyBelow.value, cv) && causesLows(patient),
    rests: lowCausers,
    // More of what causes lows makes lows of the swings: first when they come, and why. A sensor worn too little steers nothing.
    excludes: (_, { sensor }) => (sensor ? ['basalInsulin', 'mealtimeInsulin', 'sulfonylurea'] : []),
    says: (_, { sensor }) => [sensor ? act('check:glucose', 14) : act('check:cgm', 28)],
    values: ({ cv }) => ({ cv: count(cv, '%', 0, 1), limit: count(steadyBelow.value, '%') }),
  }),
  rule({
    id: 'lows.target',
    references: [ref('ada2026', 'section 6, less stringent goals where lows outweigh the benefit', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => lowsWidenGoal(patient),
    rests: widenedFacts,
    says: (_, patient) => [act('review:target', 14, { to: { value: targetAfter(patient), unit: '%' } })],
    values: (_, patient) => ({ target: quantity(concepts.a1c, targetAfter(patient)) }),
  }),
  rule({
    id: 'lows.glucagon',
    references: [ref('ada2026', 'section 9, 9.28, glucagon', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { onInsulin }) => onInsulin,
    rests: (patient) => insulinTaken(patient),
    says: () => [act('start:glucagon', 14)],
  }),
] as const;
