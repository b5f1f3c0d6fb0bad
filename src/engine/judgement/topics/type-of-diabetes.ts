import type { FactId } from '../../chart/facts.ts';
import { overweight, underweight } from '../../clinical/bmi.ts';
import { concepts } from '../../clinical/concepts.ts';
import { diagnosticA1c } from '../../clinical/glycaemia.ts';
import { clean } from '../../kit/maths.ts';
import { atLeast, below, type Cited, cited } from '../../kit/worksheet/cited.ts';
import { difference, quantity } from '../../kit/words/message.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';

/** The clues of AABBCC: age, autoimmunity, body habitus, background, control, comorbidities. Body habitus is the overweight line. */
const youngAge = cited(35, 'years', 'ada2026', 'section 2, AABBCC: age, for example below 35', 'S');
/** Above this body mass index type 2 is likely enough not to be asked about on one clue, kg/m². */
const obese = cited(30, 'kg/m²', 'design', 'clues of type 1 diabetes', 'design');
/** Below this somebody is too thin for type 2 to be taken for granted, whatever the duration, kg/m². */
const veryLean = cited(20, 'kg/m²', 'design', 'clues of type 1 diabetes', 'design');
/** Control that is poor enough to be a clue beside a lean body, percent; in a young person alone above the second. */
const poorA1c = cited(9, '%', 'design', 'clues of type 1 diabetes', 'design');
const insulinA1c = cited(10, '%', 'ada2026', 'section 9, insulin consideration: above 10 %', 'S');
/** An HbA1c from which an autoimmune disease beside it asks for antibodies, percent. */
const aboveGoal = cited(7.5, '%', 'design', 'clues of type 1 diabetes', 'design');
/** Young and lean, somebody is suspected from here on, and tested below it, percent. */
const youngLeanA1c = cited(8, '%', 'design', 'clues of type 1 diabetes', 'design');
/** A rise of HbA1c since the last one that type 2 seldom shows, percentage points. */
const rapidRise = cited(2, 'points', 'design', 'clues of type 1 diabetes: rapid rise', 'R');
/** Drugs that fail, or insulin, this soon after the diagnosis speak for a lack of insulin, years. */
const earlyFailure = cited(5, 'years', 'design', 'clues of type 1 diabetes: control', 'R');
const earlyInsulin = cited(3, 'years', 'design', 'clues of type 1 diabetes: short time to insulin', 'R');
/** After this long a lean person on the way out of insulin is no surprise, years. */
const longDuration = cited(10, 'years', 'design', 'lean and long-standing diabetes', 'R');
/** From this age a fast rise with a lean body or loss of weight asks for the pancreas, years. */
const pancreasAge = cited(50, 'years', 'design', 'new or fast worsening diabetes with loss of weight', 'R');
/** Antibody-negative, young and mildly raised: a single-gene form is possible, percent. */
const monogenicA1c = cited(7.5, '%', 'ada2026', 'section 2, monogenic diabetes', 'S');
/** From this share of time in range a sensor denies a high HbA1c, percent. */
const calmInRange = cited(70, '%', 'battelino2019', 'time in range', 'V');
/** Basal insulin where the pancreas fails, and those lacking it make no glucagon either, U/kg a day. */
const pancreaticBasal = cited(0.1, 'U/kg', 'ada2026', 'section 9, basal insulin figure: 0.1 to 0.2 U/kg', 'S');

const young = ({ known }: Patient): boolean => known.age !== undefined && below(known.age, youngAge);
const lean = ({ known }: Patient): boolean => known.bmi !== undefined && below(known.bmi, overweight);
const notObese = ({ known }: Patient): boolean => known.bmi === undefined || below(known.bmi, obese);
/** Symptoms that diabetes can explain. */
const catabolic = ({ known }: Patient): boolean =>
  known.catabolicSymptoms === true && (known.a1c === undefined || atLeast(known.a1c, diagnosticA1c));
/** A sensor that is in range most of the time denies a high HbA1c. */
const denied = ({ sensor, known }: Patient): boolean =>
  sensor && known.tir !== undefined && atLeast(known.tir, calmInRange);
