import { overweight } from '../../clinical/bmi.ts';
import { hasKidneyDisease } from '../kidney-disease.ts';
import type { FactId } from '../../chart/facts.ts';
import { knownOf } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below, type Cited, cited } from '../../kit/worksheet/cited.ts';
import { metforminReducedMax } from '../../clinical/metformin.ts';
import { classesTaken, glucoseClasses } from '../fits.ts';
import {
  causesLows,
  goalOfAge,
  hasGraveLow,
  isComplex,
  lowCausers,
  lowEvidence,
  otherGoals,
  saferTarget,
  sensorHigh,
  sensorLow,
} from '../glucose.ts';
import { lowA1cDenied, morningDenies, readLow } from '../a1c-and-readings.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { ketonesAre } from '../ketones.ts';
import { ketonesRaised } from '../../clinical/ketones.ts';
import { lessSecretagogue, takesSecretagogue } from '../secretagogues.ts';
import { besideAStart } from './beside-a-start.ts';
import { sameClass } from './same-class.ts';
import { cutAfterLow, lessInsulin } from '../less-insulin.ts';

/** Under a medicine that causes lows, an HbA1c below this is too low for anybody, and from this age below the other. */
const tooLow = cited(6.5, '%', 'acp2018', 'statement 3: consider less treatment below 6.5 %', 'S');
const muchTooLow = cited(6, '%', 'design', 'HbA1c far too low on insulin or a sulfonylurea', 'design');
/** In poorer health the range has a floor too: below it treatment is cut. */
const tooLowComplex = cited(7.5, '%', 'endocrineSociety2019', 'intermediate health: 7.5 to below 8.0', 'S');
const tooLowVeryComplex = cited(8, '%', 'endocrineSociety2019', 'poor health: 8.0 to below 8.5', 'S');
const tooLowOlder = cited(7, '%', 'vaHypoglycaemia', 'HbA1c below 7 % and age from 75: put together here', 'S');
const older = cited(75, 'years', 'vaHypoglycaemia', 'age from 75', 'V');
/** From here on a sulfonylurea under insulin, or a low HbA1c, is cut a little sooner. */
const cautiousAge = cited(65, 'years', 'spec', '9.1 basal start');

/** A sensor that shows high glucose and no lows. */
const contradicted = (patient: Patient): boolean => sensorHigh(patient) && !sensorLow(patient);
/** Insulin itself is missing: the dose is that team's, who are asked sooner. */
const lacksInsulin = ({ known }: Patient): boolean => known.diabetesType === 'type1' || known.islets === 'positive';
/** A low HbA1c is what many younger people with type 1 diabetes aim for, and no goal for older or frailer ones. */
const mayAimLow = (patient: Patient): boolean =>
  lacksInsulin(patient) &&
  !isComplex(patient) &&
  !(patient.known.age !== undefined && atLeast(patient.known.age, cautiousAge));
const concerned = (patient: Patient): boolean =>
  causesLows(patient) && patient.known.pregnancy !== true && !mayAimLow(patient) && !lowA1cDenied(patient);
/** What causes the lows, and why somebody who lacks insulin may not aim low. */
const concernedFacts = (patient: Patient): FactId[] => [
  ...lowCausers(patient),
  ...lowEvidence(patient),
  ...(lacksInsulin(patient) ? knownOf(patient, ['age', 'frailty']) : []),
];
/** Whatever the agreed target: where treatment is cut, none is added for glucose. */
const nothingForGlucose = [...glucoseClasses, 'metformin'] as const;

const frailLimit = ({ known }: Patient): Cited =>
  known.frailty === 'very-complex' ? tooLowVeryComplex : tooLowComplex;

/** Below the limit of this patient's age and health. */
const tooLowFor = (patient: Patient): boolean => {
  const { a1c, age } = patient.known;
  if (a1c === undefined) return false;
  return (
    below(a1c, tooLow) ||
    (age !== undefined && atLeast(age, older) && below(a1c, tooLowOlder)) ||
    (isComplex(patient) && below(a1c, frailLimit(patient)))
  );
};

/** The tablet that causes lows goes, insulin is cut. */
function less(patient: Patient, within: number): Said[] {
  return [
    ...lessSecretagogue(patient, 'stop', within),
    ...(lacksInsulin(patient)
      ? [act('refer:diabetes-specialist', Math.max(within, 3))]
      : lessInsulin(patient, within, cutAfterLow)),
  ];
}
/** Mild lows that only a tablet causes end with it: the goal stays what age and health make it. */
const causeEnds = (patient: Patient): boolean =>
  takesSecretagogue(patient) && !patient.onInsulin && !isComplex(patient) && !hasGraveLow(patient);
