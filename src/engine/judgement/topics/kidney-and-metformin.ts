import { knownOf } from '../evidence.ts';
import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { metforminReducedMax } from '../../clinical/metformin.ts';
import { kidneyProteinBelow } from '../../clinical/protein.ts';
import { metforminNoStart, metforminStop, waterStop } from '../../clinical/renal.ts';
import { sitagliptinLabelDose, sitagliptinReducedBelow, sitagliptinSevereBelow } from '../../clinical/sitagliptin.ts';
import { count, quantity, word } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { isOpenFor } from '../eligibility.ts';
import { isLean, lowsFirst, metforminHalved, metforminMost } from '../fits.ts';
import { atGoal, distanceFromGoal, refusesInjections } from '../glucose.ts';
import {
  hasKidneyDisease,
  kidneyDiseaseFacts,
  kidneyDisagreement,
  kidneyFacts,
  kidneyFailsBelow,
  kidneyFailure,
  kidneysDisputed,
  reasons,
} from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { insulinWithin } from '../insulin-start.ts';
import { kidneyAcute } from './kidney-acute.ts';
import { kidneyFood } from './kidney-food.ts';
import { isHyperosmolar } from './ketones-and-dka.ts';

/** Without metformin the A1C rises by at least about this much, points. */
const riseWithoutMetformin = cited(0.5, 'points', 'design', 'half of the effect of metformin', 'R');
/** More metformin than this no label has, mg a day. */
const metforminLabelMost = cited(2550, 'mg/day', 'labelMetformin', 'immediate release, maximum dose', 'V');

/** Who refuses injections has refused it. */
export const glp1IsOpen = (patient: Patient): boolean =>
  !refusesInjections(patient) && isOpenFor(patient, 'glp1RA', 'protection');

/** A GLP-1 receptor agonist is started and takes the place of a DPP-4 inhibitor, which stops only where it does start. */
export function startGlp1(patient: Patient, within: number, more: Pick<Said, 'optional' | 'rank'> = {}): Said[] {
  return [
    act('start:glp1RA', within, more),
    ...(patient.known.dpp4Inhibitor === true
      ? [act('stop:dpp4Inhibitor', within, { ...(more.optional && { optional: true }), with: 'start:glp1RA' })]
      : []),
  ];
}

/** Metformin stops, and a DPP-4 inhibitor takes its place: nothing else is begun for the same reason. */
export const dpp4TakesOver = (patient: Patient): boolean =>
  takesMetformin(patient.known.metformin ?? 0) &&
  kidneyFailsBelow(patient, metforminStop.value) === true &&
  inPlaceOfMetformin(patient).some(({ id }) => id === 'start:dpp4Inhibitor');

/** What takes the place of metformin, named with the stop: nothing where the A1C will stay at its goal, or is not known. */
function inPlaceOfMetformin(patient: Patient): Said[] {
  const { glp1RA, dpp4Inhibitor } = patient.known;
  const distance = distanceFromGoal(patient);
  if (distance === undefined || !atLeast(distance, -riseWithoutMetformin.value)) return [];
  // Lows every week at such an HbA1c: nothing is put in its place before they are gone.
  if (lowsFirst(patient)) return [];
  // Insulin that starts is what takes its place.
  if (insulinWithin(patient) !== undefined) return [];
  const important = { gravity: 'important' } as const;
  if (glp1IsOpen(patient) && !isLean(patient) && glp1RA !== true)
    return startGlp1(patient, 7).map((said) => ({ ...said, ...important }));
  // An incretin is taken already or not open; or none but the DPP-4 inhibitor is open.
  // At the goal it is closed for more of glucose, not for what takes a place.
  return dpp4Inhibitor === true || !isOpenFor(patient, 'dpp4Inhibitor', atGoal(patient) ? 'protection' : 'glucose')
    ? [act('refer:diabetes-specialist', 14, important)]
    : [act('start:dpp4Inhibitor', 7, { ...important, to: { value: sitagliptinLabelDose(0), unit: 'mg' } })];
}

/** Where eGFR and stage contradict each other it pauses until one of them is known to be true. */
const pausesUntilKnown = (patient: Patient): boolean =>
  kidneysDisputed(patient) && patient.known.dialysis !== true && patient.kidneyBelow(metforminStop.value) === true;