const a1cFrom = (patient: Patient, limit: Cited): boolean =>
  patient.known.a1c !== undefined && atLeast(patient.known.a1c, limit) && !denied(patient);
const rise = ({ known }: Patient): number | undefined =>
  known.a1c === undefined || known.priorA1c === undefined ? undefined : clean(known.a1c - known.priorA1c);
/** Steroids explain a fast rise themselves. */
const rapid = (patient: Patient): boolean =>
  atLeast(rise(patient) ?? 0, rapidRise) && a1cFrom(patient, aboveGoal) && patient.known.steroids !== true;
const veryHigh = ({ highReadings }: Patient): boolean => highReadings.length > 0;

const otherClasses = ['sulfonylurea', 'dpp4Inhibitor', 'sglt2Inhibitor', 'glp1RA', 'tzd'] as const;
/** How many kinds of glucose-lowering medicine other than insulin are known to be taken. */
const medicinesTaken = ({ known }: Patient): number =>
  otherClasses.filter((medicine) => known[medicine] === true).length + Number((known.metformin ?? 0) > 0);
const failsEarly = (patient: Patient): boolean => {
  const { diabetesDuration } = patient.known;
  if (diabetesDuration === undefined) return false;
  return (
    (below(diabetesDuration, earlyFailure) && a1cFrom(patient, poorA1c) && medicinesTaken(patient) >= 2) ||
    (below(diabetesDuration, earlyInsulin) && patient.onInsulin)
  );
};

/** Type 2 is assumed unless somebody has said what it is, or measured it. */
const typeOpen = ({ known }: Patient): boolean =>
  known.islets === undefined &&
  known.diabetesType !== 'type1' &&
  known.diabetesType !== 'pancreatic' &&
  known.diabetesType !== 'steroid';

/** Clues that together make a lack of insulin likely today. */
function suspected(patient: Patient): boolean {
  const poor = a1cFrom(patient, poorA1c);
  const acute = catabolic(patient) || veryHigh(patient);
  return (
    (lean(patient) && (acute || rapid(patient))) ||
    (lean(patient) && young(patient) && a1cFrom(patient, youngLeanA1c)) ||
    (young(patient) && (acute || (poor && notObese(patient)))) ||
    (patient.known.autoimmune === true && (acute || rapid(patient) || (poor && notObese(patient))))
  );
}
/** Lean with poor control and nothing else known that speaks for it. */
const leanAndPoor = (patient: Patient): boolean => lean(patient) && a1cFrom(patient, poorA1c) && !suspected(patient);
const longLean = ({ known }: Patient): boolean =>
  known.diabetesDuration !== undefined &&
  atLeast(known.diabetesDuration, longDuration) &&
  known.bmi !== undefined &&
  atLeast(known.bmi, veryLean);
/** A clue that deserves antibodies without haste. */
function worthATest(patient: Patient): boolean {
  const { age, bmi, autoimmune, a1c } = patient.known;
  const unknownBody = age === undefined || bmi === undefined;
  return (
    (young(patient) && (lean(patient) || (a1c !== undefined && below(insulinA1c.value, a1c) && !denied(patient)))) ||
    (autoimmune === true && notObese(patient) && (lean(patient) || a1cFrom(patient, aboveGoal))) ||
    (bmi !== undefined && below(bmi, underweight) && a1cFrom(patient, aboveGoal)) ||
    (notObese(patient) && (rapid(patient) || failsEarly(patient))) ||
    (veryHigh(patient) && unknownBody)
  );
}

/** Lean with an autoimmune disease or young, or thin: of those to be tested the likeliest to lack insulin. */
const shortOfInsulin = (patient: Patient): boolean =>
  (lean(patient) && (patient.known.autoimmune === true || young(patient))) ||
  (patient.known.bmi !== undefined && below(patient.known.bmi, underweight));

/** A rule of this topic speaks of the type already, or somebody has said what it is. */
export const typeDoubted = (patient: Patient): boolean =>
  !typeOpen(patient) || suspected(patient) || leanAndPoor(patient) || worthATest(patient);