/** What goes with it: another look at glucose, the target, and at lows nobody asked about. */
function lookAgain(patient: Patient): Said[] {
  const { known } = patient;
  const to = causeEnds(patient) ? goalOfAge(patient) : saferTarget(patient);
  // A target that is safe already needs no other.
  const strict = known.targetA1c === undefined || to === undefined || known.targetA1c < to.value;
  return [
    act('check:glucose', 7, { gravity: 'important' }),
    ...(strict ? [act('review:target', 14, { gravity: 'important', ...(to && { to }) })] : []),
    ...(known.severeHypoglycaemia === undefined && known.hypoglycaemiaHistory === undefined
      ? [act('ask:severeHypoglycaemia', 7, { gravity: 'important' })]
      : []),
  ];
}

/** An HbA1c that people without diabetes have, under so many medicines for glucose. */
const withoutDiabetes = cited(5.7, '%', 'ada2025', 'section 2, prediabetes from 5.7 %', 'V');
const severalMedicines = cited(3, 'none', 'design', 'medicines under which so low an HbA1c is doubted', 'design');
export const farBelow = (patient: Patient): boolean =>
  patient.known.a1c !== undefined &&
  below(patient.known.a1c, withoutDiabetes) &&
  atLeast(classesTaken(patient).length, severalMedicines);

/** In who is not overweight, with arteries, heart and kidneys sound, it protects nothing. */
const slimWithoutDisease = (patient: Patient): boolean =>
  patient.known.bmi !== undefined &&
  below(patient.known.bmi, overweight) &&
  patient.known.ascvd !== true &&
  patient.known.heartFailure !== true &&
  !hasKidneyDisease(patient);

/** Insulin stays, so that a tablet goes: it is missing, or ketones are open. */
const insulinHolds = (patient: Patient): boolean => lacksInsulin(patient) || ketonesAre(patient, ketonesRaised);

