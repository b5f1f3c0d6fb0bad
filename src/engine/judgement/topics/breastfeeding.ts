import { act, ref, rule } from '../rule.ts';

/** Glucose is treated with metformin and insulin; these wait until she no longer breastfeeds, and stop where they are taken. */
const notBeside = [
  'sglt2Inhibitor',
  'glp1RA',
  'dpp4Inhibitor',
  'tzd',
  'repaglinide',
  'statin',
  'ezetimibe',
  'finerenone',
] as const;

export const breastfeeding = [
  rule({
    id: 'pregnancy.breastfeeding',
    references: [
      ref('generalKnowledge', 'NICE NG3: metformin and insulin while breastfeeding, other tablets avoided', 'R'),
      ref('generalKnowledge', 'labels: no statin, SGLT2 inhibitor, GLP-1 receptor agonist or finerenone', 'R'),
    ],
    needs: ['breastfeeding'],
    gravity: 'important',
    told: 'caution',
    // A man's is a slip of the form; a pregnancy has rules of its own.
    when: ({ breastfeeding: feeds }, { known }) => feeds && known.sex !== 'male' && known.pregnancy !== true,
    rests: ({ known }) => [
      ...notBeside.filter((medicine) => known[medicine] !== undefined),
      ...(known.pregnancy === undefined ? [] : (['pregnancy'] as const)),
    ],
    excludes: () => [...notBeside, 'sulfonylurea'],
    says: (_, { known }) =>
      notBeside
        .filter(
          (medicine) => known[medicine] === true || (medicine === 'statin' && (known.statin ?? 'none') !== 'none'),
        )
        .map((medicine) => act(`stop:${medicine}`, 7)),
  }),
] as const;
