import type { FactId } from '../../chart/facts.ts';
import { hasKidneyDisease, reasons } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

const smokingFacts = ({ known }: Patient): readonly FactId[] => [
  ...(known.smoking === 'current' ? (['smoking'] as const) : []),
  ...(known.smokes === true ? (['smokes'] as const) : []),
];

export const smoking = [
  rule({
    id: 'smoking.quit',
    references: [
      ref('kdigo2022', 'practice point on tobacco, 1.5.1', 'S'),
      ref('ada2026', 'section 5: counselling and medicines for all who smoke', 'S'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => smokingFacts(patient).length > 0,
    rests: (patient) => reasons(patient, smokingFacts(patient)),
    says: (_, patient) => [
      patient.known.ascvd === true ||
      patient.known.cardiovascularDisease === true ||
      patient.known.pregnancy === true ||
      hasKidneyDisease(patient)
        ? act('do:smoking', 14, { gravity: 'important' })
        : act('do:smoking', 28),
    ],
  }),
] as const;
