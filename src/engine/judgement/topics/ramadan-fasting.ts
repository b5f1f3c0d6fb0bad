import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { count, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { isComplex } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { ref, rule } from '../rule.ts';

/** The fast is broken below and above these. */
const tooLow = cited(70, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
const tooHigh = cited(300, 'mg/dL', 'idfDar2021', 'when to break the fast', 'S');
/** The visit before Ramadan. */
const weeksBefore = cited(6, 'weeks', 'idfDar2021', 'visit six to eight weeks before Ramadan', 'S');

/** Above this many points the risk in fasting is high. What is not known gives none: it may be higher, never lower. */
const highRisk = cited(6, 'none', 'idfDar2021', 'risk score: above 6 high', 'S');
const points = (value: number, what: string) => cited(value, 'none', 'idfDar2021', `risk score: ${what}`, 'S');
const score = {
  typeOne: points(1, 'type 1'),
  long: points(1, '10 years and more'),
  severeLow: points(5.5, 'recent severe hypoglycaemia'),
  a1cRaised: points(1, 'HbA1c 7.5 to 9 %'),
  a1cHigh: points(2, 'HbA1c above 9 %'),
  sulfonylurea: points(0.5, 'gliclazide or glimepiride'),
  basal: points(1.5, 'basal insulin'),
  basalBolus: points(2.5, 'basal-bolus insulin'),
  arteries: points(2, 'stable macrovascular disease'),
  kidneyMild: points(2, 'eGFR 45 to 60'),
  kidneyModerate: points(4, 'eGFR 30 to 45'),
  kidneySevere: points(6.5, 'eGFR below 30'),
  pregnant: points(3.5, 'pregnant, within targets'),
  frail: points(6.5, 'frailty or impaired cognition'),
} as const;
const years = cited(10, 'years', 'idfDar2021', 'risk score: duration', 'S');
const raised = cited(7.5, '%', 'idfDar2021', 'risk score: HbA1c', 'S');
const high = cited(9, '%', 'idfDar2021', 'risk score: HbA1c', 'S');

type Part = readonly [facts: readonly FactId[], points: number];
/** What is known that gives points, with its facts. */
function partsOf(patient: Patient): Part[] {
  const { known, kidney, kidneyBelow } = patient;
  const parts: Part[] = [];
  const add = (holds: boolean, facts: readonly FactId[], { value }: { readonly value: number }): void => {
    if (holds) parts.push([facts, value]);
  };
  const { a1c, diabetesDuration, basalInsulin, mealtimeInsulin } = known;
  add(known.diabetesType === 'type1', ['diabetesType'], score.typeOne);
  add(diabetesDuration !== undefined && atLeast(diabetesDuration, years), ['diabetesDuration'], score.long);
  add(known.severeHypoglycaemia === true, ['severeHypoglycaemia'], score.severeLow);
  if (a1c !== undefined) {
    add(below(high.value, a1c), ['a1c'], score.a1cHigh);
    add(atLeast(a1c, raised) && atLeast(high.value, a1c), ['a1c'], score.a1cRaised);
  }
  add(known.sulfonylurea === true, ['sulfonylurea'], score.sulfonylurea);
  add(mealtimeInsulin === true, ['mealtimeInsulin'], score.basalBolus);
  add(basalInsulin === true && mealtimeInsulin !== true, ['basalInsulin'], score.basal);
  add(known.ascvd === true, ['ascvd'], score.arteries);
  const facts = kidney?.facts ?? [];
  if (kidneyBelow(30) === true || known.dialysis === true) add(true, facts, score.kidneySevere);
  else if (kidneyBelow(45) === true) add(true, facts, score.kidneyModerate);
  else add(kidneyBelow(60) === true, facts, score.kidneyMild);
  add(known.pregnancy === true && known.sex !== 'male', ['pregnancy'], score.pregnant);
  add(isComplex(patient), ['frailty'], score.frail);
  return parts;
}
const sumOf = (patient: Patient): number => partsOf(patient).reduce((sum, [, value]) => sum + value, 0);

export const ramadanFasting = [
  rule({
    id: 'ramadan.high-risk',
    references: [ref('idfDar2021', 'risk score, as far as it is known here', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: (_, patient) => below(highRisk.value, sumOf(patient)),
    rests: (patient) => partsOf(patient).flatMap(([facts]) => facts),
    values: (_, patient) => ({
      points: count(sumOf(patient), undefined, 0, 1),
      limit: count(highRisk.value),
    }),
  }),
  rule({
    id: 'ramadan.plan',
    references: [ref('idfDar2021', 'assessment before Ramadan, when to break the fast', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: () => true,
    values: () => ({
      weeks: count(weeksBefore.value, 'weeks'),
      low: quantity(concepts.fpg, tooLow.value),
      high: quantity(concepts.fpg, tooHigh.value),
    }),
  }),
] as const;
