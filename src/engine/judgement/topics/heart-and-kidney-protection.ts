import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { aboveGoal, distanceFromGoal, goalFacts, goalOf } from '../glucose.ts';
import {
  albuminuria,
  hasKidneyDisease,
  kidneyDiseaseBelow,
  kidneyDiseaseFacts,
  kidneyFacts,
  kidneyFailsBelow,
  reasons,
  severeAlbuminuria,
} from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { kidneyFailure, startGlp1 } from './kidney-and-metformin.ts';

const rate = 'mL/min/1.73 m²';
/** An SGLT2 inhibitor is not started below this, but one that is taken goes on. */
export const sglt2NoStart = cited(20, rate, 'kdigo2022', 'recommendation 1.3.1, PDF page 22', 'S');
/** Advanced kidney disease: the specialist sees the patient, and glucose is lowered by other medicines. */
const advancedKidneyDisease = cited(30, rate, 'ada2026', 'section 11, referral, page 263', 'S');
/** So far above the goal two medicines are started, or a stronger one, points. */
const twoMedicinesFrom = cited(1.5, 'points', 'ada2026', 'section 9, page 203', 'S');
/** Finerenone. */
const finerenoneFrom = cited(25, rate, 'kdigo2022', 'recommendation 1.4.1, PDF page 49', 'S');
const finerenoneFullDoseFrom = cited(60, rate, 'kdigo2022', 'finerenone dose, PDF page 53', 'S');
const finerenoneDose = cited(10, 'mg', 'kdigo2022', 'finerenone dose, PDF page 53', 'S');
const finerenoneFullDose = cited(20, 'mg', 'kdigo2022', 'finerenone dose, PDF page 53', 'S');
const finerenonePotassium = cited(4.8, 'mmol/L', 'kdigo2022', 'potassium at the start, PDF page 53', 'S');
/** With this much albumin finerenone and an SGLT2 inhibitor may be started together. */
const togetherFrom = cited(100, 'mg/g', 'ada2026', 'section 11, recommendation 11.9', 'S');
/** Potassium: above the first nothing that raises it is started, above the second finerenone pauses, then today, then hospital. */
const potassiumHigh = cited(5, 'mmol/L', 'labelFinerenone', 'not started above 5.0', 'R');
const potassiumHold = cited(5.5, 'mmol/L', 'kdigo2022', 'finerenone and potassium, PDF page 53', 'S');
const potassiumSevere = cited(6, 'mmol/L', 'generalKnowledge', 'moderate hyperkalaemia', 'R');
const potassiumEmergency = cited(6.5, 'mmol/L', 'generalKnowledge', 'severe hyperkalaemia', 'R');
/** Blood pressure from which albuminuria counts as going with hypertension, and below which no RAS inhibitor is begun, mmHg. */
const hypertensionSystolic = cited(130, 'mmHg', 'ada2026', 'section 10, page 227', 'S');
const hypertensionDiastolic = cited(80, 'mmHg', 'ada2026', 'section 10, page 227', 'S');
const lowPressure = cited(100, 'mmHg', 'generalKnowledge', 'low systolic pressure before a RAS inhibitor', 'R');

const isAbove = (value: number, limit: { readonly value: number }): boolean => !atLeast(limit.value, value);

/** Heart failure, or kidneys this far gone, is seen to within a week. */
const weekOrTwo = (patient: Patient): number =>
  patient.known.heartFailure === true ||
  kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ||
  atLeast(patient.known.uacr ?? 0, severeAlbuminuria)
    ? 7
    : 14;

/** A second medicine that also lowers glucose: sooner where the A1C is far from its goal. */
const byDistance = (patient: Patient): number => (atLeast(distanceFromGoal(patient) ?? 0, twoMedicinesFrom) ? 14 : 28);

function startSglt2(patient: Patient, within: number): Said[] {
  return [
    act('start:sglt2Inhibitor', within),
    ...(patient.kidneyBelow(sglt2NoStart.value) === undefined && patient.known.dialysis !== true
      ? [act('ask:egfr', within)]
      : []),
  ];
}

/** Reasons to start a GLP-1 receptor agonist; heart failure asks its question for every one of them. */
const glp1ForArteries = ({ known }: Patient): boolean =>
  known.ascvd === true && known.glp1RA !== true && known.sglt2Inhibitor !== true;
