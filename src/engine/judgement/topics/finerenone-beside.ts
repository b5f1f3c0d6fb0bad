import { act, ref, rule } from '../rule.ts';

/** What is taken beside finerenone and does not go with it. */
export const finerenoneBeside = [
  rule({
    id: 'protection.finerenone-cyp3a4',
    references: [ref('labelFinerenone', 'contraindications: strong CYP3A4 inhibitors (brief summary read)', 'V')],
    needs: ['strongCyp3a4Inhibitor'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ strongCyp3a4Inhibitor }) => strongCyp3a4Inhibitor,
    excludes: () => ['finerenone'],
    says: (_, { known }) => (known.finerenone === true ? [act('hold:finerenone', 1), act('check:potassium', 3)] : []),
  }),
  rule({
    id: 'protection.finerenone-antagonist',
    references: [
      ref(
        'labelRegional',
        'finerenone: not with another mineralocorticoid receptor antagonist (Hong Kong text read)',
        'V',
      ),
      ref('kdigo2022', 'practice point 1.4.6: a steroidal antagonist in heart failure', 'S'),
    ],
    needs: ['mineralocorticoidAntagonist'],
    gravity: 'important',
    told: 'reason',
    when: ({ mineralocorticoidAntagonist }) => mineralocorticoidAntagonist,
    excludes: () => ['finerenone'],
    says: (_, { known }) => (known.finerenone === true ? [act('hold:finerenone', 3), act('check:potassium', 3)] : []),
  }),
] as const;
