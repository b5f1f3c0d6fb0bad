import { diseaseFacts, knownOf, knownOrDenied } from '../evidence.ts';
import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { isOpenFor } from '../eligibility.ts';
import { isLean, littleInOldAge, nearEnough, suits } from '../fits.ts';
import { aboveSaid } from '../above-goal.ts';
import { aboveGoal, distanceFromGoal, goalFacts, isComplex, refusesInjections } from '../glucose.ts';
import { advancedKidneyDisease, hasKidneyDisease, kidneyFailsBelow, reasons } from '../kidney-disease.ts';
import { healedFacts, ulcerMayBeOpen } from '../foot.ts';
import { pancreatitisEnds } from '../pancreas.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { lean } from '../type-clues.ts';
import { albuminAndPotassium } from './albumin-and-potassium.ts';
import { ejectionFraction, ejectionPreserved, ejectionReduced } from './ejection-fraction.ts';
import { finerenoneBeside } from './finerenone-beside.ts';
import { glp1IsOpen, startGlp1 } from './kidney-and-metformin.ts';
import { mustKeepWeight, sglt2Protection, startSglt2 } from './sglt2-protection.ts';

/** So far above the goal two medicines are started, or a stronger one, points. */
const twoMedicinesFrom = cited(1.5, 'points', 'ada2026', 'section 9, page 203', 'S');

/** A second medicine that also lowers glucose: sooner where the A1C is far from its goal. */
const byDistance = (patient: Patient): number => (atLeast(distanceFromGoal(patient) ?? 0, twoMedicinesFrom) ? 14 : 28);

/** A GLP-1 receptor agonist that must stop protects no arteries any more. */
const glp1Ends = ({ known }: Patient): boolean =>
  known.glp1RA === true &&
  (known.medullaryThyroidCancer === true || pancreatitisEnds(known) || known.gastroparesis === true);
/** The lean, and who is frail and not overweight: the injection takes weight, and muscle with it. */
const sparesWeight = (patient: Patient): boolean => isLean(patient) || (isComplex(patient) && lean(patient));
/** Reasons to start a GLP-1 receptor agonist; heart failure asks its question for every one of them. */
const glp1ForArteries = (patient: Patient): boolean => {
  const { ascvd, glp1RA, sglt2Inhibitor } = patient.known;
  // What takes most weight is not begun in the lean: the trials were in heavier people.
  return (
    ascvd === true &&
    glp1RA !== true &&
    sglt2Inhibitor !== true &&
    !refusesInjections(patient) &&
    !sparesWeight(patient)
  );
};
/** For the arteries alone not with a foot ulcer, which may be open: heart failure and kidney disease outweigh it. */
const mayTakeSglt2ForArteries = (patient: Patient): boolean =>
  patient.known.ascvd === true &&
  patient.known.sglt2Inhibitor !== true &&
  !ulcerMayBeOpen(patient) &&
  !mustKeepWeight(patient);
const sglt2InItsPlace = (patient: Patient): boolean =>
  mayTakeSglt2ForArteries(patient) &&
  (glp1Ends(patient) || (patient.known.glp1RA !== true && (refusesInjections(patient) || isLean(patient))));
const glp1BesideSglt2 = (patient: Patient): boolean =>
  patient.known.ascvd === true &&
  !refusesInjections(patient) &&
  !sparesWeight(patient) &&
  patient.known.glp1RA !== true &&
  patient.known.sglt2Inhibitor === true &&
  aboveGoal(patient) &&
  !littleInOldAge(patient);
const sglt2BesideGlp1 = (patient: Patient): boolean =>
  patient.known.glp1RA === true && mayTakeSglt2ForArteries(patient) && aboveGoal(patient) && !littleInOldAge(patient);
function glp1ForKidney(patient: Patient): boolean {
  const { known } = patient;
  if (!hasKidneyDisease(patient) || known.glp1RA === true || !aboveGoal(patient)) return false;
  // Who refuses injections gets what is taken by mouth; in complex health nothing is added for so little, nor what takes weight off the lean.
  if (!suits.glp1RA(patient) || nearEnough(patient)) return false;
  return (
    known.sglt2Inhibitor === true ||
    kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ||
    // A DPP-4 inhibitor that is taken stays until the SGLT2 inhibitor is on board: one change at a time.
    (known.dpp4Inhibitor !== true && atLeast(distanceFromGoal(patient) ?? 0, twoMedicinesFrom))
  );
}
const startsGlp1 = (patient: Patient): boolean =>
  glp1IsOpen(patient) && (glp1ForArteries(patient) || glp1BesideSglt2(patient) || glp1ForKidney(patient));

/** One that is taken, or that would begin. */
const glp1AsksCardiology = (patient: Patient): boolean =>
  (patient.known.glp1RA === true && !glp1Ends(patient)) || startsGlp1(patient);
const glp1Facts = (patient: Patient): readonly FactId[] =>
  patient.known.glp1RA === true
    ? ['glp1RA', ...knownOrDenied(patient, ['pancreatitisNow'])]
    : [
        ...goalFacts(patient),
        ...diseaseFacts(patient),
        ...knownOf(patient, ['a1c', 'ascvd', 'sglt2Inhibitor']),
        ...knownOf(patient, ['diabetesType', 'diabetesDuration', 'pancreatitis']),
        ...knownOrDenied(patient, ['fpg', 'catabolicSymptoms', 'pancreatitisNow']),
      ];