const takesMetformin = (metformin: number): boolean => metformin > 0;
const poorlyTolerated = ({ known }: Patient): readonly FactId[] => [
  ...(known.metforminTolerance === 'poor' ? (['metforminTolerance'] as const) : []),
  ...(known.metforminTolerated === false ? (['metforminTolerated'] as const) : []),
];
const upsetsStomach = ({ known }: Patient): readonly FactId[] => [
  ...(known.metforminTolerance === 'mild-gi' ? (['metforminTolerance'] as const) : []),
  ...(known.metforminGI === true ? (['metforminGI'] as const) : []),
];

/** The label's sitagliptin dose for what is known of the kidney, mg a day: where the lower limit is open, the higher of the two. */
function sitagliptinDose(patient: Patient): number {
  if (patient.known.dialysis === true) return sitagliptinLabelDose(0);
  return sitagliptinLabelDose(
    kidneyFailsBelow(patient, sitagliptinSevereBelow.value) === true ? 0 : sitagliptinSevereBelow.value,
  );
}

/** Where fluid is no matter of a general goal: heart failure and kidneys that work less, not albumin in the urine alone. */
function fluidFacts(patient: Patient): readonly FactId[] {
  const { known } = patient;
  const early = known.ckdStage === 'stage1-2';
  const sound = patient.kidneyBelow(kidneyProteinBelow.value) === false;
  return reasons(patient, [
    ...(known.heartFailure === true ? (['heartFailure'] as const) : []),
    ...kidneyDiseaseFacts(patient).filter(
      (fact) => fact !== 'uacr' && !(early && fact === 'ckdStage') && !(sound && fact === 'ckd'),
    ),
  ]);
}

