import { insulinFacts, knownOf } from '../evidence.ts';
import { concepts } from '../../clinical/concepts.ts';
import { metforminStop } from '../../clinical/renal.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { fits, sulfonylureaKidney } from '../fits.ts';
import { insulinTaken, lowEvidence } from '../glucose.ts';
import { kidneyFailsBelow, kidneyFailure } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { insulinWithin } from '../insulin-start.ts';
import { glibenclamideEnds, mustStop, stopAge } from '../secretagogues.ts';
import { sulfonylureaReplaced } from './sulfonylurea-replaced.ts';

const older = cited(75, 'years', 'vaHypoglycaemia', 'age from 75', 'V');
/** HbA1c near the goal: below this a dose is halved. */
const nearGoal = cited(8, '%', 'design', 'sulfonylurea with HbA1c near the goal', 'design');
const halveKidney = cited(45, 'mL/min/1.73 m²', 'design', 'sulfonylurea in kidney disease', 'R');
const stopKidney = cited(30, 'mL/min/1.73 m²', 'design', 'sulfonylurea in advanced kidney disease', 'R');

const withInsulin = ref('ada2026', 'section 9, 9.23: sulfonylurea limited or stopped with insulin', 'S');
const kidneyRef = ref('kdigo2022', 'sulfonylureas in CKD', 'S');

const near = ({ known: { a1c } }: Patient): boolean => a1c !== undefined && below(a1c, nearGoal);
/** In very complex health high glucose is left alone below this, percent. */
const symptomsFrom = cited(8.5, '%', 'endocrineSociety2019', 'poor health: 8.0 to below 8.5', 'S');
/** In complex health glucose is left alone up to this, mg/dL. */
const borne = cited(200, 'mg/dL', 'ada2026', 'section 13, table 13.1: bedtime glucose up to 200', 'S');
const symptomsNear = ({ known: { frailty, a1c } }: Patient): boolean =>
  frailty === 'very-complex' && a1c !== undefined && atLeast(a1c, symptomsFrom);
/** It stays in the body: below 45 any, below 60 near the goal any but gliclazide, whose products do nothing. */
const gathers = (patient: Patient): boolean =>
  patient.kidneyBelow(halveKidney.value) === true ||
  (patient.kidneyBelow(sulfonylureaKidney.value) === true &&
    near(patient) &&
    patient.known.sulfonylureaAgent !== 'gliclazide');
const kidneyFacts = ({ kidney }: Patient) => kidney?.facts ?? [];

const kidneyRefs = [kidneyRef, ref('ada2026', 'section 9, sulfonylureas in kidney disease', 'S')] as const;
/** Less of it, or none, by the kidney. */
const lessByKidney = (patient: Patient): Said[] => [
  kidneyFailsBelow(patient, kidneyFailure.value) === true
    ? act('stop:sulfonylurea', 3, { gravity: 'urgent' })
    : patient.kidneyBelow(stopKidney.value) === true
      ? act('stop:sulfonylurea', 7)
      : act('reduce:sulfonylurea', 14),
];

