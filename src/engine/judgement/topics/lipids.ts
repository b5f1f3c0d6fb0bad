import type { FactValue } from '../../chart/facts.ts';
import type { Gravity } from '../../plan/actions.ts';
import { concepts } from '../../clinical/concepts.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import {
  advancedKidneyDisease,
  hasKidneyDisease,
  injuryFacts,
  kidneyDiseaseFacts,
  kidneyFacts,
  reasons,
} from '../kidney-disease.ts';
import {
  ezetimibeAlone,
  goalRests,
  isAtRisk,
  keptModerate,
  ldlGoal,
  mayBearStatin,
  mayTakeStatin,
  moderateFacts,
  ofMiddleAge,
  severeLdl,
  statinFromAge,
  statinIntensity,
  statinOpen,
  statinToAge,
} from '../ldl.ts';
import type { Patient } from '../patient.ts';
import { eventIsRecent, statinAfterEvent } from './arterial-event.ts';
import { diseaseFacts, knownOf, knownOrDenied } from '../evidence.ts';
import { lipidGoals } from './lipid-goals.ts';
import { statinBeside } from './statin-beside.ts';
import { statinLimits } from './statin-limits.ts';
import { nothingSaysDiabetes, saysDiabetes } from './diagnosis.ts';
import { act, ref, rule, type Said } from '../rule.ts';

/** Started where none is known to be taken, asked where that is not known. */
function statinOrQuestion(statin: FactValue<'statin'> | undefined, within: number, gravity: Gravity): Said[] {
  if (statin === undefined) return [act('ask:statin', within, { gravity })];
  return statin === 'none' ? [act('start:statin', within, { gravity })] : [];
}

/** A failing heart gains from other medicines within weeks, from a statin over years; after a recent event the statin comes first. */
const afterEvents = (patient: Patient): number => {
  if (eventIsRecent(patient)) return statinAfterEvent.value;
  return patient.known.heartFailure === true && patient.known.sglt2Inhibitor !== true ? 14 : 7;
};

/** A further risk asks for a high dose; for sick kidneys and after a transplant the doses are those tried there. */
const asksForMuch = (patient: Patient): boolean =>
  isAtRisk(patient) && !hasKidneyDisease(patient) && patient.known.kidneyTransplant !== true;

