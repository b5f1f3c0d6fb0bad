import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { cited } from '../../kit/worksheet/cited.ts';
import { count, quantity } from '../../kit/words/message.ts';
import type { ActionId } from '../../plan/actions.ts';
import { afterContrast, contrastBelow, ertugliflozinBeforeSurgery, sglt2BeforeSurgery } from '../around-procedures.ts';
import { diseaseFacts, knownOf, knownOrDenied } from '../evidence.ts';
import { goalFacts } from '../glucose.ts';
import { hasKidneyDisease, reasons } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { fallFacts, fellLately } from './kidney-fall.ts';
import { arteriesAskSglt2, arteriesOrKidneysAsk } from './heart-and-kidney-protection.ts';
import { mustKeepWeight } from './sglt2-protection.ts';

/** So far away an operation leaves time to begin, and to pause, before it. */
const timeBefore = cited(4, 'weeks', 'design', 'a start before an operation', 'R');
/** Nothing but this step keeps it from those whom it protects: what closes it for glucose alone does not hide it. */
const isAwaited = (patient: Patient, medicine: 'sglt2Inhibitor' | 'glp1RA', step: ActionId): boolean =>
  patient.known[medicine] !== true && patient.waitsToProtect.get(medicine) === step;
/** Heart or kidneys ask for an SGLT2 inhibitor, and nothing but this step keeps it from being begun. */
const awaitsSglt2 = (patient: Patient, step: ActionId): boolean =>
  isAwaited(patient, 'sglt2Inhibitor', step) &&
  (patient.known.heartFailure === true || (hasKidneyDisease(patient) && !mustKeepWeight(patient)));
const awaitingFacts = (patient: Patient): FactId[] => [
  ...reasons(patient, diseaseFacts(patient)),
  ...knownOrDenied(patient, ['heartFailure', 'sglt2Inhibitor', 'pregnancy', 'frailty', 'age', 'bmi']),
  // What would keep it closed for another reason.
  ...knownOrDenied(patient, ['diabetesType', 'islets', 'fpg', 'catabolicSymptoms', 'ketones']),
];
const arteryFacts = (patient: Patient): FactId[] =>
  knownOrDenied(patient, ['ascvd', 'glp1RA', 'gastroparesis', 'pancreatitis', 'medullaryThyroidCancer', 'injectables']);
const whatever = 'section 9, 9.8 and 9.10: heart failure and kidneys, whatever the A1C';

/** An operation or a scan is planned, and something that is needed begins after it: that is said, and looked at again. */
export const beforeItBegins = [
  rule({
    id: 'sick-days.operation-waits',
    references: [
      ref('ada2026', whatever, 'S'),
      ref('design', 'how far away an operation leaves time to begin before it', 'design'),
    ],
    needs: ['operationPlanned'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: ({ operationPlanned }, patient) => operationPlanned && awaitsSglt2(patient, 'do:operation'),
    rests: awaitingFacts,
    says: () => [act('do:operation', 7)],
    values: () => ({
      weeks: count(timeBefore.value, timeBefore.unit),
      days: count(sglt2BeforeSurgery.value, sglt2BeforeSurgery.unit),
      longer: count(ertugliflozinBeforeSurgery.value, ertugliflozinBeforeSurgery.unit),
    }),
  }),
  rule({
    id: 'sick-days.operation-arteries',
    references: [ref('ada2026', 'section 9, 9.7, 9.10 and 9.11: arteries and kidneys; section 16', 'S')],
    needs: ['operationPlanned'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: ({ operationPlanned }, patient) =>
      operationPlanned &&
      arteriesOrKidneysAsk(patient) &&
      !awaitsSglt2(patient, 'do:operation') &&
      (['glp1RA', 'sglt2Inhibitor'] as const).some((medicine) => isAwaited(patient, medicine, 'do:operation')),
    rests: (patient) => [
      ...awaitingFacts(patient),
      ...arteryFacts(patient),
      ...goalFacts(patient),
      ...knownOf(patient, ['a1c']),
    ],
    says: () => [act('do:operation', 7)],
  }),
  rule({
    id: 'sick-days.contrast-waits',
    references: [
      ref('generalKnowledge', 'ESUR and ACR: eGFR 48 to 72 hours after contrast', 'R'),
      ref('ada2026', whatever, 'S'),
    ],
    needs: ['contrastPlanned'],
    gravity: 'important',
    told: 'caution',
    chooses: true,
    when: ({ contrastPlanned }, patient) =>
      contrastPlanned &&
      patient.kidneyBelow(contrastBelow.value) === true &&
      (awaitsSglt2(patient, 'check:egfr') ||
        (arteriesAskSglt2(patient) && isAwaited(patient, 'sglt2Inhibitor', 'check:egfr'))) &&
      !fellLately(patient),
    rests: (patient) => [
      ...awaitingFacts(patient),
      ...arteryFacts(patient),
      ...fallFacts(patient),
      ...(patient.kidney?.facts ?? []),
    ],
    says: () => [act('check:egfr', 14)],
    values: () => ({ hours: count(afterContrast.value, afterContrast.unit) }),
  }),
  rule({
    id: 'sick-days.contrast-fell',
    references: [
      ref('kdigo2024', 'a change of eGFR beyond usual variability: evaluated', 'S'),
      ref('generalKnowledge', 'NICE NG148 and ESUR: kidney function is known before iodinated contrast', 'R'),
    ],
    needs: ['contrastPlanned', 'previousEgfr'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ contrastPlanned }, patient) => contrastPlanned && fellLately(patient),
    rests: fallFacts,
    says: () => [act('do:contrast', 3)],
    values: ({ previousEgfr }, { known }) => ({
      before: quantity(concepts.egfr, previousEgfr),
      now: quantity(concepts.egfr, known.egfr ?? 0),
    }),
  }),
] as const;
