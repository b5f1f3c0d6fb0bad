import { overweight } from '../../clinical/bmi.ts';
import type { FactId, FactValue } from '../../chart/facts.ts';
import { concepts } from '../../clinical/concepts.ts';
import { fib4Band, fib4Limits, fib4Of } from '../../clinical/fib4.ts';
import { count, quantity, type Values } from '../../kit/words/message.ts';
import { atLeast, type Cited, cited } from '../../kit/worksheet/cited.ts';
import { classesTaken, glucoseClasses } from '../fits.ts';
import { aboveGoal, goalFacts } from '../glucose.ts';
import { insulinWithin, open as insulinOpen, startBasal } from '../insulin-start.ts';
import { knownOf, knownOrDenied } from '../evidence.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule } from '../rule.ts';
import { startGlp1 } from './kidney-and-metformin.ts';
import { mayGainFromGlp1 } from './weight.ts';

/** Three and five times the upper limit of about 40 U/L. */
const highEnzymes = cited(120, 'U/L', 'generalKnowledge', 'three times the upper limit', 'R');
const veryHighEnzymes = cited(200, 'U/L', 'generalKnowledge', 'five times the upper limit', 'R');
const extremeEnzymes = cited(1000, 'U/L', 'generalKnowledge', 'twenty-five times the upper limit', 'R');
/** Liver enzymes that ask for a cause. */
export const enzymesHigh = (patient: Patient): FactId[] => reaching(patient, highEnzymes);
const reaching = ({ known }: Patient, limit: Cited): FactId[] =>
  (['alt', 'ast'] as const).filter((fact) => {
    const value = known[fact];
    return value !== undefined && atLeast(value, limit);
  });

/** No form of a calculator but one asks for these: they are read where they are known. */
const bloodOfFib4 = ['ast', 'alt', 'platelets'] as const satisfies readonly FactId[];
function fib4In({ known: { age, ast, alt, platelets } }: Patient): number | undefined {
  return age === undefined || ast === undefined || alt === undefined || platelets === undefined
    ? undefined
    : fib4Of({ age, ast, alt, platelets });
}
/** Not of a liver known to be cirrhotic or acutely ill, in pregnancy, or where a name for it changes nothing. */
function fibrosisBand(age: number, patient: Patient): ReturnType<typeof fib4Band> {
  const { cirrhosis = 'none', pregnancy, frailty } = patient.known;
  const isElse =
    cirrhosis !== 'none' ||
    pregnancy === true ||
    frailty === 'very-complex' ||
    reaching(patient, veryHighEnzymes).length > 0;
  const index = fib4In(patient);
  return isElse || index === undefined ? undefined : fib4Band(index, age);
}
const fib4Rests = (patient: Patient): readonly FactId[] => [...bloodOfFib4, ...knownOrDenied(patient, ['cirrhosis'])];
const fib4Values = (patient: Patient): Values => ({ index: count(fib4In(patient) ?? 0, undefined, 2) });

const takesStatin = (statin: FactValue<'statin'> | undefined): boolean => statin !== undefined && statin !== 'none';

/** What a liver that fails bears badly. */
const byTheLiver = ['metformin', 'sulfonylurea', 'repaglinide', 'tzd', 'sglt2Inhibitor', 'glp1RA'] as const;

/** From here insulin begins at its smallest dose, whatever HbA1c says, which a failing liver makes read low, mg/dL. */
const insulinFrom = cited(180, 'mg/dL', 'adaLiver2025', 'decompensated cirrhosis: insulin is preferred', 'R');
/** Something for glucose stops, and glucose is above its goal already. */
const leavesHigh = (patient: Patient): boolean =>
  classesTaken(patient).some((fact) => fact !== 'basalInsulin' && fact !== 'mealtimeInsulin') &&
  (aboveGoal(patient) || (patient.known.fpg !== undefined && atLeast(patient.known.fpg, insulinFrom)));

