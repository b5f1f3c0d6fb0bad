import type { FactId } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { metforminNoStart, metforminStop } from '../../clinical/renal.ts';
import { quantity } from '../../kit/words/message.ts';
import { atLeast, below, cited } from '../../kit/worksheet/cited.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import {
  dialysisDenied,
  injuryFacts,
  kidneyDisagreement,
  kidneyFacts,
  mayBeInjury,
  seenOnce,
  shownEarlier,
} from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { dippingMedicines, fallFacts, fellLately, kidneyFall } from './kidney-fall.ts';

/** A creatinine this high in somebody not known to have a kidney disease is first doubted, mg/dL. */
const creatinineDoubted = cited(5, 'mg/dL', 'design', 'a creatinine that is asked again', 'R');
/** Nothing shows that it has lasted, or somebody has said that there is no kidney disease. */
const maybeAcute = (patient: Patient): boolean => {
  const { ckd, ckdStage, dialysis } = patient.known;
  const denied = ckd !== true && (ckd === false || ckdStage === 'none');
  return (
    dialysis !== true &&
    (seenOnce(patient) || (denied && !shownEarlier(patient) && patient.kidneyBelow(metforminStop.value) === true))
  );
};

/** Below this pressure, and above this potassium, a new low eGFR is an injury until it is known, mmHg and mmol/L. */
const shortPressure = cited(110, 'mmHg', 'design', 'a new low eGFR beside a pressure on its way down', 'R');
const shortPotassium = cited(5.5, 'mmol/L', 'generalKnowledge', 'acute kidney injury: potassium above 5.5', 'R');
const shortening = [...dippingMedicines, 'loopOrThiazideDiuretic'] as const;
/** The facts that say that the kidneys get too little blood, or lose potassium no more. */
const runsShort = ({ known: { systolic, potassium } }: Patient): FactId[] => [
  ...(systolic !== undefined && below(systolic, shortPressure) ? (['systolic'] as const) : []),
  ...(potassium !== undefined && !atLeast(shortPotassium.value, potassium) ? (['potassium'] as const) : []),
];
/** Days until an eGFR that may be an injury is repeated: so low, a potassium can wait for nobody. */
const soonBelow = cited(20, 'mL/min/1.73 m²', 'generalKnowledge', 'NICE NG148: eGFR and potassium within a day', 'R');
const injuryWithin = ({ kidneyBelow }: Patient): number => (kidneyBelow(soonBelow.value) === true ? 1 : 3);

/** A low figure that nothing confirms, and one that has fallen. */
export const kidneyAcute = [
  rule({
    id: 'kidney.acute',
    references: [
      ref('kdigo2022', 'definition over more than three months, PDF page 32', 'S'),
      ref('generalKnowledge', 'a low eGFR that is not known is acute until a second one says otherwise', 'R'),
    ],
    needs: [],
    gravity: 'important',
    told: 'caution',
    // Where eGFR and stage contradict each other, that is said instead.
    when: (_, patient) => maybeAcute(patient) && kidneyDisagreement(patient).length === 0,
    rests: (patient) => [
      ...kidneyFacts(patient),
      ...injuryFacts(patient),
      ...(['ckd', 'ckdStage', 'uacr'] as const).filter((fact) => patient.known[fact] !== undefined),
    ],
    // Within days where it is very low, or beside what an acute injury brings.
    says: (_, patient) => [
      mayBeInjury(patient) ? act('check:egfr', injuryWithin(patient), { gravity: 'urgent' }) : act('check:egfr', 14),
      ...(mayBeInjury(patient) ? [act('check:potassium', injuryWithin(patient))] : []),
      ...(patient.known.uacr === undefined ? [act('check:uacr', 14)] : []),
    ],
    values: (_, patient) => ({
      limit: quantity(
        concepts.egfr,
        patient.kidneyBelow(metforminStop.value) === true ? metforminStop.value : metforminNoStart.value,
      ),
    }),
  }),
  rule({
    id: 'kidney.acute-medicines',
    references: [
      ref(
        'generalKnowledge',
        'NICE NG148: in acute kidney injury what lowers pressure in the kidney is stopped for now',
        'R',
      ),
      ref('labelSglt2', 'volume depletion and acute kidney injury', 'S'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'reason',
    when: (_, patient) =>
      (seenOnce(patient) || fellLately(patient)) &&
      runsShort(patient).length > 0 &&
      knownOf(patient, shortening).length > 0,
    rests: (patient) => [
      ...kidneyFacts(patient),
      ...(fellLately(patient) ? [...fallFacts(patient), 'previousEgfr' as const] : []),
      ...runsShort(patient),
      ...knownOf(patient, [...shortening, 'heartFailure']),
    ],
    says: (_, patient) => [
      act('check:egfr', 1),
      act('check:potassium', 1),
      // Lying and standing, where it is known to be short.
      ...(patient.known.systolic === undefined || below(patient.known.systolic, shortPressure)
        ? [act('check:blood-pressure', 1)]
        : []),
      // What holds a failing heart up is changed by those who treat it.
      ...(patient.known.heartFailure === true
        ? [act('refer:cardiologist', 1)]
        : knownOf(patient, dippingMedicines).map((it) => act(`hold:${it as (typeof dippingMedicines)[number]}`, 1))),
      ...(patient.known.loopOrThiazideDiuretic === true ? [act('review:loopOrThiazideDiuretic', 1)] : []),
      ...((patient.known.metformin ?? 0) > 0 ? [act('hold:metformin', 1)] : []),
    ],
  }),
  rule({
    id: 'kidney.creatinine-denies-egfr',
    references: [
      ref('ckdEpi2021', 'eGFR from creatinine, age and sex', 'V'),
      ref('generalKnowledge', 'a creatinine in another unit, or of another blood', 'R'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, { doubted }) => doubted['creatinine'] !== undefined,
    rests: (patient) => ['egfr', 'creatinine', ...knownOrDenied(patient, ['age', 'sex'])],
    says: () => [act('ask:creatinine', 0), act('ask:egfr', 0)],
    values: (_, { doubted }) => ({
      egfr: quantity(concepts.egfr, Number(doubted['egfr']?.value)),
      creatinine: quantity(concepts.creatinine, Number(doubted['creatinine']?.value)),
    }),
  }),
  rule({
    id: 'kidney.creatinine-doubted',
    references: [
      ref('generalKnowledge', 'a creatinine in µmol/L typed as mg/dL, or a patient nobody knew to be on dialysis', 'R'),
    ],
    needs: ['creatinine'],
    gravity: 'important',
    told: 'caution',
    when: ({ creatinine }, patient) => atLeast(creatinine, creatinineDoubted) && seenOnce(patient),
    rests: kidneyFacts,
    says: () => [act('ask:creatinine', 0)],
    values: ({ creatinine }) => ({ creatinine: quantity(concepts.creatinine, creatinine) }),
  }),
  rule({
    id: 'kidney.dialysis-doubted',
    references: [ref('kdigo2024', 'dialysis: kidney failure, an eGFR below 15', 'R')],
    needs: ['dialysis', 'egfr'],
    gravity: 'urgent',
    told: 'caution',
    when: (_, { known }) => dialysisDenied(known),
    // Nothing begins on either of them; what kidney failure forbids still stops.
    says: () => [act('ask:dialysis', 0), act('ask:egfr', 0)],
    values: ({ egfr }) => ({ egfr: quantity(concepts.egfr, egfr) }),
  }),
  ...kidneyFall,
] as const;
