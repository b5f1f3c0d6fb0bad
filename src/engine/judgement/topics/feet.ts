import { ulcerMayBeOpen } from '../foot.ts';
import { hasKidneyDisease } from '../kidney-disease.ts';
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
      ref('generalKnowledge', 'open ulcer: IWGDF, ESVS and SVS 2023; experts’ consensus of 2025 (abstract read)', 'R'),
    ],
    needs: ['footUlcer'],
    gravity: 'important',
    told: 'caution',
    when: ({ footUlcer }, patient) => footUlcer && ulcerMayBeOpen(patient),
    // Heart failure and kidney disease outweigh it; glucose and arteries do not.
    excludesForGlucose: () => ['sglt2Inhibitor'],
    says: (_, { known }) => [
      act('refer:feet', 1, { gravity: 'urgent' }),
      act('limit:training', 14),
      act('limit:steps', 14),
      ...(known.footUlcerOpen === undefined ? [act('ask:footUlcerOpen', 1)] : []),
    ],
  }),
  rule({
    id: 'feet.open',
    references: [
      ref('generalKnowledge', 'infection, bone and circulation of an ulcer: IWGDF and IDSA 2023, NICE NG19', 'R'),
      ref('generalKnowledge', 'an active foot problem is referred within one working day (NICE NG19, 1.4.2)', 'R'),
    ],
    needs: ['footUlcerOpen'],
    gravity: 'important',
    told: 'caution',
    when: ({ footUlcerOpen }) => footUlcerOpen,
    says: () => [act('refer:feet', 1, { gravity: 'urgent' })],
  }),
  rule({
    id: 'feet.ulcer-pauses',
    references: [
      ref(
        'labelSglt2',
        'amputation of a lower limb: stop at sores, ulcers or infection of a leg or foot (canagliflozin)',
        'R',
      ),
      ref('generalKnowledge', 'pause until the foot has healed is considered: IWGDF, ESVS and SVS 2023', 'R'),
      ref(
        'generalKnowledge',
        'heart failure and kidney disease outweigh an open ulcer: experts’ consensus of 2025 (abstract read)',
        'V',
      ),
    ],
    needs: ['footUlcerOpen', 'sglt2Inhibitor'],
    gravity: 'important',
    told: 'reason',
    when: ({ footUlcerOpen, sglt2Inhibitor }, patient) =>
      footUlcerOpen && sglt2Inhibitor && patient.known.heartFailure !== true && !hasKidneyDisease(patient),
    says: () => [act('hold:sglt2Inhibitor', 3)],
  }),
  rule({
    id: 'feet.healed',
    references: [
      ref('ada2026', 'section 12, foot care: ulcer or amputation is the highest risk', 'S'),
      ref('generalKnowledge', 'highest risk: seen every one to three months (IWGDF 2023, a summary read)', 'V'),
      ref(
        'generalKnowledge',
        'healed ulcer or amputation, canagliflozin not: experts’ consensus of 2025 (abstract read)',
        'V',
      ),
    ],
    needs: ['footUlcer', 'footUlcerOpen'],
    gravity: 'important',
    told: 'reason',
    when: ({ footUlcer, footUlcerOpen }) => footUlcer && !footUlcerOpen,
    says: () => [act('refer:feet', 28)],
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
    // Not known to be healed, it may be open: the reason says for which it holds.
    when: ({ footUlcer }, patient) => footUlcer && ulcerMayBeOpen(patient),
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
