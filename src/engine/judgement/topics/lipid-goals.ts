import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import { isComplex } from '../glucose.ts';
import { hasKidneyDisease, kidneyDiseaseFacts, reasons } from '../kidney-disease.ts';
import {
  ezetimibeAlone,
  goalRests,
  ldlAboveGoal,
  ldlGoal,
  mayTakeStatin,
  mostStatinRests,
  severeLdl,
  takesMostStatin,
  veryHighTotal,
} from '../ldl.ts';
import type { Patient } from '../patient.ts';
import { afterEvent, eventIsRecent, statinAfterEvent } from './arterial-event.ts';
import { act, ref, rule, type Said } from '../rule.ts';

/** Cholesterol so high that it is sorted out within days, mg/dL: without HDL, and in total where HDL is not known. */
const veryHighNonHdl = cited(220, 'mg/dL', 'generalKnowledge', 'non-HDL beside an LDL of 190 (AHA and ACC)', 'R');
/** Who decides on an injection or bempedoic acid: after an event or from a severe LDL, and not in poor health, where it comes too late. */
function lipidClinic(patient: Patient): Said[] {
  const { ascvd, ldl } = patient.known;
  const gains = ascvd === true || (ldl !== undefined && atLeast(ldl, severeLdl));
  return gains && !isComplex(patient)
    ? [act('refer:lipid-clinic', eventIsRecent(patient) ? afterEvent.value : 90)]
    : [];
}

/** What follows where LDL is above its goal on what is taken, or cannot be judged. */
export const lipidGoals = [
  rule({
    id: 'lipids.severe-treated',
    references: [ref('generalKnowledge', 'LDL of 190 or more under a high-intensity statin (AHA and ACC)', 'R')],
    needs: ['ldl', 'statin'],
    gravity: 'important',
    told: 'caution',
    when: ({ ldl }, patient) => atLeast(ldl, severeLdl) && takesMostStatin(patient),
    says: (_, patient) => [act('review:adherence', 28), act('check:lipids', 28), ...lipidClinic(patient)],
    rests: (patient) => [...mostStatinRests(patient), ...knownOf(patient, ['ascvd', 'arterialEventMonths', 'frailty'])],
    values: ({ ldl }) => ({ ldl: quantity(concepts.ldl, ldl) }),
  }),
  rule({
    id: 'lipids.goal',
    references: [ref('ada2026', 'section 10, page 229: LDL goals', 'S')],
    needs: ['ldl', 'statin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ ldl, statin }, patient) => statin === 'moderate' && ldlAboveGoal(ldl, patient) && mayTakeStatin(patient),
    rests: (patient) => [...goalRests(patient), ...knownOf(patient, ['arterialEventMonths'])],
    // As soon as below 76, where it goes up whatever LDL is.
    says: (_, patient) => [act('raise:statin', eventIsRecent(patient) ? statinAfterEvent.value : 28)],
    values: ({ ldl }, patient) => ({
      ldl: quantity(concepts.ldl, ldl),
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? ldl),
    }),
  }),
  rule({
    id: 'lipids.goal-second-medicine',
    references: [
      ref('ada2026', 'section 10, page 229: ezetimibe or a PCSK9 inhibitor', 'S'),
      ref('kdigo2024', 'lipids: neither a statin nor ezetimibe beside one is started on dialysis', 'R'),
    ],
    needs: ['ldl', 'statin'],
    gravity: 'routine',
    told: 'caution',
    when: ({ ldl }, patient) =>
      takesMostStatin(patient) &&
      patient.known.ezetimibe !== true &&
      patient.known.dialysis !== true &&
      ldlAboveGoal(ldl, patient) &&
      below(ldl, severeLdl),
    rests: (patient) => [
      ...goalRests(patient),
      ...mostStatinRests(patient),
      ...knownOrDenied(patient, ['ezetimibe', 'dialysis']),
    ],
    says: (_, { known: { ezetimibe } }) => [
      ...(ezetimibe === undefined ? [act('ask:ezetimibe', 28)] : []),
      ...(ezetimibe === false ? [act('start:ezetimibe', 28, { to: { value: 10, unit: 'mg' } })] : []),
      act('check:lipids', 90),
    ],
    values: ({ ldl }, patient) => ({
      ldl: quantity(concepts.ldl, ldl),
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? ldl),
    }),
  }),
  rule({
    id: 'lipids.goal-third-medicine',
    references: [ref('ada2026', 'section 10, page 229: a PCSK9 inhibitor or bempedoic acid', 'S')],
    needs: ['ldl', 'statin', 'ezetimibe'],
    gravity: 'important',
    told: 'caution',
    when: ({ ldl, ezetimibe }, patient) =>
      takesMostStatin(patient) && ezetimibe && ldlAboveGoal(ldl, patient) && below(ldl, severeLdl),
    rests: (patient) => [
      ...goalRests(patient),
      ...mostStatinRests(patient),
      ...knownOf(patient, ['frailty', 'arterialEventMonths']),
    ],
    says: (_, patient) => [
      act('review:adherence', eventIsRecent(patient) ? 14 : 28),
      ...lipidClinic(patient),
      act('check:lipids', 90),
    ],
    values: ({ ldl }, patient) => ({
      ldl: quantity(concepts.ldl, ldl),
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? ldl),
    }),
  }),
  rule({
    id: 'lipids.ezetimibe-alone',
    references: [
      ref('ada2026', 'section 10: statin not borne, another at a low dose, then bempedoic acid or PCSK9', 'R'),
    ],
    needs: ['statin', 'ezetimibe'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) =>
      ezetimibeAlone(patient) &&
      mayTakeStatin(patient) &&
      patient.known.dialysis !== true &&
      (patient.known.ascvd === true ||
        hasKidneyDisease(patient) ||
        (patient.known.ldl !== undefined && ldlAboveGoal(patient.known.ldl, patient))),
    rests: (patient) => [
      ...reasons(patient, kidneyDiseaseFacts(patient)),
      ...knownOf(patient, ['ascvd', 'arterialEventMonths', 'ldl', 'age', 'frailty']),
    ],
    // A statin was left out for a reason that nobody has written down.
    says: (_, patient) => [
      act('review:adherence', 14),
      act('start:statin', eventIsRecent(patient) ? 14 : 28),
      ...(patient.known.ldl !== undefined && ldlAboveGoal(patient.known.ldl, patient) ? lipidClinic(patient) : []),
    ],
  }),
  rule({
    id: 'lipids.very-high',
    references: [
      ref('ada2026', 'section 10: triglycerides of 500 mg/dL and more, causes and pancreatitis', 'R'),
      ref('generalKnowledge', 'non-HDL of 220 or total of 290 mg/dL and more (AHA and ACC, NICE NG238)', 'R'),
    ],
    needs: ['totalCholesterol'],
    gravity: 'important',
    told: 'caution',
    when: ({ totalCholesterol }, { known }) =>
      known.ldl === undefined &&
      known.pregnancy !== true &&
      (known.hdl === undefined
        ? atLeast(totalCholesterol, veryHighTotal)
        : atLeast(totalCholesterol - known.hdl, veryHighNonHdl)),
    rests: (patient) => knownOf(patient, ['hdl']),
    says: () => [act('check:lipids', 7)],
    values: ({ totalCholesterol }) => ({ total: quantity(concepts.totalCholesterol, totalCholesterol) }),
  }),
] as const;
