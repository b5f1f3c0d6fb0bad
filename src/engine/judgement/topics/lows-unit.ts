import { concepts } from '../../clinical/concepts.ts';
import { toStored } from '../../kit/fields/concept.ts';
import { quantity } from '../../kit/words/message.ts';
import { act, ref, rule } from '../rule.ts';

/** A low that HbA1c denies: another unit, or a low. Measured before either is treated. */
export const lowsUnit = [
  rule({
    id: 'lows.unit-unclear',
    references: [ref('design', 'a glucose in mmol/L typed as mg/dL', 'R')],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, { doubted }) => doubted['fpg'] !== undefined,
    rests: () => ['fpg', 'a1c'],
    waits: true,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: () => [act('check:glucose', 0), act('ask:fpg', 0)],
    values: (_, { doubted, known }) => ({
      glucose: quantity(concepts.fpg, Number(doubted['fpg']?.value)),
      other: quantity(concepts.fpg, toStored(concepts.fpg, Number(doubted['fpg']?.value), 'mmol/L')),
      a1c: quantity(concepts.a1c, known.a1c ?? 0),
    }),
  }),
] as const;
