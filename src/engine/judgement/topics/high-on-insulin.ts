import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { insulinTaken } from '../glucose.ts';
import { highReadingFacts, type Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { isHyperosmolar, seenSooner } from './ketones-and-dka.ts';

const highest = ({ known, highReadings }: Patient): number =>
  Math.max(0, ...highReadings.map((fact: FactId) => Number(known[fact] ?? 0)));
/** With symptoms today. */
const teamWithin = (patient: Patient): number => {
  if (patient.known.catabolicSymptoms === true) return 0;
  return atLeast(highest(patient), seenSooner) ? 1 : 3;
};

/** Who is sent to hospital neither measures at home nor waits for the team. */
const notInHospital = { unless: 'refer:emergency' } as const;

/** Insulin that is taken does not hold glucose: calm ketones answer the crisis, not the cause. */
export const highOnInsulin = [
  rule({
    id: 'insulin.high-reading',
    references: [
      ref('ada2026', 'section 6, intercurrent illness; section 9, glucose of 300 mg/dL or more', 'S'),
      ref('jbdsHyperosmolar2022', 'causes: infection, missed treatment, steroids', 'R'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => patient.onInsulin && patient.highReadings.length > 0 && !isHyperosmolar(patient),
    rests: (patient) => [...insulinTaken(patient), ...highReadingFacts(patient)],
    says: (_, patient) => [
      act('check:glucose', 0, notInHospital),
      act('review:adherence', 1),
      act('refer:diabetes-specialist', teamWithin(patient), notInHospital),
    ],
    values: (_, patient) => ({ glucose: quantity(concepts.fpg, highest(patient)) }),
  }),
] as const;
