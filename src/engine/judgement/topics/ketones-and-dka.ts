import { knownOrDenied } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { asksForKetones, ketoneAlert } from '../../clinical/glycaemia.ts';
import { atLeast, below, type Cited, cited } from '../../kit/worksheet/cited.ts';
import { count, quantity, type Value } from '../../kit/words/message.ts';
import { drainedFacts, metforminPauses } from '../drained.ts';
import { askVomiting, ketonesCalm } from '../ketones.ts';
import { ketoacidosisFrom } from '../../clinical/ketones.ts';
import { kidneyDiseaseBelow, kidneyFacts } from '../kidney-disease.ts';
import { highReadingFacts, type Patient, readings } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { ketoacidosisBefore } from './ketoacidosis-before.ts';
import { ketonesMeasured } from './ketones-measured.ts';

/** From here a hyperosmolar state has to be excluded in hospital, mg/dL. */
const hyperosmolarGlucose = cited(600, 'mg/dL', 'crises2024', 'hyperosmolar hyperglycaemic state, criteria', 'S');
/** In older people, and with symptoms, earlier: 30 mmol/L, mg/dL. */
const hyperosmolarSooner = cited(
  540,
  'mg/dL',
  'jbdsHyperosmolar2022',
  'marked hyperglycaemia: 30 mmol/L and more',
  'V',
);
const hyperosmolarAge = cited(65, 'years', 'design', 'who is sent to hospital from 30 mmol/L', 'R');
/** Above this HbA1c insulin is considered, and with it ketones; exactly here not yet, percent. */
const highA1c = cited(10, '%', 'ada2026', 'section 9, insulin consideration: above 10 %', 'S');
/** A known reading below this speaks against a crisis without an SGLT2 inhibitor, mg/dL. */
const calmGlucose = cited(200, 'mg/dL', 'ada2026', 'section 6, ketones particularly above 200 mg/dL', 'S');
/** Below this HbA1c symptoms of high glucose need another explanation where readings are calm too, percent. */
const unlikelyA1c = cited(7, '%', 'design', 'symptoms that do not fit the HbA1c', 'design');
/** From this share of time in range a sensor speaks against an HbA1c that asks for insulin, percent. */
const calmInRange = cited(70, '%', 'battelino2019', 'time in range', 'V');

const knownReadings = ({ known }: Patient) => readings.filter((fact) => known[fact] !== undefined);
const highest = ({ known }: Patient): number => Math.max(0, ...readings.map((fact) => known[fact] ?? 0));
/** A reading that belongs into hospital whatever else is known. */
export const isHyperosmolar = (patient: Patient): boolean => atLeast(highest(patient), hyperosmolarFrom(patient));
const hyperosmolarFrom = ({ known: { age, catabolicSymptoms } }: Patient): Cited =>
  catabolicSymptoms === true || (age !== undefined && atLeast(age, hyperosmolarAge))
    ? hyperosmolarSooner
    : hyperosmolarGlucose;
/** Ketoacidosis comes fast and early: symptoms with a very high glucose are seen in hospital. */
const proneToKetoacidosis = ({ known }: Patient): boolean =>
  known.pregnancy === true ||
  known.diabetesType === 'type1' ||
  known.islets === 'positive' ||
  known.ketoacidosis === true ||
  known.sglt2Inhibitor === true;
const highestReading = (patient: Patient): Value => quantity(concepts.fpg, highest(patient));
/** Every reading that is known is calm, and there is one. A low one calms nobody. */
const calmReadings = (patient: Patient): boolean =>
  knownReadings(patient).length > 0 && patient.lowReadings.length === 0 && below(highest(patient), calmGlucose);
const calmSensor = ({ sensor, known }: Patient): boolean => sensor && atLeast(known.tir ?? 0, calmInRange);
const unexplainedSymptoms = (patient: Patient): boolean =>
  patient.known.catabolicSymptoms === true &&
  patient.known.a1c !== undefined &&
  below(patient.known.a1c, unlikelyA1c) &&
  calmReadings(patient);
/** Below this HbA1c symptoms with high readings are new, percent. */
const newBelow = cited(8, '%', 'design', 'symptoms and high readings before HbA1c follows', 'R');
const hasComeFast = (patient: Patient): boolean =>
  patient.known.a1c !== undefined && below(patient.known.a1c, newBelow) && atLeast(highest(patient), calmGlucose);
