import { concepts } from '../../clinical/concepts.ts';
import { a1cUnreliable } from '../../clinical/renal.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOrDenied } from '../evidence.ts';
import { glucoseClasses, metforminHasRoom, metforminUpTo } from '../fits.ts';
import { aboveGoal, fastingGoal, lowEvidence, lowsComeBack } from '../glucose.ts';
import type { Patient } from '../patient.ts';

import { a1cAlone, averageGlucose, misfit, readLow, readingsDeny, tooLowToBelieve } from '../a1c-and-readings.ts';
import { act, ref, rule } from '../rule.ts';

const meanOf = (fpg: number, ppg: number): number => (fpg + ppg) / 2;
const tooHighToBelieve = cited(15, '%', 'generalKnowledge', 'haemoglobin variants: suspected above 15 %', 'R');

/** One reading above its goal, beside an HbA1c that is known to mislead, and no sensor: glucose itself is looked at. */
const highMorning = (patient: Patient): boolean =>
  patient.known.fpg !== undefined &&
  !patient.sensor &&
  !atLeast(fastingGoal(patient).value, patient.known.fpg) &&
  patient.known.frailty !== 'very-complex';

/** Red cells make HbA1c doubtful, and it alone says that glucose is high: glucose is measured first, or before what begins. */
const byA1cAlone = (patient: Patient): boolean =>
  a1cAlone(patient) ||
  (aboveGoal(patient) && !patient.sensor && patient.known.fpg === undefined && patient.known.ppg === undefined);

/** A morning this high is a derailment or a slip, whatever HbA1c says, mg/dL. */
const nearCrisis = cited(250, 'mg/dL', 'design', 'a fasting glucose that its HbA1c denies', 'R');

