import { b12AfterMonths, b12Adequate, b12Low, b12Status } from '../../clinical/b12.ts';
import { underweight } from '../../clinical/bmi.ts';
import { calorieFloors, deficitAge } from '../../clinical/calorie-floor.ts';
import { concepts } from '../../clinical/concepts.ts';
import { asksForKetones, diagnosticA1c, hypoglycaemiaAlert, insulinA1c, isLowReading, ketoneAlert, olderAge, olderTarget, strictTarget } from '../../clinical/glycaemia.ts';
import { waterCap } from '../../clinical/hydration.ts';
import { kidneyCheckMonths, metforminAdvice } from '../../clinical/metformin.ts';
import { kidneyProtein, kidneyProteinBelow } from '../../clinical/protein.ts';
import { a1cUnreliable, metforminNoStart, metforminStop, metforminWatch, waterStop } from '../../clinical/renal.ts';
import { sitagliptinLabelDose, sitagliptinReducedBelow } from '../../clinical/sitagliptin.ts';
import { range } from '../../clinical/words.ts';
import { atLeast, below } from '../../kit/worksheet/cited.ts';
import type { Concept } from '../../kit/fields/concept.ts';
import { guardsFor } from '../../kit/guards.ts';
import { bare, count, quantity, type Value, word } from '../../kit/words/message.ts';
import { forecast, index, ketosisCarbs, water } from '../constants.ts';
import { calorieAdvice } from './fits.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';

const guard = guardsFor<Inputs, Results>();
const limit = (concept: Concept, constant: { readonly value: number }) => quantity(concept, constant.value);

/** The single readings of the form. */
const readings = ['fpg', 'ogtt'] as const;
type Reading = (typeof readings)[number];
const low = (inputs: Inputs): Reading[] => readings.filter((path) => isLowReading(inputs[path]));
const high = (inputs: Inputs): Reading[] => readings.filter((path) => asksForKetones(inputs[path]));
const named = (inputs: Inputs, found: readonly Reading[]): Value => ({ type: 'list', items: found.map((path) => word(`reading.${path}`, { glucose: quantity(concepts[path], inputs[path] ?? 0) })) });

/** Grams of carbohydrate are spoken of only where a calorie target is; else the pattern chosen decides. */
const carbsLow: (inputs: Inputs, results: Results) => boolean = (i, r) => (calorieAdvice(i, r) === 'given' ? atLeast(ketosisCarbs.value, r.carbGrams) : i.eatingPattern === 'lower-carb');

