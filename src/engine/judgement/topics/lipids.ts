import { knownOf, knownOrDenied } from '../evidence.ts';
import type { FactId, FactValue } from '../../chart/facts.ts';
import type { Gravity } from '../../plan/actions.ts';
import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import {
  advancedKidneyDisease,
  albuminuria,
  hasKidneyDisease,
  kidneyDiseaseFacts,
  kidneyFacts,
  reasons,
} from '../kidney-disease.ts';
import { isComplex } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';

const statinFromAge = cited(40, 'years', 'ada2026', 'section 10, page 229', 'S');
/** Up to the last day of this year of age. */
const statinToAge = cited(75, 'years', 'ada2026', 'section 10, page 229', 'S');
/** LDL goals, mg/dL: with arterial disease, with a further risk factor; the wider one in old age (R). */
const goalWithDisease = cited(55, 'mg/dL', 'ada2026', 'section 10, page 229', 'S');
const goalAtRisk = cited(70, 'mg/dL', 'ada2026', 'section 10, page 229', 'S');
/** From here a high-intensity statin at any age, mg/dL. */
const severeLdl = cited(190, 'mg/dL', 'generalKnowledge', 'LDL of 190 or more (AHA and ACC)', 'R');
/** A risk of its own from here, mg/dL. */
const raisedLdl = cited(100, 'mg/dL', 'ada2025', 'section 10, note to the table of statins (abridged edition)', 'V');
const raisedSystolic = cited(130, 'mmHg', 'ada2026', 'section 10, page 227', 'S');

/** Cholesterol so high that it is sorted out within days, mg/dL: without HDL, and in total where HDL is not known. */
const veryHighNonHdl = cited(220, 'mg/dL', 'generalKnowledge', 'non-HDL beside an LDL of 190 (AHA and ACC)', 'R');
const veryHighTotal = cited(290, 'mg/dL', 'generalKnowledge', 'total cholesterol above 7.5 mmol/L (NICE NG238)', 'R');

/** Statins are not for who is pregnant or plans to be; others may take them, pregnancy asked where it is not known. */
const mayTakeStatin = (patient: Patient): boolean => mayBearStatin(patient) && patient.known.frailty !== 'very-complex';
const mayBearStatin = ({ known }: Patient): boolean => known.pregnancy !== true && known.childbearing !== 'planning';
/** No statin is known to be taken, and nothing says that one was not borne: ezetimibe alone has a reason. */
const ezetimibeAlone = ({ known }: Patient): boolean => known.ezetimibe === true && known.statin === 'none';
const statinOpen = (patient: Patient): boolean =>
  mayTakeStatin(patient) &&
  (patient.known.statin === undefined || patient.known.statin === 'none') &&
  !ezetimibeAlone(patient);
const ofMiddleAge = (age: number): boolean => atLeast(age, statinFromAge) && below(age, statinToAge.value + 1);

/** Started where none is known to be taken, asked where that is not known. */
function statinOrQuestion(statin: FactValue<'statin'> | undefined, within: number, gravity: Gravity): Said[] {
  if (statin === undefined) return [act('ask:statin', within, { gravity })];
  return statin === 'none' ? [act('start:statin', within, { gravity })] : [];
}

/** Facts that add to the risk of a person with diabetes between 40 and 75. */
function riskFacts(patient: Patient): readonly FactId[] {
  const { known } = patient;
  return reasons(patient, [
    ...(known.smoking === 'current' ? (['smoking'] as const) : []),
    ...(known.smokes === true ? (['smokes'] as const) : []),
    ...(atLeast(known.systolic ?? 0, raisedSystolic) ? (['systolic'] as const) : []),
    ...(known.onBloodPressureMedicine === true ? (['onBloodPressureMedicine'] as const) : []),
    ...(atLeast(known.ldl ?? 0, raisedLdl) ? (['ldl'] as const) : []),
    ...(atLeast(known.uacr ?? 0, albuminuria) ? (['uacr'] as const) : []),
    ...kidneyDiseaseFacts(patient),
  ]);
}

