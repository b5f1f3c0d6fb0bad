import { concepts } from '../../clinical/concepts.ts';
import { quantity, word } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { diseaseFacts, knownOf, knownOrDenied } from '../evidence.ts';
import { plansPregnancy } from '../glucose.ts';
import { advancedKidneyDisease, injuryFacts, seenOnce } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { lowInDiastole, oneAtATime, onTwoClasses, pressureClasses } from '../pressure-classes.ts';
import { act, ref, rule } from '../rule.ts';
import {
  goalOf,
  limitsAsValues,
  raisedInPregnancy,
  reaches,
  reaching,
  severeInPregnancy,
  severePressure,
  severeWithDisease,
  twoMedicines,
} from '../pressure-limits.ts';
import { potassiumHigh, potassiumSevere } from './potassium.ts';
import { lowPressure, trials } from './low-pressure.ts';

/** From here the kidneys choose the first medicine for pressure, mg/g. */
const albumin = cited(30, 'mg/g', 'ada2026', 'section 10: albumin from 30 mg/g', 'S');

const highUnsevere = (patient: Patient): boolean =>
  reaches(patient, twoMedicines) && !reaches(patient, severePressure) && patient.known.pregnancy !== true;
/** The pressure is treated, and albumin would choose the medicine. */
const albuminChooses = (uacr: number, patient: Patient): boolean => atLeast(uacr, albumin) && rasMayLower(patient);
/** An ACE inhibitor or ARB is not taken, and may be what treats it. */
const rasMayLower = (patient: Patient): boolean =>
  reaches(patient, goalOf(patient)) &&
  !lowInDiastole(patient) &&
  patient.known.rasInhibitor !== true &&
  patient.known.dialysis !== true &&
  patient.known.kidneyTransplant !== true &&
  patient.known.pregnancy !== true &&
  !plansPregnancy(patient);

/** What a severe pressure may have harmed. */
const harmLookedFor = (['check:egfr', 'check:potassium', 'check:uacr'] as const).map((id) =>
  act(id, 3, { gravity: 'important' }),
);

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
    when: (_, patient) => reaches(patient, severePressure),
    livingWaits: true,
    rests: (patient) => reaching(patient, severePressure),
    says: (_, { known }) => [
      ...[act('treat:blood-pressure', 0), act('limit:training', 0)],
      ...(known.dialysis === true ? [] : harmLookedFor),
    ],
    values: () => limitsAsValues(severePressure),
  }),
  rule({
    id: 'pressure.severe-kidneys',
    references: [
      ref('generalKnowledge', 'NICE NG136: severe hypertension with acute kidney injury is seen the same day', 'R'),
    ],
    needs: [],
    gravity: 'emergency',
    told: 'caution',
    when: (_, patient) =>
      reaches(patient, severePressure) &&
      patient.kidneyBelow(advancedKidneyDisease.value) === true &&
      seenOnce(patient),
    rests: (patient) => [...reaching(patient, severePressure), ...diseaseFacts(patient)],
    says: () => [act('refer:emergency', 0), act('check:egfr', 0), act('check:potassium', 0)],
    values: () => ({ limit: quantity(concepts.egfr, advancedKidneyDisease.value) }),
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
    when: ({ ascvd }, patient) => ascvd && reaches(patient, severeWithDisease) && !reaches(patient, severePressure),
    livingWaits: true,
    rests: (patient) => reaching(patient, severeWithDisease),
    says: () => [act('treat:blood-pressure', 3)],
    values: () => limitsAsValues(severeWithDisease),
  }),
  rule({
    id: 'pressure.two-medicines',
    references: [
      ref('ada2026', 'section 10, page 227: 150/90 or more', 'S'),
      ref('generalKnowledge', 'ESC 2024: one medicine in the frail and from 85 years; standing pressure', 'R'),
    ],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => highUnsevere(patient) && !onTwoClasses(patient),
    rests: (patient) => [
      ...reaching(patient, twoMedicines),
      ...knownOrDenied(patient, [...pressureClasses, 'age', 'frailty', 'diastolic']),
    ],
    says: () => [act('treat:blood-pressure', 14)],
    values: (_, patient) => ({
      ...limitsAsValues(twoMedicines),
      how: word(`plan.pressure.${oneAtATime(patient) ? 'one' : 'two'}`),
    }),
  }),
  rule({
    id: 'pressure.resistant',
    references: [
      ref('ada2026', 'section 10: resistant hypertension, a mineralocorticoid antagonist', 'R'),
      ref('generalKnowledge', 'ESC 2024: adherence and home readings first, then spironolactone; aldosterone', 'R'),
    ],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => highUnsevere(patient) && onTwoClasses(patient),
    rests: (patient) => [...reaching(patient, twoMedicines), ...knownOf(patient, pressureClasses)],
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
      albuminChooses(uacr, patient) && !seenOnce(patient) && atLeast(potassiumHigh.value, patient.known.potassium ?? 0),
    rests: (patient) => [
      ...reaching(patient, goalOf(patient)),
      ...diseaseFacts(patient),
      ...injuryFacts(patient),
      ...knownOf(patient, ['ckdStage', 'dialysis', 'kidneyTransplant', 'previousEgfr', 'previousEgfrMonths']),
    ],
    says: () => [act('treat:blood-pressure', 28)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'pressure.arteries',
    references: [ref('ada2026', 'section 10: ACE inhibitor or ARB first in coronary artery disease', 'S')],
    needs: ['ascvd'],
    gravity: 'routine',
    told: 'reason',
    when: ({ ascvd }, patient) =>
      ascvd &&
      rasMayLower(patient) &&
      below(patient.known.uacr ?? 0, albumin) &&
      !seenOnce(patient) &&
      atLeast(potassiumHigh.value, patient.known.potassium ?? 0),
    rests: (patient) => [
      ...reaching(patient, goalOf(patient)),
      ...knownOrDenied(patient, ['uacr', 'potassium', 'rasInhibitor', 'kidneyTransplant']),
      ...diseaseFacts(patient),
    ],
    says: () => [act('treat:blood-pressure', 28)],
  }),
  rule({
    id: 'pressure.albumin-potassium',
    references: [
      ref('generalKnowledge', 'NICE NG203: no ACE inhibitor or ARB is offered above a potassium of 5.0', 'R'),
      ref('ada2026', 'section 10: a dihydropyridine calcium-channel blocker or a diuretic besides', 'R'),
    ],
    needs: ['uacr', 'potassium'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr, potassium }, patient) =>
      albuminChooses(uacr, patient) && !atLeast(potassiumHigh.value, potassium) && below(potassium, potassiumSevere),
    rests: (patient) => reaching(patient, goalOf(patient)),
    says: () => [act('treat:blood-pressure', 28)],
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
  ...lowPressure,
] as const;
