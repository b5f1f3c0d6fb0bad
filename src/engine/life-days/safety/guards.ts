import { concepts } from '../../clinical/concepts.ts';
import { diagnosticA1c, insulinA1c, olderAge, olderTarget, strictTarget } from '../../clinical/glycaemia.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import { guardsFor } from '../../kit/guards.ts';
import { count, quantity, type Value } from '../../kit/words/message.ts';
import { caution, expectancy, gain } from '../constants.ts';
import { bloodPressureOf, type Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

const guard = guardsFor<Inputs, Results>();
const a1c = (value: number): Value => quantity(concepts.a1c, value);
const years = (value: number): Value => count(value, 'years');
const atTarget = ({ currentA1c, targetA1c }: Inputs): boolean => atLeast(targetA1c, currentA1c);
const uncapped = ({ currentA1c, targetA1c, currentAdherence, projectedAdherence }: Inputs): number =>
  Math.max(0, currentA1c - targetA1c) * gain.perPoint.value + (Math.max(0, projectedAdherence - currentAdherence) / 100) * gain.perFullAdherence.value;

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [
  guard('notValid', 'block', ['design'], ['age', 'diabetesDuration', 'smoking', 'hasCardiovascularDisease', 'hasKidneyDisease'], (_, { valid }) => !valid),
  guard('veryHigh', 'warn', ['ada2025'], ['currentA1c'], (i) => atLeast(i.currentA1c, insulinA1c), (i) => ({ a1c: a1c(i.currentA1c), limit: a1c(insulinA1c.value) })),
  guard('pressureUrgent', 'warn', ['ada2025'], ['bloodPressure.systolic', 'bloodPressure.diastolic'],
    (i) => {
      const pressure = bloodPressureOf(i);
      return pressure !== undefined && (atLeast(pressure.systolic, caution.pressureUrgent.systolic) || atLeast(pressure.diastolic, caution.pressureUrgent.diastolic));
    },
    (i) => ({ systolic: count(bloodPressureOf(i)?.systolic ?? 0), diastolic: count(bloodPressureOf(i)?.diastolic ?? 0, 'mmHg') })),
  guard('targetStrict', 'warn', ['ada2025'], ['targetA1c'], (i) => below(i.targetA1c, strictTarget), (i) => ({ target: a1c(i.targetA1c), limit: a1c(strictTarget.value) })),
  guard('targetOlder', 'warn', ['ada2025'], ['targetA1c', 'age'], (i) => atLeast(i.age, olderAge) && below(i.targetA1c, olderTarget), () => ({ age: count(olderAge.value), limit: a1c(olderTarget.value) })),
  guard('tightDisease', 'warn', ['ada2025'], ['targetA1c', 'hasCardiovascularDisease'], (i) => i.hasCardiovascularDisease && below(i.targetA1c, caution.tightTarget), () => ({ limit: a1c(caution.tightTarget.value) })),
  guard('projectedLower', 'warn', ['design'], ['projectedAdherence'], (i) => i.projectedAdherence < i.currentAdherence),
  guard('diabetesConfirmed', 'warn', ['ada2025'], ['currentA1c'], (i) => below(i.currentA1c, diagnosticA1c), (i) => ({ a1c: a1c(i.currentA1c), limit: a1c(diagnosticA1c.value) })),
  guard('atTarget', 'note', ['spec'], ['currentA1c', 'targetA1c'], atTarget, (i) => ({ a1c: a1c(i.currentA1c), target: a1c(i.targetA1c) })),
  guard('capped', 'note', ['spec'], [], (i) => !atLeast(gain.most.value, uncapped(i)), () => ({ most: years(gain.most.value) })),
  guard('aboveBaseline', 'note', ['nchs2023', 'design'], [], ({ sex }, { valid, improvedLifeExpectancy }) => valid && !atLeast(expectancy.baseline[sex].value, improvedLifeExpectancy),
    ({ sex }) => ({ baseline: years(expectancy.baseline[sex].value) })),
  guard('illustrative', 'note', ['spec', 'erfc2023'], [], () => true),
  guard('pregnancy', 'note', ['design'], [], () => true),
] as const;

export type GuardId = (typeof guards)[number]['id'];
