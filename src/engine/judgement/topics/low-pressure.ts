import { concepts } from '../../clinical/concepts.ts';
import { bare } from '../../kit/words/message.ts';
import { atLeast, below, type Cited, cited } from '../../kit/worksheet/cited.ts';
import type { FactId } from '../../chart/facts.ts';
import { knownOf } from '../evidence.ts';
import { isVulnerable } from '../glucose.ts';
import { fallOf, kidneyDiseaseBelow } from '../kidney-disease.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';

/** Below the first measured again, below the second today, mmHg. */
export const low = cited(90, 'mmHg', 'generalKnowledge', 'low systolic pressure', 'R');
const veryLow = cited(80, 'mmHg', 'generalKnowledge', 'very low systolic pressure', 'R');

/** Below these nothing that lowers the pressure is begun, mmHg. */
export const trials = cited(100, 'mmHg', 'generalKnowledge', 'trials of heart failure (EMPEROR); RAS inhibitor', 'R');
const trialsInHeartFailure = cited(
  95,
  'mmHg',
  'generalKnowledge',
  'systolic pressure in trials of heart failure (DAPA-HF)',
  'R',
);

/** What is taken that lowers it. */
const takenThatLower = ({ known }: Patient) =>
  (['rasInhibitor', 'finerenone', 'mineralocorticoidAntagonist', 'sglt2Inhibitor'] as const).filter(
    (it) => known[it] === true,
  );
/** Kidneys that get too little blood show in eGFR and potassium: looked at where a medicine makes it worse or gathers. */
const kidneysBeside = (patient: Patient, within: number): Said[] =>
  patient.known.dialysis !== true && (takenThatLower(patient).length || (patient.known.metformin ?? 0) > 0)
    ? [act('check:egfr', within), act('check:potassium', within)]
    : [];

/** What keeps water down is looked at as soon. */
const diureticBeside = ({ known }: Patient, within: number): Said[] =>
  known.loopOrThiazideDiuretic === true ? [act('review:loopOrThiazideDiuretic', within, { gravity: 'urgent' })] : [];

/** Heart failure and kidneys below 60 bear a low pressure badly. */
const weakFacts = ({ known, kidney, kidneyBelow }: Patient): FactId[] => [
  ...(known.heartFailure === true ? (['heartFailure'] as const) : []),
  ...(kidneyBelow(kidneyDiseaseBelow.value) === true && known.dialysis !== true ? (kidney?.facts ?? []) : []),
];

/** In who is old or frail what lowers the pressure is looked at below this, mmHg. */
const lowForOlder = cited(110, 'mmHg', 'generalKnowledge', 'treated systolic pressure in frail older people', 'R');
/** Taken for the pressure or for water, whatever else it is good for. */
const treatment = ({ known }: Patient) =>
  (
    [
      'onBloodPressureMedicine',
      'loopOrThiazideDiuretic',
      'rasInhibitor',
      'finerenone',
      'mineralocorticoidAntagonist',
    ] as const
  ).filter((it) => known[it] === true);
/** A treated pressure below this is looked at, mmHg. */
const lowOnTreatment = (patient: Patient): Cited =>
  patient.known.heartFailure === true ? trialsInHeartFailure : isVulnerable(patient) ? lowForOlder : trials;
/** From here an eGFR below 60 has fallen by more than chance, percent: with a low pressure it is repeated by the week. */
const fellBy = cited(20, '%', 'kdigo2024', 'a change of eGFR: more than 20 %', 'S');
const isFalling = (patient: Patient): boolean => atLeast(fallOf(patient), fellBy);
/** In the old or ill a treated pressure this low is looked at standing within days, mmHg. */
const nearLow = cited(
  95,
  'mmHg',
  'generalKnowledge',
  'NICE NG136 and NG148: standing pressure and kidneys in older people',
  'R',
);
const nearLowAge = cited(75, 'years', 'design', 'a low treated pressure in old age', 'R');
const isNearLow = (patient: Patient): boolean =>
  (isVulnerable(patient) || atLeast(patient.known.age ?? 0, nearLowAge)) &&
  patient.known.heartFailure !== true &&
  below(patient.known.systolic ?? 200, nearLow);
