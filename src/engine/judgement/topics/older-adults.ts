import { closingFacts, knownOf } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { deficitAge } from '../../clinical/calorie-floor.ts';
import { olderAge, olderTarget } from '../../clinical/glycaemia.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import {
  aboveGoal,
  causesLows,
  complexGoal,
  goalFacts,
  isComplex,
  isStrictForAge,
  isStrictWithLows,
  lowCausers,
  lowEvidence,
  otherGoals,
  saferTarget,
} from '../glucose.ts';
import { isOpenFor } from '../eligibility.ts';
import { classesTaken, fits, metforminHasRoom } from '../fits.ts';
import { suffersFromHighGlucose, thirstNear } from '../insulin-start.ts';
import type { Patient } from '../patient.ts';
import { healthFirst, lean, veryOld } from '../type-clues.ts';
import { act, ref, rule } from '../rule.ts';
import { takesSecretagogue } from '../secretagogues.ts';

/** In very complex health high glucose is left alone below this, percent. */
const symptomsNear = cited(8.5, '%', 'endocrineSociety2019', 'poor health: 8.0 to below 8.5', 'S');

/** High glucose, or not known not to be. */
const mayBeHigh = ({ known, highReadings }: Patient): boolean =>
  known.a1c === undefined ||
  atLeast(known.a1c, symptomsNear) ||
  known.catabolicSymptoms === true ||
  highReadings.length > 0;

const goals = ref('ada2026', 'section 13, table 13.1', 'S');

