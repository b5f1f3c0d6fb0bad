import { concepts } from '../../clinical/concepts.ts';
import { metforminNoStart } from '../../clinical/renal.ts';
import type { FactId } from '../../chart/facts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import { fallOf, fellUnconfirmed, kidneyFacts, knownAsChronic, withinYear } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';

const expected = 'a change of eGFR beyond usual variability: evaluated (practice points in chapter 2)';
/** A fall of this share is more than chance, on medicines that lower the pressure in the kidney of this; half is gone from the last, percent. */
const fellBy = cited(25, '%', 'kdigo2024', expected, 'S');
const fellByOnMedicine = cited(30, '%', 'kdigo2024', expected, 'S');
const halvedBy = cited(50, '%', 'generalKnowledge', 'acute kidney injury, stage 2', 'R');
/** So recent a fall is acute until it is repeated, months. */
const recently = cited(3, 'months', 'kdigo2024', 'acute kidney disease: within three months', 'S');
export const dippingMedicines = [
  'rasInhibitor',
  'sglt2Inhibitor',
  'finerenone',
  'mineralocorticoidAntagonist',
] as const;
const hasFallen = (patient: Patient): boolean =>
  patient.known.dialysis !== true &&
  atLeast(fallOf(patient), knownOf(patient, dippingMedicines).length ? fellByOnMedicine : fellBy);
/** Not known when the earlier one was, it may have been last week. */
export const fellLately = (patient: Patient): boolean =>
  hasFallen(patient) && atLeast(recently.value, patient.known.previousEgfrMonths ?? 0);
const fellWithinYear = (patient: Patient): boolean =>
  hasFallen(patient) && !fellLately(patient) && atLeast(withinYear.value, patient.known.previousEgfrMonths ?? 0);
export const fallFacts = (patient: Patient): FactId[] => [
  'egfr',
  ...knownOrDenied(patient, ['previousEgfrMonths']),
  ...knownOf(patient, dippingMedicines),
];
/** A fall that is to be confirmed first: nobody knows of a disease, or it is too great for one. */
const toConfirm = (patient: Patient): boolean => !knownAsChronic(patient) || fellUnconfirmed(patient);
/** What says whether a disease is known. */
const knownFacts = (patient: Patient): FactId[] => [
  ...kidneyFacts(patient),
  ...knownOrDenied(patient, ['ckd', 'ckdStage', 'previousEgfr']),
];

/** An eGFR that has fallen since an earlier one. */
export const kidneyFall = [
  rule({
    id: 'kidney.fell',
    references: [ref('kdigo2024', expected, 'S')],
    needs: ['previousEgfr'],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) => fellLately(patient),
    rests: (patient) => [...fallFacts(patient), ...knownOf(patient, ['loopOrThiazideDiuretic'])],
    says: (_, patient) => [
      act('check:egfr', 3),
      act('check:potassium', 3),
      // How volume that is lost is found.
      ...(patient.known.systolic === undefined ? [act('check:blood-pressure', 3)] : []),
      ...(patient.known.loopOrThiazideDiuretic === true ? [act('review:loopOrThiazideDiuretic', 3)] : []),
      ...(patient.known.previousEgfrMonths === undefined ? [act('ask:previousEgfrMonths', 3)] : []),
      ...(atLeast(fallOf(patient), halvedBy)
        ? [
            act('refer:nephrologist', 3),
            ...(['metformin', ...dippingMedicines] as const).flatMap((it) =>
              patient.known[it] === true || Number(patient.known[it]) > 0 ? [act(`hold:${it}`, 1)] : [],
            ),
          ]
        : // Below the limit of a start it gathers while nobody knows where this ends.
          (patient.known.metformin ?? 0) > 0 && patient.kidneyBelow(metforminNoStart.value) === true
          ? [act('hold:metformin', 3)]
          : []),
    ],
    values: ({ previousEgfr }, { known }) => ({
      before: quantity(concepts.egfr, previousEgfr),
      now: quantity(concepts.egfr, known.egfr ?? 0),
    }),
  }),
  rule({
    id: 'kidney.falls-fast',
    references: [ref('kdigo2024', expected, 'S')],
    needs: ['previousEgfr', 'previousEgfrMonths'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => fellWithinYear(patient) && !toConfirm(patient),
    rests: (patient) => [...fallFacts(patient), ...knownFacts(patient)],
    says: () => [act('check:egfr', 14), act('refer:nephrologist', 28)],
    values: ({ previousEgfr, previousEgfrMonths: months }, { known }) => ({
      before: quantity(concepts.egfr, previousEgfr),
      now: quantity(concepts.egfr, known.egfr ?? 0),
      months: quantity(concepts.monthsBetween, months),
    }),
  }),
  rule({
    id: 'kidney.fell-within-year',
    references: [
      ref('kdigo2024', 'chronic is more than three months; a change beyond usual variability is evaluated', 'S'),
      ref(
        'generalKnowledge',
        'NICE NG203: a new fall is repeated within two weeks; referred where it is sustained',
        'R',
      ),
    ],
    needs: ['previousEgfr', 'previousEgfrMonths'],
    gravity: 'important',
    told: 'reason',
    when: (_, patient) => fellWithinYear(patient) && toConfirm(patient),
    rests: (patient) => [
      ...fallFacts(patient),
      ...knownFacts(patient),
      ...knownOf(patient, ['loopOrThiazideDiuretic']),
    ],
    says: (_, patient) => {
      const isHalved = atLeast(fallOf(patient), halvedBy);
      const within = isHalved || patient.kidneyBelow(metforminNoStart.value) === true ? 7 : 14;
      return [
        act('check:egfr', within),
        act('check:potassium', within),
        ...(patient.known.systolic === undefined ? [act('check:blood-pressure', within)] : []),
        ...(patient.known.loopOrThiazideDiuretic === true ? [act('review:loopOrThiazideDiuretic', within)] : []),
        ...(isHalved ? [act('refer:nephrologist', 14)] : []),
      ];
    },
    values: ({ previousEgfr, previousEgfrMonths: months }, { known }) => ({
      before: quantity(concepts.egfr, previousEgfr),
      now: quantity(concepts.egfr, known.egfr ?? 0),
      months: quantity(concepts.monthsBetween, months),
    }),
  }),
] as const;