const glp1BesideSglt2 = (patient: Patient): boolean =>
  patient.known.ascvd === true &&
  patient.known.glp1RA !== true &&
  patient.known.sglt2Inhibitor === true &&
  aboveGoal(patient);
function glp1ForKidney(patient: Patient): boolean {
  const { known } = patient;
  if (!hasKidneyDisease(patient) || known.glp1RA === true || !aboveGoal(patient)) return false;
  return (
    known.sglt2Inhibitor === true ||
    kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ||
    atLeast(distanceFromGoal(patient) ?? 0, twoMedicinesFrom)
  );
}
const startsGlp1 = (patient: Patient): boolean =>
  glp1ForArteries(patient) || glp1BesideSglt2(patient) || glp1ForKidney(patient);

function pressureFacts({ known }: Patient): readonly FactId[] {
  return [
    ...(atLeast(known.systolic ?? 0, hypertensionSystolic) ? (['systolic'] as const) : []),
    ...(atLeast(known.diastolic ?? 0, hypertensionDiastolic) ? (['diastolic'] as const) : []),
  ];
}

/** Albuminuria with hypertension, or severe albuminuria whatever the pressure; not where the pressure is low. */
function needsRasInhibitor(uacr: number, patient: Patient): boolean {
  const { systolic } = patient.known;
  if (systolic !== undefined && below(systolic, lowPressure)) return false;
  return atLeast(uacr, severeAlbuminuria) || (atLeast(uacr, albuminuria) && pressureFacts(patient).length > 0);
}

function needsFinerenone(uacr: number, patient: Patient): boolean {
  const { sglt2Inhibitor, dialysis } = patient.known;
  return (
    atLeast(uacr, albuminuria) &&
    patient.kidneyBelow(finerenoneFrom.value) === false &&
    dialysis !== true &&
    (sglt2Inhibitor === true || atLeast(uacr, togetherFrom))
  );
}