/** Ketones that are calm answer one question: glucose is measured again, where no rule for insulin says so. */
const measuredAgain = (patient: Patient, within = 1): Said[] =>
  ketonesCalm(patient) ? [act('check:glucose', within, { gravity: 'urgent' })] : [];
/** From here nobody waits three days, and with symptoms nobody a day, mg/dL. */
export const seenSooner = cited(400, 'mg/dL', 'design', 'a reading after which somebody is seen sooner', 'R');
/** Days within which somebody with symptoms is measured, and seen. */
export const wornWithin = (patient: Patient): number => (atLeast(highest(patient), seenSooner) ? 0 : 1);
const askSymptoms = ({ known }: Patient): Said[] =>
  known.catabolicSymptoms === undefined ? [act('ask:catabolicSymptoms', 0)] : [];

export const ketonesAndDka = [
  rule({
    id: 'ketones.crisis',
    references: [
      ref('crises2024', 'hyperosmolar hyperglycaemic state, criteria', 'S'),
      ref('jbdsHyperosmolar2022', 'clinical features', 'V'),
      ref('kdigo2022', 'figure 6, pause when ill', 'S'),
    ],
    needs: [],
    gravity: 'emergency',
    told: 'caution',
    when: (_, patient) => isHyperosmolar(patient),
    rests: knownReadings,
    waits: true,
    says: (_, { known }) => [
      act('refer:emergency', 0),
      act('check:ketones', 0),
      // Somebody this dry takes neither until the hospital has seen to it.
      ...(known.sglt2Inhibitor === true ? [act('hold:sglt2Inhibitor', 0)] : []),
      ...(known.metformin !== undefined && known.metformin > 0 ? [act('hold:metformin', 0)] : []),
    ],
    values: (_, patient) => ({
      glucose: highestReading(patient),
      limit: quantity(concepts.fpg, hyperosmolarFrom(patient).value),
    }),
  }),
  rule({
    id: 'ketones.symptoms-high',
    references: [
      ref('ada2026', 'section 9, glucose of 300 mg/dL or more with symptoms', 'S'),
      ref('crises2024', 'diagnosis of ketoacidosis', 'S'),
    ],
    needs: ['catabolicSymptoms'],
    gravity: 'emergency',
    told: 'caution',
    when: ({ catabolicSymptoms }, patient) =>
      catabolicSymptoms && patient.highReadings.length > 0 && !isHyperosmolar(patient),
    rests: (patient) => [...highReadingFacts(patient), ...drainedFacts(patient)],
    waits: true,
    excludes: () => ['sglt2Inhibitor', 'glp1RA'],
    says: (_, patient) => [
      act('check:ketones', 0),
      ...measuredAgain(patient, wornWithin(patient)),
      act('check:egfr', wornWithin(patient), { gravity: 'important' }),
      act('check:potassium', wornWithin(patient), { gravity: 'important' }),
      ...(drainedFacts(patient).length ? [act('refer:emergency', 0), ...metforminPauses(patient)] : []),
      ...(proneToKetoacidosis(patient) && !ketonesCalm(patient) ? [act('refer:emergency', 0)] : askVomiting(patient)),
    ],
    values: (_, patient) => ({
      glucose: highestReading(patient),
      ketones: count(ketoacidosisFrom.value, ketoacidosisFrom.unit),
    }),
  }),
  rule({
    id: 'ketones.glucose',
    references: [ref('ada2026', 'section 9, glucose of 300 mg/dL or more', 'S')],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) =>
      patient.highReadings.length > 0 && patient.known.catabolicSymptoms !== true && !isHyperosmolar(patient),
    rests: (patient) => [
      ...highReadingFacts(patient),
      ...knownOrDenied(patient, ['ketones', 'catabolicSymptoms']),
      ...drainedFacts(patient),
    ],
    // Known to be well and without ketones, metformin begins beside the insulin.
    waits: (patient) => !(ketonesCalm(patient) && patient.known.catabolicSymptoms === false),
    livingWaits: true,
    says: (_, patient) => [
      act('check:ketones', 0),
      ...measuredAgain(patient),
      ...(drainedFacts(patient).length
        ? [act('refer:emergency', 0, { gravity: 'emergency' }), ...metforminPauses(patient)]
        : [...askSymptoms(patient), ...(wornWithin(patient) === 0 ? askVomiting(patient) : [])]),
    ],
    values: (_, patient) => ({
      glucose: highestReading(patient),
      limit: quantity(concepts.fpg, ketoneAlert.value),
      ketones: count(ketoacidosisFrom.value, ketoacidosisFrom.unit),
    }),
  }),
  rule({
    id: 'ketones.after-meal',
    references: [
      ref('ada2026', 'section 6: ketones in people at risk, when unwell', 'S'),
      ref('design', 'one reading after a meal in somebody known to be well', 'R'),
    ],
    needs: ['ppg'],
    gravity: 'important',
    told: 'reason',
    when: ({ ppg }, patient) =>
      asksForKetones(ppg) && !patient.highReadings.includes('ppg') && !isHyperosmolar(patient),
    rests: (patient) => knownOrDenied(patient, ['fpg', 'a1c', 'age', 'catabolicSymptoms']),
    says: () => [act('check:glucose', 3)],
    values: ({ ppg }) => ({ glucose: quantity(concepts.ppg, ppg) }),
  }),
  rule({
    id: 'ketones.symptoms',
    references: [ref('ada2026', 'section 6, ketones in people at risk with symptoms; section 9, catabolism', 'S')],
    needs: ['catabolicSymptoms'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ catabolicSymptoms }, patient) =>
      catabolicSymptoms &&
      patient.known.sglt2Inhibitor !== true &&
      patient.highReadings.length === 0 &&
      !unexplainedSymptoms(patient),
    rests: (patient) => [...knownReadings(patient), ...kidneyFacts(patient)],
    waits: true,
    excludes: () => ['sglt2Inhibitor', 'glp1RA'],
    says: (_, patient) => [
      act('check:ketones', 0),
      act('check:glucose', 0),
      // Kidneys that were low already bear the loss of water badly.
      ...(patient.kidneyBelow(kidneyDiseaseBelow.value) === true && patient.known.dialysis !== true
        ? [act('check:egfr', 1), act('check:potassium', 1)]
        : []),
      // High glucose and symptoms that HbA1c has not followed yet: it has come fast, and somebody asks why.
      ...(hasComeFast(patient) ? [act('refer:diabetes-specialist', 3)] : []),
    ],
  }),
  rule({
    id: 'ketones.symptoms-unexplained',
    references: [ref('ada2026', 'section 9, catabolism; another cause of weight loss is general practice', 'R')],
    needs: ['catabolicSymptoms', 'a1c'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => unexplainedSymptoms(patient),
    rests: knownReadings,
    waits: true,
    excludes: () => ['sglt2Inhibitor', 'glp1RA'],
    says: () => [act('check:glucose', 1), act('check:a1c', 14), act('check:blood-count', 14)],
    values: ({ a1c }, patient) => ({ a1c: quantity(concepts.a1c, a1c), glucose: highestReading(patient) }),
  }),
  rule({
    id: 'ketones.sglt2-symptoms',
    references: [
      ref('ada2026', 'section 6, ketones on an SGLT2 inhibitor whatever the glucose', 'S'),
      ref('kdigo2022', 'figure 6, pause when ill', 'S'),
    ],
    needs: ['sglt2Inhibitor', 'catabolicSymptoms'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ sglt2Inhibitor, catabolicSymptoms }) => sglt2Inhibitor && catabolicSymptoms,
    waits: true,
    says: () => [act('hold:sglt2Inhibitor', 0), act('check:ketones', 0), act('check:glucose', 0)],
  }),
  rule({
    id: 'ketones.a1c',
    references: [ref('ada2026', 'section 9, HbA1c above 10 %: symptoms and ketones before the plan', 'S')],
    needs: ['a1c'],
    gravity: 'urgent',
    told: 'reason',
    // Somebody known to be well, or known to be calm on a meter or a sensor, needs no ketones for a number.
    when: ({ a1c }, patient) =>
      below(highA1c.value, a1c) &&
      patient.known.catabolicSymptoms === undefined &&
      patient.highReadings.length === 0 &&
      !calmReadings(patient) &&
      !calmSensor(patient),
    rests: knownReadings,
    waits: true,
    says: (_, patient) => [act('check:ketones', 0), ...askSymptoms(patient)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  ...ketonesMeasured,
  ...ketoacidosisBefore,
] as const;