const askCardiology = (_: object, { known }: Patient): Said[] => [
  act('refer:cardiologist', 14, known.glp1RA === true ? {} : { with: 'start:glp1RA' }),
];

/** Arteries ask for one of the two that protect them. */
const arteriesAsk = (patient: Patient): boolean => glp1ForArteries(patient) || sglt2InItsPlace(patient);
/** Arteries or kidneys ask for one of the two, or for the second. */
export const arteriesOrKidneysAsk = (patient: Patient): boolean =>
  arteriesAsk(patient) || glp1BesideSglt2(patient) || sglt2BesideGlp1(patient) || glp1ForKidney(patient);
/** Of the two only the SGLT2 inhibitor is left to them. */
export const arteriesAskSglt2 = (patient: Patient): boolean =>
  mayTakeSglt2ForArteries(patient) &&
  (sglt2InItsPlace(patient) || (glp1ForArteries(patient) && !isOpenFor(patient, 'glp1RA', 'protection')));

export const heartAndKidneyProtection = [
  ...sglt2Protection,
  rule({
    id: 'protection.arteries',
    references: [ref('ada2026', 'section 9, recommendation 9.7: whatever the A1C', 'S')],
    needs: ['ascvd'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => arteriesAsk(patient),
    // Where heart failure or kidney disease asks for the SGLT2 inhibitor itself, it is no alternative but a second start.
    rests: (patient) => [
      ...knownOf(patient, ['glp1RA', 'gastroparesis', 'pancreatitis', 'medullaryThyroidCancer', 'uacr']),
      ...(sparesWeight(patient) ? knownOrDenied(patient, ['injectables', 'acceptsInjectables', 'frailty']) : []),
      ...(lean(patient) ? knownOf(patient, ['bmi']) : []),
      ...healedFacts(patient),
    ],
    says: (_, patient) => [
      ...(sglt2InItsPlace(patient) ? [] : startGlp1(patient, 14, { rank: 0 })),
      ...(patient.known.heartFailure === true || hasKidneyDisease(patient) || !mayTakeSglt2ForArteries(patient)
        ? []
        : startSglt2(patient, 14, { rank: 1 })),
    ],
  }),
  rule({
    id: 'protection.arteries-second',
    references: [ref('ada2026', 'section 9, recommendation 9.7: one, the other or both', 'S')],
    needs: ['ascvd', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => glp1BesideSglt2(patient) || sglt2BesideGlp1(patient),
    rests: (patient) => [
      ...goalFacts(patient),
      ...knownOf(patient, ['glp1RA', 'sglt2Inhibitor']),
      ...healedFacts(patient),
    ],
    says: (_, patient) =>
      glp1BesideSglt2(patient) ? startGlp1(patient, byDistance(patient)) : startSglt2(patient, byDistance(patient)),
    values: (_, patient) => ({ above: aboveSaid(patient) }),
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
    rests: (patient) => [
      ...goalFacts(patient),
      ...reasons(patient, diseaseFacts(patient)),
      ...knownOf(patient, ['sglt2Inhibitor', 'bmi']),
    ],
    says: (_, patient) =>
      startGlp1(patient, kidneyFailsBelow(patient, advancedKidneyDisease.value) === true ? 14 : byDistance(patient)),
    values: (_, patient) => ({ above: aboveSaid(patient) }),
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
    chooses: true,
    when: ({ heartFailure }, patient) =>
      heartFailure && patient.known.ejectionFraction === undefined && glp1AsksCardiology(patient),
    rests: glp1Facts,
    says: askCardiology,
  }),
  rule({
    id: 'protection.glp1-ejection',
    references: [
      ref('fightLive', 'reduced ejection fraction: no benefit, more events', 'V'),
      ref('ada2026', 'section 9, recommendation 9.9: benefit with preserved ejection fraction and obesity', 'S'),
    ],
    needs: ['heartFailure', 'ejectionFraction'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: ({ heartFailure }, patient) => heartFailure && !ejectionPreserved(patient) && glp1AsksCardiology(patient),
    rests: glp1Facts,
    says: askCardiology,
    values: ({ ejectionFraction: percent }) => ({ fraction: quantity(concepts.ejectionFraction, percent) }),
  }),
  rule({
    id: 'protection.glp1-heart-failure-asked',
    references: [ref('fightLive', 'reduced ejection fraction: no benefit, more events', 'V')],
    needs: ['heartFailure'],
    gravity: 'important',
    told: 'reason',
    // Whatever else the injection is started for: glucose, weight or liver.
    when: ({ heartFailure }, patient) =>
      heartFailure && !ejectionPreserved(patient) && !ejectionReduced(patient) && patient.known.glp1RA !== true,
    rests: (patient) => knownOf(patient, ['ejectionFraction']),
    says: () => [act('refer:cardiologist', 14, { with: 'start:glp1RA' })],
  }),
  ...albuminAndPotassium,
  ...finerenoneBeside,
  ...ejectionFraction,
] as const;