/** Safety rules in the order they are read; the gravest severity comes first in the report. */
export const guards = [
  guard('ketones', 'warn', ['ada2025'], ['fpg', 'ogtt'], (inputs) => high(inputs).length > 0, (inputs) => ({ readings: named(inputs, high(inputs)), limit: limit(concepts.fpg, ketoneAlert) })),
  guard('hypoglycaemia', 'warn', ['ada2025'], ['fpg', 'ogtt'], (inputs) => low(inputs).length > 0, (inputs) => ({ readings: named(inputs, low(inputs)), limit: limit(concepts.fpg, hypoglycaemiaAlert) })),
  guard('metforminContraindicated', 'block', ['labelMetformin', 'kdigo2022'], ['egfr', 'metforminDose'],
    ({ egfr }) => metforminAdvice(egfr) === 'contraindicated', ({ egfr }) => ({ egfr: bare(concepts.egfr, egfr), limit: bare(concepts.egfr, metforminStop.value) })),
  guard('calorieAdviceUnderweight', 'block', ['who1995', 'design'], ['weight', 'height'],
    (i, r) => calorieAdvice(i, r) === 'underweight', (_, { bmi }) => ({ bmi: bare(concepts.bmi, bmi), limit: bare(concepts.bmi, underweight.value) })),
  guard('waterIndividual', 'block', ['kdigo2022', 'design'], ['egfr'], ({ egfr }) => below(egfr, waterStop), ({ egfr }) => ({ egfr: bare(concepts.egfr, egfr), limit: bare(concepts.egfr, waterStop.value) })),
  guard('insulin', 'warn', ['spec', 'ada2025'], ['a1c'], (_, { insulinFlag }) => insulinFlag, ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: limit(concepts.a1c, insulinA1c) })),
  guard('metforminDoNotRaise', 'warn', ['labelMetformin', 'lipska2011'], ['egfr', 'metforminDose'],
    ({ egfr }) => metforminAdvice(egfr) === 'doNotRaise', ({ egfr }) => ({ egfr: bare(concepts.egfr, egfr), from: bare(concepts.egfr, metforminStop.value), limit: bare(concepts.egfr, metforminNoStart.value), months: count(kidneyCheckMonths.doNotRaise[1].value) })),
  guard('deficitOlder', 'warn', ['design'], ['age'], (i, r) => calorieAdvice(i, r) === 'older', () => ({ age: count(deficitAge.value) })),
  guard('diabetesConfirmed', 'warn', ['ada2025'], ['a1c'], ({ a1c }) => below(a1c, diagnosticA1c), ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: limit(concepts.a1c, diagnosticA1c) })),
  guard('targetStrict', 'warn', ['ada2025'], ['target'], ({ target }) => below(target, strictTarget), ({ target }) => ({ target: quantity(concepts.a1c, target), limit: limit(concepts.a1c, strictTarget) })),
  guard('targetOlder', 'warn', ['ada2025'], ['target', 'age'], ({ age, target }) => atLeast(age, olderAge) && below(target, olderTarget), () => ({ age: count(olderAge.value), limit: limit(concepts.a1c, olderTarget) })),
  guard('b12Low', 'warn', ['b12Practice'], ['b12'], ({ b12 }) => b12Status(b12) === 'low', ({ b12 }) => ({ b12: quantity(concepts.b12, b12 ?? 0), limit: limit(concepts.b12, b12Low) })),
  guard('b12Borderline', 'warn', ['b12Practice'], ['b12'], ({ b12 }) => b12Status(b12) === 'borderline', ({ b12 }) => ({ b12: quantity(concepts.b12, b12 ?? 0), limit: limit(concepts.b12, b12Adequate) })),
  guard('b12Neuropathy', 'warn', ['b12Practice'], ['b12', 'neuropathy'], ({ b12, neuropathy }) => neuropathy && b12Status(b12) === 'unknown'),
  guard('feet', 'warn', ['ada2025'], ['neuropathy'], ({ neuropathy }) => neuropathy),
  guard('lowCarbKetosis', 'warn', ['design'], ['eatingPattern'], carbsLow, (i, r) => ({
    what: calorieAdvice(i, r) === 'given'
      ? word('carbs.planned', { carbs: count(r.carbGrams, 'g'), limit: count(ketosisCarbs.value, 'g') })
      : word('carbs.pattern', { limit: count(ketosisCarbs.value, 'g') }),
  })),
  guard('bandReachesTarget', 'warn', ['spec', 'design'], ['target'],
    ({ target, a1c }, { predictedA1cAdherent: at }) => !atLeast(target, a1c) && atLeast(target, at) && !atLeast(target, at + forecast.band.value),
    (_, { predictedA1cAdherent: at }) => ({ edge: quantity(concepts.a1c, at + forecast.band.value) })),
  guard('lowIndex', 'warn', ['spec', 'design'], [], ({ target, a1c }, { adherenceIndex }) => !atLeast(target, a1c) && below(adherenceIndex, index.lowBelow), (_, { adherenceIndex }) => ({ index: count(adherenceIndex, '%') })),
  guard('waterCaution', 'note', ['design', 'kdigo2022'], [], ({ egfr }) => atLeast(egfr, waterStop)),
  guard('proteinKidney', 'note', ['kdoqi', 'design'], ['egfr'], ({ egfr }) => below(egfr, kidneyProteinBelow),
    ({ egfr, weight }) => ({ egfr: bare(concepts.egfr, egfr), perKg: count(kidneyProtein.value, 'g', 1), grams: count(kidneyProtein.value * weight, 'g') })),
  guard('metforminWatch', 'note', ['lipska2011'], ['egfr'], ({ egfr }) => metforminAdvice(egfr) === 'watch', ({ egfr }) => ({ egfr: bare(concepts.egfr, egfr), from: bare(concepts.egfr, metforminNoStart.value), limit: bare(concepts.egfr, metforminWatch.value), months: range(count(kidneyCheckMonths.watch[0].value), count(kidneyCheckMonths.watch[1].value)) })),
  guard('sitagliptinRenal', 'note', ['labelSitagliptin'], ['egfr', 'sitagliptin'], ({ egfr }) => below(egfr, sitagliptinReducedBelow),
    ({ egfr }) => ({ dose: count(sitagliptinLabelDose(egfr), 'mg'), egfr: bare(concepts.egfr, egfr) })),
  guard('calorieFloor', 'note', ['design'], ['weight', 'height', 'age', 'sex'], (i, r) => calorieAdvice(i, r) === 'given' && atLeast(calorieFloors[i.sex].value, r.calorieTarget),
    ({ sex }) => ({ floor: count(calorieFloors[sex].value, 'kcal') })),
  guard('waterCapped', 'note', ['design'], ['weight'], ({ weight, egfr }) => atLeast(egfr, waterStop) && !atLeast(waterCap.value, (weight * water.high.value) / 1000), () => ({ cap: count(waterCap.value, 'L', 1) })),
  guard('atTarget', 'note', ['spec'], ['a1c', 'target'], ({ a1c, target }) => atLeast(target, a1c), ({ a1c, target }) => ({ a1c: quantity(concepts.a1c, a1c), target: quantity(concepts.a1c, target) })),
  guard('b12Missing', 'note', ['b12Practice'], ['b12'], ({ b12, neuropathy }) => !neuropathy && b12Status(b12) === 'unknown', () => ({ months: count(b12AfterMonths.value) })),
  guard('a1cReliability', 'note', ['kdigo2022', 'ada2025'], ['egfr'], ({ egfr }) => below(egfr, a1cUnreliable)),
  guard('pregnancy', 'note', ['design'], [], () => true),
] as const;

export type GuardId = (typeof guards)[number]['id'];