const clueFacts = ({ known, highReadings }: Patient): FactId[] => [
  ...(
    [
      'age',
      'bmi',
      'a1c',
      'priorA1c',
      'autoimmune',
      'catabolicSymptoms',
      'diabetesDuration',
    ] as const satisfies readonly FactId[]
  ).filter((fact) => known[fact] !== undefined && known[fact] !== false),
  ...highReadings,
];
/** What would decide, where it is not known. */
const askClues = ({ known }: Patient, within: number): Said[] => [
  ...(known.catabolicSymptoms === undefined ? [act('ask:catabolicSymptoms', within)] : []),
  ...(known.autoimmune === undefined ? [act('ask:autoimmune', within)] : []),
];
const askPancreas = (patient: Patient, within: number): Said[] =>
  patient.known.pancreatitis === undefined && !young(patient) ? [act('ask:pancreatitis', within)] : [];
/** An SGLT2 inhibitor without insulin of one's own brings ketoacidosis. */
const holdSglt2 = ({ known }: Patient, within: number): Said[] =>
  known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', within, { gravity: 'urgent' })] : [];
/** Nobody with type 1 diabetes is well for long without any. */
const withoutInsulin = ({ known }: Patient): boolean => known.basalInsulin === false && known.mealtimeInsulin !== true;
/** Insulin begins, or it is asked whether it has. */
const insulinNow = ({ known }: Patient, within: number): Said[] =>
  known.basalInsulin === undefined
    ? [act('ask:basalInsulin', 0)]
    : known.basalInsulin
      ? []
      : [act('start:basalInsulin', within, { gravity: 'urgent' })];

