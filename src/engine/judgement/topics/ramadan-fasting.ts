import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { count, quantity, type Values } from '../../kit/words/message.ts';
import { below, cited } from '../../kit/worksheet/cited.ts';
import { isHighAtLeast, scoreOf } from '../../ramadan/score.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** The fast is broken below and above these. */
const tooLow = cited(70, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
const tooHigh = cited(300, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
/** The visit before Ramadan. */
const weeksBefore = cited(6, 'weeks', 'idfDar2021', 'visit six to eight weeks before Ramadan', 'S');
/** A wish to fast is spoken of within so many days, whenever Ramadan is. */
const spokenWithin = cited(28, 'days', 'design', 'a wish to fast that is known waits for no season', 'R');
/** Above this many points the risk in fasting is high. */
const highRisk = cited(6, 'none', 'idfDar2021', 'risk score: above 6 high', 'S');

/** What gives points, and how many of them. */
const pointsRest = (patient: Patient): FactId[] =>
  scoreOf(patient).items.flatMap(({ low, facts }) => (below(0, low) ? facts : []));
const pointsSaid = (patient: Patient): Values => ({
  points: count(scoreOf(patient).low, undefined, 0, 1),
  limit: count(highRisk.value),
});

export const ramadanFasting = [
  rule({
    id: 'ramadan.high-risk',
    references: [ref('idfDar2021', 'risk score: what is known of it counts, what is not may add to it', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    // Who has said so has a step of their own.
    when: (_, patient) => patient.known.fastsRamadan === undefined && isHighAtLeast(patient),
    rests: pointsRest,
    values: (_, patient) => pointsSaid(patient),
  }),
  rule({
    id: 'ramadan.wishes',
    references: [ref('idfDar2021', 'assessment before Ramadan, visit six to eight weeks before', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => patient.known.fastsRamadan === true && !isHighAtLeast(patient),
    rests: () => ['fastsRamadan'],
    says: () => [act('review:fasting', spokenWithin.value)],
  }),
  rule({
    id: 'ramadan.wishes-high',
    references: [ref('idfDar2021', 'risk score: what is known of it counts, what is not may add to it', 'S')],
    needs: [],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => patient.known.fastsRamadan === true && isHighAtLeast(patient),
    rests: (patient) => ['fastsRamadan', ...pointsRest(patient)],
    says: () => [act('review:fasting', spokenWithin.value)],
    values: (_, patient) => pointsSaid(patient),
  }),
  rule({
    id: 'ramadan.plan',
    references: [ref('idfDar2021', 'assessment before Ramadan, when to break the fast', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: (_, patient) => patient.known.fastsRamadan !== false,
    values: () => ({
      weeks: count(weeksBefore.value, 'weeks'),
      low: quantity(concepts.fpg, tooLow.value),
      high: quantity(concepts.fpg, tooHigh.value),
    }),
  }),
] as const;
