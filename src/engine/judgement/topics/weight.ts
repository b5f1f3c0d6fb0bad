import { knownOrDenied } from '../evidence.ts';
import { goalFacts } from '../glucose.ts';
import { underweight } from '../../clinical/bmi.ts';
import { deficitAge } from '../../clinical/calorie-floor.ts';
import { concepts } from '../../clinical/concepts.ts';
import { bare, quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { startGlp1 } from './kidney-and-metformin.ts';

/** A GLP-1 receptor agonist or tirzepatide is chosen for its effect on weight too from this BMI. */
const obesity = cited(30, 'kg/m²', 'ada2026', 'section 8, medicines for obesity', 'S');
/** From here a referral for more than diet, kg/m². */
const severeObesity = cited(40, 'kg/m²', 'who1995', 'adult BMI classes: class III', 'V');
/** Where no target is known. */
const usualTarget = cited(7, '%', 'ada2026', 'section 6, general HbA1c goal', 'S');
/** Time in range from which a sensor says that glucose is at goal, whatever HbA1c says. */
const enoughInRange = cited(70, '%', 'battelino2019', 'time in range', 'V');
/** Beyond these no formula for energy was tested. */
const heaviest = cited(200, 'kg', 'design', 'usual range of weight', 'design');
const lightest = cited(40, 'kg', 'design', 'usual range of weight', 'design');

/** Whether a GLP-1 receptor agonist or tirzepatide could be added for glucose with another good reason beside it. */
export function mayGainFromGlp1({ known, sensor }: Patient): boolean {
  const { a1c, tir } = known;
  return (
    a1c !== undefined &&
    atLeast(a1c, known.targetA1c ?? usualTarget) &&
    !(sensor && tir !== undefined && atLeast(tir, enoughInRange)) &&
    known.glp1RA !== true &&
    known.diabetesType !== 'type1' &&
    known.diabetesType !== 'pancreatic' &&
    known.injectables !== 'refuses' &&
    known.acceptsInjectables !== false &&
    known.frailty !== 'complex' &&
    known.frailty !== 'very-complex' &&
    (known.age === undefined || below(known.age, deficitAge))
  );
}

/** Something graver is looked at first: nothing is said about eating less. */
const waitsAnyway = ({ known, lowReadings, highReadings }: Patient): boolean =>
  lowReadings.length > 0 || highReadings.length > 0 || known.catabolicSymptoms === true || known.pregnancy === true;

export const weight = [
  rule({
    id: 'weight.low',
    references: [
      ref('who1995', 'adult BMI classes', 'V'),
      ref('ada2026', 'section 8, energy deficit only with overweight', 'S'),
    ],
    needs: ['bmi'],
    gravity: 'important',
    told: 'caution',
    when: ({ bmi }) => below(bmi, underweight),
    // Takes weight off; an SGLT2 inhibitor for heart or kidney stays open, and insulin deficiency is judged elsewhere.
    excludes: () => ['glp1RA'],
    says: (_, patient) => [
      ...(waitsAnyway(patient) ? [] : [act('limit:energy-deficit', 14)]),
      act('refer:dietitian', 14),
    ],
    values: ({ bmi }) => ({ bmi: quantity(concepts.bmi, bmi), limit: bare(concepts.bmi, underweight.value) }),
  }),
  rule({
    id: 'weight.obesity',
    references: [ref('ada2026', 'section 8, medicines for obesity; section 9, choice by weight', 'S')],
    needs: ['bmi', 'a1c'],
    gravity: 'routine',
    told: 'reason',
    // Where cost decides, classes that cost little come first.
    when: ({ bmi }, patient) =>
      atLeast(bmi, obesity) &&
      patient.known.cost !== 'high' &&
      patient.known.weightPreference !== 'not_priority' &&
      mayGainFromGlp1(patient),
    rests: (patient) => [...goalFacts(patient), ...knownOrDenied(patient, ['cost'])],
    says: (_, patient) => startGlp1(patient, 90, { optional: true }),
    values: ({ bmi }) => ({ bmi: quantity(concepts.bmi, bmi) }),
  }),
  rule({
    id: 'weight.severe',
    references: [ref('ada2026', 'section 8: medicines and metabolic surgery, whatever the glucose', 'S')],
    needs: ['bmi'],
    gravity: 'routine',
    told: 'reason',
    // Diet alone does not carry so far: a referral, also where glucose is at its goal.
    when: ({ bmi }, { known }) =>
      atLeast(bmi, severeObesity) &&
      known.pregnancy !== true &&
      known.weightPreference !== 'not_priority' &&
      known.frailty !== 'complex' &&
      known.frailty !== 'very-complex' &&
      (known.age === undefined || below(known.age, deficitAge)),
    rests: (patient) => knownOrDenied(patient, ['age', 'frailty', 'weightPreference']),
    says: () => [act('refer:obesity-service', 90)],
    values: ({ bmi }) => ({ bmi: quantity(concepts.bmi, bmi) }),
  }),
  rule({
    id: 'weight.unclear',
    references: [
      ref('design', 'a weight and a height that no body has: one of the two is wrong, or its unit', 'design'),
    ],
    needs: [],
    gravity: 'important',
    told: 'caution',
    when: (_, { doubted }) => doubted['weight'] !== undefined,
    rests: () => ['weight', 'height'],
    says: () => [act('ask:weight', 0)],
    values: (_, { doubted }) => ({
      weight: quantity(concepts.weight, Number(doubted['weight']?.value)),
      height: quantity(concepts.height, Number(doubted['height']?.value)),
    }),
  }),
  rule({
    id: 'weight.extreme',
    references: [ref('design', 'no energy formula was tested at such a weight', 'design')],
    needs: ['weight'],
    gravity: 'routine',
    told: 'reason',
    when: ({ weight: kilograms }) => atLeast(kilograms, heaviest) || below(kilograms, lightest),
    says: () => [act('refer:dietitian', 28)],
    values: ({ weight: kilograms }) => ({ weight: quantity(concepts.weight, kilograms) }),
  }),
] as const;
