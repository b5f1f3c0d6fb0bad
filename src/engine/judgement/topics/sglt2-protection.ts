import { diseaseFacts, knownOf, knownOrDenied } from '../evidence.ts';
import { underweight } from '../../clinical/bmi.ts';
import { concepts } from '../../clinical/concepts.ts';
import { sglt2NoStart } from '../../clinical/renal.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { isOpenFor } from '../eligibility.ts';
import { isLean, nearEnough, sglt2Glucose } from '../fits.ts';
import { aboveGoal, goalFacts, isComplex, lowCausers } from '../glucose.ts';
import {
  advancedKidneyDisease,
  injuryFacts,
  awaitsSecondAlbumin,
  awaitsSecondEgfr,
  hasKidneyDisease,
  kidneyDiseaseBelow,
  kidneyFacts,
  kidneyFailsBelow,
  kidneyFailure,
  reasons,
  severeAlbuminuria,
  seenOnce,
} from '../kidney-disease.ts';
import { healedFacts, ulcerMayBeOpen } from '../foot.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { drinksHeavily } from '../secretagogues.ts';
import { healthFirst } from '../type-clues.ts';

/** Heart failure, or kidneys this far gone, is seen to within a week. */
const weekOrTwo = (patient: Patient): number =>
  patient.known.heartFailure === true ||
  kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ||
  atLeast(patient.known.uacr ?? 0, severeAlbuminuria)
    ? 7
    : 14;

/** From here old age counts in the underweight, however well somebody is, years. */
const oldFrom = cited(80, 'years', 'design', 'SGLT2 inhibitor in the old and underweight', 'R');
const wastingFrom = cited(70, 'years', 'generalKnowledge', 'GLIM: low body mass index from 70 years', 'R');
/** It takes weight and water and protects over years: not for kidneys or arteries alone in the frail and lean, nor in the old and underweight. */
export const mustKeepWeight = (patient: Patient): boolean => {
  const { bmi, age, uacr } = patient.known;
  const isThin = bmi !== undefined && below(bmi, underweight);
  return (
    ((isComplex(patient) || healthFirst(patient)) && isLean(patient)) ||
    (isThin && age !== undefined && atLeast(age, oldFrom)) ||
    // From 70 so little weight is malnutrition, unless the kidneys lose much.
    (isLean(patient) && age !== undefined && atLeast(age, wastingFrom) && below(uacr ?? 0, severeAlbuminuria))
  );
};

/** In the old or frail a pressure below this is measured lying and standing before it begins, mmHg and years. */
const carefulBelow = cited(120, 'mmHg', 'design', 'SGLT2 inhibitor in the old with a low pressure', 'design');
/** In a failing heart at any age, mmHg. */
const lowInHeartFailure = cited(100, 'mmHg', 'generalKnowledge', 'trials left out 95 to 100 (DAPA-HF, EMPEROR)', 'R');
const carefulFrom = cited(75, 'years', 'labelSglt2', 'volume depletion in older people', 'R');
/** Protection over years does not hurry there: nobody waits who has a failing heart. */
const unhurried = (patient: Patient): boolean =>
  patient.known.heartFailure !== true &&
  isComplex(patient) &&
  patient.known.systolic !== undefined &&
  below(patient.known.systolic, carefulBelow);

/** From here pressure is treated, mmHg. */
const treatedFrom = cited(130, 'mmHg', 'ada2026', 'section 10, pages 224 and 227', 'S');
/** An eGFR below this can fall below 45 when it begins: the dose of metformin stays until it is known again. */
const dipsFrom = cited(50, 'mL/min/1.73 m²', 'design', 'metformin beside a start of an SGLT2 inhibitor', 'R');

/** Started, and the eGFR asked where it is not known. */
export function startSglt2(patient: Patient, within: number, more: Pick<Said, 'rank'> = {}): Said[] {
  return [
    act('start:sglt2Inhibitor', within, more),
    ...(patient.kidneyBelow(sglt2NoStart.value) === undefined && patient.known.dialysis !== true
      ? [act('ask:egfr', within)]
      : []),
  ];
}