export const sulfonylurea = [
  rule({
    id: 'sulfonylurea.insulin-starts',
    references: [withInsulin],
    needs: ['sulfonylurea'],
    gravity: 'urgent',
    told: 'reason',
    when: ({ sulfonylurea: taken }, patient) => taken && insulinWithin(patient) !== undefined,
    rests: insulinFacts,
    excludes: () => ['sulfonylurea'],
    says: (_, patient) => {
      const within = insulinWithin(patient) ?? 7;
      const gravity = within > 3 ? 'important' : 'urgent';
      const joined = { gravity, with: 'start:basalInsulin' } as const;
      return [act(mustStop(patient) ? 'stop:sulfonylurea' : 'reduce:sulfonylurea', within, joined)];
    },
  }),
  rule({
    id: 'sulfonylurea.with-insulin',
    references: [withInsulin, ref('ada2026', 'section 9, 9.17: look again at the dose with every new medicine', 'S')],
    needs: ['sulfonylurea'],
    gravity: 'important',
    told: 'caution',
    when: ({ sulfonylurea: taken }, patient) => taken && patient.onInsulin && patient.known.pregnancy !== true,
    rests: insulinTaken,
    excludes: () => ['sulfonylurea'],
    says: (_, patient) => [
      act(
        mustStop(patient) || patient.known.mealtimeInsulin === true ? 'stop:sulfonylurea' : 'reduce:sulfonylurea',
        // No later than insulin goes up.
        patient.known.catabolicSymptoms === true ? 3 : 7,
      ),
    ],
  }),
  rule({
    id: 'sulfonylurea.older',
    references: [
      ref('vaHypoglycaemia', 'age from 75 on a sulfonylurea', 'V'),
      ref('ada2026', 'section 13, 13.13 and 13.14a', 'S'),
    ],
    needs: ['sulfonylurea', 'age', 'a1c'],
    gravity: 'important',
    told: 'reason',
    when: ({ sulfonylurea: taken, age }, patient) => taken && atLeast(age, older) && near(patient),
    says: () => [act('reduce:sulfonylurea', 28)],
    values: ({ age }) => ({ age: quantity(concepts.age, age) }),
  }),
  rule({
    id: 'sulfonylurea.frail',
    references: [ref('ada2026', 'section 13, 13.14a: less of what causes lows, or a class that does not', 'S')],
    needs: ['sulfonylurea', 'frailty'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: ({ sulfonylurea: taken, frailty }) => taken && frailty !== 'fit',
    says: (_, patient) => [
      act('stop:sulfonylurea', 7),
      // Where symptoms are near and no goal asks for more, something that brings no lows takes its place.
      ...(symptomsNear(patient) && fits(patient, 'dpp4Inhibitor') ? [act('start:dpp4Inhibitor', 7)] : []),
    ],
  }),
  rule({
    id: 'sulfonylurea.frail-alone',
    references: [
      ref('ada2026', 'section 13, table 13.1: complex health, glucose up to 200 mg/dL', 'S'),
      ref('endocrineSociety2019', 'poor health: 8.0 to below 8.5', 'S'),
    ],
    needs: ['sulfonylurea', 'frailty'],
    gravity: 'routine',
    told: 'reason',
    when: ({ sulfonylurea: taken, frailty }, patient) =>
      taken &&
      frailty !== 'fit' &&
      !patient.onInsulin &&
      (patient.known.a1c === undefined || below(patient.known.a1c, symptomsFrom)),
    rests: (patient) => knownOf(patient, ['a1c']),
    // Stopped near its goal, where nothing is added: until when that is right is said.
    says: () => [act('check:glucose', 14, { unlessAdded: true })],
    values: () => ({ a1c: quantity(concepts.a1c, symptomsFrom.value), glucose: quantity(concepts.fpg, borne.value) }),
  }),
  rule({
    id: 'sulfonylurea.kidney',
    references: kidneyRefs,
    needs: ['sulfonylurea'],
    gravity: 'important',
    told: 'caution',
    when: ({ sulfonylurea: taken }, patient) =>
      taken && patient.known.sulfonylureaAgent === undefined && gathers(patient),
    rests: (patient) => [...kidneyFacts(patient), ...knownOf(patient, ['a1c'])],
    says: (_, patient) => lessByKidney(patient),
  }),
  // Which one it is is known: it need not be asked.
  rule({
    id: 'sulfonylurea.kidney-named',
    references: kidneyRefs,
    needs: ['sulfonylurea'],
    gravity: 'important',
    told: 'reason',
    when: ({ sulfonylurea: taken }, patient) =>
      taken && patient.known.sulfonylureaAgent !== undefined && gathers(patient),
    rests: (patient) => [...kidneyFacts(patient), ...knownOf(patient, ['a1c', 'sulfonylureaAgent'])],
    says: (_, patient) => lessByKidney(patient),
  }),
  rule({
    id: 'sulfonylurea.glibenclamide',
    references: [
      ref('kdigo2022', 'sulfonylureas in CKD: glibenclamide is not for it', 'R'),
      ref('generalKnowledge', 'glibenclamide: not in older people (AGS Beers 2023)', 'R'),
      ref(
        'generalKnowledge',
        'ischaemic preconditioning: glibenclamide interferes, gliclazide and glimepiride do not',
        'S',
      ),
    ],
    needs: ['sulfonylurea'],
    gravity: 'important',
    told: 'caution',
    when: ({ sulfonylurea: taken }, patient) => taken && glibenclamideEnds(patient),
    rests: (patient) => [
      ...kidneyFacts(patient),
      ...knownOf(patient, ['age', 'sulfonylureaAgent', 'alcohol', 'ascvd']),
      ...lowEvidence(patient),
    ],
    // It gathers, and a low lasts for days.
    says: (_, patient) =>
      kidneyFailsBelow(patient, metforminStop.value) === true
        ? [act('stop:sulfonylurea', 1, { gravity: 'urgent' })]
        : [act('stop:sulfonylurea', 7)],
  }),
  rule({
    id: 'sulfonylurea.lows',
    references: [ref('ada2026', 'section 6: lows, change the plan; section 9, 9.17', 'S')],
    needs: ['sulfonylurea'],
    gravity: 'important',
    told: 'reason',
    when: ({ sulfonylurea: taken }, { known }) =>
      taken && (known.severeHypoglycaemia === true || known.hypoglycaemiaHistory === true),
    rests: ({ known }) =>
      (['severeHypoglycaemia', 'hypoglycaemiaHistory'] as const).filter((fact) => known[fact] === true),
    says: (_, { known }) => [
      known.severeHypoglycaemia === true
        ? act('stop:sulfonylurea', 3, { gravity: 'urgent' })
        : act('reduce:sulfonylurea', 7),
    ],
  }),
  rule({
    id: 'sulfonylurea.no-start',
    references: [ref('ada2026', 'section 13, 13.13: medicines that do not cause lows', 'S'), kidneyRef],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) =>
      patient.known.sulfonylurea !== true &&
      ((patient.known.age !== undefined && atLeast(patient.known.age, stopAge)) ||
        patient.kidneyBelow(sulfonylureaKidney.value) === true ||
        lowEvidence(patient).length > 0 ||
        patient.known.repaglinide === true ||
        patient.onInsulin),
    rests: (patient) => [
      ...(patient.known.age !== undefined && atLeast(patient.known.age, stopAge) ? (['age'] as const) : []),
      ...(patient.kidneyBelow(sulfonylureaKidney.value) === true ? kidneyFacts(patient) : []),
      ...knownOf(patient, ['basalInsulin', 'mealtimeInsulin', 'repaglinide']),
      ...lowEvidence(patient),
    ],
    excludes: () => ['sulfonylurea'],
  }),
  ...sulfonylureaReplaced,
] as const;
