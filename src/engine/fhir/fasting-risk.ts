import type { Judgement } from '../judgement/index.ts';
import { sayPlain } from '../kit/words/say.ts';
import type { Wording } from '../kit/words/pattern.ts';
import { classOf, scoreOf } from '../ramadan/score.ts';
import type { RamadanWords } from '../ramadan/words.ts';
import { scoreMessage } from '../ramadan/write.ts';
import type { Whom } from './collected.ts';
import { fhirText, type Observation, type RiskAssessment } from './resources.ts';
import { systems } from './systems.ts';

const pointsId = 'points';

/**
 * The IDF-DAR risk score of somebody who means to fast: points as a contained observation (a range while answers are missing, and
 * preliminary then), the class where one alone is left, and each item that counts or may. Ours, so that it is never read back as measured.
 */
export function fastingRiskOf(
  { patient }: Pick<Judgement, 'patient'>,
  { subject, effective }: Whom,
  { patterns, items }: RamadanWords,
  wording: Wording,
): RiskAssessment[] {
  if (patient.known.fastsRamadan !== true || patient.isChild) return [];
  const score = scoreOf(patient);
  const [least, most] = [classOf(score.low), classOf(score.high)];
  const when = effective === undefined ? {} : { effectiveDateTime: effective };
  const code = { coding: [{ system: systems.result, code: 'ramadan/points' }], text: 'IDF-DAR 2021' };
  const points = (value: number) => ({ value });
  const observation: Observation = {
    resourceType: 'Observation',
    id: pointsId,
    status: 'final',
    code,
    subject,
    ...when,
    ...(score.low === score.high
      ? { valueQuantity: points(score.low) }
      : { valueRange: { low: points(score.low), high: points(score.high) } }),
  };
  const said = fhirText(sayPlain(scoreMessage({ score, least, most }), { ...wording, patterns }));
  const counting = score.items.filter(({ high }) => high > 0);
  return [
    {
      resourceType: 'RiskAssessment',
      meta: { tag: [{ system: systems.part, code: 'fasting-risk' }] },
      contained: [observation],
      status: score.low === score.high ? 'final' : 'preliminary',
      code,
      subject,
      ...(effective !== undefined && { occurrenceDateTime: effective }),
      basis: [{ reference: `#${pointsId}` }],
      prediction: [
        {
          ...(least === most && { qualitativeRisk: { coding: [{ system: systems.meaning, code: least }] } }),
          ...(said !== undefined && { rationale: said }),
        },
      ],
      ...(counting.length > 0 && {
        note: counting.map(({ id, low, high }) => ({
          text: `${items[id].label}: ${low === high ? low : `${low}–${high}`}`,
        })),
      }),
    },
  ];
}
