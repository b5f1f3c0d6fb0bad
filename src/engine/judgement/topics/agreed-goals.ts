import { concepts } from '../../clinical/concepts.ts';
import { olderAge, strictTarget } from '../../clinical/glycaemia.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { below } from '../../kit/worksheet/cited.ts';
import { causesLows, complexGoal, isLaxTarget, lowEvidence, saferTarget } from '../glucose.ts';
import { act, ref, rule } from '../rule.ts';

/** Whether the HbA1c that was agreed on as the goal is one for this person. */
export const agreedGoals = [
  rule({
    id: 'targets.strict',
    references: [ref('ada2026', 'section 6: below 6.5 % only where it is safe', 'S')],
    needs: ['targetA1c'],
    gravity: 'routine',
    told: 'caution',
    when: ({ targetA1c }, { known }) =>
      below(targetA1c, strictTarget) &&
      (known.age === undefined || below(known.age, olderAge)) &&
      known.frailty !== 'complex' &&
      known.frailty !== 'very-complex' &&
      known.pregnancy !== true &&
      known.childbearing !== 'planning',
    says: (_, patient) => {
      const to = saferTarget(patient);
      return causesLows(patient) || lowEvidence(patient).length > 0
        ? [act('review:target', 14, { gravity: 'important', ...(to && { to }) })]
        : [act('review:target', 90)];
    },
    values: ({ targetA1c }) => ({
      target: quantity(concepts.targetA1c, targetA1c),
      limit: bare(concepts.targetA1c, strictTarget.value),
    }),
  }),
  rule({
    id: 'targets.lax',
    references: [ref('ada2026', 'section 6, less stringent goals: below 8 %; section 13, table 13.1', 'S')],
    needs: ['targetA1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => isLaxTarget(patient),
    rests: ({ known }) => (['age', 'frailty'] as const).filter((fact) => known[fact] !== undefined),
    says: (_, patient) => {
      const to = saferTarget(patient);
      return [act('review:target', 14, { ...(to && { to }) })];
    },
    values: ({ targetA1c }) => ({
      target: quantity(concepts.targetA1c, targetA1c),
      limit: bare(concepts.targetA1c, complexGoal.value),
    }),
  }),
] as const;
