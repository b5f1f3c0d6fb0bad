import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { aboveGoal, distanceFromGoal, goalFacts, goalOf, refusesInjections } from '../glucose.ts';
import {
  advancedKidneyDisease,
  hasKidneyDisease,
  kidneyDiseaseFacts,
  kidneyFacts,
  kidneyFailsBelow,
  reasons,
  severeAlbuminuria,
  sglt2NoStart,
} from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { albuminAndPotassium } from './albumin-and-potassium.ts';
import { kidneyFailure, startGlp1 } from './kidney-and-metformin.ts';

/** So far above the goal two medicines are started, or a stronger one, points. */
const twoMedicinesFrom = cited(1.5, 'points', 'ada2026', 'section 9, page 203', 'S');

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
  // Who refuses injections gets what is taken by mouth.
  if (refusesInjections(patient)) return false;
  return (
    known.sglt2Inhibitor === true ||
    kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ||
    // A DPP-4 inhibitor that is taken stays until the SGLT2 inhibitor is on board: one change at a time.
    (known.dpp4Inhibitor !== true && atLeast(distanceFromGoal(patient) ?? 0, twoMedicinesFrom))
  );
}
const startsGlp1 = (patient: Patient): boolean =>
  glp1ForArteries(patient) || glp1BesideSglt2(patient) || glp1ForKidney(patient);

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
    id: 'protection.transplant',
    references: [
      ref(
        'kdigo2022',
        'SGLT2 inhibitors: not studied enough after transplantation, the recommendation does not apply',
        'S',
      ),
      ref('kdigo2024', 'not intended for people with a kidney transplant', 'S'),
    ],
    needs: ['kidneyTransplant'],
    gravity: 'important',
    told: 'caution',
    when: ({ kidneyTransplant }) => kidneyTransplant,
    excludes: () => ['sglt2Inhibitor', 'finerenone'],
    says: () => [act('refer:nephrologist', 28)],
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
    id: 'protection.glp1-heart-failure-asked',
    references: [ref('fightLive', 'reduced ejection fraction: no benefit, more events', 'V')],
    needs: ['heartFailure'],
    gravity: 'important',
    told: 'reason',
    // Whatever else the injection is started for: glucose, weight or liver.
    when: ({ heartFailure }, patient) => heartFailure && patient.known.glp1RA !== true && !startsGlp1(patient),
    says: () => [act('refer:cardiologist', 14, { with: 'start:glp1RA' })],
  }),
  ...albuminAndPotassium,
] as const;
