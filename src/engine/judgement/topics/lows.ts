import { concepts } from '../../clinical/concepts.ts';
import { hypoglycaemiaAlert } from '../../clinical/glycaemia.ts';
import { bare, count, quantity, type Value } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { clean } from '../../kit/maths.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';

/** Time below 70 and below 54 mg/dL that a sensor should not show, percent; older or frail people less. */
const below70 = cited(4, '%', 'ada2025', 'section 6, CGM goals (read in the 2026 edition)', 'S');
const below54 = cited(1, '%', 'ada2025', 'section 6, CGM goals (read in the 2026 edition)', 'S');
/** A dose of insulin is cut by this share after a low without a clear cause, percent. */
export const cutAfterLow = cited(20, '%', 'ada2025', 'section 9, basal insulin figure: 10 to 20 %', 'S');

/** The basal dose less a share, in whole units; nothing where the dose is not known. */
export function lessBasal(
  { known }: Patient,
  percent: number,
): { readonly value: number; readonly unit: string } | undefined {
  return known.basalUnits === undefined
    ? undefined
    : { value: Math.floor(clean(known.basalUnits * (1 - percent / 100))), unit: 'U' };
}

/** What causes lows is stopped or cut at once. */
function lessInsulinAndSulfonylurea(patient: Patient, within: number): Said[] {
  const to = lessBasal(patient, cutAfterLow.value);
  return [
    ...(patient.known.sulfonylurea ? [act('stop:sulfonylurea', within)] : []),
    ...(patient.known.basalInsulin ? [act('reduce:basalInsulin', within, { ...(to && { to }) })] : []),
    ...(patient.known.mealtimeInsulin ? [act('reduce:mealtimeInsulin', within)] : []),
  ];
}

const firstLow = ({ known, lowReadings }: Patient): Value => {
  const fact = lowReadings[0] ?? 'fpg';
  return quantity(concepts.fpg, (fact === 'fpg' ? known.fpg : fact === 'ppg' ? known.ppg : known.ogtt) ?? 0);
};

export const lows = [
  rule({
    id: 'lows.reading',
    references: [ref('ada2025', 'section 6, level 2 hypoglycaemia, table 6.4 (read in the 2026 edition)', 'S')],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => patient.lowReadings.length > 0,
    rests: (patient) => patient.lowReadings,
    waits: true,
    excludes: () => ['sulfonylurea', 'basalInsulin', 'mealtimeInsulin'],
    says: (_, patient) => [
      act('treat:low-glucose', 0),
      act('check:glucose', 1),
      ...lessInsulinAndSulfonylurea(patient, 0),
    ],
    values: (_, patient) => ({ glucose: firstLow(patient), limit: bare(concepts.fpg, hypoglycaemiaAlert.value) }),
  }),
  rule({
    id: 'lows.sensor',
    references: [
      ref('ada2025', 'section 6, CGM goals (read in the 2026 edition)', 'S'),
      ref('battelino2019', 'time below range', 'V'),
    ],
    needs: ['tbr70'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ tbr70 }, { sensor, known }) => sensor && (atLeast(tbr70, below70) || atLeast(known.tbr54 ?? 0, below54)),
    says: (_, patient) => lessInsulinAndSulfonylurea(patient, 1),
    values: ({ tbr70 }) => ({ share: count(tbr70, '%', 0, 1), limit: count(below70.value, '%') }),
  }),
  rule({
    id: 'lows.glucagon',
    references: [ref('ada2025', 'section 9, glucagon (read in the 2026 edition, 9.28)', 'S')],
    needs: ['basalInsulin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ basalInsulin }) => basalInsulin,
    says: () => [act('start:glucagon', 14)],
  }),
] as const;
