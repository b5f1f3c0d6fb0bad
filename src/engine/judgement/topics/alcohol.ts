import { knownOf } from '../evidence.ts';
import type { FactId } from '../../chart/facts.ts';
import type { Patient } from '../patient.ts';
import { metforminReducedMax } from '../../clinical/metformin.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { below, cited } from '../../kit/worksheet/cited.ts';
import { classesTaken } from '../fits.ts';
import { atGoal, goalFacts } from '../glucose.ts';
import { kidneyFacts, kidneyFailsBelow } from '../kidney-disease.ts';
import { organFacts, sglt2ForGlucoseAlone } from '../low-weight.ts';
import { isPregnant } from '../pregnancy.ts';
import { act, ref, rule } from '../rule.ts';
import { drinksHeavily, lessSecretagogue, secretagogues, takesSecretagogue } from '../secretagogues.ts';
import { enzymesHigh } from './liver.ts';

/** Below this eGFR whatever else brings lactic acidosis is weighed before metformin goes on, mL/min/1.73 m². */
const weighedBelow = cited(
  60,
  'mL/min/1.73 m²',
  'generalKnowledge',
  'EU label of metformin: risk factors at 30 to 59',
  'R',
);
const kidneysWeak = (patient: Patient): boolean => kidneyFailsBelow(patient, weighedBelow.value) === true;

/** What makes the next drink dangerous: medicines for glucose, a pancreas or a liver that is ill already. */
const riskFacts = (patient: Patient): FactId[] => [
  ...classesTaken(patient),
  ...knownOf(patient, ['pancreatitis']),
  ...(patient.known.cirrhosis === 'none' ? [] : knownOf(patient, ['cirrhosis'])),
];

/** Liver and kidneys both clear less: too much at any glucose. */
const pauses = (patient: Patient): boolean => kidneysWeak(patient) && enzymesHigh(patient).length > 0;
/** One of them, where glucose has room. */
const halves = (patient: Patient): boolean =>
  (kidneysWeak(patient) || enzymesHigh(patient).length > 0) && atGoal(patient);

export const alcohol = [
  rule({
    id: 'alcohol.heavy',
    references: [
      ref('labelMetformin', 'lactic acidosis: excessive alcohol', 'R'),
      ref('labelSglt2', 'ketoacidosis: alcohol abuse among what leads to it', 'R'),
      ref('ada2026', 'section 5: alcohol, limits and late lows on insulin and secretagogues', 'R'),
    ],
    needs: ['alcohol'],
    gravity: 'routine',
    told: 'caution',
    when: ({ alcohol: amount }) => amount === 'heavy',
    rests: (patient) => [...riskFacts(patient), ...(patient.known.sglt2Inhibitor === true ? organFacts(patient) : [])],
    // For heart and kidneys it stays open, with the caution; for glucose another class does, begun or taken.
    excludesForGlucose: () => ['sglt2Inhibitor'],
    says: (_, patient) => [
      ...(sglt2ForGlucoseAlone(patient) ? [act('stop:sglt2Inhibitor', 14, { gravity: 'important' })] : []),
      riskFacts(patient).length ? act('do:alcohol', 14, { gravity: 'important' }) : act('do:alcohol', 28),
    ],
  }),
  rule({
    id: 'alcohol.metformin',
    references: [
      ref('labelMetformin', 'lactic acidosis: excessive alcohol, hepatic and renal impairment', 'R'),
      ref('design', 'at the goal half of it, with kidneys and liver none until the liver is explained', 'design'),
    ],
    needs: ['alcohol', 'metformin'],
    gravity: 'important',
    told: 'reason',
    // Below its own limit it is stopped anyway; her team sees to it in a pregnancy.
    when: ({ metformin }, patient) =>
      drinksHeavily(patient) &&
      metformin > 0 &&
      patient.known.pregnancy !== true &&
      patient.kidneyBelow(metforminStop.value) !== true &&
      (pauses(patient) || (halves(patient) && below(metforminReducedMax.value, metformin))),
    rests: (patient) => [
      ...(kidneysWeak(patient) ? kidneyFacts(patient) : []),
      ...enzymesHigh(patient),
      ...(pauses(patient) ? [] : goalFacts(patient)),
      ...knownOf(patient, ['a1c', 'pregnancy']),
    ],
    says: (_, patient) =>
      pauses(patient)
        ? [act('hold:metformin', 7)]
        : [act('reduce:metformin', 14, { to: { value: metforminReducedMax.value, unit: 'mg' } })],
    values: () => ({ most: quantity(concepts.metforminDose, metforminReducedMax.value) }),
  }),
  rule({
    id: 'alcohol.secretagogue',
    references: [
      ref('generalKnowledge', 'labels of sulfonylureas and repaglinide: alcohol lengthens and hides lows', 'R'),
      ref('ada2026', 'section 5: alcohol, limits and late lows on insulin and secretagogues', 'R'),
    ],
    needs: ['alcohol', 'a1c'],
    gravity: 'important',
    told: 'reason',
    // Above the goal it is weighed up against what would take its place.
    when: (_, patient) =>
      drinksHeavily(patient) && takesSecretagogue(patient) && atGoal(patient) && patient.known.pregnancy !== true,
    rests: (patient) => [...goalFacts(patient), ...knownOf(patient, [...secretagogues, 'pregnancy'])],
    says: (_, patient) => lessSecretagogue(patient, 'stop', 14),
  }),
  rule({
    id: 'alcohol.pregnant',
    references: [
      ref('generalKnowledge', 'WHO 2014, NICE NG201: no alcohol in pregnancy; withdrawal under supervision', 'R'),
    ],
    needs: ['alcohol', 'pregnancy'],
    gravity: 'important',
    told: 'reason',
    when: ({ alcohol: amount }, patient) => amount !== 'none' && isPregnant(patient),
    says: (_, patient) => [
      drinksHeavily(patient) ? act('limit:alcohol', 3, { gravity: 'urgent' }) : act('limit:alcohol', 7),
    ],
  }),
] as const;
