import { deficitAge } from '../../clinical/calorie-floor.ts';
import { concepts } from '../../clinical/concepts.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOrDenied } from '../evidence.ts';
import { isComplex, refusesInjections } from '../glucose.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { startGlp1 } from './kidney-and-metformin.ts';

const classes = 'classification by ejection fraction: reduced to 40 %, preserved from 50 %';
/** Up to the first the ejection fraction is reduced, from the second preserved, percent. */
const reduced = cited(40, '%', 'heartFailure2022', classes, 'S');
const preserved = cited(50, '%', 'heartFailure2022', classes, 'S');
const obesity = cited(30, 'kg/m²', 'ada2026', 'section 9, 9.9: symptomatic, preserved, with obesity', 'S');

/** The heart fills badly and pumps well: known, not supposed. */
export const ejectionPreserved = ({ known: { ejectionFraction } }: Patient): boolean =>
  ejectionFraction !== undefined && atLeast(ejectionFraction, preserved);
export const ejectionReduced = ({ known: { ejectionFraction } }: Patient): boolean =>
  ejectionFraction !== undefined && atLeast(reduced.value, ejectionFraction);
const isObese = ({ known: { bmi } }: Patient): boolean => bmi !== undefined && atLeast(bmi, obesity);
/** For symptoms and weight, not in who should lose none. */
const mayTakeGlp1 = (patient: Patient): boolean =>
  patient.known.glp1RA !== true &&
  !refusesInjections(patient) &&
  isObese(patient) &&
  !isComplex(patient) &&
  (patient.known.age === undefined || below(patient.known.age, deficitAge));

/** What the ejection fraction changes beside the SGLT2 inhibitor, which every failing heart gets. */
export const ejectionFraction = [
  rule({
    id: 'protection.ejection-unknown',
    references: [ref('heartFailure2022', 'treatment by ejection fraction, section 7', 'S')],
    needs: ['heartFailure'],
    gravity: 'routine',
    told: 'reason',
    // Asked where the answer changes something: a RAS inhibitor that is not taken, or the injection.
    when: ({ heartFailure }, patient) =>
      heartFailure &&
      patient.known.ejectionFraction === undefined &&
      patient.known.pregnancy !== true &&
      (patient.known.rasInhibitor === false || patient.known.glp1RA === true || mayTakeGlp1(patient)),
    rests: (patient) => knownOrDenied(patient, ['rasInhibitor', 'glp1RA', 'bmi', 'age', 'frailty']),
    says: () => [act('ask:ejectionFraction', 14)],
  }),
  rule({
    id: 'protection.glp1-preserved',
    references: [
      ref('ada2026', 'section 9, recommendation 9.9: obesity and preserved ejection fraction, whatever the A1C', 'S'),
      ref('stepHfpefDm', 'fewer symptoms of heart failure, more weight lost', 'S'),
    ],
    needs: ['heartFailure', 'ejectionFraction', 'bmi'],
    gravity: 'routine',
    told: 'reason',
    when: ({ heartFailure }, patient) => heartFailure && ejectionPreserved(patient) && mayTakeGlp1(patient),
    rests: (patient) => knownOrDenied(patient, ['age', 'frailty']),
    says: (_, patient) => startGlp1(patient, 28),
    values: ({ ejectionFraction: percent, bmi }) => ({
      fraction: quantity(concepts.ejectionFraction, percent),
      bmi: quantity(concepts.bmi, bmi),
    }),
  }),
  // A gate closes it (gates.ts): opened by cardiology, not begun beside its referral.
  rule({
    id: 'protection.glp1-reduced',
    references: [ref('fightLive', 'reduced ejection fraction: no benefit, more events', 'V')],
    needs: ['heartFailure', 'ejectionFraction'],
    gravity: 'important',
    told: 'reason',
    when: ({ heartFailure }, patient) => heartFailure && ejectionReduced(patient),
    values: ({ ejectionFraction: percent }) => ({ fraction: quantity(concepts.ejectionFraction, percent) }),
  }),
  rule({
    id: 'protection.ras-reduced',
    references: [ref('heartFailure2022', 'reduced ejection fraction: ARNI, ACE inhibitor or ARB (class 1)', 'S')],
    needs: ['heartFailure', 'ejectionFraction'],
    gravity: 'important',
    told: 'reason',
    when: ({ heartFailure }, patient) =>
      heartFailure &&
      ejectionReduced(patient) &&
      patient.known.rasInhibitor !== true &&
      patient.known.pregnancy !== true,
    // Beta-blocker and mineralocorticoid antagonist are cardiology's to add.
    says: (_, { known }) => [
      known.rasInhibitor === false ? act('start:rasInhibitor', 14) : act('ask:rasInhibitor', 14),
      act('refer:cardiologist', 28),
    ],
    values: ({ ejectionFraction: percent }) => ({ fraction: quantity(concepts.ejectionFraction, percent) }),
  }),
  rule({
    id: 'protection.finerenone-reduced',
    references: [
      ref('labelFinerenone', 'heart failure with an ejection fraction of 40 % or more', 'S'),
      ref('heartFailure2022', 'reduced ejection fraction: spironolactone or eplerenone (class 1)', 'S'),
    ],
    needs: ['heartFailure', 'ejectionFraction'],
    gravity: 'routine',
    told: 'reason',
    when: ({ heartFailure }, patient) => heartFailure && ejectionReduced(patient),
    excludes: () => ['finerenone'],
    values: ({ ejectionFraction: percent }) => ({ fraction: quantity(concepts.ejectionFraction, percent) }),
  }),
] as const;