export const typeOfDiabetes = [
  rule({
    id: 'type.suspected',
    references: [
      ref('ada2026', 'section 2, AABBCC and 2.10, whom to test for islet antibodies', 'S'),
      ref('design', 'which clues together count', 'design'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => typeOpen(patient) && suspected(patient),
    rests: clueFacts,
    waits: true,
    excludes: () => ['metformin', ...otherClasses],
    says: (_, patient) => [
      act('check:ketones', 0),
      ...(catabolic(patient) && veryHigh(patient) ? [act('refer:emergency', 0, { gravity: 'emergency' })] : []),
      ...holdSglt2(patient, 0),
      act('refer:diabetes-specialist', 3),
      act('check:islet-antibodies', 7),
      act('check:c-peptide', 90, { gravity: 'routine' }),
      ...askClues(patient, 0),
      ...askPancreas(patient, 3),
    ],
  }),
  rule({
    id: 'type.lean',
    references: [
      ref('ada2026', 'section 2, AABBCC: body habitus and control', 'S'),
      ref('design', 'from which HbA1c', 'design'),
    ],
    needs: ['bmi', 'a1c'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => typeOpen(patient) && leanAndPoor(patient) && !longLean(patient),
    rests: clueFacts,
    waits: true,
    // Heart and kidney protection goes on in somebody of normal weight, after the ketones; not in somebody thin.
    excludes: ({ bmi }) => (below(bmi, veryLean) ? ['sulfonylurea', 'sglt2Inhibitor', 'glp1RA'] : ['sulfonylurea']),
    says: ({ bmi }, patient) => [
      act('check:ketones', 0),
      ...(below(bmi, veryLean) ? holdSglt2(patient, 0) : []),
      // Near the end of life a name for it changes nothing.
      ...(patient.known.frailty === 'very-complex'
        ? [act('check:glucose', 3)]
        : [
            act('check:islet-antibodies', 7, { gravity: 'important' }),
            act('check:c-peptide', 90, { gravity: 'routine' }),
            act('refer:diabetes-specialist', 14, { gravity: 'important' }),
            ...askClues(patient, 0),
            ...askPancreas(patient, 3),
          ]),
    ],
    values: ({ bmi, a1c }) => ({ bmi: quantity(concepts.bmi, bmi), a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'type.lean-long',
    references: [ref('ada2026', 'section 2, C-peptide after more than three years', 'S')],
    needs: ['bmi', 'a1c', 'diabetesDuration'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => typeOpen(patient) && leanAndPoor(patient) && longLean(patient),
    says: (_, patient) => [
      act('check:c-peptide', 28),
      ...(patient.known.catabolicSymptoms === undefined ? [act('ask:catabolicSymptoms', 0)] : []),
    ],
    values: ({ bmi, diabetesDuration }) => ({
      bmi: quantity(concepts.bmi, bmi),
      duration: quantity(concepts.diabetesDuration, diabetesDuration),
    }),
  }),
  rule({
    id: 'type.antibodies',
    references: [
      ref('ada2026', 'section 2, AABBCC and 2.10, whom to test for islet antibodies', 'S'),
      ref('design', 'which single clues count', 'design'),
    ],
    needs: [],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => typeOpen(patient) && !suspected(patient) && !leanAndPoor(patient) && worthATest(patient),
    rests: clueFacts,
    excludes: (_, patient) =>
      patient.known.autoimmune === true || (young(patient) && lean(patient)) ? ['sglt2Inhibitor', 'sulfonylurea'] : [],
    // Weight is not taken off somebody who may lack insulin.
    excludesForGlucose: (_, patient) => (shortOfInsulin(patient) ? ['glp1RA'] : []),
    says: (_, patient) => [
      ...(patient.known.sglt2Inhibitor === true && shortOfInsulin(patient) ? [act('hold:sglt2Inhibitor', 7)] : []),
      act('check:islet-antibodies', 14),
      act('refer:diabetes-specialist', 28),
      ...askClues(patient, 0),
    ],
  }),
  rule({
    id: 'type.unsure',
    references: [ref('ada2026', 'section 2, 2.10, whom to test for islet antibodies', 'S')],
    needs: ['diabetesType'],
    gravity: 'important',
    told: 'reason',
    when: ({ diabetesType }, { known }) => diabetesType === 'unsure' && known.islets === undefined,
    says: (_, patient) => [act('check:islet-antibodies', 14), ...askClues(patient, 0), ...askPancreas(patient, 14)],
  }),
  rule({
    id: 'type.islets-positive',
    references: [ref('ada2026', 'section 2, figure 2.1: antibodies present', 'S')],
    needs: ['islets'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ islets }) => islets === 'positive',
    excludes: () => otherClasses,
    says: (_, patient) => [
      act('refer:diabetes-specialist', 3),
      ...(patient.known.sglt2Inhibitor === true ? [act('check:ketones', 0)] : []),
      ...holdSglt2(patient, 1),
      ...(patient.known.sulfonylurea === true ? [act('stop:sulfonylurea', 7)] : []),
      ...(patient.known.a1c === undefined || a1cFrom(patient, aboveGoal) ? insulinNow(patient, 3) : []),
      act('check:c-peptide', 28, { gravity: 'important' }),
    ],
  }),
  rule({
    id: 'type.islets-negative-young',
    references: [ref('ada2026', 'section 2, figure 2.1: antibodies absent below 35', 'S')],
    needs: ['islets', 'age', 'bmi'],
    gravity: 'important',
    told: 'caution',
    when: ({ islets }, patient) =>
      islets === 'negative' && patient.known.diabetesType !== 'type1' && young(patient) && lean(patient),
    rests: clueFacts,
    excludes: (_, patient) => (a1cFrom(patient, monogenicA1c) ? ['sglt2Inhibitor'] : []),
    says: () => [act('refer:diabetes-specialist', 14), act('check:c-peptide', 28)],
    values: () => ({ age: quantity(concepts.age, youngAge.value) }),
  }),
  rule({
    id: 'type.type-1',
    references: [
      ref('ada2026', 'section 9, type 1 diabetes: insulin; SGLT2 inhibitors avoided', 'S'),
      ref('design', 'this product is for type 2 diabetes', 'design'),
    ],
    needs: ['diabetesType'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ diabetesType }) => diabetesType === 'type1',
    excludes: () => ['metformin', ...otherClasses],
    says: (_, patient) => [
      ...(withoutInsulin(patient) ? [act('check:ketones', 0)] : []),
      // In pregnancy one team sees to both, today.
      ...(patient.known.pregnancy === true
        ? []
        : withoutInsulin(patient)
          ? [act('refer:diabetes-specialist', 1)]
          : [act('refer:diabetes-specialist', 14, { gravity: 'important' })]),
      ...holdSglt2(patient, 1),
      ...(patient.known.sulfonylurea === true ? [act('stop:sulfonylurea', 7)] : []),
      // A pump or a mixture has no basal insulin of its own.
      ...(patient.known.mealtimeInsulin === true ? [] : insulinNow(patient, 0)),
      ...(patient.known.basalInsulin === true ? [act('keep:basalInsulin', 90, { gravity: 'routine' })] : []),
      ...(patient.known.mealtimeInsulin === true ? [act('keep:mealtimeInsulin', 90, { gravity: 'routine' })] : []),
      act('do:sick-days', 28, { gravity: 'routine' }),
    ],
  }),
  rule({
    id: 'type.pancreatic',
    references: [
      ref('ada2026', 'section 2, diabetes of the exocrine pancreas: early insulin, incretins avoided', 'S'),
      ref('ada2026', 'section 9, basal insulin figure', 'S'),
    ],
    needs: ['diabetesType'],
    gravity: 'important',
    told: 'caution',
    when: ({ diabetesType }) => diabetesType === 'pancreatic',
    excludes: () => ['dpp4Inhibitor', 'glp1RA', 'sglt2Inhibitor'],
    says: (_, patient) => [
      ...pancreaticStops(patient),
      ...(a1cFrom(patient, poorA1c) ? [act('check:ketones', 0)] : []),
      ...pancreaticInsulin(patient),
      act('refer:diabetes-specialist', 14),
      act('refer:dietitian', 14),
    ],
  }),
  rule({
    id: 'type.pancreatitis-lean',
    references: [
      ref('ada2026', 'section 2, diabetes of the exocrine pancreas, often taken for type 2', 'S'),
      ref('design', 'from which body mass index', 'design'),
    ],
    needs: ['pancreatitis'],
    gravity: 'important',
    told: 'caution',
    when: ({ pancreatitis }, patient) =>
      pancreatitis &&
      patient.known.diabetesType !== 'pancreatic' &&
      patient.known.diabetesType !== 'type1' &&
      (lean(patient) || catabolic(patient)),
    rests: clueFacts,
    excludes: () => ['dpp4Inhibitor', 'glp1RA', 'sglt2Inhibitor'],
    says: (_, patient) => [
      ...pancreaticStops(patient),
      ...pancreaticInsulin(patient),
      act('refer:diabetes-specialist', 14),
      act('refer:dietitian', 14),
    ],
  }),
  rule({
    id: 'type.pancreas-suspected',
    references: [
      ref('ada2026', 'section 2, pancreatic cancer among the causes; age and loss of weight are general practice', 'R'),
    ],
    needs: ['age', 'a1c', 'priorA1c'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ age }, patient) =>
      atLeast(age, pancreasAge) &&
      rapid(patient) &&
      (lean(patient) || catabolic(patient)) &&
      patient.known.diabetesType !== 'type1',
    rests: clueFacts,
    says: () => [act('refer:diabetes-specialist', 7)],
    values: (_, patient) => ({ rise: difference(concepts.a1c, rise(patient) ?? 0) }),
  }),
] as const;

/** Incretins are avoided where the pancreas has been inflamed, an SGLT2 inhibitor where insulin is short. */
function pancreaticStops({ known }: Patient): Said[] {
  return [
    ...(known.dpp4Inhibitor === true ? [act('stop:dpp4Inhibitor', 7)] : []),
    ...(known.glp1RA === true ? [act('stop:glp1RA', 7)] : []),
    ...(known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', 3, { gravity: 'urgent' })] : []),
  ];
}
/** Insulin early: where control is poor, and where what stops leaves nothing in its place. */
function pancreaticInsulin(patient: Patient): Said[] {
  const { known } = patient;
  const replaces = pancreaticStops(patient).length > 0 && a1cFrom(patient, aboveGoal);
  if (!replaces && !a1cFrom(patient, poorA1c)) return [];
  if (known.basalInsulin === undefined) return [act('ask:basalInsulin', 0)];
  return known.basalInsulin ? [] : [startPancreaticBasal(patient)];
}
function startPancreaticBasal({ known }: Patient): Said {
  return act('start:basalInsulin', 7, {
    gravity: 'urgent',
    ...(known.weight !== undefined && {
      to: { value: Math.floor(clean(known.weight * pancreaticBasal.value)), unit: 'U' },
    }),
  });
}
