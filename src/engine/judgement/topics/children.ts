import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { knownOf } from '../evidence.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** From here a child's glucose is diabetes out of control, and type 1 until somebody has said otherwise, mg/dL and percent. */
const childGlucose = cited(200, 'mg/dL', 'generalKnowledge', 'NICE NG18: a random glucose above 11 mmol/L', 'S');
const childA1c = cited(8.5, '%', 'ada2026', 'section 14: HbA1c of 8.5 % and more with new diabetes in youth', 'R');
const derailedChild = ({ known }: Patient): boolean =>
  known.catabolicSymptoms === true ||
  (known.a1c !== undefined && atLeast(known.a1c, childA1c)) ||
  atLeast(Math.max(known.fpg ?? 0, known.ppg ?? 0, known.ogtt ?? 0), childGlucose);
/** A child whose glucose, high or low, is seen to today. */
const isChildOfToday = (patient: Patient): boolean => derailedChild(patient) || patient.lowReadings.length > 0;

/** Under 18: what is right instead of an adult's plan. */
export const children = [
  rule({
    id: 'type.child',
    references: [
      ref('ada2026', 'section 14, children and adolescents: care by a paediatric diabetes team', 'R'),
      ref('design', 'this product is for adults', 'design'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => patient.isChild && !isChildOfToday(patient),
    says: () => [act('refer:diabetes-specialist', 3)],
  }),
  rule({
    id: 'type.child-today',
    references: [
      ref('generalKnowledge', 'NICE NG18: the children’s team on the same day (BMJ 2016, 352:i139)', 'S'),
      ref('ada2026', 'section 14: ketones and insulin from 250 mg/dL or an HbA1c of 8.5 %', 'R'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => patient.isChild && isChildOfToday(patient),
    waits: true,
    rests: (patient) => [...knownOf(patient, ['catabolicSymptoms', 'a1c', 'fpg', 'ppg', 'ogtt'])],
    says: (_, patient) => [
      act('refer:diabetes-specialist', 0),
      ...(derailedChild(patient) ? [act('check:ketones', 0)] : []),
    ],
  }),
] as const;