/** SGLT2 inhibitors for heart and kidneys: started, not started, kept and stopped. */
export const sglt2Protection = [
  rule({
    id: 'protection.sglt2-heart-failure',
    references: [ref('ada2026', 'section 9, recommendation 9.8: whatever the A1C', 'S')],
    needs: ['heartFailure'],
    gravity: 'important',
    told: 'reason',
    when: ({ heartFailure }, { known }) => heartFailure && known.sglt2Inhibitor !== true,
    says: (_, patient) => startSglt2(patient, 7),
  }),
  rule({
    id: 'protection.sglt2-kidney',
    references: [
      ref('kdigo2022', 'recommendation 1.3.1 (1A), PDF page 22', 'S'),
      ref('kdigo2024', 'SGLT2 inhibitors in chronic kidney disease', 'S'),
      ref('ada2026', 'section 11, page 258', 'S'),
    ],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) =>
      hasKidneyDisease(patient) && patient.known.sglt2Inhibitor !== true && !mustKeepWeight(patient),
    rests: (patient) => [...reasons(patient, diseaseFacts(patient)), ...knownOf(patient, ['frailty', 'systolic'])],
    says: (_, patient) => startSglt2(patient, unhurried(patient) ? 28 : weekOrTwo(patient)),
    values: () => ({ limit: quantity(concepts.egfr, sglt2NoStart.value) }),
  }),
  rule({
    id: 'protection.sglt2-albumin',
    references: [
      ref('kdigo2022', 'definition over more than three months, PDF page 32', 'S'),
      ref('design', 'above the goal the class that would protect the kidney too comes first', 'R'),
    ],
    needs: ['uacr', 'a1c'],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) =>
      awaitsSecondAlbumin(patient) &&
      aboveGoal(patient) &&
      // Below it hardly lowers glucose, and the albumin alone proves nothing yet.
      patient.kidneyBelow(sglt2Glucose.value) !== true &&
      // The arteries ask for one class or the other by themselves: a single sample takes neither away.
      patient.known.ascvd !== true &&
      patient.known.sglt2Inhibitor !== true &&
      !mustKeepWeight(patient) &&
      // Nothing confirms it, and another class lowers glucose without a drinker's ketones.
      patient.known.alcohol !== 'heavy' &&
      !ulcerMayBeOpen(patient),
    rests: (patient) => [
      ...goalFacts(patient),
      ...kidneyFacts(patient),
      ...knownOf(patient, ['alcohol']),
      ...(kidneyFailsBelow(patient, kidneyDiseaseBelow.value) === true ? injuryFacts(patient) : []),
      ...healedFacts(patient),
    ],
    says: (_, patient) => startSglt2(patient, 14),
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.sglt2-diuretic',
    references: [ref('labelSglt2', 'volume depletion: volume and diuretics looked at before the start', 'S')],
    needs: ['loopOrThiazideDiuretic'],
    gravity: 'important',
    told: 'reason',
    when: ({ loopOrThiazideDiuretic }, { known }) => loopOrThiazideDiuretic && known.sglt2Inhibitor !== true,
    rests: (patient) => knownOf(patient, ['systolic']),
    says: (_, { known }) => [
      // A pressure that is itself to be treated has no diuretic to spare.
      ...(known.systolic !== undefined && atLeast(known.systolic, treatedFrom)
        ? []
        : [act('review:loopOrThiazideDiuretic', 14, { with: 'start:sglt2Inhibitor' })]),
      act('check:blood-pressure', 14, { with: 'start:sglt2Inhibitor' }),
    ],
  }),
  rule({
    id: 'protection.sglt2-dip',
    references: [
      ref('kdigo2022', 'practice point 1.3.6: a reversible fall of eGFR when it begins, PDF page 49', 'R'),
      ref('labelMetformin', 'dosage in renal impairment: looked at again below 45', 'V'),
    ],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'reason',
    chooses: true,
    when: (_, patient) =>
      kidneyFailsBelow(patient, dipsFrom.value) === true &&
      patient.known.sglt2Inhibitor !== true &&
      (patient.known.heartFailure === true || (hasKidneyDisease(patient) && !mustKeepWeight(patient))) &&
      isOpenFor(patient, 'sglt2Inhibitor', 'protection'),
    rests: (patient) => [
      ...reasons(patient, diseaseFacts(patient)),
      ...kidneyFacts(patient),
      ...knownOf(patient, [
        'heartFailure',
        'sglt2Inhibitor',
        'rasInhibitor',
        'previousEgfr',
        'previousEgfrMonths',
        'islets',
      ]),
      // What keeps the type from being doubted.
      ...knownOrDenied(patient, ['catabolicSymptoms', 'bmi', 'steroids', 'fpg', 'ketones']),
      ...knownOf(patient, [
        'frailty',
        'diabetesDuration',
        'priorA1c',
        'diabetesType',
        'basalInsulin',
        'mealtimeInsulin',
      ]),
    ],
    excludes: () => ['metformin'],
    // Nobody is told to go on with it who risks lactic acidosis by drinking.
    says: ({ metformin }, patient) => (metformin > 0 && !drinksHeavily(patient) ? [act('keep:metformin', 28)] : []),
  }),
  rule({
    id: 'protection.sglt2-careful',
    references: [
      ref('labelSglt2', 'volume depletion: the elderly, a low systolic pressure, impaired kidneys', 'S'),
      ref('design', 'from which age and pressure it is measured lying and standing first', 'design'),
    ],
    needs: ['systolic'],
    gravity: 'important',
    told: 'reason',
    when: ({ systolic }, patient) =>
      below(systolic, carefulBelow) &&
      patient.known.sglt2Inhibitor !== true &&
      (isComplex(patient) ||
        (patient.known.age !== undefined && atLeast(patient.known.age, carefulFrom)) ||
        (patient.known.heartFailure === true && below(systolic, lowInHeartFailure))),
    rests: (patient) => knownOf(patient, ['age', 'frailty', 'heartFailure']),
    says: () => [
      act('check:blood-pressure', 7, { with: 'start:sglt2Inhibitor' }),
      act('check:egfr', 28, { with: 'start:sglt2Inhibitor' }),
    ],
    values: ({ systolic }) => ({ systolic: bare(concepts.systolic, systolic) }),
  }),
  rule({
    id: 'protection.sglt2-not-started',
    references: [
      ref('kdigo2022', 'recommendation 1.3.1: started from 20, PDF page 22', 'S'),
      ref('labelSglt2', 'not on dialysis', 'R'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => kidneyFailsBelow(patient, sglt2NoStart.value) === true,
    rests: kidneyFacts,
    excludes: () => ['sglt2Inhibitor'],
    values: () => ({ limit: quantity(concepts.egfr, sglt2NoStart.value) }),
  }),
  rule({
    id: 'protection.kidney-unconfirmed',
    references: [
      ref('kdigo2022', 'definition over more than three months, PDF page 32', 'S'),
      ref('design', 'eGFR 45 to 59 alone, in old age or where no kidney disease is known', 'R'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    // Above the goal, and not by so little that nothing is added, it may start for glucose; heart and arteries ask for it by themselves.
    when: (_, patient) =>
      awaitsSecondEgfr(patient) && !hasKidneyDisease(patient) && (!aboveGoal(patient) || nearEnough(patient)),
    rests: (patient) => [
      ...kidneyFacts(patient),
      ...injuryFacts(patient),
      ...knownOf(patient, ['a1c', 'age']),
      ...(nearEnough(patient) ? lowCausers(patient) : []),
      ...goalFacts(patient),
    ],
    excludesForGlucose: () => ['sglt2Inhibitor'],
    says: () => [act('check:egfr', 90)],
  }),
  rule({
    id: 'protection.transplant',
    references: [
      ref(
        'kdigo2022',
        'SGLT2 inhibitors: not studied enough after transplantation, the recommendation does not apply',
        'S',
      ),
      ref('kdigo2024', 'not intended for people with a kidney transplant', 'S'),
      ref('generalKnowledge', 'labels of statins and ezetimibe beside ciclosporin or tacrolimus', 'R'),
    ],
    needs: ['kidneyTransplant'],
    gravity: 'important',
    told: 'caution',
    when: ({ kidneyTransplant }) => kidneyTransplant,
    says: () => [act('refer:nephrologist', 14)],
  }),
  rule({
    id: 'protection.sglt2-goes-on',
    references: [
      ref('kdigo2022', 'continue below 20 until kidney replacement therapy, PDF page 49', 'S'),
      ref('ada2026', 'section 11, recommendation 11.11', 'S'),
    ],
    needs: ['sglt2Inhibitor'],
    gravity: 'important',
    told: 'reason',
    // Not said of kidneys that may be acutely ill.
    when: ({ sglt2Inhibitor }, patient) =>
      sglt2Inhibitor &&
      patient.known.dialysis !== true &&
      patient.kidneyBelow(sglt2NoStart.value) === true &&
      !seenOnce(patient),
    rests: (patient) => [...kidneyFacts(patient), ...diseaseFacts(patient), ...injuryFacts(patient)],
    says: (_, { known, kidneyBelow }) => [
      act('keep:sglt2Inhibitor', 7, { gravity: 'routine' }),
      ...(known.dialysis === undefined && kidneyBelow(kidneyFailure.value) === true ? [act('ask:dialysis', 7)] : []),
    ],
    values: () => ({ limit: quantity(concepts.egfr, sglt2NoStart.value) }),
  }),
  rule({
    id: 'protection.sglt2-dialysis',
    references: [ref('kdigo2022', 'until kidney replacement therapy is begun, PDF page 49', 'S')],
    needs: ['sglt2Inhibitor', 'dialysis'],
    gravity: 'important',
    told: 'reason',
    when: ({ sglt2Inhibitor, dialysis }) => sglt2Inhibitor && dialysis,
    says: () => [act('stop:sglt2Inhibitor', 7)],
  }),
  rule({
    id: 'protection.sglt2-taken',
    references: [ref('labelSglt2', 'warnings: genital mycotic infections, necrotising fasciitis of the perineum', 'S')],
    needs: ['sglt2Inhibitor'],
    gravity: 'routine',
    told: 'always',
    when: ({ sglt2Inhibitor }) => sglt2Inhibitor,
  }),
] as const;
