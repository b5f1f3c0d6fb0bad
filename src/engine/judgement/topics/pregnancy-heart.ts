import type { FactId } from '../../chart/facts.ts';
import { below, cited } from '../../kit/worksheet/cited.ts';
import { knownOrDenied } from '../evidence.ts';
import { fellUnconfirmed, mayBeInjury, seenOnce } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { eventUndated, heartIsIll, heartMedicines, isPregnant, keptForHeart, plansOne, takenOf } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';
import { waitingFacts } from '../second-egfr.ts';
import { ejectionPreserved } from './ejection-fraction.ts';
import { low } from './low-pressure.ts';
import { isAbove, potassiumHold } from './potassium.ts';

/** Cardiology has spoken before anything stops that is stopped before conception, days. */
const beforeConception = cited(14, 'days', 'design', 'heart medicines before a pregnancy', 'R');
/** What breastfeeding ends, ends within the week: cardiology no later, days. */
const whileFeeding = cited(7, 'days', 'design', 'heart medicines while breastfeeding', 'R');
/** Cardiology, where the heart or what it takes is unsteady, and in a pregnancy with quiet arteries, days. */
const soon = cited(3, 'days', 'design', 'heart medicines before and in a pregnancy', 'R');
/** Cardiology, where the last event lies more than a year back, days. */
const quietArteries = cited(28, 'days', 'design', 'stable arteries before a pregnancy', 'R');
/** Pressure after its medicine ended, days. */
const measuredWithin = cited(3, 'days', 'design', 'pressure after its medicine ended', 'R');

/** What says whether the heart is ill. */
export const heartFacts = (patient: Patient): FactId[] =>
  knownOrDenied(patient, ['heartFailure', 'ejectionFraction', 'ascvd', 'arterialEventMonths', 'vesselsUnstable']);
/** An eGFR that may be an acute injury, or has fallen far within a year. */
const kidneysMayBeHurt = (patient: Patient): boolean =>
  (seenOnce(patient) && mayBeInjury(patient)) || fellUnconfirmed(patient);
const earlier = ['egfr', 'previousEgfr', 'previousEgfrMonths'] as const;
/** What they take is looked at within days: nothing of it is told to go on, and cardiology hears of it as soon. */
const isUnsteady = (patient: Patient): boolean =>
  below(patient.known.systolic ?? low.value, low) ||
  isAbove(patient.known.potassium ?? 0, potassiumHold) ||
  kidneysMayBeHurt(patient);
const unsteadyFacts = (patient: Patient): FactId[] => [
  ...knownOrDenied(patient, ['systolic', 'potassium']),
  ...(kidneysMayBeHurt(patient) ? [...waitingFacts(patient), ...knownOrDenied(patient, earlier)] : []),
];
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
    when: (_, patient) => plansOne(patient) && (heartIsIll(patient) || eventUndated(patient)),
    rests: (patient) => [...heartFacts(patient), ...keptForHeart(patient), ...unsteadyFacts(patient)],
    says: (_, patient) => [
      act('refer:cardiologist', isUnsteady(patient) ? soon.value : beforeConception.value),
      ...(eventUndated(patient) ? [act('ask:arterialEventMonths', 0)] : []),
      ...(isUnsteady(patient) ? [] : keptForHeart(patient)).map((medicine) =>
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
    id: 'pregnancy.arteries',
    references: [ref('generalKnowledge', 'ESC 2018 and 2025: ischaemic heart disease, mWHO class III', 'R')],
    needs: ['ascvd'],
    gravity: 'important',
    told: 'reason',
    // Their medicines stop as in anybody; an event that may be recent is heard before they do.
    when: ({ ascvd }, patient) =>
      ascvd && !heartIsIll(patient) && (isPregnant(patient) || (plansOne(patient) && !eventUndated(patient))),
    rests: (patient) => [
      ...heartFacts(patient),
      ...knownOrDenied(patient, ['pregnancy', 'childbearing', 'age', 'sex']),
    ],
    says: (_, patient) =>
      isPregnant(patient)
        ? [
            act('refer:cardiologist', soon.value, { gravity: 'urgent' }),
            ...(eventUndated(patient) ? [act('ask:arterialEventMonths', 0)] : []),
          ]
        : [act('refer:cardiologist', quietArteries.value)],
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
