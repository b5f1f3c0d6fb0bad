import { act, ref, rule } from '../rule.ts';

export const feet = [
  rule({
    id: 'feet.neuropathy',
    references: [ref('ada2026', 'section 12, foot care and risk categories', 'S')],
    needs: ['neuropathy'],
    gravity: 'routine',
    told: 'reason',
    when: ({ neuropathy }) => neuropathy,
    // One action for the feet; what to do every day stands in its words.
    says: () => [act('refer:feet', 90)],
  }),
  rule({
    id: 'feet.ulcer',
    references: [
      ref('ada2026', 'section 12, foot care: ulcer or amputation is the highest risk', 'S'),
      ref('generalKnowledge', 'an active foot problem is referred within one working day (NICE NG19, 1.4.2)', 'R'),
      ref(
        'generalKnowledge',
        'SGLT2 inhibitors and an open ulcer: IWGDF, ESVS and SVS 2023; experts’ consensus of 2025 (abstract read)',
        'R',
      ),
    ],
    needs: ['footUlcer'],
    gravity: 'important',
    told: 'caution',
    when: ({ footUlcer }) => footUlcer,
    // Heart failure and kidney disease outweigh it; glucose and arteries do not.
    excludesForGlucose: () => ['sglt2Inhibitor'],
    // The answer does not tell an open wound from a healed one: the graver reading counts.
    says: () => [act('refer:feet', 1, { gravity: 'urgent' }), act('limit:training', 14), act('limit:steps', 14)],
  }),
  rule({
    id: 'feet.wound-eats',
    references: [
      ref(
        'generalKnowledge',
        'energy and protein needs are high with a foot ulcer: a wound-care panel, 2021 (summary read)',
        'R',
      ),
    ],
    needs: ['footUlcer'],
    gravity: 'routine',
    told: 'reason',
    // The form does not tell an open wound from a healed one: the reason says for which it holds.
    when: ({ footUlcer }) => footUlcer,
    says: () => [act('limit:energy-deficit', 14)],
  }),
  rule({
    id: 'feet.yearly',
    references: [
      ref('ada2026', 'section 12, foot care', 'S'),
      ref('ada2026', 'section 12, a wound or a hot swollen foot: the same day; general knowledge', 'R'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: () => true,
  }),
] as const;