/** The LDL goal that applies, or none. */
function ldlGoal(patient: Patient): number | undefined {
  const { ascvd, age } = patient.known;
  if (ascvd === true)
    return (age !== undefined && atLeast(age, statinToAge.value + 1) ? goalAtRisk : goalWithDisease).value;
  return age !== undefined && ofMiddleAge(age) && riskFacts(patient).length > 0 ? goalAtRisk.value : undefined;
}
function ldlAboveGoal(ldl: number, patient: Patient): boolean {
  const limit = ldlGoal(patient);
  return limit !== undefined && atLeast(ldl, limit);
}
const goalRests = (patient: Patient): readonly FactId[] =>
  patient.known.ascvd === true ? ['ascvd'] : ['age', ...riskFacts(patient)];

/** Who decides on an injection or bempedoic acid: after an event or from a severe LDL, and not in poor health, where it comes too late. */
function lipidClinic(patient: Patient): Said[] {
  const { ascvd, ldl } = patient.known;
  const gains = ascvd === true || (ldl !== undefined && atLeast(ldl, severeLdl));
  return gains && !isComplex(patient) ? [act('refer:lipid-clinic', 90)] : [];
}

export const lipids = [
  rule({
    id: 'lipids.arteries',
    references: [ref('ada2026', 'section 10, page 229: high intensity with arterial disease', 'S')],
    needs: ['ascvd'],
    gravity: 'important',
    told: 'reason',
    when: ({ ascvd }, patient) => ascvd && statinOpen(patient),
    says: (_, { known }) => statinOrQuestion(known.statin, 28, 'important'),
  }),
  rule({
    id: 'lipids.intensity',
    references: [ref('ada2026', 'section 10, page 229: high intensity with arterial disease', 'S')],
    needs: ['ascvd', 'statin'],
    gravity: 'important',
    told: 'reason',
    when: ({ ascvd, statin }, patient) =>
      ascvd &&
      statin === 'moderate' &&
      mayTakeStatin(patient) &&
      (patient.known.age === undefined || below(patient.known.age, statinToAge.value + 1)),
    says: () => [act('raise:statin', 28)],
  }),
  rule({
    id: 'lipids.kidney',
    references: [ref('kdigo2024', 'statin in adults with diabetes and chronic kidney disease', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => hasKidneyDisease(patient) && patient.known.dialysis !== true && statinOpen(patient),
    rests: (patient) => reasons(patient, kidneyDiseaseFacts(patient)),
    says: (_, { known }) => statinOrQuestion(known.statin, 28, 'important'),
  }),
  rule({
    id: 'lipids.dialysis',
    references: [ref('kdigo2024', 'statin not started on dialysis, continued where taken', 'R')],
    needs: ['dialysis'],
    gravity: 'routine',
    told: 'reason',
    when: ({ dialysis }) => dialysis,
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.severe',
    references: [ref('generalKnowledge', 'LDL of 190 or more: high-intensity statin at any age (AHA and ACC)', 'R')],
    needs: ['ldl'],
    gravity: 'important',
    told: 'reason',
    when: ({ ldl }, patient) =>
      atLeast(ldl, severeLdl) && mayTakeStatin(patient) && patient.known.statin !== 'high' && !ezetimibeAlone(patient),
    says: (_, { known }) =>
      known.statin === 'moderate' ? [act('raise:statin', 14)] : statinOrQuestion(known.statin, 14, 'important'),
    values: ({ ldl }) => ({ ldl: quantity(concepts.ldl, ldl) }),
  }),
  rule({
    id: 'lipids.severe-treated',
    references: [ref('generalKnowledge', 'LDL of 190 or more under a high-intensity statin (AHA and ACC)', 'R')],
    needs: ['ldl', 'statin'],
    gravity: 'important',
    told: 'caution',
    when: ({ ldl, statin }, patient) => statin === 'high' && atLeast(ldl, severeLdl) && mayTakeStatin(patient),
    says: (_, patient) => [act('review:adherence', 28), act('check:lipids', 28), ...lipidClinic(patient)],
    rests: (patient) => knownOf(patient, ['ascvd', 'frailty']),
    values: ({ ldl }) => ({ ldl: quantity(concepts.ldl, ldl) }),
  }),
  rule({
    id: 'lipids.age',
    references: [ref('ada2026', 'section 10, page 229: moderate intensity from 40 to 75', 'S')],
    needs: ['age'],
    gravity: 'routine',
    told: 'reason',
    when: ({ age }, patient) => ofMiddleAge(age) && statinOpen(patient),
    says: (_, { known }) => statinOrQuestion(known.statin, 90, 'routine'),
    values: () => ({
      from: quantity(concepts.age, statinFromAge.value),
      to: quantity(concepts.age, statinToAge.value),
    }),
  }),
  rule({
    id: 'lipids.goal',
    references: [ref('ada2026', 'section 10, page 229: LDL goals', 'S')],
    needs: ['ldl', 'statin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ ldl, statin }, patient) => statin === 'moderate' && ldlAboveGoal(ldl, patient) && mayTakeStatin(patient),
    rests: goalRests,
    says: () => [act('raise:statin', 28)],
    values: ({ ldl }, patient) => ({
      ldl: quantity(concepts.ldl, ldl),
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? ldl),
    }),
  }),
  rule({
    id: 'lipids.goal-second-medicine',
    references: [ref('ada2026', 'section 10, page 229: ezetimibe or a PCSK9 inhibitor', 'S')],
    needs: ['ldl', 'statin'],
    gravity: 'routine',
    told: 'caution',
    when: ({ ldl, statin }, patient) =>
      statin === 'high' &&
      patient.known.ezetimibe !== true &&
      ldlAboveGoal(ldl, patient) &&
      below(ldl, severeLdl) &&
      mayTakeStatin(patient),
    rests: (patient) => [...goalRests(patient), ...knownOrDenied(patient, ['ezetimibe'])],
    says: (_, { known: { ezetimibe } }) => [
      ...(ezetimibe === undefined ? [act('ask:ezetimibe', 28)] : []),
      ...(ezetimibe === false ? [act('start:ezetimibe', 28, { to: { value: 10, unit: 'mg' } })] : []),
      act('check:lipids', 90),
    ],
    values: ({ ldl }, patient) => ({
      ldl: quantity(concepts.ldl, ldl),
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? ldl),
    }),
  }),
  rule({
    id: 'lipids.goal-third-medicine',
    references: [ref('ada2026', 'section 10, page 229: a PCSK9 inhibitor or bempedoic acid', 'S')],
    needs: ['ldl', 'statin', 'ezetimibe'],
    gravity: 'important',
    told: 'caution',
    when: ({ ldl, statin, ezetimibe }, patient) =>
      statin === 'high' && ezetimibe && ldlAboveGoal(ldl, patient) && below(ldl, severeLdl) && mayTakeStatin(patient),
    rests: (patient) => [...goalRests(patient), ...knownOf(patient, ['frailty'])],
    says: (_, patient) => [act('review:adherence', 28), ...lipidClinic(patient), act('check:lipids', 90)],
    values: ({ ldl }, patient) => ({
      ldl: quantity(concepts.ldl, ldl),
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? ldl),
    }),
  }),
  rule({
    id: 'lipids.ezetimibe-alone',
    references: [
      ref('ada2026', 'section 10: statin not borne, another at a low dose, then bempedoic acid or PCSK9', 'R'),
    ],
    needs: ['statin', 'ezetimibe'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) =>
      ezetimibeAlone(patient) &&
      mayTakeStatin(patient) &&
      patient.known.dialysis !== true &&
      (patient.known.ascvd === true ||
        hasKidneyDisease(patient) ||
        (patient.known.ldl !== undefined && ldlAboveGoal(patient.known.ldl, patient))),
    rests: (patient) => [
      ...reasons(patient, kidneyDiseaseFacts(patient)),
      ...knownOf(patient, ['ascvd', 'ldl', 'age', 'frailty']),
    ],
    // A statin was left out for a reason that nobody has written down.
    says: (_, patient) => [
      act('review:adherence', 14),
      act('start:statin', 28),
      ...(patient.known.ldl !== undefined && ldlAboveGoal(patient.known.ldl, patient) ? lipidClinic(patient) : []),
    ],
  }),
  rule({
    id: 'lipids.none-after-event',
    references: [ref('ada2026', 'section 10: statin not borne, another at a low dose', 'R')],
    needs: ['ascvd', 'statin'],
    gravity: 'important',
    told: 'caution',
    when: ({ ascvd, statin }, patient) =>
      ascvd && statin === 'none' && statinOpen(patient) && patient.known.dialysis !== true,
    says: () => [act('start:statin', 28)],
  }),
  rule({
    id: 'lipids.very-high',
    references: [
      ref('ada2026', 'section 10: triglycerides of 500 mg/dL and more, causes and pancreatitis', 'R'),
      ref('generalKnowledge', 'non-HDL of 220 or total of 290 mg/dL and more (AHA and ACC, NICE NG238)', 'R'),
    ],
    needs: ['totalCholesterol'],
    gravity: 'important',
    told: 'caution',
    when: ({ totalCholesterol }, { known }) =>
      known.ldl === undefined &&
      known.pregnancy !== true &&
      (known.hdl === undefined
        ? atLeast(totalCholesterol, veryHighTotal)
        : atLeast(totalCholesterol - known.hdl, veryHighNonHdl)),
    rests: (patient) => knownOf(patient, ['hdl']),
    says: () => [act('check:lipids', 7)],
    values: ({ totalCholesterol }) => ({ total: quantity(concepts.totalCholesterol, totalCholesterol) }),
  }),
  rule({
    id: 'lipids.advanced-kidney',
    references: [ref('kdigo2024', 'lipids: in kidney disease the doses of statins that were tried there', 'R')],
    needs: ['statin'],
    gravity: 'routine',
    told: 'caution',
    when: ({ statin }, patient) =>
      statin === 'moderate' &&
      mayTakeStatin(patient) &&
      patient.known.dialysis !== true &&
      patient.kidneyBelow(advancedKidneyDisease.value) === true,
    rests: kidneyFacts,
    // Taken already: what is kept out is a higher dose.
    excludes: () => ['statin'],
    values: () => ({ limit: quantity(concepts.egfr, advancedKidneyDisease.value) }),
  }),
  rule({
    id: 'lipids.transplant',
    references: [ref('generalKnowledge', 'statins beside ciclosporin or tacrolimus: the transplant team’s dose', 'R')],
    needs: ['statin', 'kidneyTransplant'],
    gravity: 'routine',
    told: 'reason',
    when: ({ statin, kidneyTransplant }) => kidneyTransplant && statin === 'moderate',
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.very-complex',
    references: [ref('ada2026', 'section 13, table 13.1: very complex health, likely benefit weighed', 'S')],
    needs: ['frailty'],
    gravity: 'routine',
    told: 'reason',
    when: ({ frailty }) => frailty === 'very-complex',
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.pregnancy',
    references: [ref('generalKnowledge', 'statins are not started in pregnancy or before a planned one', 'R')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => !mayBearStatin(patient),
    rests: ({ known }) => [
      ...(known.pregnancy === true ? (['pregnancy'] as const) : []),
      ...(known.childbearing === 'planning' ? (['childbearing'] as const) : []),
    ],
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.unknown',
    references: [ref('ada2026', 'section 10, page 229: lipids yearly', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { known }) => known.ldl === undefined && known.pregnancy !== true,
    says: () => [act('check:lipids', 90)],
  }),
] as const;
