import { b12Adequate, b12AfterMonths, b12Low } from '../../clinical/b12.ts';
import { concepts } from '../../clinical/concepts.ts';
import { bare, count, quantity } from '../../kit/words/message.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import type { Patient } from '../patient.ts';
import { knownOf } from '../evidence.ts';
import { act, ref, rule } from '../rule.ts';

/** What a lack of B12 does, and what would not wait for it. */
const signs = ({ known }: Patient): ('neuropathy' | 'anaemiaRisk')[] =>
  (['neuropathy', 'anaemiaRisk'] as const).filter((fact) => known[fact] === true);

export const b12 = [
  rule({
    id: 'b12.low',
    references: [ref('b12Practice', 'deficiency band', 'V')],
    needs: ['b12'],
    gravity: 'important',
    told: 'caution',
    when: ({ b12: level }) => below(level, b12Low),
    says: () => [act('treat:vitamin-b12', 14), act('check:blood-count', 14, { gravity: 'routine' })],
    values: ({ b12: level }) => ({ level: quantity(concepts.b12, level), limit: bare(concepts.b12, b12Low.value) }),
  }),
  rule({
    id: 'b12.low-with-nerves',
    references: [ref('b12Practice', 'replacement does not wait where nerves suffer; general knowledge', 'R')],
    needs: ['b12', 'neuropathy'],
    gravity: 'important',
    told: 'reason',
    when: ({ b12: level, neuropathy }) => neuropathy && below(level, b12Low),
    says: () => [act('treat:vitamin-b12', 3)],
  }),
  rule({
    id: 'b12.borderline',
    references: [ref('b12Practice', 'borderline band: methylmalonic acid or homocysteine', 'V')],
    needs: ['b12'],
    gravity: 'routine',
    told: 'caution',
    when: ({ b12: level }) => atLeast(level, b12Low) && below(level, b12Adequate),
    rests: signs,
    says: (_, patient) => [act('check:b12', signs(patient).length > 0 ? 14 : 90)],
    values: ({ b12: level }) => ({
      level: quantity(concepts.b12, level),
      limit: bare(concepts.b12, b12Adequate.value),
    }),
  }),
  rule({
    id: 'b12.due',
    references: [
      ref('spec', '9.2 B12 monitoring', 'spec'),
      ref(
        'ada2026',
        'section 13, metformin: yearly after more than four years, sooner with neuropathy or anaemia',
        'S',
      ),
      ref('kdigo2022', 'metformin and vitamin B12', 'S'),
    ],
    needs: ['metformin', 'metforminDuration'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin, metforminDuration }, { known }) =>
      metformin > 0 && atLeast(metforminDuration, b12AfterMonths) && known.b12 === undefined,
    says: () => [act('check:b12', 90)],
    values: ({ metforminDuration }) => ({ months: count(metforminDuration, 'months') }),
  }),
  rule({
    id: 'b12.after-surgery',
    references: [
      ref('generalKnowledge', 'BOMSS and ASMBS: blood count, B12, folate, iron and vitamin D at least yearly', 'R'),
      ref('ada2026', 'section 8: nutrition and lows looked for after metabolic surgery', 'R'),
    ],
    needs: ['bariatricSurgery'],
    gravity: 'routine',
    told: 'caution',
    when: ({ bariatricSurgery }) => bariatricSurgery,
    rests: (patient) => knownOf(patient, ['b12']),
    says: (_, { known }) => [...(known.b12 === undefined ? [act('check:b12', 28)] : []), act('check:blood-count', 28)],
  }),
  rule({
    id: 'b12.signs',
    references: [ref('ada2026', 'section 13, vitamin B12 with neuropathy or anaemia under metformin', 'S')],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, patient) => metformin > 0 && patient.known.b12 === undefined && signs(patient).length > 0,
    rests: signs,
    says: () => [act('check:b12', 28)],
  }),
] as const;