export const lipids = [
  rule({
    id: 'lipids.arteries',
    references: [
      ref('ada2026', 'section 10, page 229: high intensity with arterial disease', 'S'),
      ref('ada2026', 'section 10: statin not borne, another at a low dose', 'R'),
    ],
    needs: ['ascvd'],
    gravity: 'important',
    told: 'caution',
    when: ({ ascvd }, patient) => ascvd && statinOpen(patient),
    rests: (patient) => [...knownOf(patient, ['arterialEventMonths']), ...moderateFacts(patient)],
    says: (_, patient) => statinOrQuestion(patient.known.statin, afterEvents(patient), 'important'),
    values: (_, patient) => ({ intensity: statinIntensity(patient) }),
  }),
  rule({
    id: 'lipids.intensity',
    references: [ref('ada2026', 'section 10, page 229: high intensity with arterial disease', 'S')],
    needs: ['ascvd', 'statin'],
    gravity: 'important',
    told: 'reason',
    when: ({ ascvd, statin }, patient) =>
      ascvd &&
      statin === 'moderate' &&
      mayTakeStatin(patient) &&
      (patient.known.age === undefined || below(patient.known.age, statinToAge.value + 1)),
    rests: (patient) => knownOf(patient, ['arterialEventMonths']),
    // After a recent event it goes up as soon as it would begin.
    says: (_, patient) => [act('raise:statin', eventIsRecent(patient) ? afterEvents(patient) : 28)],
  }),
  rule({
    id: 'lipids.kidney',
    references: [ref('kdigo2024', 'statin in adults with diabetes and chronic kidney disease', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => hasKidneyDisease(patient) && patient.known.dialysis !== true && statinOpen(patient),
    rests: (patient) => reasons(patient, kidneyDiseaseFacts(patient)),
    // In old age what it gains comes late, and what protects the kidney comes first.
    says: (_, { known }) =>
      known.age !== undefined && !below(known.age, statinToAge.value + 1)
        ? statinOrQuestion(known.statin, 28, 'routine')
        : statinOrQuestion(known.statin, 28, 'important'),
  }),
  rule({
    id: 'lipids.dialysis',
    references: [ref('kdigo2024', 'statin not started on dialysis, continued where taken', 'R')],
    needs: ['dialysis'],
    gravity: 'routine',
    told: 'reason',
    when: ({ dialysis }) => dialysis,
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.severe',
    references: [ref('generalKnowledge', 'LDL of 190 or more: high-intensity statin at any age (AHA and ACC)', 'R')],
    needs: ['ldl'],
    gravity: 'important',
    told: 'reason',
    when: ({ ldl }, patient) =>
      atLeast(ldl, severeLdl) && mayTakeStatin(patient) && patient.known.statin !== 'high' && !ezetimibeAlone(patient),
    rests: moderateFacts,
    says: (_, { known }) =>
      known.statin === 'moderate' ? [act('raise:statin', 14)] : statinOrQuestion(known.statin, 14, 'important'),
    values: ({ ldl }, patient) => ({ ldl: quantity(concepts.ldl, ldl), intensity: statinIntensity(patient) }),
  }),
  rule({
    id: 'lipids.age',
    references: [ref('ada2026', 'section 10, page 229: moderate intensity from 40 to 75', 'S')],
    needs: ['age'],
    gravity: 'routine',
    told: 'reason',
    // Below the HbA1c of diabetes, with nothing that says that there is any, age alone is no reason.
    when: ({ age }, patient) =>
      ofMiddleAge(age) && statinOpen(patient) && !asksForMuch(patient) && !nothingSaysDiabetes(patient),
    rests: (patient) => [
      ...saysDiabetes(patient),
      ...knownOf(patient, ['ascvd', 'kidneyTransplant']),
      ...diseaseFacts(patient),
      ...knownOrDenied(patient, ['previousEgfr', 'previousEgfrMonths']),
    ],
    says: (_, { known }) => statinOrQuestion(known.statin, 90, 'routine'),
    values: () => ({
      from: bare(concepts.age, statinFromAge.value),
      to: quantity(concepts.age, statinToAge.value),
    }),
  }),
  rule({
    id: 'lipids.risk',
    references: [
      ref('ada2026', 'section 10, page 229: 40 to 75 with a risk factor, high intensity, LDL below 70', 'S'),
    ],
    needs: ['age'],
    gravity: 'routine',
    told: 'reason',
    // Untreated nobody waits longer than on a statin that is to go up (lipids.goal).
    when: (_, patient) => asksForMuch(patient) && statinOpen(patient) && !nothingSaysDiabetes(patient),
    rests: (patient) => [
      ...goalRests(patient),
      ...moderateFacts(patient),
      ...saysDiabetes(patient),
      ...diseaseFacts(patient),
      ...injuryFacts(patient),
      ...knownOrDenied(patient, ['previousEgfr', 'previousEgfrMonths']),
    ],
    says: (_, { known }) => statinOrQuestion(known.statin, 28, 'routine'),
    values: (_, patient) => ({
      goal: quantity(concepts.ldl, ldlGoal(patient) ?? 0),
      intensity: statinIntensity(patient),
    }),
  }),
  rule({
    id: 'lipids.advanced-kidney',
    references: [ref('kdigo2024', 'lipids: in kidney disease the doses of statins that were tried there', 'R')],
    needs: ['statin'],
    gravity: 'routine',
    told: 'caution',
    when: (_, patient) => mayTakeStatin(patient) && keptModerate(patient),
    rests: kidneyFacts,
    // Taken already: what is kept out is a higher dose.
    excludes: () => ['statin'],
    values: () => ({ limit: quantity(concepts.egfr, advancedKidneyDisease.value) }),
  }),
  rule({
    id: 'lipids.very-complex',
    references: [ref('ada2026', 'section 13, table 13.1: very complex health, likely benefit weighed', 'S')],
    needs: ['frailty'],
    gravity: 'routine',
    told: 'reason',
    when: ({ frailty }) => frailty === 'very-complex',
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.pregnancy',
    references: [ref('generalKnowledge', 'statins are not started in pregnancy or before a planned one', 'R')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => !mayBearStatin(patient),
    rests: ({ known }) => [
      ...(known.pregnancy === true ? (['pregnancy'] as const) : []),
      ...(known.childbearing === 'planning' ? (['childbearing'] as const) : []),
    ],
    excludes: () => ['statin'],
  }),
  rule({
    id: 'lipids.unknown',
    references: [ref('ada2026', 'section 10, page 229: lipids yearly', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, { known }) => known.ldl === undefined && known.pregnancy !== true,
    says: () => [act('check:lipids', 90)],
  }),
  ...statinBeside,
  ...statinLimits,
  ...lipidGoals,
] as const;