export const liver = [
  rule({
    id: 'liver.fatty',
    references: [ref('ada2026', 'section 4, steatotic liver disease', 'S')],
    needs: ['nafld'],
    gravity: 'routine',
    told: 'reason',
    // Where all it is made of is known, the index is worked out already, and its band says what follows.
    when: ({ nafld }, { known }) =>
      nafld &&
      (known.cirrhosis === undefined || known.cirrhosis === 'none') &&
      [known.age, known.ast, known.alt, known.platelets].some((value) => value === undefined),
    rests: ({ known }) => (known.age === undefined ? [] : ['age']),
    says: () => [act('check:fib4', 90)],
    // Where the age is not known the lower limit stands: nobody is missed.
    values: (_, { known }) => ({
      limit: count(
        (known.age !== undefined && atLeast(known.age, fib4Limits.olderFrom) ? fib4Limits.lowerOlder : fib4Limits.lower)
          .value,
        undefined,
        1,
      ),
    }),
  }),
  rule({
    id: 'liver.fibrosis-likely',
    references: [ref('adaLiver2025', 'FIB-4 above 2.67: a liver specialist', 'V')],
    needs: ['age'],
    gravity: 'important',
    told: 'reason',
    when: ({ age }, patient) => fibrosisBand(age, patient) === 'high',
    rests: fib4Rests,
    says: () => [act('refer:hepatologist', 28)],
    values: (_, patient) => fib4Values(patient),
  }),
  rule({
    id: 'liver.fibrosis-possible',
    references: [ref('adaLiver2025', 'FIB-4 from 1.3 (from 65 years 2.0): elastography', 'V')],
    needs: ['age'],
    gravity: 'routine',
    told: 'reason',
    when: ({ age }, patient) => fibrosisBand(age, patient) === 'middle',
    rests: fib4Rests,
    says: () => [act('check:elastography', 60)],
    values: (_, patient) => fib4Values(patient),
  }),
  rule({
    id: 'liver.glp1',
    references: [ref('ada2026', 'section 9, steatotic liver disease (9.12)', 'S')],
    needs: ['nafld', 'bmi', 'a1c'],
    gravity: 'routine',
    told: 'reason',
    when: ({ nafld, bmi }, patient) => nafld && atLeast(bmi, overweight) && mayGainFromGlp1(patient),
    rests: goalFacts,
    says: (_, patient) => startGlp1(patient, 28, { optional: true }),
  }),
  rule({
    id: 'liver.cirrhosis',
    references: [ref('generalKnowledge', 'cirrhosis: ultrasound of the liver every six months', 'R')],
    needs: ['cirrhosis'],
    gravity: 'routine',
    told: 'reason',
    when: ({ cirrhosis }) => cirrhosis === 'compensated',
    says: () => [act('refer:hepatologist', 90)],
  }),
  rule({
    id: 'liver.decompensated',
    references: [
      ref('adaLiver2025', 'decompensated cirrhosis: insulin is preferred', 'R'),
      ref('labelMetformin', 'hepatic impairment: avoid', 'R'),
      ref('generalKnowledge', 'statins, sulfonylureas and pioglitazone not in decompensated cirrhosis', 'R'),
    ],
    needs: ['cirrhosis'],
    gravity: 'urgent',
    told: 'caution',
    when: ({ cirrhosis }) => cirrhosis === 'decompensated',
    rests: (patient) => [
      ...classesTaken(patient),
      ...goalFacts(patient),
      ...knownOf(patient, ['a1c', 'fpg', 'loopOrThiazideDiuretic', 'statin']),
    ],
    excludes: () => [...byTheLiver, 'dpp4Inhibitor', 'statin', 'finerenone'],
    excludesForGlucose: () => ['basalInsulin', 'mealtimeInsulin'],
    // Insulin takes their place; who begins it knows the lows of a liver that makes no glucose.
    says: (_, patient) => {
      const { known } = patient;
      return [
        act('refer:hepatologist', 7),
        ...(known.metformin === undefined ? [act('ask:metformin', 1)] : []),
        ...((known.metformin ?? 0) > 0 ? [act('stop:metformin', 1)] : []),
        ...byTheLiver.flatMap((it) =>
          it !== 'metformin' && known[it] === true
            ? [act(it === 'sulfonylurea' || it === 'repaglinide' || it === 'tzd' ? `stop:${it}` : `hold:${it}`, 3)]
            : [],
        ),
        ...(takesStatin(known.statin) ? [act('hold:statin', 7)] : []),
        act('refer:diabetes-specialist', insulinWithin(patient) !== undefined || leavesHigh(patient) ? 3 : 14, {
          gravity: 'important',
        }),
        act('check:glucose', leavesHigh(patient) ? 1 : 7, { gravity: 'important' }),
        // Who is drained of water, and bleeds or is infected easily, is looked at with the liver.
        ...(known.loopOrThiazideDiuretic === true ? [act('check:egfr', 7), act('check:potassium', 7)] : []),
        ...(leavesHigh(patient) && insulinOpen(patient) && known.fpg !== undefined && atLeast(known.fpg, insulinFrom)
          ? startBasal(patient, 7, 'important')
          : []),
        act('limit:energy-deficit', 14, { gravity: 'important' }),
        act('refer:dietitian', 28, { gravity: 'important' }),
      ];
    },
  }),
  rule({
    id: 'liver.enzymes-extreme',
    references: [
      ref('generalKnowledge', 'enzymes above 1000: viruses, paracetamol, no blood flow; clotting the same day', 'R'),
    ],
    needs: [],
    gravity: 'emergency',
    told: 'caution',
    when: (_, patient) => reaching(patient, extremeEnzymes).length > 0,
    rests: (patient) => reaching(patient, extremeEnzymes),
    waits: true,
    excludes: () => ['sulfonylurea', 'finerenone', 'sglt2Inhibitor', 'glp1RA', 'dpp4Inhibitor'],
    // A failing liver makes no glucose: what lowers it too far pauses as well.
    says: (_, { known }) => [
      act('refer:emergency', 0),
      ...((known.metformin ?? 0) > 0 ? [act('hold:metformin', 0)] : []),
      ...(['tzd', 'sulfonylurea', 'repaglinide', 'sglt2Inhibitor'] as const).flatMap((it) =>
        known[it] === true ? [act(`hold:${it}`, 0)] : [],
      ),
      ...(takesStatin(known.statin) ? [act('hold:statin', 0)] : []),
    ],
    values: () => ({ limit: quantity(concepts.alt, extremeEnzymes.value) }),
  }),
  rule({
    id: 'liver.enzymes-very-high',
    references: [
      ref('labelMetformin', 'hepatic impairment: avoid', 'R'),
      ref('generalKnowledge', 'enzymes above five times normal are an acute liver injury until shown otherwise', 'R'),
    ],
    needs: [],
    gravity: 'urgent',
    told: 'caution',
    when: (_, patient) => reaching(patient, veryHighEnzymes).length > 0,
    rests: (patient) => reaching(patient, veryHighEnzymes),
    // Nothing new before it is known what harms it.
    excludesForGlucose: () => glucoseClasses,
    says: (_, { known }) => [
      act('refer:hepatologist', 7),
      ...(known.tzd === true ? [act('hold:tzd', 3)] : []),
      ...((known.metformin ?? 0) > 0 ? [act('hold:metformin', 3)] : []),
      ...(takesStatin(known.statin) ? [act('hold:statin', 3)] : []),
    ],
    values: () => ({ limit: quantity(concepts.alt, veryHighEnzymes.value) }),
  }),
  rule({
    id: 'liver.enzymes-high',
    references: [ref('labelPioglitazone', 'hepatic effects: liver tests first, not with raised enzymes', 'S')],
    needs: [],
    gravity: 'important',
    told: 'caution',
    when: (_, patient) => reaching(patient, highEnzymes).length > 0 && reaching(patient, veryHighEnzymes).length === 0,
    rests: (patient) => reaching(patient, highEnzymes),
    excludes: () => ['tzd'],
    says: (_, { known }) => [act('refer:hepatologist', 28), ...(known.tzd === true ? [act('hold:tzd', 7)] : [])],
    values: () => ({ limit: quantity(concepts.alt, highEnzymes.value) }),
  }),
] as const;
