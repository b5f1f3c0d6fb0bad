import { concepts } from '../../clinical/concepts.ts';
import { diagnosticA1c } from '../../clinical/glycaemia.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { averageGlucose, misfit } from '../a1c-and-readings.ts';
import type { FactId } from '../../chart/facts.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import { glucoseFacts } from '../fits.ts';
import { veryHighA1c } from '../glucose.ts';
import type { KnownFacts, Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

/** Type 2 diabetes that somebody has had for a year and more does not ask for its diagnosis again. */
const remissionFrom = cited(1, 'years', 'design', 'remission, and no doubt of the diagnosis', 'design');
const inRemission = ({ diabetesType, diabetesDuration }: KnownFacts): boolean =>
  diabetesType === 'type2' && diabetesDuration !== undefined && atLeast(diabetesDuration, remissionFrom);

/** From here a fasting glucose, and one two hours after glucose or a meal, is that of diabetes, mg/dL. */
const diabeticFasting = cited(126, 'mg/dL', 'ada2026', 'section 2, table 2.1', 'S');
const diabeticAfter = cited(200, 'mg/dL', 'ada2026', 'section 2, table 2.1', 'S');
/** Two tests of two kinds prove it, whatever HbA1c says. */
const provenByGlucose = ({ fpg, ogtt }: KnownFacts): boolean =>
  atLeast(fpg ?? 0, diabeticFasting) && atLeast(ogtt ?? 0, diabeticAfter);
const readingsOfDiabetes = ({ fpg, ppg, ogtt }: KnownFacts): boolean =>
  atLeast(fpg ?? 0, diabeticFasting) || atLeast(Math.max(ppg ?? 0, ogtt ?? 0), diabeticAfter);
/** So far above what HbA1c stands for that one of the two is wrong (topics/a1c-reliability.ts). */
const readingsDenyRemission = ({ a1c, fpg, ppg }: KnownFacts): boolean =>
  a1c !== undefined && fpg !== undefined && atLeast((fpg + (ppg ?? fpg)) / 2 - averageGlucose(a1c), misfit);

const takesNone = (known: KnownFacts): boolean =>
  !((known.metformin ?? 0) > 0) &&
  glucoseFacts.every((fact) => known[fact] !== true) &&
  known.mealtimeInsulin !== true &&
  known.repaglinide !== true;
/** Every medicine is denied, and no pregnancy known. */
const untreated = (known: KnownFacts): boolean =>
  known.metformin === 0 &&
  glucoseFacts.every((fact) => known[fact] === false) &&
  known.mealtimeInsulin !== true &&
  known.pregnancy !== true;
/** An HbA1c below that of diabetes, no medicine, no type, no years and no reading of it. */
export const nothingSaysDiabetes = ({ known }: Patient): boolean =>
  known.a1c !== undefined &&
  below(known.a1c, diagnosticA1c) &&
  takesNone(known) &&
  known.diabetesType === undefined &&
  !((known.diabetesDuration ?? 0) > 0) &&
  !readingsOfDiabetes(known);
/** What says that there is diabetes where HbA1c alone does not. */
export const saysDiabetes = (patient: Patient): FactId[] =>
  patient.known.a1c !== undefined && below(patient.known.a1c, diagnosticA1c)
    ? [
        ...knownOf(patient, ['metformin', ...glucoseFacts, 'mealtimeInsulin', 'repaglinide']),
        ...knownOrDenied(patient, ['a1c', 'diabetesType', 'diabetesDuration', 'fpg', 'ppg', 'ogtt']),
      ]
    : [];
/** Below this one test may wait for its second before a medicine for life begins; from it the second is taken as treatment begins, %. */
const secondTestBelow = cited(7.5, '%', 'design', 'one HbA1c of diabetes, well and without medicine', 'R');
export const waitsForSecondTest = ({ known: { a1c } }: Patient): boolean =>
  a1c !== undefined && below(a1c, secondTestBelow);

/** Red cells or dialysis falsify a second HbA1c as they did the first; from the limit glucose says also how high it is today. */
const secondIsGlucose = (patient: Patient): boolean =>
  patient.known.anaemiaRisk === true ||
  patient.known.dialysis === true ||
  (!waitsForSecondTest(patient) && patient.known.fpg === undefined);

/** Without any medicine below the HbA1c that proves diabetes: not proven, or in remission. */
export const diagnosis = [
  rule({
    id: 'targets.confirm-diagnosis',
    references: [ref('ada2025', 'section 2, diagnosis', 'S')],
    needs: ['a1c', 'metformin', ...glucoseFacts],
    gravity: 'routine',
    told: 'caution',
    when: ({ a1c }, { known }) =>
      below(a1c, diagnosticA1c) && untreated(known) && !inRemission(known) && !provenByGlucose(known),
    rests: (patient) => knownOrDenied(patient, ['fpg', 'ppg', 'ogtt']),
    // Of two tests that differ the one above its limit is repeated.
    says: (_, { known }) => [act('check:a1c', 28), ...(readingsOfDiabetes(known) ? [act('check:glucose', 14)] : [])],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: bare(concepts.a1c, diagnosticA1c.value) }),
  }),
  rule({
    id: 'targets.second-test',
    references: [ref('ada2025', 'section 2, diagnosis: without symptoms two abnormal results', 'S')],
    needs: ['a1c', 'metformin'],
    gravity: 'routine',
    told: 'reason',
    // New or untold since when, well, one test alone, and nobody has named a type.
    when: ({ a1c, metformin }, { known, sensor }) =>
      atLeast(a1c, diagnosticA1c) &&
      // From there insulin begins, and glucose is measured with it.
      below(a1c, veryHighA1c) &&
      metformin === 0 &&
      (known.diabetesDuration ?? 0) === 0 &&
      takesNone(known) &&
      known.diabetesType === undefined &&
      known.priorA1c === undefined &&
      known.catabolicSymptoms !== true &&
      known.pregnancy !== true &&
      !readingsOfDiabetes(known) &&
      !sensor,
    rests: (patient) =>
      knownOrDenied(patient, [
        'diabetesDuration',
        'fpg',
        'ppg',
        'ogtt',
        'catabolicSymptoms',
        'pregnancy',
        'mealtimeInsulin',
        'repaglinide',
        'anaemiaRisk',
        'dialysis',
      ]),
    // Meanwhile nothing begins for glucose; what heart, kidneys and arteries ask for does.
    excludesForGlucose: (_, patient) => (waitsForSecondTest(patient) ? ['glp1RA', 'sglt2Inhibitor'] : []),
    says: (_, patient) => [
      secondIsGlucose(patient)
        ? act('check:glucose', 14, { gravity: 'important' })
        : act('check:a1c', 28, { gravity: 'important' }),
    ],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c) }),
  }),
  rule({
    id: 'targets.remission',
    references: [
      ref('generalKnowledge', 'remission, consensus of 2021: HbA1c below 6.5 % three months without medicines', 'R'),
    ],
    needs: ['a1c', 'metformin', 'diabetesType', 'diabetesDuration', ...glucoseFacts],
    gravity: 'routine',
    told: 'caution',
    when: ({ a1c }, { known }) =>
      below(a1c, diagnosticA1c) && untreated(known) && inRemission(known) && !readingsDenyRemission(known),
    rests: (patient) => knownOrDenied(patient, ['fpg', 'ppg', 'ogtt']),
    // A glucose of diabetes beside it may be its return: looked at sooner.
    says: (_, { known }) => [act('check:a1c', readingsOfDiabetes(known) ? 90 : 180)],
    values: ({ a1c }) => ({ a1c: quantity(concepts.a1c, a1c), limit: bare(concepts.a1c, diagnosticA1c.value) }),
  }),
] as const;
