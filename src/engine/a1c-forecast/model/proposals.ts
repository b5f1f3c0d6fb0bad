import { overweight } from '../../clinical/bmi.ts';
import { metforminNoStart } from '../../clinical/renal.ts';
import { higherDoses } from '../../clinical/metformin.ts';
import { sitagliptinLabelDose } from '../../clinical/sitagliptin.ts';
import type { Proposal } from '../../kit/proposal.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import { worksheet } from '../../kit/worksheet/worksheet.ts';
import { activity, forecast } from '../constants.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import { settledForecast } from './settled.ts';

const forecastDays = forecast.weeks.value * 7;

/** What the specification's order asks for: the next strength of metformin, sitagliptin at the review, insulin from an HbA1c of 10 %, and habits. */
export function proposals(inputs: Inputs, results: Results): Proposal[] {
  const above = !atLeast(inputs.target, inputs.a1c);
  const [next] = higherDoses(inputs.metforminDose);
  const settled = settledForecast(worksheet(), inputs);
  const missed = !atLeast(inputs.target, settled?.forecast.adherent ?? results.predictedA1cAdherent);
  const propose = (id: string, within: number, what: string, more: Partial<Proposal> = {}): Proposal => ({
    id,
    within,
    gravity: 'routine',
    because: `proposal:a1c-forecast:${what}`,
    sources: ['spec'],
    ...more,
  });
  return [
    ...(results.insulinFlag ? [propose('start:basalInsulin', 7, 'veryHighA1c', { gravity: 'important' })] : []),
    ...(above && next !== undefined && atLeast(inputs.egfr, metforminNoStart)
      ? [propose('raise:metformin', 14, 'strengthLeft', { to: { value: next, unit: 'mg' }, optional: true })]
      : []),
    ...(above && missed && !inputs.sitagliptin
      ? [
          propose('start:dpp4Inhibitor', forecastDays, 'forecastMissed', {
            to: { value: sitagliptinLabelDose(inputs.egfr), unit: 'mg' },
            optional: true,
          }),
        ]
      : []),
    // Whose target holds no deficit is not told to eat less.
    ...(atLeast(results.bmi, overweight) ? [propose('do:energy-deficit', 14, 'overweight')] : []),
    propose('do:training', 14, 'movement', { to: { value: activity.target.value, unit: 'minutes' } }),
    propose('do:steps', 14, 'movement'),
  ];
}
