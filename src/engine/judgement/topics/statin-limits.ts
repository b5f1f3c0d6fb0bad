import type { FactValue } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import { albuminuria, hasKidneyDisease, injuryFacts, kidneyDiseaseBelow } from '../kidney-disease.ts';
import { ezetimibeAlone, goalAtRisk, ofMiddleAge, raisedLdl, statinOffered, statinOpen, statinToAge } from '../ldl.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { nothingSaysDiabetes, saysDiabetes } from './diagnosis.ts';

/** Whether anything but a score asks for one, or for more of it. */
const asksForStatin = (statin: FactValue<'statin'>, patient: Patient): boolean => {
  const { age, ldl, egfr, uacr } = patient.known;
  const confirmed = hasKidneyDisease(patient);
  if (statin === 'none')
    return (
      !nothingSaysDiabetes(patient) && !ezetimibeAlone(patient) && (confirmed || age === undefined || ofMiddleAge(age))
    );
  const isOneSample =
    !confirmed && (below(egfr ?? kidneyDiseaseBelow.value, kidneyDiseaseBelow) || atLeast(uacr ?? 0, albuminuria));
  return !isOneSample && !(ldl !== undefined && below(ldl, goalAtRisk));
};

/** Where no trial, no second sample or no diagnosis carries a statin, and where it is talked over. */
export const statinLimits = [
  rule({
    id: 'lipids.older',
    references: [
      ref('ada2026', 'section 10: above 75 a moderate statin may be begun after discussion', 'R'),
      ref('generalKnowledge', 'NICE NG238: atorvastatin 20 mg offered up to 84 years at a risk of 10 %', 'R'),
    ],
    needs: ['age', 'ldl', 'statin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ age, ldl, statin }, patient) =>
      statin === 'none' &&
      atLeast(age, statinToAge.value + 1) &&
      below(age, statinOffered.value + 1) &&
      atLeast(ldl, raisedLdl) &&
      statinOpen(patient) &&
      patient.known.frailty === 'fit' &&
      !nothingSaysDiabetes(patient),
    rests: (patient) => [...saysDiabetes(patient), ...knownOrDenied(patient, ['frailty', 'ezetimibe'])],
    says: () => [act('start:statin', 90)],
    values: () => ({ from: quantity(concepts.age, statinToAge.value) }),
  }),
  rule({
    id: 'lipids.not-by-score',
    references: [
      ref('kdigo2024', 'chronic from three months; the doses of statins that were tried in kidney disease', 'S'),
      ref('ada2026', 'section 10, page 229: LDL below 70', 'S'),
    ],
    needs: ['statin'],
    gravity: 'routine',
    told: 'reason',
    // A calculator's risk rests on one sample of the kidneys, on an age without trials, or on a diabetes that nobody has proven.
    when: ({ statin }, patient) => statin !== 'high' && patient.known.ascvd !== true && !asksForStatin(statin, patient),
    rests: (patient) => [
      ...saysDiabetes(patient),
      ...knownOf(patient, ['age', 'ldl', 'egfr', 'uacr', 'ckd', ...injuryFacts(patient)]),
      ...knownOrDenied(patient, ['ascvd', 'ezetimibe', 'previousEgfr', 'previousEgfrMonths']),
    ],
    // Only what a calculator proposes: what judgement asks for itself stands.
    excludesForGlucose: () => ['statin'],
  }),
] as const;