export const overtreatment = [
  rule({
    id: 'overtreatment.low-a1c',
    references: [
      ref('acp2018', 'statement 3', 'S'),
      ref('ada2026', 'section 13, 13.14a to c: less insulin and sulfonylurea where lows are likely', 'S'),
    ],
    needs: ['a1c'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ a1c }, patient) => below(a1c, tooLow) && concerned(patient),
    rests: concernedFacts,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    excludesForGlucose: () => nothingForGlucose,
    says: (_, patient) => {
      const { known } = patient;
      const soon =
        (takesSecretagogue(patient) && patient.onInsulin) ||
        (known.age !== undefined && atLeast(known.age, cautiousAge)) ||
        patient.kidneyBelow(60) === true ||
        (known.a1c !== undefined && below(known.a1c, muchTooLow)) ||
        lowEvidence(patient).length > 0;
      return [
        // Well, younger and just below the limit: within the week.
        ...(soon ? less(patient, 1) : less(patient, 7).map((said) => ({ ...said, gravity: 'important' as const }))),
        ...lookAgain(patient),
        act('check:blood-count', 28, { gravity: 'routine' }),
      ];
    },
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: bare(concepts.a1c, tooLow.value) }),
  }),
  rule({
    id: 'overtreatment.older',
    references: [
      ref(
        'vaHypoglycaemia',
        'risk factors: HbA1c below 7 %, age from 75, insulin, sulfonylurea; their combination',
        'S',
      ),
      ref('ada2026', 'section 13, 13.14a', 'S'),
    ],
    needs: ['a1c', 'age'],
    gravity: 'important',
    told: 'caution',
    when: ({ a1c, age }, patient) =>
      atLeast(age, older) && below(a1c, tooLowOlder) && atLeast(a1c, tooLow) && concerned(patient),
    rests: concernedFacts,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    excludesForGlucose: () => nothingForGlucose,
    says: (_, patient) => [...less(patient, 7), ...lookAgain(patient)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: bare(concepts.a1c, tooLowOlder.value) }),
  }),
  rule({
    id: 'overtreatment.frail',
    references: [
      ref('endocrineSociety2019', 'lower limits by health, on medicines that cause lows', 'S'),
      ref('ada2026', 'section 13, 13.14a to c', 'S'),
    ],
    needs: ['a1c', 'frailty'],
    gravity: 'important',
    told: 'caution',
    when: ({ a1c }, patient) =>
      isComplex(patient) &&
      below(a1c, frailLimit(patient)) &&
      atLeast(a1c, patient.known.age !== undefined && atLeast(patient.known.age, older) ? tooLowOlder : tooLow) &&
      concerned(patient),
    rests: concernedFacts,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    excludesForGlucose: () => nothingForGlucose,
    says: (_, patient) => [...less(patient, 7), ...lookAgain(patient)],
    values: ({ a1c }, patient) => ({
      a1c: quantity(concepts.a1c, a1c),
      limit: bare(concepts.a1c, frailLimit(patient).value),
    }),
  }),
  rule({
    id: 'overtreatment.morning-disagrees',
    references: [
      ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'),
      ref('kdigo2022', 'glycaemic monitoring: HbA1c is unreliable in advanced disease', 'S'),
    ],
    needs: ['a1c', 'fpg'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) =>
      causesLows(patient) && patient.known.pregnancy !== true && morningDenies(patient) && tooLowFor(patient),
    rests: (patient) => [...lowCausers(patient), ...knownOf(patient, ['age', 'frailty'])],
    // Neither less nor more until the days are known.
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, { known }) => [
      act('check:glucose', 3),
      act(known.anaemiaRisk === true || known.dialysis === true ? 'check:fructosamine' : 'check:a1c', 14),
      act('check:blood-count', 28, { gravity: 'routine' }),
    ],
    values: ({ a1c, fpg }) => ({ a1c: quantity(concepts.a1c, a1c), fasting: quantity(concepts.fpg, fpg) }),
  }),
  ...besideAStart,
  ...sameClass,
  rule({
    id: 'overtreatment.one-less',
    references: [
      ref('acp2018', 'statement 3: consider less treatment below 6.5 %', 'S'),
      ref('design', 'from which age without a medicine that causes lows', 'R'),
    ],
    needs: ['a1c', 'dpp4Inhibitor'],
    gravity: 'routine',
    told: 'reason',
    when: ({ a1c, dpp4Inhibitor }, patient) =>
      dpp4Inhibitor &&
      below(a1c, tooLow) &&
      !causesLows(patient) &&
      !otherGoals(patient) &&
      !contradicted(patient) &&
      (isComplex(patient) || (patient.known.age !== undefined && atLeast(patient.known.age, older))),
    rests: (patient) => knownOf(patient, ['age', 'frailty']),
    says: () => [act('stop:dpp4Inhibitor', 90)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'overtreatment.far-below',
    references: [
      ref('acp2018', 'statement 3: consider less treatment below 6.5 %', 'S'),
      ref('design', 'an HbA1c of people without diabetes under three medicines: doubted, and one of them goes', 'R'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) =>
      farBelow(patient) &&
      // Who lacks insulin may aim low with it; tablets beside it are still too many.
      patient.known.pregnancy !== true &&
      patient.known.diabetesType !== 'type1' &&
      !contradicted(patient) &&
      !readLow(patient) &&
      !morningDenies(patient),
    rests: (patient) => [...classesTaken(patient), ...knownOf(patient, ['islets'])],
    excludesForGlucose: () => nothingForGlucose,
    // The one that protects neither heart nor kidneys.
    says: (_, patient) => {
      const { known } = patient;
      return [
        act('check:glucose', 7),
        act('check:blood-count', 28, { gravity: 'routine' }),
        ...(causesLows(patient) && !insulinHolds(patient)
          ? []
          : known.dpp4Inhibitor === true
            ? [act('stop:dpp4Inhibitor', 28)]
            : known.tzd === true
              ? [act('stop:tzd', 28)]
              : (known.metformin ?? 0) > metforminReducedMax.value
                ? [act('reduce:metformin', 28, { to: { value: metforminReducedMax.value, unit: 'mg' } })]
                : (known.metformin ?? 0) > 0
                  ? [act('stop:metformin', 28)]
                  : [act('refer:diabetes-specialist', 28)]),
      ];
    },
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'overtreatment.sensor-disagrees',
    references: [
      ref('battelino2019', 'time above range', 'V'),
      ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'),
    ],
    needs: ['a1c', 'tir', 'tar180'],
    gravity: 'important',
    told: 'reason',
    when: ({ a1c }, patient) =>
      below(a1c, tooLow) && causesLows(patient) && contradicted(patient) && patient.known.pregnancy !== true,
    rests: lowCausers,
    says: () => [act('check:fructosamine', 14), act('check:blood-count', 14)],
    values: ({ tar180 }) => ({ share: { type: 'number', value: tar180, unit: '%', digits: 0, maxDigits: 1 } }),
  }),
  rule({
    id: 'overtreatment.nothing-to-stop',
    references: [ref('ada2026', 'section 9, 9.7 to 9.10: protection of heart and kidneys whatever the HbA1c', 'S')],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    when: ({ a1c }, { known }) =>
      below(a1c, tooLow) && (known.sglt2Inhibitor === true || known.glp1RA === true) && known.pregnancy !== true,
    rests: ({ known }) => (['sglt2Inhibitor', 'glp1RA'] as const).filter((fact) => known[fact] === true),
    says: (_, patient) => [
      ...(patient.known.sglt2Inhibitor === true ? [act('keep:sglt2Inhibitor', 90)] : []),
      ...(patient.known.glp1RA === true && !slimWithoutDisease(patient) ? [act('keep:glp1RA', 90)] : []),
    ],
  }),
] as const;
