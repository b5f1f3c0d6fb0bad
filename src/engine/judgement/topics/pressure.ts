import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { bare, quantity, type Value } from '../../kit/words/message.ts';
import { atLeast, below, type Cited, cited } from '../../kit/worksheet/cited.ts';
import { plansPregnancy } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { lowPressure, trials } from './low-pressure.ts';

/** A systolic and a diastolic limit; one of the two is enough. */
interface Limits {
  readonly systolic: Cited;
  readonly diastolic: Cited;
}
/** Severe: seen to today. */
const severe: Limits = {
  systolic: cited(180, 'mmHg', 'generalKnowledge', 'severe hypertension (AHA)', 'R'),
  diastolic: cited(120, 'mmHg', 'generalKnowledge', 'severe hypertension (AHA)', 'R'),
};
const severeWithDisease: Limits = {
  systolic: cited(180, 'mmHg', 'ada2026', 'section 10, page 223: 180/110 with cardiovascular disease', 'S'),
  diastolic: cited(110, 'mmHg', 'ada2026', 'section 10, page 223: 180/110 with cardiovascular disease', 'S'),
};
const severeInPregnancy: Limits = {
  systolic: cited(160, 'mmHg', 'generalKnowledge', 'severe hypertension in pregnancy (ACOG)', 'R'),
  diastolic: cited(110, 'mmHg', 'generalKnowledge', 'severe hypertension in pregnancy (ACOG)', 'R'),
};
const raisedInPregnancy: Limits = {
  systolic: cited(140, 'mmHg', 'ada2026', 'section 10, pregnancy: treated from 140/90', 'R'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 10, pregnancy: treated from 140/90', 'R'),
};
/** Two medicines at once. */
const twoMedicines: Limits = {
  systolic: cited(150, 'mmHg', 'ada2026', 'section 10, page 227', 'S'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 10, page 227', 'S'),
};
const goal: Limits = {
  systolic: cited(130, 'mmHg', 'ada2026', 'section 10, pages 224 and 227', 'S'),
  diastolic: cited(80, 'mmHg', 'ada2026', 'section 10, pages 224 and 227', 'S'),
};
const frailGoal: Limits = {
  systolic: cited(140, 'mmHg', 'ada2026', 'section 13, frail or standing pressure low', 'S'),
  diastolic: cited(90, 'mmHg', 'ada2026', 'section 13, frail or standing pressure low', 'S'),
};

/** Below this in old age, with a systolic pressure only a little high, nothing lowers it further: the heart is fed in diastole, mmHg. */
const lowDiastolic = cited(60, 'mmHg', 'generalKnowledge', 'low diastolic pressure in old age', 'R');
const oldAge = cited(65, 'years', 'generalKnowledge', 'low diastolic pressure in old age', 'R');
const lowInDiastole = ({ known: { age, diastolic } }: Patient): boolean =>
  age !== undefined && atLeast(age, oldAge) && diastolic !== undefined && below(diastolic, lowDiastolic);

/** From here the kidneys choose the first medicine for pressure, mg/g. */
const albumin = cited(30, 'mg/g', 'ada2026', 'section 10: albumin from 30 mg/g', 'S');

/** Which of the two pressures reaches its limit. */
function reaching({ known }: Patient, limits: Limits): readonly FactId[] {
  return [
    ...(known.systolic !== undefined && atLeast(known.systolic, limits.systolic) ? (['systolic'] as const) : []),
    ...(known.diastolic !== undefined && atLeast(known.diastolic, limits.diastolic) ? (['diastolic'] as const) : []),
  ];
}
const reaches = (patient: Patient, limits: Limits): boolean => reaching(patient, limits).length > 0;
const goalOf = ({ known }: Patient): Limits =>
  known.frailty === 'complex' || known.frailty === 'very-complex' ? frailGoal : goal;

function limitsAsValues(limits: Limits): Readonly<Record<'systolic' | 'diastolic', Value>> {
  return {
    systolic: bare(concepts.systolic, limits.systolic.value),
    diastolic: bare(concepts.diastolic, limits.diastolic.value),
  };
}

export const pressure = [
  rule({
    id: 'pressure.severe',
    references: [
      ref('generalKnowledge', 'severe hypertension: the same day; with symptoms hospital (AHA)', 'R'),
      ref('ada2026', 'section 10, page 223', 'S'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => reaches(patient, severe),
    livingWaits: true,
    rests: (patient) => reaching(patient, severe),
    says: () => [act('treat:blood-pressure', 0), act('limit:training', 0)],
    values: () => limitsAsValues(severe),
  }),
  rule({
    id: 'pressure.pregnancy',
    references: [ref('generalKnowledge', 'severe hypertension in pregnancy: treated at once (ACOG)', 'R')],
    needs: ['pregnancy'],
    gravity: 'emergency',
    told: 'caution',
    when: ({ pregnancy }, patient) => pregnancy && reaches(patient, severeInPregnancy),
    rests: (patient) => reaching(patient, severeInPregnancy),
    says: () => [act('treat:blood-pressure', 0), act('refer:obstetric-diabetes', 0), act('refer:emergency', 0)],
    values: () => limitsAsValues(severeInPregnancy),
  }),
  rule({
    id: 'pressure.pregnancy-raised',
    references: [ref('ada2026', 'section 10, pregnancy: treated from 140/90, to 110 to 135 over 85', 'R')],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ pregnancy }, patient) =>
      pregnancy &&
      patient.known.sex !== 'male' &&
      reaches(patient, raisedInPregnancy) &&
      !reaches(patient, severeInPregnancy),
    rests: (patient) => reaching(patient, raisedInPregnancy),
    says: () => [act('treat:blood-pressure', 1)],
    values: () => limitsAsValues(raisedInPregnancy),
  }),
  rule({
    id: 'pressure.severe-with-disease',
    references: [ref('ada2026', 'section 10, page 223: 180/110 with cardiovascular disease', 'S')],
    needs: ['ascvd'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ ascvd }, patient) => ascvd && reaches(patient, severeWithDisease) && !reaches(patient, severe),
    livingWaits: true,
    rests: (patient) => reaching(patient, severeWithDisease),
    says: () => [act('treat:blood-pressure', 3)],
    values: () => limitsAsValues(severeWithDisease),
  }),
  rule({
    id: 'pressure.two-medicines',
    references: [ref('ada2026', 'section 10, page 227: 150/90 or more', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) =>
      reaches(patient, twoMedicines) && !reaches(patient, severe) && patient.known.pregnancy !== true,
    rests: (patient) => reaching(patient, twoMedicines),
    says: () => [act('treat:blood-pressure', 14)],
    values: () => limitsAsValues(twoMedicines),
  }),
  rule({
    id: 'pressure.above-goal',
    references: [
      ref('ada2026', 'section 10, pages 224 and 227: 130/80, confirmed on two days', 'S'),
      ref('ada2025', 'section 10, hypertension (abridged edition)', 'S'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    // In pregnancy the obstetric team's limits count.
    when: (_, patient) =>
      reaches(patient, goalOf(patient)) &&
      !reaches(patient, twoMedicines) &&
      !lowInDiastole(patient) &&
      !(patient.known.systolic !== undefined && below(patient.known.systolic, trials)) &&
      patient.known.pregnancy !== true,
    rests: (patient) => reaching(patient, goalOf(patient)),
    says: () => [act('treat:blood-pressure', 28)],
    values: (_, patient) => limitsAsValues(goalOf(patient)),
  }),
  rule({
    id: 'pressure.albumin',
    references: [
      ref('ada2026', 'section 10: ACE inhibitor or ARB first with albumin from 30 mg/g', 'S'),
      ref('kdigo2022', 'practice point 1.2.3: pressure, creatinine and potassium within 2 to 4 weeks', 'S'),
    ],
    needs: ['uacr'],
    gravity: 'routine',
    told: 'caution',
    when: ({ uacr }, patient) =>
      atLeast(uacr, albumin) &&
      reaches(patient, goalOf(patient)) &&
      !lowInDiastole(patient) &&
      patient.known.rasInhibitor !== true &&
      patient.known.dialysis !== true &&
      patient.known.pregnancy !== true &&
      !plansPregnancy(patient),
    rests: (patient) => reaching(patient, goalOf(patient)),
    says: () => [act('treat:blood-pressure', 28)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  ...lowPressure,
] as const;
