import { knownOf } from '../evidence.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** What makes the next drink dangerous: lows, lactate, a liver that is ill already. */
const atRisk = ({ known }: Patient): boolean =>
  (known.metformin ?? 0) > 0 ||
  known.sulfonylurea === true ||
  known.repaglinide === true ||
  known.basalInsulin === true ||
  known.mealtimeInsulin === true ||
  known.sglt2Inhibitor === true ||
  known.pancreatitis === true ||
  known.cirrhosis === 'compensated' ||
  known.cirrhosis === 'decompensated';

export const alcohol = [
  rule({
    id: 'alcohol.heavy',
    references: [
      ref('labelMetformin', 'lactic acidosis: excessive alcohol', 'R'),
      ref('labelSglt2', 'ketoacidosis: alcohol abuse among what leads to it', 'R'),
      ref('ada2026', 'section 5: alcohol, limits and late lows on insulin and secretagogues', 'R'),
    ],
    needs: ['alcohol'],
    gravity: 'routine',
    told: 'caution',
    when: ({ alcohol: amount }) => amount === 'heavy',
    rests: (patient) =>
      knownOf(patient, [
        'metformin',
        'sulfonylurea',
        'repaglinide',
        'basalInsulin',
        'mealtimeInsulin',
        'sglt2Inhibitor',
        'pancreatitis',
        'cirrhosis',
      ]),
    // For heart and kidneys it stays open, with the caution; for glucose another class would do.
    excludesForGlucose: () => ['sglt2Inhibitor'],
    says: (_, patient) => [atRisk(patient) ? act('do:alcohol', 14, { gravity: 'important' }) : act('do:alcohol', 28)],
  }),
] as const;
