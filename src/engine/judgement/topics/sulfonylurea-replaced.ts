import type { FactId } from '../../chart/facts.ts';
import { atLeast, cited } from '../../kit/worksheet/cited.ts';
import { isOpenFor } from '../eligibility.ts';
import { closingFacts, knownOf, knownOrDenied } from '../evidence.ts';
import { fits } from '../fits.ts';
import { isVulnerable, lowOnSensor, lowsComeBack, refusesInjections, sensorFacts } from '../glucose.ts';
import { fastingFine, insulinWithin, startBasal } from '../insulin-start.ts';
import type { Patient } from '../patient.ts';
import { act, ref, rule, type Said } from '../rule.ts';
import { glibenclamideEnds, takesSecretagogue } from '../secretagogues.ts';
import { clueFacts, mayLackInsulin } from '../type-clues.ts';

/** From here nobody is left without what held glucose, percent. */
export const replacedFrom = cited(8.5, '%', 'endocrineSociety2019', 'poor health: 8.0 to below 8.5', 'S');
/** Where a sulfonylurea ends, and where those that bring lows end sooner, mL/min/1.73 m². */
const endsBelow = cited(30, 'mL/min/1.73 m²', 'design', 'sulfonylurea in advanced kidney disease', 'R');
const lowsBelow = cited(60, 'mL/min/1.73 m²', 'design', 'lows on a sulfonylurea with weaker kidneys', 'R');

const lowsEnd = (patient: Patient): boolean =>
  lowsComeBack(patient) ||
  lowOnSensor(patient) ||
  patient.known.severeHypoglycaemia === true ||
  (patient.known.hypoglycaemiaHistory === true &&
    (isVulnerable(patient) || patient.kidneyBelow(lowsBelow.value) === true));
/** Health, kidneys, its own kind or lows end what is taken. */
const ends = (patient: Patient): boolean => {
  const { sulfonylurea, frailty } = patient.known;
  const isFrail = frailty !== undefined && frailty !== 'fit';
  return (
    (sulfonylurea === true &&
      (isFrail || glibenclamideEnds(patient) || patient.kidneyBelow(endsBelow.value) === true)) ||
    (takesSecretagogue(patient) && lowsEnd(patient))
  );
};
const restsOf = (patient: Patient): FactId[] => [
  ...clueFacts(patient),
  ...closingFacts(patient),
  ...knownOf(patient, [
    'frailty',
    'sulfonylureaAgent',
    'ascvd',
    'severeHypoglycaemia',
    'hypoglycaemiaHistory',
    'hypoglycaemiaUnaware',
  ]),
  ...knownOrDenied(patient, ['hypoglycaemiaFrequency', 'mealtimeInsulin', 'pregnancy']),
  ...(lowOnSensor(patient) ? sensorFacts(patient) : []),
];

/** What takes its place on that day: insulin that other rules begin, else a tablet that brings neither lows nor ketosis, else insulin. */
const instead = (patient: Patient, within: number): Said[] => {
  const mayInject = isOpenFor(patient, 'basalInsulin', 'glucose') && !refusesInjections(patient);
  if (mayInject && insulinWithin(patient) !== undefined) return [act('start:basalInsulin', within)];
  if (fits(patient, 'dpp4Inhibitor')) return [act('start:dpp4Inhibitor', within)];
  return mayInject && !fastingFine(patient) ? startBasal(patient, within, 'important') : [];
};

/** A lack of insulin is thought of, and what makes the pancreas give it ends: the doubt closes tablets, never insulin. */
export const sulfonylureaReplaced = [
  rule({
    id: 'sulfonylurea.insulin-may-lack',
    references: [
      ref('ada2026', 'section 13, 13.14a: a class that causes no lows instead', 'S'),
      ref('ada2026', 'section 9, 9.20, and section 2, AABBCC: insulin where its lack is likely', 'S'),
    ],
    needs: ['a1c'],
    gravity: 'important',
    told: 'reason',
    chooses: true,
    when: ({ a1c }, patient) =>
      atLeast(a1c, replacedFrom) &&
      !patient.onInsulin &&
      patient.known.pregnancy !== true &&
      mayLackInsulin(patient) &&
      ends(patient),
    rests: restsOf,
    says: (_, patient) => [
      act('refer:diabetes-specialist', 3),
      // On the day it stops.
      ...instead(patient, lowsEnd(patient) ? 3 : 7),
    ],
  }),
] as const;
