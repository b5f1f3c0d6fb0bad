import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { startBasal } from '../insulin-start.ts';
import { act, ref, rule } from '../rule.ts';

/** Ketoacidosis once, and no insulin: from here it is looked for again, percent. */
const poorAfterKetoacidosis = cited(9, '%', 'design', 'ketoacidosis in the past without insulin', 'R');

/** What brings ketoacidosis, or brings it again. */
export const ketoacidosisBefore = [
  rule({
    id: 'ketones.past',
    references: [
      ref('labelSglt2', 'ketoacidosis: a history of it among what predisposes', 'S'),
      ref('ada2026', 'section 9, 9.39: risk of ketoacidosis', 'R'),
    ],
    needs: ['ketoacidosis'],
    gravity: 'important',
    told: 'caution',
    when: ({ ketoacidosis }) => ketoacidosis,
    excludes: () => ['sglt2Inhibitor'],
    says: (_, patient) => {
      const { known, onInsulin } = patient;
      return [
        ...(known.sglt2Inhibitor === true ? [act('stop:sglt2Inhibitor', 1, { gravity: 'urgent' })] : []),
        ...(known.islets === undefined && known.diabetesType !== 'type1' ? [act('check:islet-antibodies', 28)] : []),
        // Far above the goal without insulin it comes again.
        ...(known.a1c !== undefined && atLeast(known.a1c, poorAfterKetoacidosis) && !onInsulin
          ? [
              act('check:ketones', 0, { gravity: 'urgent' }),
              ...(known.basalInsulin === undefined
                ? [act('refer:diabetes-specialist', 3, { gravity: 'urgent' })]
                : startBasal(patient, 3, 'urgent')),
            ]
          : []),
      ];
    },
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
