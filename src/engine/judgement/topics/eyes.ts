import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { fastFall, sensorDeniesInsulin } from '../glucose.ts';
import { readingsDeny } from '../a1c-and-readings.ts';
import { act, ref, rule } from '../rule.ts';

/** After so long eyes that nobody looked at are more often damaged than not, years. */
const longAgo = cited(10, 'years', 'generalKnowledge', 'retinopathy after ten years of type 2 diabetes', 'R');

export const eyes = [
  rule({
    id: 'eyes.sight-threatening',
    references: [
      ref('ada2026', 'section 12, retinopathy', 'S'),
      ref('ada2025', 'section 5, vigorous exercise in proliferative or severe retinopathy', 'R'),
    ],
    needs: ['retinopathy'],
    gravity: 'important',
    told: 'caution',
    when: ({ retinopathy }) => retinopathy === 'sight-threatening',
    // Hard training can make vessels bleed or the retina come off; walking goes on.
    says: () => [act('refer:eye', 14), act('limit:training', 14)],
  }),
  rule({
    id: 'eyes.mild',
    references: [ref('ada2026', 'section 12, any retinopathy: at least yearly', 'S')],
    needs: ['retinopathy'],
    gravity: 'routine',
    told: 'reason',
    when: ({ retinopathy }) => retinopathy === 'mild',
    says: () => [act('refer:eye', 90)],
  }),
  rule({
    id: 'eyes.fast-fall',
    references: [ref('ada2026', 'section 12, fast fall of glucose and retinopathy', 'S')],
    needs: ['retinopathy', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ retinopathy, a1c }) => retinopathy !== 'none' && atLeast(a1c, fastFall),
    // Where sight is at stake the eyes come first, and no other class takes the place of the one that waits for them.
    excludesForGlucose: ({ retinopathy }) =>
      retinopathy === 'sight-threatening' ? ['dpp4Inhibitor', 'tzd', 'sulfonylurea'] : [],
    says: ({ retinopathy }) => [
      retinopathy === 'sight-threatening' ? act('refer:eye', 7, { gravity: 'urgent' }) : act('refer:eye', 14),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'eyes.unknown-fast-fall',
    references: [ref('ada2026', 'section 12, retinopathy is looked at when treatment is intensified', 'S')],
    needs: ['a1c'],
    gravity: 'routine',
    told: 'reason',
    // Where comfort comes first no figure sends anybody there, nor does one that readings or a sensor deny.
    when: ({ a1c }, patient) =>
      patient.known.retinopathy === undefined &&
      atLeast(a1c, fastFall) &&
      patient.known.pregnancy !== true &&
      patient.known.frailty !== 'very-complex' &&
      !readingsDeny(patient) &&
      !sensorDeniesInsulin(patient),
    // No later than what makes it fall.
    rests: (patient) => knownOf(patient, ['diabetesDuration']),
    says: (_, { known }) => [
      act('refer:eye', 14, atLeast(known.diabetesDuration ?? 0, longAgo) ? { gravity: 'important' } : undefined),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'eyes.yearly',
    references: [ref('ada2026', 'section 12, screening', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: () => true,
  }),
] as const;
