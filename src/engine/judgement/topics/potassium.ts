import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { glucoseClasses } from '../fits.ts';
import { makesNoInsulin } from '../glucose.ts';
import { cannotWait, insulinWithin } from '../insulin-start.ts';
import {
  advancedKidneyDisease,
  hasKidneyDisease,
  kidneyDiseaseBelow,
  kidneyFacts,
  kidneyFailsBelow,
  kidneyFailure,
} from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { reaches, twoMedicines } from '../pressure-limits.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { ketoacidosisComesAgain } from './ketoacidosis-before.ts';

/** Potassium: above the first nothing that raises it is started, above the second finerenone pauses, then today, then hospital. */
export const potassiumHigh = cited(5, 'mmol/L', 'labelFinerenone', 'not started above 5.0', 'R');
export const potassiumHold = cited(5.5, 'mmol/L', 'kdigo2022', 'finerenone and potassium, PDF page 53', 'S');
export const potassiumSevere = cited(6, 'mmol/L', 'generalKnowledge', 'moderate hyperkalaemia', 'R');
const potassiumEmergency = cited(6.5, 'mmol/L', 'generalKnowledge', 'severe hyperkalaemia', 'R');
/** Low potassium: repeated; from the second seen to at once; from the third in hospital. */
const potassiumLow = cited(3.5, 'mmol/L', 'generalKnowledge', 'mild hypokalaemia, 3.0 to 3.5', 'R');
const potassiumLower = cited(3, 'mmol/L', 'generalKnowledge', 'moderate hypokalaemia, 2.5 to 3.0', 'R');
const potassiumLowest = cited(2.5, 'mmol/L', 'generalKnowledge', 'severe hypokalaemia, below 2.5', 'R');

/** From here glucose is measured while potassium keeps insulin from beginning, percent. */
const keptHigh = cited(9, '%', 'design', 'glucose at home while a start waits', 'R');

export const isAbove = (value: number, limit: { readonly value: number }): boolean => !atLeast(limit.value, value);

/** A known cause of a high potassium, or kidneys nobody has looked at: a slight rise is seen to soon. */
const raisesPotassium = (patient: Patient): boolean =>
  patient.known.rasInhibitor === true ||
  patient.known.finerenone === true ||
  patient.known.mineralocorticoidAntagonist === true ||
  kidneyFailsBelow(patient, kidneyDiseaseBelow.value) !== false;

/** The sample that shows potassium again shows the kidneys. */
const oneSample = ({ known }: Patient, within: number): Said[] =>
  known.dialysis === true ? [] : [act('check:egfr', within, { gravity: 'important' })];

/** Replaced, looked at again, and the diuretic that loses it changed; on dialysis its team sees to it. */
const replaced = (patient: Patient, within: number): Said[] => [
  act('check:potassium', within),
  ...(patient.known.dialysis === true ? [] : [act('treat:low-potassium', within)]),
  // A high pressure has no diuretic to spare, unless potassium is very low.
  ...(patient.known.loopOrThiazideDiuretic === true &&
  (below(patient.known.potassium ?? 0, potassiumLower) || !reaches(patient, twoMedicines))
    ? [act('review:loopOrThiazideDiuretic', within)]
    : []),
];

