import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { startBasal } from '../insulin-start.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** Ketoacidosis once, and no insulin: from here it is looked for again, percent. */
const poorAfterKetoacidosis = cited(9, '%', 'design', 'ketoacidosis in the past without insulin', 'R');

/** And on an SGLT2 inhibitor from this reading, mg/dL. */
const highAfterKetoacidosis = cited(250, 'mg/dL', 'design', 'ketoacidosis in the past, SGLT2 inhibitor', 'R');

/** Far above the goal without insulin it comes again. */
export const ketoacidosisComesAgain = ({ known: { ketoacidosis, a1c }, onInsulin }: Patient): boolean =>
  ketoacidosis === true && a1c !== undefined && atLeast(a1c, poorAfterKetoacidosis) && !onInsulin;

/** Within these months. */
const isRecent = ({ known: { glucoseCrisis } }: Patient): boolean =>
  glucoseCrisis === 'within-3-months' || glucoseCrisis === 'within-6-months' || glucoseCrisis === 'within-12-months';

/** What brings ketoacidosis, or brings it again. */
export const ketoacidosisBefore = [
  rule({
    id: 'ketones.past',
    references: [
      ref('labelSglt2', 'ketoacidosis: a history of it among what predisposes', 'S'),
      ref('ada2026', 'section 9, 9.39: risk of ketoacidosis', 'R'),
      ref('crises2024', 'prevention: sick-day rules and ketones at home', 'R'),
    ],
    needs: ['ketoacidosis'],
    gravity: 'important',
    told: 'caution',
    when: ({ ketoacidosis }) => ketoacidosis,
    rests: (patient) => knownOf(patient, ['glucoseCrisis']),
    says: (_, patient) => {
      const { sglt2Inhibitor, fpg, ppg } = patient.known;
      const seen = isRecent(patient) ? [act('refer:diabetes-specialist', 7), act('do:sick-days', 7)] : [];
      return sglt2Inhibitor !== true
        ? seen
        : [
            ...seen,
            act('stop:sglt2Inhibitor', 1, { gravity: 'urgent' }),
            ...(atLeast(Math.max(fpg ?? 0, ppg ?? 0), highAfterKetoacidosis)
              ? [act('check:ketones', 0, { gravity: 'urgent' })]
              : []),
          ];
    },
  }),
  rule({
    id: 'ketones.past-crisis',
    references: [
      ref('crises2024', 'after a crisis: its cause, education, early follow-up', 'R'),
      ref('labelSglt2', 'ketoacidosis: a history of it among what predisposes', 'S'),
    ],
    needs: ['glucoseCrisis'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => isRecent(patient) && patient.known.ketoacidosis !== true,
    rests: (patient) => knownOf(patient, ['sglt2Inhibitor']),
    // Which of the two it was, nobody may have said.
    says: ({ glucoseCrisis }, { known }) => [
      act('refer:diabetes-specialist', glucoseCrisis === 'within-3-months' ? 7 : 28),
      act('do:sick-days', 7),
      ...(known.ketoacidosis === undefined ? [act('ask:ketoacidosis', 0, { gravity: 'urgent' })] : []),
      ...(known.ketoacidosis === undefined && known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', 1)] : []),
    ],
  }),
  rule({
    id: 'ketones.past-type',
    references: [ref('ada2026', 'section 2, 2.10, whom to test for islet antibodies', 'S')],
    needs: ['ketoacidosis'],
    gravity: 'important',
    told: 'reason',
    when: ({ ketoacidosis }, { known }) => ketoacidosis && known.islets === undefined && known.diabetesType !== 'type1',
    // After one of these months an injection that lets insulin fall waits for the answer, and somebody who knows.
    rests: (patient) => knownOf(patient, ['glucoseCrisis']),
    excludes: (_, patient) => (isRecent(patient) ? ['glp1RA'] : []),
    says: (_, patient) =>
      isRecent(patient) ? [act('check:islet-antibodies', 7)] : [act('check:islet-antibodies', 28)],
  }),
  rule({
    id: 'ketones.past-heart',
    references: [
      ref('labelSglt2', 'ketoacidosis: a history of it among what predisposes', 'S'),
      ref('generalKnowledge', 'ESC 2023, heart failure: the other classes, each to its dose', 'R'),
    ],
    needs: ['ketoacidosis', 'heartFailure'],
    gravity: 'important',
    told: 'reason',
    when: ({ ketoacidosis, heartFailure }) => ketoacidosis && heartFailure,
    // What a failing heart would gain most from is closed: somebody decides what does without it.
    says: () => [act('refer:cardiologist', 14)],
  }),
  rule({
    id: 'ketones.past-without-insulin',
    references: [
      ref('ada2026', 'section 9, 9.39: risk of ketoacidosis', 'R'),
      ref('design', 'ketoacidosis in the past without insulin', 'R'),
    ],
    needs: ['ketoacidosis', 'a1c'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => ketoacidosisComesAgain(patient),
    says: (_, patient) => [
      act('check:ketones', 0),
      ...(patient.known.basalInsulin === undefined
        ? [act('refer:diabetes-specialist', 3)]
        : startBasal(patient, 3, 'urgent')),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'ketones.low-carbohydrate',
    references: [ref('ada2026', 'section 9, 9.39: ketogenic eating on an SGLT2 inhibitor', 'S')],
    needs: ['sglt2Inhibitor', 'eatingStyle'],
    gravity: 'important',
    told: 'caution',
    when: ({ sglt2Inhibitor, eatingStyle }) => sglt2Inhibitor && eatingStyle === 'lower-carb',
    says: () => [act('do:sick-days', 14), act('refer:dietitian', 28, { gravity: 'routine' })],
  }),
] as const;
