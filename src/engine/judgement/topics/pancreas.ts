import { concepts } from '../../clinical/concepts.ts';
import { difference, quantity } from '../../kit/words/message.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import { isLean } from '../fits.ts';
import { besideItsInsulin, pancreaticInsulin, pancreaticStops } from '../pancreas.ts';
import { act, ref, rule } from '../rule.ts';
import {
  a1cFrom,
  askClues,
  askPancreas,
  catabolic,
  clueFacts,
  isWell,
  lean,
  newAndWasting,
  newWithLoss,
  pancreasAge,
  poorA1c,
  rapid,
  rise,
} from '../type-clues.ts';

/** Diabetes that comes from the pancreas, or may. */
export const pancreas = [
  rule({
    id: 'type.pancreatic',
    references: [
      ref('ada2026', 'section 2, diabetes of the exocrine pancreas: early insulin, incretins avoided', 'S'),
      ref('ada2026', 'section 9, basal insulin figure', 'S'),
    ],
    needs: ['diabetesType'],
    gravity: 'important',
    told: 'caution',
    when: ({ diabetesType }) => diabetesType === 'pancreatic',
    excludes: (_, patient) => besideItsInsulin(patient),
    // It takes appetite and weight from who has none to lose.
    excludesForGlucose: (_, patient) => (isLean(patient) ? ['metformin'] : []),
    says: (_, patient) => [
      ...pancreaticStops(patient),
      ...(a1cFrom(patient, poorA1c) && !isWell(patient) ? [act('check:ketones', 0)] : []),
      ...pancreaticInsulin(patient),
      act('refer:diabetes-specialist', catabolic(patient) ? 3 : 14),
      act('refer:dietitian', 14),
    ],
  }),
  rule({
    id: 'type.pancreatitis-lean',
    references: [
      ref('ada2026', 'section 2, diabetes of the exocrine pancreas, often taken for type 2', 'S'),
      ref('design', 'from which body mass index', 'design'),
    ],
    needs: ['pancreatitis'],
    gravity: 'important',
    told: 'caution',
    when: ({ pancreatitis }, patient) =>
      pancreatitis &&
      patient.known.diabetesType !== 'pancreatic' &&
      patient.known.diabetesType !== 'type1' &&
      (lean(patient) || catabolic(patient)),
    rests: clueFacts,
    excludes: (_, patient) => besideItsInsulin(patient),
    says: (_, patient) => [
      ...pancreaticStops(patient),
      ...pancreaticInsulin(patient),
      act('refer:diabetes-specialist', catabolic(patient) ? 3 : 14),
      act('refer:dietitian', 14),
    ],
  }),
  rule({
    id: 'type.pancreas-new',
    references: [
      ref('ada2026', 'section 2, pancreatic cancer among the causes; age and loss of weight are general practice', 'R'),
    ],
    needs: ['age', 'diabetesDuration', 'bmi'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => newAndWasting(patient) && patient.known.frailty !== 'very-complex',
    rests: (patient) => knownOf(patient, ['a1c', 'catabolicSymptoms']),
    says: (_, patient) => [
      act('refer:diabetes-specialist', 7),
      act('check:islet-antibodies', 14),
      ...askClues(patient, 0),
      ...askPancreas(patient, 3),
    ],
    values: ({ age, bmi }) => ({ age: quantity(concepts.age, age), bmi: quantity(concepts.bmi, bmi) }),
  }),
  rule({
    id: 'type.pancreas-scan',
    references: [ref('generalKnowledge', 'NICE NG12, 1.2.5: from 60 years, weight loss with new-onset diabetes', 'S')],
    needs: ['age', 'diabetesDuration', 'catabolicSymptoms'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => newWithLoss(patient),
    rests: (patient) => knownOf(patient, ['diabetesType', 'frailty']),
    says: () => [act('refer:diabetes-specialist', 14)],
    values: ({ age }) => ({ age: quantity(concepts.age, age) }),
  }),
  rule({
    id: 'type.pancreas-suspected',
    references: [
      ref('ada2026', 'section 2, pancreatic cancer among the causes; age and loss of weight are general practice', 'R'),
    ],
    needs: ['age', 'a1c', 'priorA1c'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ age }, patient) =>
      atLeast(age, pancreasAge) &&
      rapid(patient) &&
      (lean(patient) || catabolic(patient)) &&
      patient.known.diabetesType !== 'type1',
    rests: clueFacts,
    says: () => [act('refer:diabetes-specialist', 7)],
    values: (_, patient) => ({ rise: difference(concepts.a1c, rise(patient) ?? 0) }),
  }),
] as const;