export const a1cReliability = [
  rule({
    id: 'reliability.extreme',
    references: [
      ref(
        'generalKnowledge',
        'an HbA1c outside what glucose explains: haemolysis, blood loss, a haemoglobin variant',
        'R',
      ),
      ref('ada2026', 'section 2, 2.4: changed red-cell life', 'S'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'caution',
    when: ({ a1c }) => below(a1c, tooLowToBelieve) || below(tooHighToBelieve.value, a1c),
    says: ({ a1c }) => [
      act('check:glucose', 3),
      act('check:blood-count', 14),
      // A variant falsifies the next HbA1c too.
      act('check:fructosamine', 14),
      ...(below(a1c, tooLowToBelieve) ? [] : [act('check:a1c', 14)]),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'reliability.anaemia',
    references: [ref('ada2026', 'section 2, 2.4: changed red-cell life', 'S')],
    needs: ['a1c', 'anaemiaRisk'],
    gravity: 'routine',
    told: 'caution',
    when: ({ anaemiaRisk }) => anaemiaRisk,
    rests: (patient) => knownOrDenied(patient, ['fpg', 'ppg', 'metformin']),
    // Where readings show that it reads low, nobody waits to know.
    says: (_, patient) =>
      readLow(patient)
        ? [
            act('check:glucose', 7, { gravity: 'important' }),
            act('check:blood-count', 14, { gravity: 'important' }),
            act('check:fructosamine', 14, { gravity: 'important' }),
            // Two readings prove it: what is taken goes up by them.
            ...((patient.known.metformin ?? 0) > 0 &&
            patient.highReadings.length === 0 &&
            lowEvidence(patient).length === 0 &&
            !lowsComeBack(patient) &&
            patient.known.targetA1c === undefined &&
            metforminHasRoom(patient) &&
            patient.known.pregnancy !== true
              ? [
                  act('raise:metformin', 28, {
                    to: { value: metforminUpTo(patient).value, unit: 'mg' },
                  }),
                ]
              : []),
          ]
        : [
            ...(highMorning(patient) || byA1cAlone(patient) ? [act('check:glucose', 7, { gravity: 'important' })] : []),
            act('check:blood-count', byA1cAlone(patient) ? 14 : 28),
            act('check:fructosamine', byA1cAlone(patient) ? 14 : 28),
          ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'reliability.kidney',
    references: [ref('kdigo2022', 'glycaemic monitoring in advanced CKD', 'S'), ref('ada2026', 'section 2, 2.4', 'S')],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    when: (_, { kidneyBelow, known }) => kidneyBelow(a1cUnreliable.value) === true && known.dialysis !== true,
    rests: ({ kidney }) => kidney?.facts ?? [],
    says: () => [act('check:glucose', 14), act('check:blood-count', 28)],
  }),
  rule({
    id: 'reliability.dialysis',
    references: [
      ref('ada2026', 'section 2, 2.4: dialysis, erythropoietin', 'S'),
      ref('kdigo2022', 'glycaemic monitoring', 'S'),
    ],
    needs: ['a1c', 'dialysis'],
    gravity: 'important',
    told: 'caution',
    when: ({ dialysis }) => dialysis,
    says: () => [act('check:glucose', 7), act('check:fructosamine', 28, { gravity: 'routine' })],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'reliability.pregnancy',
    references: [ref('ada2026', 'section 2, 2.4, and section 15: HbA1c reads low in pregnancy', 'S')],
    needs: ['a1c', 'pregnancy'],
    gravity: 'important',
    told: 'reason',
    when: ({ pregnancy }, { known }) => pregnancy && known.sex !== 'male',
    says: () => [act('check:glucose', 1)],
  }),
  rule({
    id: 'reliability.readings',
    references: [
      ref('design', 'mean of readings against the average glucose of an HbA1c', 'R'),
      ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'),
    ],
    needs: ['a1c', 'fpg', 'ppg'],
    gravity: 'important',
    told: 'caution',
    // Steroids, or a derailment of these days, raise readings before HbA1c follows.
    when: ({ a1c, fpg, ppg }, { known, highReadings }) =>
      atLeast(Math.abs(averageGlucose(a1c) - meanOf(fpg, ppg)), misfit) &&
      !(
        (known.steroids === true || (known.catabolicSymptoms === true && highReadings.length > 0)) &&
        meanOf(fpg, ppg) > averageGlucose(a1c)
      ),
    // Both readings at their goals: no insulin, and nothing else for glucose, on the HbA1c alone.
    excludes: (_, patient) => (readingsDeny(patient) ? ['basalInsulin', 'mealtimeInsulin'] : []),
    excludesForGlucose: (_, patient) => (readingsDeny(patient) ? [...glucoseClasses, 'metformin'] : []),
    // Where red cells are the reason, another HbA1c is as wrong.
    says: (_, { known }) => [
      act('check:glucose', 7),
      act(known.anaemiaRisk === true ? 'check:fructosamine' : 'check:a1c', 14),
      act('check:blood-count', 14),
    ],
    values: ({ a1c, fpg, ppg }) => ({
      a1c: quantity(concepts.a1c, a1c),
      fasting: quantity(concepts.fpg, fpg),
      meal: quantity(concepts.ppg, ppg),
    }),
  }),
  rule({
    id: 'reliability.fasting',
    references: [
      ref('design', 'a fasting glucose against the average glucose of an HbA1c', 'R'),
      ref('ada2026', 'section 2, 2.3: HbA1c and glucose that disagree', 'S'),
    ],
    needs: ['a1c', 'fpg'],
    gravity: 'important',
    told: 'caution',
    // Mornings are seldom above the average of the day: so far above it one of the two is wrong, or the days have just changed.
    when: ({ a1c, fpg }, { known, highReadings }) =>
      known.ppg === undefined &&
      atLeast(fpg - averageGlucose(a1c), misfit) &&
      !(known.steroids === true || known.catabolicSymptoms === true || highReadings.length > 0),
    rests: (patient) => knownOrDenied(patient, ['steroids', 'catabolicSymptoms']),
    // Near the glucose that asks for ketones it is not left for a week: symptoms today, another one within two days.
    says: ({ fpg }, { known }) => [
      ...(atLeast(fpg, nearCrisis)
        ? [
            ...(known.catabolicSymptoms === undefined
              ? [act('ask:catabolicSymptoms', 0, { gravity: 'urgent' as const })]
              : []),
            act('check:glucose', 2, { gravity: 'urgent' }),
          ]
        : [act('check:glucose', 7)]),
      act(known.anaemiaRisk === true ? 'check:fructosamine' : 'check:a1c', 14),
      act('check:blood-count', 14),
    ],
    values: ({ a1c, fpg }) => ({ a1c: quantity(concepts.a1c, a1c), fasting: quantity(concepts.fpg, fpg) }),
  }),
] as const;