/** Potassium, too high and too low. */
export const potassium = [
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
    says: ({ potassium }, patient) =>
      isAbove(potassium, potassiumHold)
        ? [
            act('check:potassium', 3, { gravity: 'urgent' }),
            ...oneSample(patient, 3),
            ...(['finerenone', 'mineralocorticoidAntagonist'] as const).flatMap((it) =>
              patient.known[it] === true ? [act(`hold:${it}`, 1, { gravity: 'urgent' })] : [],
            ),
          ]
        : [
            raisesPotassium(patient) ? act('check:potassium', 7) : act('check:potassium', 28, { gravity: 'routine' }),
            ...(patient.known.rasInhibitor === undefined ? [act('ask:rasInhibitor', 7)] : []),
          ],
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
  rule({
    id: 'protection.potassium-low',
    references: [
      ref('generalKnowledge', 'hypokalaemia below 3.5; below 3.0 at once, below 2.5 in hospital', 'R'),
      ref('crises2024', 'insulin lowers potassium further: corrected first', 'S'),
    ],
    needs: ['potassium'],
    gravity: 'important',
    told: 'caution',
    when: ({ potassium }) => below(potassium, potassiumLow),
    says: ({ potassium }, patient) => {
      if (below(potassium, potassiumLowest))
        return [
          act('refer:emergency', 0, { gravity: 'emergency' }),
          act('check:potassium', 0, { gravity: 'urgent' }),
          act('limit:training', 0, { gravity: 'urgent' }),
        ];
      // Muscles and heart rhythm bear no strain.
      if (below(potassium, potassiumLower))
        return [
          ...replaced(patient, 0).map((said) => ({ ...said, gravity: 'urgent' as const })),
          act('limit:training', 0),
          // Kept from what lowers it further, glucose is at least known.
          ...(patient.known.a1c !== undefined && atLeast(patient.known.a1c, keptHigh) ? [act('check:glucose', 1)] : []),
        ];
      // Replaced and looked at again before insulin, which lowers it further.
      return insulinWithin(patient) === undefined
        ? replaced(patient, patient.onInsulin ? 3 : 7)
        : replaced(patient, 0).map((said) => ({ ...said, gravity: 'urgent' as const }));
    },
    rests: (patient) => knownOf(patient, ['loopOrThiazideDiuretic', 'dialysis', 'systolic', 'diastolic']),
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
  rule({
    id: 'protection.potassium-first',
    references: [ref('crises2024', 'insulin lowers potassium further: corrected first', 'S')],
    needs: ['potassium'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ potassium }) => below(potassium, potassiumLower),
    excludesForGlucose: () => [...glucoseClasses, 'metformin'],
    // Insulin that cannot wait for it needs a hospital, where both are given; who eats less takes in less of it.
    says: (_, patient) => [
      ...(cannotWait(patient) || (makesNoInsulin(patient) && patient.known.basalInsulin === false && !patient.onInsulin)
        ? [act('refer:emergency', 0, { gravity: 'emergency' })]
        : // Who begins it once potassium is corrected is named.
          ketoacidosisComesAgain(patient) || insulinWithin(patient) !== undefined
          ? [act('refer:diabetes-specialist', 1)]
          : []),
      act('limit:energy-deficit', 0, { gravity: 'important' }),
    ],
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
  rule({
    id: 'protection.potassium-unknown',
    references: [ref('kdigo2022', 'finerenone and RAS inhibitors: potassium is followed, PDF pages 21 and 53', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => {
      const { finerenone, mineralocorticoidAntagonist, rasInhibitor, potassium, pregnancy } = patient.known;
      return (
        potassium === undefined &&
        pregnancy !== true &&
        (finerenone === true ||
          mineralocorticoidAntagonist === true ||
          (rasInhibitor === true && kidneyFailsBelow(patient, kidneyDiseaseBelow.value) === true) ||
          patient.kidneyBelow(advancedKidneyDisease.value) === true)
      );
    },
    rests: (patient) => [
      ...(['finerenone', 'mineralocorticoidAntagonist', 'rasInhibitor'] as const).filter(
        (fact) => patient.known[fact] === true,
      ),
      ...kidneyFacts(patient),
    ],
    says: (_, { known, kidneyBelow }) => [
      kidneyBelow(kidneyFailure.value) === true && known.dialysis !== true
        ? act('check:potassium', 3, { gravity: 'important' })
        : act(
            'check:potassium',
            known.finerenone === true ||
              known.mineralocorticoidAntagonist === true ||
              kidneyBelow(advancedKidneyDisease.value) === true
              ? 14
              : 28,
          ),
    ],
  }),
  rule({
    id: 'protection.potassium-severe',
    references: [ref('generalKnowledge', 'hyperkalaemia from 6.0 today, from 6.5 in hospital', 'R')],
    needs: ['potassium'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ potassium }) => atLeast(potassium, potassiumSevere),
    waits: true,
    says: ({ potassium }, patient) => [
      act('check:potassium', 0),
      ...oneSample(patient, 0),
      ...(hasKidneyDisease(patient) && patient.known.dialysis !== true ? [act('refer:nephrologist', 7)] : []),
      ...(['finerenone', 'mineralocorticoidAntagonist', 'rasInhibitor'] as const).flatMap((it) =>
        patient.known[it] === true ? [act(`hold:${it}`, 0)] : [],
      ),
      ...(atLeast(potassium, potassiumEmergency) ? [act('refer:emergency', 0, { gravity: 'emergency' })] : []),
    ],
    values: ({ potassium }) => ({ potassium: quantity(concepts.potassium, potassium) }),
  }),
] as const;