export const olderAdults = [
  rule({
    id: 'older.target',
    references: [goals, ref('endocrineSociety2019', 'targets by health and medicines', 'S')],
    needs: ['age', 'targetA1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => isStrictForAge(patient),
    says: (_, patient) => {
      const to = saferTarget(patient);
      return [act('review:target', 14, { ...(to && { to }) })];
    },
    values: ({ targetA1c }) => ({
      target: quantity(concepts.targetA1c, targetA1c),
      limit: bare(concepts.targetA1c, olderTarget.value),
    }),
  }),
  rule({
    id: 'older.target-with-lows',
    references: [
      ref('ada2026', 'section 6, lows and goals', 'S'),
      ref('endocrineSociety2019', 'targets by health and medicines', 'S'),
    ],
    needs: ['targetA1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => isStrictWithLows(patient),
    rests: (patient) => [...lowEvidence(patient), ...lowCausers(patient), ...knownOf(patient, ['age'])],
    says: (_, patient) => {
      const to = saferTarget(patient);
      return [act('review:target', 14, { ...(to && { to }) })];
    },
    values: ({ targetA1c }) => ({ target: quantity(concepts.targetA1c, targetA1c) }),
  }),
  rule({
    id: 'older.target-complex',
    references: [goals],
    needs: ['frailty', 'targetA1c'],
    gravity: 'important',
    told: 'caution',
    when: ({ frailty, targetA1c }) => frailty === 'complex' && below(targetA1c, complexGoal),
    says: () => [act('review:target', 14, { to: { value: complexGoal.value, unit: '%' } })],
    values: ({ targetA1c }) => ({
      target: quantity(concepts.targetA1c, targetA1c),
      limit: bare(concepts.targetA1c, complexGoal.value),
    }),
  }),
  rule({
    id: 'older.very-complex',
    references: [goals, ref('acp2018', 'statement 4: no HbA1c goal where life expectancy is short', 'S')],
    needs: ['frailty'],
    gravity: 'important',
    told: 'caution',
    when: ({ frailty }) => frailty === 'very-complex',
    // Insulin stays possible where symptoms or very high glucose ask for it, an SGLT2 inhibitor where a failing heart does: what only
    // protects over years, and takes weight or fluid, is not begun.
    excludes: (_, patient) => [
      'sulfonylurea',
      'tzd',
      'mealtimeInsulin',
      'glp1RA',
      ...(patient.known.heartFailure === true ? [] : (['sglt2Inhibitor'] as const)),
      ...(suffersFromHighGlucose(patient) ? [] : (['basalInsulin'] as const)),
    ],
    // Nothing is added for a figure; from here on symptoms may come.
    excludesForGlucose: (_, { known }) =>
      known.a1c !== undefined && below(known.a1c, symptomsNear) && known.catabolicSymptoms !== true
        ? ['metformin', 'dpp4Inhibitor', 'glp1RA', 'sglt2Inhibitor']
        : [],
    // Nobody is pricked whom neither medicine nor glucose can harm.
    says: (_, patient) => [
      act('review:target', 7),
      ...(causesLows(patient) || mayBeHigh(patient) ? [act('check:glucose', 7)] : []),
    ],
  }),
  rule({
    id: 'older.very-complex-untreated',
    references: [goals, ref('endocrineSociety2019', 'poor health: symptoms avoided by simple treatment', 'S')],
    needs: ['frailty', 'a1c', 'metformin'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    // No goal is chased, yet thirst and weight loss are near: one tablet that is well borne, or somebody who decides.
    when: ({ frailty, a1c, metformin }, patient) =>
      frailty === 'very-complex' &&
      atLeast(a1c, symptomsNear) &&
      classesTaken(patient).every((fact) => fact === 'metformin') &&
      (metformin === 0 || atLeast(patient.known.fpg ?? 0, thirstNear)) &&
      // There insulin is open, and comes first.
      !suffersFromHighGlucose(patient) &&
      !otherGoals(patient),
    rests: (patient) => closingFacts(patient),
    says: ({ metformin }, patient) => [
      ...(fits(patient, 'dpp4Inhibitor') ? [act('start:dpp4Inhibitor', 14, { optional: true, rank: 0 })] : []),
      ...(metforminHasRoom(patient) && isOpenFor(patient, 'metformin', 'glucose')
        ? [act(metformin > 0 ? 'raise:metformin' : 'start:metformin', 14, { optional: true, rank: 1 })]
        : []),
      act('refer:diabetes-specialist', 14, { unlessAdded: true }),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'older.frailty-unknown',
    references: [ref('ada2026', 'section 13, 13.3: geriatric syndromes and lows at least yearly', 'S'), goals],
    needs: ['age'],
    gravity: 'important',
    told: 'reason',
    when: ({ age }, patient) => atLeast(age, olderAge) && causesLows(patient) && patient.known.frailty === undefined,
    rests: lowCausers,
    says: () => [act('ask:frailty', 14)],
  }),
  rule({
    id: 'older.health-unknown',
    references: [goals],
    needs: ['age', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ age }, patient) =>
      atLeast(age, veryOld) && aboveGoal(patient) && !causesLows(patient) && patient.known.frailty === undefined,
    rests: goalFacts,
    says: () => [act('ask:frailty', 14)],
  }),
  rule({
    id: 'older.lean-health-unknown',
    references: [
      ref('ada2026', 'section 13: weight loss, frailty and what medicines add to it', 'R'),
      ref('design', 'health is asked before an injection that takes weight', 'design'),
    ],
    needs: ['age', 'bmi'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => healthFirst(patient) && lean(patient),
    // Whatever it would be started for: an SGLT2 inhibitor for heart or kidneys stays open.
    excludes: () => ['glp1RA'],
    says: () => [act('ask:frailty', 14)],
  }),
  rule({
    id: 'older.deficit',
    references: [ref('ada2026', 'section 13, nutrition and frailty', 'R')],
    needs: ['age'],
    gravity: 'routine',
    told: 'reason',
    when: ({ age }) => atLeast(age, deficitAge),
    says: () => [act('limit:energy-deficit', 28)],
  }),
  rule({
    id: 'older.frail-deficit',
    references: [ref('ada2026', 'section 13, nutrition and frailty', 'R')],
    needs: ['frailty'],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => isComplex(patient),
    says: () => [act('limit:energy-deficit', 28)],
  }),
  rule({
    id: 'older.simplify',
    references: [ref('ada2026', 'section 13, 13.14c: simplify complex plans, insulin above all', 'S')],
    needs: ['frailty'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => {
      const { known } = patient;
      return (
        isComplex(patient) &&
        !otherGoals(patient) &&
        (known.mealtimeInsulin === true || (known.basalInsulin === true && takesSecretagogue(patient)))
      );
    },
    rests: lowCausers,
    says: () => [act('refer:diabetes-specialist', 28)],
  }),
] as const;