export const heartAndKidneyProtection = [
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
    when: (_, patient) => hasKidneyDisease(patient) && patient.known.sglt2Inhibitor !== true,
    rests: (patient) => reasons(patient, kidneyDiseaseFacts(patient)),
    says: (_, patient) => startSglt2(patient, weekOrTwo(patient)),
    values: () => ({ limit: quantity(concepts.egfr, sglt2NoStart.value) }),
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
    id: 'protection.sglt2-goes-on',
    references: [
      ref('kdigo2022', 'continue below 20 until kidney replacement therapy, PDF page 49', 'S'),
      ref('ada2026', 'section 11, recommendation 11.11', 'S'),
    ],
    needs: ['sglt2Inhibitor'],
    gravity: 'important',
    told: 'reason',
    when: ({ sglt2Inhibitor }, { known, kidneyBelow }) =>
      sglt2Inhibitor && known.dialysis !== true && kidneyBelow(sglt2NoStart.value) === true,
    rests: kidneyFacts,
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
    id: 'protection.arteries',
    references: [ref('ada2026', 'section 9, recommendation 9.7: whatever the A1C', 'S')],
    needs: ['ascvd'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => glp1ForArteries(patient),
    // Where heart failure or kidney disease asks for the SGLT2 inhibitor itself, it is no alternative but a second start.
    says: (_, patient) => [
      ...startGlp1(patient, 14),
      ...(patient.known.heartFailure === true || hasKidneyDisease(patient) ? [] : startSglt2(patient, 14)),
    ],
  }),
  rule({
    id: 'protection.arteries-second',
    references: [ref('ada2026', 'section 9, recommendation 9.7: one, the other or both', 'S')],
    needs: ['ascvd', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ ascvd }, patient) =>
      glp1BesideSglt2(patient) ||
      (ascvd && patient.known.glp1RA === true && patient.known.sglt2Inhibitor !== true && aboveGoal(patient)),
    rests: goalFacts,
    says: (_, patient) =>
      glp1BesideSglt2(patient) ? startGlp1(patient, byDistance(patient)) : startSglt2(patient, byDistance(patient)),
    values: (_, patient) => ({ goal: quantity(concepts.a1c, goalOf(patient) ?? 0) }),
  }),
  rule({
    id: 'protection.arteries-unknown',
    references: [ref('ada2026', 'section 9, recommendation 9.7', 'S')],
    needs: ['cardiovascularDisease'],
    gravity: 'routine',
    told: 'reason',
    when: ({ cardiovascularDisease }, { known }) =>
      cardiovascularDisease && known.ascvd === undefined && known.heartFailure !== true,
    says: ({ cardiovascularDisease }, { known }) =>
      cardiovascularDisease
        ? [act('ask:ascvd', 14), ...(known.heartFailure === undefined ? [act('ask:heartFailure', 14)] : [])]
        : [],
  }),
  rule({
    id: 'protection.glp1-kidney',
    references: [
      ref('kdigo2022', 'recommendation 4.2.1 (1B), PDF page 27', 'S'),
      ref('ada2026', 'section 9, recommendations 9.10 and 9.11', 'S'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => glp1ForKidney(patient),
    rests: (patient) => [...goalFacts(patient), ...reasons(patient, kidneyDiseaseFacts(patient))],
    says: (_, patient) =>
      startGlp1(patient, kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ? 14 : byDistance(patient)),
    values: (_, patient) => ({ goal: quantity(concepts.a1c, goalOf(patient) ?? 0) }),
  }),
  rule({
    id: 'protection.glp1-heart-failure',
    references: [
      ref('fightLive', 'reduced ejection fraction: no benefit, more events', 'V'),
      ref('ada2026', 'section 9, recommendation 9.9: benefit with preserved ejection fraction and obesity', 'S'),
    ],
    needs: ['heartFailure'],
    gravity: 'important',
    told: 'caution',
    when: ({ heartFailure }, patient) => heartFailure && (patient.known.glp1RA === true || startsGlp1(patient)),
    rests: (patient) => (patient.known.glp1RA === true ? ['glp1RA'] : []),
    says: () => [act('refer:cardiologist', 14)],
  }),
  rule({
    id: 'protection.ras-inhibitor',
    references: [
      ref('ada2025', 'section 10, note to the hypertension figure (abridged edition)', 'V'),
      ref('kdigo2022', 'RAS blockade with albuminuria and hypertension, PDF page 21', 'S'),
    ],
    needs: ['uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ uacr }, patient) =>
      needsRasInhibitor(uacr, patient) && patient.known.rasInhibitor !== true && patient.known.pregnancy !== true,
    rests: (patient) =>
      patient.known.uacr !== undefined && atLeast(patient.known.uacr, severeAlbuminuria)
        ? []
        : reasons(patient, pressureFacts(patient)),
    says: (_, { known }) =>
      known.rasInhibitor === false
        ? [act('start:rasInhibitor', 14), act('check:potassium', known.potassium === undefined ? 14 : 28)]
        : [act('ask:rasInhibitor', 14)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.pressure-unknown',
    references: [ref('kdigo2022', 'RAS blockade with albuminuria and hypertension, PDF page 21', 'S')],
    needs: ['uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ uacr }, { known }) =>
      atLeast(uacr, albuminuria) && (known.systolic === undefined || known.diastolic === undefined),
    says: () => [act('check:blood-pressure', 14)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.finerenone',
    references: [
      ref('kdigo2022', 'recommendation 1.4.1 (2A), PDF pages 49 and 53', 'S'),
      ref('ada2026', 'section 11, recommendations 11.8 and 11.9', 'S'),
    ],
    needs: ['uacr', 'rasInhibitor', 'potassium'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr, rasInhibitor, potassium }, patient) =>
      needsFinerenone(uacr, patient) &&
      rasInhibitor &&
      patient.known.finerenone !== true &&
      !isAbove(potassium, finerenonePotassium),
    rests: kidneyFacts,
    says: (_, { known, kidneyBelow }) =>
      known.finerenone === false
        ? [
            act('start:finerenone', 28, {
              to: {
                value:
                  kidneyBelow(finerenoneFullDoseFrom.value) === false ? finerenoneFullDose.value : finerenoneDose.value,
                unit: 'mg',
              },
            }),
            act('check:potassium', 56),
          ]
        : [act('ask:finerenone', 28)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.finerenone-potassium',
    references: [ref('kdigo2022', 'finerenone and potassium, PDF page 53', 'S')],
    needs: ['uacr', 'rasInhibitor'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr, rasInhibitor }, patient) =>
      needsFinerenone(uacr, patient) &&
      rasInhibitor &&
      patient.known.finerenone !== true &&
      (patient.known.potassium === undefined || isAbove(patient.known.potassium, finerenonePotassium)),
    rests: kidneyFacts,
    says: () => [act('check:potassium', 28)],
    values: () => ({
      limit: quantity(concepts.potassium, finerenonePotassium.value),
      most: bare(concepts.potassium, potassiumHigh.value),
    }),
  }),
  rule({
    id: 'protection.finerenone-not-started',
    references: [
      ref('kdigo2022', 'recommendation 1.4.1: eGFR 25 or more, PDF page 49', 'S'),
      ref('ada2026', 'section 11, recommendation 11.8', 'S'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => kidneyFailsBelow(patient, finerenoneFrom.value) === true,
    rests: kidneyFacts,
    excludes: () => ['finerenone'],
    values: () => ({ limit: quantity(concepts.egfr, finerenoneFrom.value) }),
  }),
  rule({
    id: 'protection.potassium',
    references: [
      ref('kdigo2022', 'finerenone and potassium, PDF page 53', 'S'),
      ref('labelFinerenone', 'not started above 5.0', 'R'),
    ],
    needs: ['potassium'],
    gravity: 'important',
    told: 'reason',
    when: ({ potassium }) => isAbove(potassium, potassiumHigh) && below(potassium, potassiumSevere),
    excludes: () => ['rasInhibitor', 'finerenone'],
    says: ({ potassium }, { known }) =>
      isAbove(potassium, potassiumHold)
        ? [
            act('check:potassium', 3, { gravity: 'urgent' }),
            ...(known.finerenone === true ? [act('hold:finerenone', 1, { gravity: 'urgent' })] : []),
          ]
        : [act('check:potassium', 7)],
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
  rule({
    id: 'protection.potassium-severe',
    references: [ref('generalKnowledge', 'hyperkalaemia from 6.0 today, from 6.5 in hospital', 'R')],
    needs: ['potassium'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ potassium }) => atLeast(potassium, potassiumSevere),
    excludes: () => ['rasInhibitor', 'finerenone'],
    says: ({ potassium }, { known }) => [
      act('check:potassium', 0),
      ...(known.finerenone === true ? [act('hold:finerenone', 0)] : []),
      ...(known.rasInhibitor === true ? [act('hold:rasInhibitor', 0)] : []),
      ...(atLeast(potassium, potassiumEmergency) ? [act('refer:emergency', 0, { gravity: 'emergency' })] : []),
    ],
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
  rule({
    id: 'protection.uacr-unknown',
    references: [ref('ada2026', 'section 11, recommendation 11.1: at least yearly', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { known }) => known.uacr === undefined && known.dialysis !== true,
    says: (_, patient) => [
      hasKidneyDisease(patient) || patient.kidneyBelow(kidneyDiseaseBelow.value) === true
        ? act('check:uacr', 14, { gravity: 'important' })
        : act('check:uacr', patient.known.heartFailure === true || patient.known.ascvd === true ? 28 : 90),
    ],
  }),
  rule({
    id: 'protection.uacr-repeat',
    references: [
      ref('ada2026', 'section 11, page 253: two of three samples within six months', 'S'),
      ref('ada2026', 'section 11, recommendation 11.2: 30 % less where severe', 'S'),
    ],
    needs: ['uacr'],
    gravity: 'routine',
    told: 'reason',
    when: ({ uacr }) => atLeast(uacr, albuminuria),
    says: () => [act('check:uacr', 90)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
  rule({
    id: 'protection.nephrologist',
    references: [ref('ada2026', 'section 11, referral below 30, page 263', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, { kidneyBelow, known }) => kidneyBelow(advancedKidneyDisease.value) === true && known.dialysis !== true,
    rests: kidneyFacts,
    says: (_, { kidneyBelow }) => [
      kidneyBelow(sglt2NoStart.value) === true
        ? act('refer:nephrologist', 7, { gravity: 'urgent' })
        : act('refer:nephrologist', 28),
    ],
    values: () => ({ limit: quantity(concepts.egfr, advancedKidneyDisease.value) }),
  }),
  rule({
    id: 'protection.nephrologist-albumin',
    references: [ref('kdigo2024', 'referral: persistent albuminuria of 300 mg/g or more', 'S')],
    needs: ['uacr'],
    gravity: 'important',
    told: 'reason',
    when: ({ uacr }, { known }) => atLeast(uacr, severeAlbuminuria) && known.dialysis !== true,
    says: () => [act('refer:nephrologist', 28)],
    values: ({ uacr }) => ({ uacr: quantity(concepts.uacr, uacr) }),
  }),
] as const;
