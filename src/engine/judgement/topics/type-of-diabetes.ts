import { knownOf, knownOrDenied } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { quantity } from '../../kit/words/message.ts';
import { bodyMassUnclear, classesTaken } from '../fits.ts';
import { type Patient, youngAge } from '../patient.ts';
import { thin } from '../pancreas.ts';
import { fastFall } from '../glucose.ts';
import { ketonesCalm } from '../ketones.ts';
import { act, ref, rule } from '../rule.ts';
import { lessSecretagogue, takesSecretagogue } from '../secretagogues.ts';
import { children } from './children.ts';
import { pancreas } from './pancreas.ts';
import { isHyperosmolar, wornWithin } from './ketones-and-dka.ts';
import {
  a1cFrom,
  aboveGoal,
  askClues,
  askPancreas,
  cPeptideTells,
  hardlyType1,
  catabolic,
  clueFacts,
  holdSglt2,
  insulinA1c,
  insulinNow,
  isWell,
  knownWell,
  lean,
  leanAndPoor,
  leanOnInsulin,
  leanUnsettled,
  longLean,
  monogenicA1c,
  naming,
  oneMildClue,
  poorA1c,
  shortOfInsulin,
  suspected,
  typeOpen,
  veryHigh,
  veryLean,
  withoutAntibodies,
  lacksBasal,
  mealsAlone,
  withoutInsulin,
  worthATest,
  young,
  youngUnasked,
} from '../type-clues.ts';

/** Symptoms with a very high glucose. */
const isWorn = (patient: Patient): boolean => catabolic(patient) && veryHigh(patient);
/** Ketones of today are calm, and nothing is there that brings them within hours at any glucose. */
const ketosisDenied = (patient: Patient): boolean =>
  ketonesCalm(patient) && patient.known.sglt2Inhibitor !== true && patient.known.pregnancy !== true;
/** Not sent to hospital with such symptoms: the young are seen the same day (NICE NG17), as is who is very high, others by tomorrow. */
const seenWithin = (patient: Patient): number => {
  if (!isWorn(patient) || !ketosisDenied(patient)) return 3;
  return young(patient) ? 0 : wornWithin(patient);
};
/** Young, and so high that insulin is thought of, or underweight above the goal. */
const youngAndHigh = (patient: Patient): boolean =>
  young(patient) &&
  (a1cFrom(patient, insulinA1c) || (shortOfInsulin(patient) && thin(patient) && a1cFrom(patient, aboveGoal)));
/** Antibodies in somebody at the goal, known to have no symptoms and on nothing that hides ketosis. */
const isCalmOnAntibodies = (patient: Patient): boolean =>
  isWell(patient) &&
  patient.known.a1c !== undefined &&
  !a1cFrom(patient, aboveGoal) &&
  patient.known.sglt2Inhibitor !== true;

