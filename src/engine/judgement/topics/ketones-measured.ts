import { concepts } from '../../clinical/concepts.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { quantity } from '../../kit/words/message.ts';
import { metforminPauses } from '../drained.ts';
import { knownOf } from '../evidence.ts';
import { askVomiting, ketonesAre } from '../ketones.ts';
import { ketoacidosisFrom, ketonesHigh, ketonesRaised } from '../../clinical/ketones.ts';
import type { Patient } from '../patient.ts';
import { isPregnant } from '../pregnancy.ts';
import { act, ref, rule, type Said } from '../rule.ts';

const consensus = ref('ketones2019', 'table 1: cut points and what follows', 'V');
const sglt2Pauses = ({ known }: Patient): Said[] =>
  known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', 0, { gravity: 'urgent' })] : [];
const rests = (patient: Patient) => knownOf(patient, ['sglt2Inhibitor', 'catabolicSymptoms', 'pregnancy', 'vomiting']);

/** What ketones that were measured today ask for: the answer to “check ketones”. */
export const ketonesMeasured = [
  rule({
    id: 'ketones.acidosis',
    references: [ref('crises2024', 'diagnosis of ketoacidosis', 'S'), consensus],
    needs: ['ketones'],
    gravity: 'emergency',
    told: 'caution',
    when: (_, patient) => ketonesAre(patient, ketoacidosisFrom),
    rests,
    waits: true,
    says: (_, patient) => [act('refer:emergency', 0), ...sglt2Pauses(patient), ...metforminPauses(patient)],
    values: ({ ketones }) => ({ ketones: quantity(concepts.ketones, ketones) }),
  }),
  rule({
    id: 'ketones.high',
    references: [
      consensus,
      ref(
        'generalKnowledge',
        'NICE NG3: suspected ketoacidosis in pregnancy is admitted; glucose may be near normal',
        'R',
      ),
    ],
    needs: ['ketones'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => ketonesAre(patient, ketonesHigh) && !ketonesAre(patient, ketoacidosisFrom),
    rests,
    waits: true,
    // Unwell, pregnant, or on what brings ketones at any glucose: seen today.
    says: (_, patient) => [
      ...(patient.known.catabolicSymptoms === true ||
      patient.known.vomiting === true ||
      patient.known.sglt2Inhibitor === true ||
      isPregnant(patient)
        ? [act('refer:emergency', 0, { gravity: 'emergency' })]
        : [act('refer:diabetes-specialist', 0), ...askVomiting(patient)]),
      act('check:ketones', 0),
      act('check:glucose', 0),
      ...sglt2Pauses(patient),
    ],
    values: ({ ketones }) => ({ ketones: quantity(concepts.ketones, ketones) }),
  }),
  rule({
    id: 'ketones.raised',
    references: [consensus],
    needs: ['ketones'],
    gravity: 'urgent',
    told: 'caution',
    // Who vomits cannot drink them away: hospital (vomiting.ts).
    when: ({ ketones }, patient) =>
      atLeast(ketones, ketonesRaised) && below(ketones, ketonesHigh) && patient.known.vomiting !== true,
    rests,
    waits: true,
    // With symptoms somebody sees the patient today, and salts and kidneys are looked at with the ketones.
    says: (_, patient) => [
      ...askVomiting(patient),
      act('check:ketones', 0),
      act('check:glucose', 0),
      ...sglt2Pauses(patient),
      ...(patient.known.catabolicSymptoms === true
        ? [act('refer:diabetes-specialist', 0), act('check:potassium', 1), act('check:egfr', 1)]
        : []),
    ],
    values: ({ ketones }) => ({ ketones: quantity(concepts.ketones, ketones) }),
  }),
] as const;
