import { cited } from '../../kit/worksheet/cited.ts';
import { knownOrDenied } from '../evidence.ts';
import type { FactId } from '../../chart/facts.ts';
import type { Patient } from '../patient.ts';
import { heartIsIll, heartMedicines, isPregnant, keptForHeart, mayConceive, takenOf } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';
import { ejectionPreserved } from './ejection-fraction.ts';

/** Cardiology has spoken before anything stops that is stopped before conception, days. */
const beforeConception = cited(14, 'days', 'design', 'heart medicines before a pregnancy', 'R');
/** What breastfeeding ends, ends within the week: cardiology no later, days. */
const whileFeeding = cited(7, 'days', 'design', 'heart medicines while breastfeeding', 'R');
/** Pressure after its medicine ended, days. */
const measuredWithin = cited(3, 'days', 'design', 'pressure after its medicine ended', 'R');

/** What says whether the heart is ill. */
export const heartFacts = (patient: Patient): FactId[] =>
  knownOrDenied(patient, ['heartFailure', 'ejectionFraction', 'ascvd', 'arterialEventMonths']);
/** The heart fails, and nobody knows that it pumps well: nifedipine and diltiazem weaken it. */
export const pumpsWeakly = (patient: Patient): boolean =>
  patient.known.heartFailure === true && !ejectionPreserved(patient);

const esc = ref(
  'generalKnowledge',
  'ESC 2018 and 2025, cardiovascular disease in pregnancy: heart team before conception and in it',
  'R',
);

/** A heart that is ill, and a child that is planned, awaited or fed. */
export const pregnancyHeart = [
  rule({
    id: 'pregnancy.heart-planned',
    references: [esc],
    needs: ['childbearing'],
    gravity: 'important',
    told: 'caution',
    when: ({ childbearing }, patient) => childbearing === 'planning' && mayConceive(patient) && heartIsIll(patient),
    rests: (patient) => [...heartFacts(patient), ...keptForHeart(patient)],
    says: (_, patient) => [
      act('refer:cardiologist', beforeConception.value),
      ...keptForHeart(patient).map((medicine) =>
        act(`keep:${medicine}`, beforeConception.value, { gravity: 'routine' }),
      ),
    ],
  }),
  rule({
    id: 'pregnancy.heart-now',
    references: [esc],
    needs: ['pregnancy'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => isPregnant(patient) && heartIsIll(patient),
    rests: (patient) => [...heartFacts(patient), ...takenOf(patient, heartMedicines)],
    says: (_, patient) => [
      act('refer:cardiologist', 0),
      ...(patient.known.rasInhibitor === true
        ? [act('check:blood-pressure', measuredWithin.value, { gravity: 'important' })]
        : []),
    ],
  }),
  rule({
    id: 'pregnancy.heart-breastfeeding',
    references: [
      esc,
      ref('generalKnowledge', 'ESC 2018: heart failure within months of a birth; labels, lactation', 'R'),
    ],
    needs: ['breastfeeding'],
    gravity: 'important',
    told: 'reason',
    when: ({ breastfeeding }, patient) =>
      breastfeeding && patient.known.sex !== 'male' && patient.known.pregnancy !== true && heartIsIll(patient),
    rests: (patient) => [...heartFacts(patient), ...knownOrDenied(patient, ['pregnancy'])],
    says: () => [act('refer:cardiologist', whileFeeding.value)],
  }),
] as const;