export const typeOfDiabetes = [
  ...children,
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
    says: (_, patient) => [
      act('check:ketones', 0),
      ...(isWorn(patient) && !ketosisDenied(patient) ? [act('refer:emergency', 0, { gravity: 'emergency' })] : []),
      ...holdSglt2(patient, 0),
      act('refer:diabetes-specialist', seenWithin(patient)),
      // Near the end of life a name for it changes nothing.
      ...(patient.known.frailty === 'very-complex'
        ? []
        : [
            act('check:islet-antibodies', 7),
            act('check:c-peptide', 90, { gravity: 'routine' }),
            ...askClues(patient, 0),
            ...askPancreas(patient, 3),
          ]),
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
    when: (_, patient) => leanUnsettled(patient) && !knownWell(patient),
    rests: (patient) => [...clueFacts(patient), ...knownOf(patient, ['sglt2Inhibitor'])],
    // Without symptoms and with ketones that were measured, tablets that bring neither lows nor ketosis begin meanwhile.
    waits: (patient) => !(ketonesCalm(patient) && isWell(patient)),
    livingWaits: true,
    says: ({ bmi }, patient) => [
      act('check:ketones', 0),
      ...(below(bmi, veryLean) || a1cFrom(patient, insulinA1c) ? holdSglt2(patient, 0) : []),
      ...naming(patient, () => [
        ...(withoutAntibodies(patient)
          ? [act('check:c-peptide', 14, { gravity: 'important' })]
          : [
              act('check:islet-antibodies', 7, { gravity: 'important' }),
              act('check:c-peptide', 90, { gravity: 'routine' }),
            ]),
        act('refer:diabetes-specialist', 14, { gravity: 'important' }),
        ...askClues(patient, 0),
        ...askPancreas(patient, 3),
      ]),
    ],
    values: ({ bmi, a1c }) => ({ bmi: quantity(concepts.bmi, bmi), a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'type.lean-well',
    references: [
      ref('ada2026', 'section 2, AABBCC: body habitus and control', 'S'),
      ref('design', 'known to have no symptoms: no ketones, and treatment does not wait', 'R'),
    ],
    needs: ['bmi', 'a1c'],
    gravity: 'important',
    told: 'caution',
    // Near the end of life a name for it changes nothing.
    when: (_, patient) => leanUnsettled(patient) && knownWell(patient) && patient.known.frailty !== 'very-complex',
    rests: (patient) => [...clueFacts(patient), ...knownOrDenied(patient, ['catabolicSymptoms'])],
    // What takes weight waits for the antibodies, where it is for glucose.
    excludesForGlucose: () => ['glp1RA'],
    says: (_, patient) => [
      ...naming(patient, () => [
        ...(withoutAntibodies(patient)
          ? [act('check:c-peptide', 14)]
          : [act('check:islet-antibodies', 14), act('check:c-peptide', 90, { gravity: 'routine' })]),
        act('refer:diabetes-specialist', 28),
        ...askClues(patient, 14),
        ...askPancreas(patient, 14),
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
    rests: clueFacts,
    // What takes weight waits for it; from 9 % on tablets that ask for insulin another is not enough.
    excludesForGlucose: ({ a1c }, patient) =>
      atLeast(a1c, fastFall) && takesSecretagogue(patient) ? ['glp1RA', 'dpp4Inhibitor', 'tzd'] : ['glp1RA'],
    says: (_, patient) => [
      act('check:c-peptide', 14),
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
    // In a crisis the hospital comes first.
    when: (_, patient) =>
      typeOpen(patient) &&
      !suspected(patient) &&
      !leanAndPoor(patient) &&
      worthATest(patient) &&
      !isHyperosmolar(patient),
    rests: (patient) => [
      ...clueFacts(patient),
      ...classesTaken(patient),
      ...knownOf(patient, ['metformin']),
      ...knownOrDenied(patient, ['catabolicSymptoms']),
    ],
    excludes: (_, patient) =>
      patient.known.autoimmune === true || (young(patient) && lean(patient)) ? ['sulfonylurea'] : [],
    // Who is treated with insulin already has its dose as the next step.
    excludesForGlucose: (_, patient) => (leanOnInsulin(patient) ? ['glp1RA', 'dpp4Inhibitor', 'tzd'] : []),
    says: (_, patient) => [
      ...(patient.known.sglt2Inhibitor === true && shortOfInsulin(patient)
        ? [
            act('hold:sglt2Inhibitor', thin(patient) ? 3 : 7),
            // Wasted and young it brings ketones at any glucose.
            ...(thin(patient) && young(patient) ? [act('check:ketones', 0)] : []),
          ]
        : []),
      // Symptoms that nobody asked about: ketones tell before the antibodies do.
      ...(youngUnasked(patient) ? [act('check:ketones', 1)] : []),
      // Young, far above the goal and nobody sure: whoever is well today may not be next month.
      ...(youngAndHigh(patient)
        ? [
            ...(patient.known.diabetesType === 'type2' && !thin(patient)
              ? []
              : [act('check:ketones', 0, { gravity: 'urgent' })]),
            act('refer:diabetes-specialist', 7),
          ]
        : []),
      act('check:islet-antibodies', 14),
      ...(leanOnInsulin(patient) && cPeptideTells(patient) ? [act('check:c-peptide', 14)] : []),
      ...(oneMildClue(patient)
        ? askClues(patient, 14)
        : [act('refer:diabetes-specialist', 28), ...askClues(patient, 0)]),
    ],
  }),
  rule({
    id: 'type.body-mass-unclear',
    references: [ref('design', 'a body mass index that weight and height deny: one of the three is wrong', 'design')],
    needs: ['bmi', 'weight', 'height'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => bodyMassUnclear(patient),
    // Which of the two it is decides whether losing weight is good.
    excludes: () => ['glp1RA'],
    excludesForGlucose: () => ['sglt2Inhibitor'],
    says: () => [act('ask:bmi', 0)],
    values: ({ bmi }) => ({ bmi: quantity(concepts.bmi, bmi) }),
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
    // Told of a type 1 that is known and treated it is no news: its own rule speaks.
    when: ({ islets }, patient) =>
      islets === 'positive' && !(patient.known.diabetesType === 'type1' && patient.onInsulin),
    rests: (patient) => knownOf(patient, ['diabetesType', 'basalInsulin', 'mealtimeInsulin']),
    says: (_, patient) => [
      // At the goal and known to be well: C-peptide first.
      isCalmOnAntibodies(patient)
        ? act('refer:diabetes-specialist', takesSecretagogue(patient) ? 7 : 14, { gravity: 'important' })
        : act('refer:diabetes-specialist', 3),
      ...(patient.known.sglt2Inhibitor === true ? [act('check:ketones', 0)] : []),
      ...holdSglt2(patient, 1),
      ...lessSecretagogue(patient, 'stop', 7),
      // What held glucose ends, and insulin may be needed soon.
      ...(takesSecretagogue(patient) ? [act('check:glucose', 7, { gravity: 'important' })] : []),
      ...(patient.known.a1c === undefined || a1cFrom(patient, aboveGoal) ? insulinNow(patient, 3) : []),
      // Known when the specialist sees them.
      act('check:c-peptide', takesSecretagogue(patient) ? 7 : 14, { gravity: 'important' }),
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
    // Weight is not taken off somebody who may lack insulin.
    excludesForGlucose: (_, patient) => (a1cFrom(patient, monogenicA1c) ? ['glp1RA'] : []),
    says: (_, patient) => {
      const poor = a1cFrom(patient, poorA1c);
      const today = poor && !patient.onInsulin && !knownWell(patient);
      return [
        ...(today ? [act('check:ketones', 0, { gravity: 'urgent' })] : []),
        ...(patient.known.sglt2Inhibitor === true && a1cFrom(patient, monogenicA1c)
          ? [act('hold:sglt2Inhibitor', today ? 0 : 7)]
          : []),
        act('refer:diabetes-specialist', poor ? 7 : 14),
        act('check:c-peptide', poor ? 14 : 28),
      ];
    },
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
    says: (_, patient) => [
      ...(withoutInsulin(patient) || lacksBasal(patient) ? [act('check:ketones', 0)] : []),
      ...(mealsAlone(patient) ? [act('ask:basalInsulin', 0)] : []),
      withoutInsulin(patient) || lacksBasal(patient) || catabolic(patient) || veryHigh(patient)
        ? act('refer:diabetes-specialist', 1)
        : act('refer:diabetes-specialist', 14, { gravity: 'important' }),
      ...holdSglt2(patient, 1),
      ...lessSecretagogue(patient, 'stop', 7),
      // A pump or a mixture has no basal insulin of its own.
      ...(patient.known.mealtimeInsulin === true || hardlyType1(patient) ? [] : insulinNow(patient, 0)),
      ...(patient.known.basalInsulin === true ? [act('keep:basalInsulin', 90, { gravity: 'routine' })] : []),
      ...(patient.known.mealtimeInsulin === true ? [act('keep:mealtimeInsulin', 90, { gravity: 'routine' })] : []),
      act('do:sick-days', 28, { gravity: 'routine' }),
    ],
  }),
  rule({
    id: 'type.type-1-doubted',
    references: [
      ref('ada2026', 'section 2, C-peptide after more than three years', 'S'),
      ref('design', 'years without insulin at a near-normal HbA1c: an entry that is asked about first', 'R'),
    ],
    needs: ['diabetesType', 'a1c', 'diabetesDuration'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => hardlyType1(patient),
    rests: (patient) =>
      knownOrDenied(patient, ['basalInsulin', 'mealtimeInsulin', 'islets', 'ketones', 'fpg', 'ppg', 'ogtt']),
    says: () => [
      act('ask:diabetesType', 0),
      act('ask:basalInsulin', 0),
      act('check:ketones', 0),
      act('check:glucose', 0),
      act('check:c-peptide', 7, { gravity: 'important' }),
    ],
    values: ({ a1c, diabetesDuration }) => ({
      a1c: quantity(concepts.a1c, a1c),
      duration: quantity(concepts.diabetesDuration, diabetesDuration),
    }),
  }),
  ...pancreas,
] as const;