export const kidneyAndMetformin = [
  rule({
    id: 'kidney.metformin-stop',
    references: [
      ref('labelMetformin', 'contraindications: eGFR below 30', 'V'),
      ref('kdigo2022', 'figure on metformin by eGFR, PDF page 82', 'S'),
    ],
    needs: ['metformin'],
    gravity: 'urgent',
    told: 'reason',
    chooses: true,
    when: ({ metformin }, patient) =>
      takesMetformin(metformin) &&
      kidneyFailsBelow(patient, metforminStop.value) === true &&
      !pausesUntilKnown(patient),
    rests: kidneyFacts,
    says: (_, patient) => [
      act('stop:metformin', kidneyFailsBelow(patient, kidneyFailure.value) === true ? 0 : 1),
      ...inPlaceOfMetformin(patient),
    ],
    values: () => ({ limit: quantity(concepts.egfr, metforminStop.value) }),
  }),
  rule({
    id: 'kidney.metformin-not-started',
    references: [ref('labelMetformin', 'dosage in renal impairment: not started at eGFR 30 to 45', 'V')],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    when: (_, patient) => kidneyFailsBelow(patient, metforminNoStart.value) === true,
    rests: kidneyFacts,
    excludes: () => ['metformin'],
    // Where it must stop if it is taken, that is known within days.
    says: (_, patient) =>
      patient.known.metformin === undefined && kidneyFailsBelow(patient, metforminStop.value) === true
        ? [act('ask:metformin', 3, { gravity: 'important' })]
        : [],
    values: () => ({ limit: quantity(concepts.egfr, metforminNoStart.value) }),
  }),
  rule({
    id: 'kidney.metformin-reduce',
    references: [
      ref('kdigo2022', 'metformin at eGFR 30 to 44: half the dose, PDF pages 81 and 82', 'S'),
      ref('lipska2011', 'about half dose at eGFR 30 to 44', 'V'),
    ],
    needs: ['metformin'],
    gravity: 'important',
    told: 'reason',
    when: ({ metformin }, patient) =>
      !atLeast(metforminReducedMax.value, metformin) &&
      kidneyFailsBelow(patient, metforminNoStart.value) === true &&
      kidneyFailsBelow(patient, metforminStop.value) !== true &&
      // On a stage that the eGFR denies no dose is changed for good.
      !(kidneysDisputed(patient) && atLeast(patient.known.egfr ?? 0, metforminNoStart)),
    rests: kidneyFacts,
    says: () => [act('reduce:metformin', 14, { to: { value: metforminReducedMax.value, unit: 'mg' } })],
    values: () => ({
      limit: quantity(concepts.egfr, metforminNoStart.value),
      most: quantity(concepts.metforminDose, metforminReducedMax.value),
    }),
  }),
  rule({
    id: 'kidney.metformin-not-raised',
    references: [
      ref('kdigo2022', 'metformin at eGFR 45 to 59: the same dose, less with hypoperfusion or hypoxaemia', 'S'),
      ref('labelMetformin', 'lactic acidosis: heart failure, hepatic impairment', 'S'),
    ],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, patient) => metforminHalved(patient) && atLeast(metformin, metforminReducedMax),
    rests: (patient) => [
      ...kidneyFacts(patient),
      ...(['heartFailure', 'cirrhosis'] as const).filter((fact) => patient.known[fact] !== undefined),
    ],
    excludes: () => ['metformin'],
    values: () => ({ most: quantity(concepts.metforminDose, metforminReducedMax.value) }),
  }),
  rule({
    id: 'kidney.metformin-above-label',
    references: [ref('labelMetformin', 'dosage: at most 2550 mg a day, extended release 2000 mg', 'V')],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, { known }) => !atLeast(metforminLabelMost.value, metformin) && known.pregnancy !== true,
    says: () => [act('reduce:metformin', 28, { to: { value: metforminMost.value, unit: 'mg' } })],
    values: () => ({ most: quantity(concepts.metforminDose, metforminLabelMost.value) }),
  }),
  rule({
    id: 'kidney.metformin-unknown',
    references: [ref('labelMetformin', 'dosage in renal impairment', 'V')],
    needs: ['metformin'],
    gravity: 'important',
    told: 'reason',
    when: ({ metformin }, patient) =>
      takesMetformin(metformin) &&
      kidneyFailsBelow(patient, metforminStop.value) !== true &&
      (kidneyFailsBelow(patient, metforminNoStart.value) === undefined ||
        kidneyFailsBelow(patient, metforminStop.value) === undefined),
    excludes: () => ['metformin'],
    says: () => [act('ask:egfr', 14)],
  }),
  rule({
    id: 'kidney.metformin-tolerance',
    references: [
      ref('labelMetformin', 'gastrointestinal reactions; extended-release form', 'R'),
      ref('generalKnowledge', 'extended release where metformin is not tolerated (GI)', 'R'),
    ],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, patient) => takesMetformin(metformin) && poorlyTolerated(patient).length > 0,
    rests: (patient) => reasons(patient, poorlyTolerated(patient)),
    excludes: () => ['metformin'],
    says: () => [act('switch:metformin', 28)],
  }),
  rule({
    id: 'kidney.metformin-stomach',
    references: [ref('labelMetformin', 'dosage: raise slowly for the stomach', 'R')],
    needs: ['metformin'],
    gravity: 'routine',
    told: 'reason',
    when: ({ metformin }, patient) =>
      takesMetformin(metformin) && upsetsStomach(patient).length > 0 && poorlyTolerated(patient).length === 0,
    rests: (patient) => reasons(patient, upsetsStomach(patient)),
    excludes: () => ['metformin'],
  }),
  rule({
    id: 'kidney.sitagliptin-dose',
    references: [ref('labelSitagliptin', 'dosage in renal impairment: 50 mg below 45, 25 mg below 30', 'V')],
    needs: ['dpp4Inhibitor'],
    gravity: 'important',
    told: 'reason',
    when: ({ dpp4Inhibitor }, patient) =>
      dpp4Inhibitor && kidneyFailsBelow(patient, sitagliptinReducedBelow.value) === true,
    rests: kidneyFacts,
    says: (_, patient) => [
      act('reduce:dpp4Inhibitor', kidneyFailsBelow(patient, sitagliptinSevereBelow.value) === true ? 7 : 14, {
        to: { value: sitagliptinDose(patient), unit: 'mg' },
      }),
      ...(kidneyFailsBelow(patient, sitagliptinSevereBelow.value) === undefined ? [act('ask:egfr', 14)] : []),
    ],
    values: (_, patient) => ({
      dose: count(sitagliptinDose(patient), 'mg'),
      limit: quantity(
        concepts.egfr,
        kidneyFailsBelow(patient, sitagliptinSevereBelow.value) === true
          ? sitagliptinSevereBelow.value
          : sitagliptinReducedBelow.value,
      ),
    }),
  }),
  rule({
    id: 'kidney.sitagliptin-unknown',
    references: [ref('labelSitagliptin', 'dosage in renal impairment', 'V')],
    needs: ['dpp4Inhibitor'],
    gravity: 'important',
    told: 'reason',
    when: ({ dpp4Inhibitor }, patient) =>
      dpp4Inhibitor && kidneyFailsBelow(patient, sitagliptinReducedBelow.value) === undefined,
    says: () => [act('ask:egfr', 14)],
  }),
  rule({
    id: 'kidney.unknown',
    references: [ref('ada2026', 'section 11, recommendation 11.1: eGFR and UACR at least yearly', 'S')],
    needs: [],
    gravity: 'routine',
    told: 'always',
    when: (_, { kidney, known }) => kidney === undefined && known.dialysis !== true,
    // One date for all who ask: a start that needs the eGFR would ask no earlier.
    says: (_, patient) => [
      act('ask:egfr', 14, hasKidneyDisease(patient) ? { gravity: 'important' as const } : undefined),
    ],
  }),
  rule({
    id: 'kidney.disagreement',
    references: [ref('kdigo2022', 'GFR categories', 'V')],
    needs: ['ckdStage'],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => kidneyDisagreement(patient).length > 0,
    rests: kidneyDisagreement,
    // What stops or waits on one of the two: which of them is true is known within days.
    says: (_, patient) => [
      ...(takesMetformin(patient.known.metformin ?? 0) && pausesUntilKnown(patient)
        ? [act('hold:metformin', 1, { gravity: 'urgent' })]
        : []),
      act('check:egfr', kidneysDisputed(patient) && patient.kidneyBelow(metforminNoStart.value) === true ? 3 : 14),
    ],
  }),
  rule({
    id: 'kidney.repeat',
    references: [
      ref('kdigo2022', 'definition over more than three months, PDF page 32; monitoring, page 82', 'S'),
      ref('lipska2011', 'eGFR every 3 to 6 months below 60', 'V'),
    ],
    needs: ['egfr'],
    gravity: 'routine',
    told: 'reason',
    when: ({ egfr }, { known }) => below(egfr, kidneyProteinBelow) && known.dialysis !== true,
    says: () => [act('check:egfr', 90)],
    values: (_, patient) => ({
      limit: quantity(concepts.egfr, kidneyProteinBelow.value),
      repeat: word(`plan.repeat.egfr${hasKidneyDisease(patient) ? 'Known' : ''}`),
    }),
  }),
  rule({
    id: 'kidney.water',
    references: [
      ref('kdigo2022', 'fluid in advanced CKD', 'R'),
      ref('generalKnowledge', 'fluid in heart failure is individual', 'R'),
    ],
    needs: [],
    gravity: 'routine',
    told: 'reason',
    // Who is dry from a crisis is given fluid.
    when: (_, patient) => fluidFacts(patient).length > 0 && !isHyperosmolar(patient),
    rests: (patient) => [...fluidFacts(patient), ...kidneyFacts(patient), ...knownOf(patient, ['ckd', 'uacr'])],
    says: (_, patient) => [
      act(
        'limit:water',
        patient.known.heartFailure === true || kidneyFailsBelow(patient, waterStop.value) === true ? 14 : 28,
      ),
    ],
  }),
  rule({
    id: 'kidney.dialysis',
    references: [
      ref('kdigo2022', 'glycaemic monitoring: A1C is unreliable on dialysis', 'S'),
      ref('generalKnowledge', 'sugar and lows are looked at with the dialysis team', 'R'),
    ],
    needs: ['dialysis'],
    gravity: 'important',
    told: 'reason',
    when: ({ dialysis }) => dialysis,
    excludes: () => ['metformin', 'sulfonylurea'],
    says: () => [act('check:glucose', 14)],
  }),
  ...kidneyFood,
  ...kidneyAcute,
] as const;