/** What holds a failing heart up is changed by those who treat it: of the rest the least needed, and water. */
const lessForPressure = (patient: Patient): Said[] => {
  const { heartFailure, loopOrThiazideDiuretic, onBloodPressureMedicine } = patient.known;
  if (heartFailure !== true) return [act('review:onBloodPressureMedicine', 7)];
  return [
    ...(onBloodPressureMedicine === true ? [act('review:onBloodPressureMedicine', 7)] : []),
    ...(loopOrThiazideDiuretic === true ? [act('review:loopOrThiazideDiuretic', 7)] : []),
  ];
};
/** A pressure that is corrected before anything that lowers it begins. */
export const lowPressure = [
  rule({
    id: 'pressure.unclear',
    references: [
      ref('design', 'a diastolic pressure is below the systolic one: otherwise one of the two is wrong', 'design'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, { doubted }) => doubted['systolic'] !== undefined,
    rests: () => ['systolic', 'diastolic'],
    says: () => [act('check:blood-pressure', 0)],
    values: (_, { doubted }) => ({
      systolic: bare(concepts.systolic, Number(doubted['systolic']?.value)),
      diastolic: bare(concepts.diastolic, Number(doubted['diastolic']?.value)),
    }),
  }),
  rule({
    id: 'pressure.lower-than-trials',
    references: [
      ref(
        'generalKnowledge',
        'trials of SGLT2 inhibitors in heart failure left out a systolic pressure below 95 or 100 (DAPA-HF, EMPEROR)',
        'R',
      ),
      ref('labelSglt2', 'volume depletion is put right before the start', 'S'),
      ref('generalKnowledge', 'a high glucose drains water and salt: pressure and pulse with the ketones', 'R'),
    ],
    needs: ['systolic'],
    gravity: 'routine',
    told: 'reason',
    // A failing heart has a low pressure too, and bears a little less.
    when: ({ systolic }, { known }) =>
      !below(systolic, low) && below(systolic, known.heartFailure === true ? trialsInHeartFailure : trials),
    rests: (patient) => [
      ...(patient.known.heartFailure === true ? (['heartFailure'] as const) : []),
      ...takenThatLower(patient),
      ...patient.highReadings,
    ],
    // Beside a glucose that drains it is looked at today; where something taken lowers it, at the next visit.
    says: (_, patient) =>
      patient.highReadings.length > 0
        ? [act('check:blood-pressure', 0, { gravity: 'urgent' })]
        : // A failing heart this low waits for its medicines, and is seen to.
          patient.known.heartFailure === true
          ? [act('check:blood-pressure', 7)]
          : takenThatLower(patient).length > 0
            ? [act('check:blood-pressure', 14)]
            : [],
    values: ({ systolic }) => ({ systolic: bare(concepts.systolic, systolic) }),
  }),
  rule({
    id: 'pressure.low-on-treatment',
    references: [
      ref('ada2026', 'section 13: treatment of older adults is simplified where its harm outweighs its gain', 'R'),
      ref('generalKnowledge', 'a low pressure on treatment: standing pressure, symptoms, then less of it', 'R'),
    ],
    needs: ['systolic'],
    gravity: 'important',
    told: 'reason',
    // A failing heart bears a little less.
    when: ({ systolic }, patient) =>
      !below(systolic, low) && below(systolic, lowOnTreatment(patient)) && treatment(patient).length > 0,
    rests: (patient) => [...treatment(patient), ...knownOf(patient, ['age', 'frailty', 'heartFailure'])],
    says: (_, patient) => [
      act('check:blood-pressure', isNearLow(patient) ? 3 : 7),
      ...lessForPressure(patient),
      ...kidneysBeside(
        patient,
        isNearLow(patient) ? 3 : patient.known.heartFailure === true || isFalling(patient) ? 7 : 14,
      ),
    ],
    values: ({ systolic }) => ({ systolic: bare(concepts.systolic, systolic) }),
  }),
  rule({
    id: 'pressure.low',
    references: [
      ref('generalKnowledge', 'low pressure: its cause first, and what lowers it', 'R'),
      ref('labelSglt2', 'volume depletion is put right before the start', 'S'),
      ref('labelMetformin', 'lactic acidosis: acute heart failure, hypoperfusion, eGFR looked at', 'S'),
    ],
    needs: ['systolic'],
    gravity: 'important',
    told: 'caution',
    when: ({ systolic }) => below(systolic, low) && !below(systolic, veryLow),
    livingWaits: true,
    rests: (patient) => [
      ...takenThatLower(patient),
      ...weakFacts(patient),
      ...(patient.known.loopOrThiazideDiuretic === true ? (['loopOrThiazideDiuretic'] as const) : []),
    ],
    says: (_, patient) => {
      const weak = weakFacts(patient).length > 0;
      return [
        act('check:blood-pressure', takenThatLower(patient).length || weak ? 1 : 3),
        act('limit:training', 3),
        // What holds a failing heart up is changed by those who treat it.
        ...(patient.known.heartFailure === true
          ? [act('refer:cardiologist', 1, { gravity: 'urgent' })]
          : takenThatLower(patient).map((it) => act(`hold:${it}`, 1, { gravity: 'urgent' }))),
        ...diureticBeside(patient, 1),
        // Too little blood in heart or kidneys: metformin gathers until eGFR is looked at.
        ...(weak && (patient.known.metformin ?? 0) > 0 ? [act('hold:metformin', 1, { gravity: 'urgent' })] : []),
        ...kidneysBeside(patient, weak ? 1 : 3),
      ];
    },
    values: ({ systolic }) => ({ systolic: bare(concepts.systolic, systolic) }),
  }),
  rule({
    id: 'pressure.very-low',
    references: [
      ref('generalKnowledge', 'very low pressure: its cause today, and what lowers it pauses', 'R'),
      ref('labelMetformin', 'lactic acidosis: hypoperfusion, and eGFR looked at', 'S'),
    ],
    needs: ['systolic'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ systolic }) => below(systolic, veryLow),
    waits: true,
    rests: (patient) => [...takenThatLower(patient), ...knownOf(patient, ['heartFailure', 'loopOrThiazideDiuretic'])],
    says: (_, patient) => [
      act('check:blood-pressure', 0),
      act('limit:training', 0),
      ...takenThatLower(patient).map((it) => act(`hold:${it}`, 0)),
      ...((patient.known.metformin ?? 0) > 0 ? [act('hold:metformin', 0)] : []),
      // What holds a failing heart up does not pause without those who treat it.
      ...(patient.known.heartFailure === true ? [act('refer:cardiologist', 0)] : []),
      ...diureticBeside(patient, 0),
      ...kidneysBeside(patient, 0),
    ],
    values: ({ systolic }) => ({ systolic: bare(concepts.systolic, systolic) }),
  }),
] as const;
