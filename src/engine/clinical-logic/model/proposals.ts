import { bmiOf } from '../../clinical/bmi.ts';
import { insulinA1c } from '../../clinical/glycaemia.ts';
import type { Proposal } from '../../kit/proposal.ts';
import { atLeast } from '../../kit/worksheet/cited.ts';
import type { Inputs } from '../inputs.ts';
import type { Results } from '../results.ts';
import type { ClassId } from './classes.ts';
import { deficitFits } from './lifestyle.ts';
import { type FactorId, refusal } from './ranking-table.ts';

/** The plan's names of the classes. */
export const medicines: Readonly<Record<ClassId, string>> = {
  sglt2: 'sglt2Inhibitor',
  glp1: 'glp1RA',
  metformin: 'metformin',
  dpp4: 'dpp4Inhibitor',
  basal: 'basalInsulin',
  su: 'sulfonylurea',
  tzd: 'tzd',
};
const daysUntil = { NOW: 0, '6-8': 42, '~12': 84 } as const;

/** What a term that stops a class is called among the reasons, the gravest first. */
const stops: { readonly [F in FactorId]?: string } = {
  pregnancy: 'pregnancyStop',
  heartFailure: 'heartFailureStop',
  egfrBelow30: 'kidneyStop',
  onGlp1: 'twoIncretins',
  catabolic: 'ketosisHold',
};
const stopReason = (terms: Readonly<Record<string, number>>): string =>
  Object.entries(stops).find(([factor]) => (terms[factor] ?? 0) <= refusal.value)?.[1] ?? 'stop';

/** What the specification's score and ranking ask for: the first class when the score says, stops, less energy and more movement. */
export function proposals(inputs: Inputs, results: Results): Proposal[] {
  const propose = (id: string, within: number, what: string, more: Partial<Proposal> = {}): Proposal => ({
    id,
    within,
    gravity: 'routine',
    because: `proposal:clinical-logic:${what}`,
    sources: ['spec'],
    ...more,
  });
  const days = daysUntil[results.intensificationWeek];
  const urgent = results.intensificationWeek === 'NOW';
  const { recommendedNow, notAppropriateNow } = results.rankedTherapyOptions;
  const override = atLeast(inputs.baselineA1c, insulinA1c) ? 'veryHighA1c' : 'symptomsInsulin';
  const above = inputs.baselineA1c > inputs.targetA1c || urgent;
  const first = above && !inputs.pregnancy ? recommendedNow : [];
  return [
    ...first.map(({ therapy }) => {
      const raises = (therapy === 'basal' && inputs.basalInsulin) || therapy === 'metformin';
      return propose(`${raises ? 'raise' : 'start'}:${medicines[therapy]}`, days, urgent ? override : 'ranked', {
        gravity: urgent ? 'urgent' : 'routine',
        ...(!urgent && therapy !== 'basal' && { optional: true as const }),
      });
    }),
    ...notAppropriateNow.flatMap(({ therapy, stop, terms }) =>
      stop
        ? [
            // Beside a GLP-1 receptor agonist it does no harm, it only adds nothing.
            therapy === 'dpp4' && !inputs.pregnancy
              ? propose('stop:dpp4Inhibitor', 14, stopReason(terms), { gravity: 'important' })
              : propose(`stop:${medicines[therapy]}`, 0, stopReason(terms), { gravity: 'urgent' }),
          ]
        : [],
    ),
    ...(inputs.pregnancy
      ? []
      : [
          // Whose target holds no deficit is not told to eat less.
          ...(deficitFits(inputs, bmiOf(inputs.weight, inputs.height))
            ? [propose('do:energy-deficit', 14, 'overweight')]
            : []),
          propose('do:training', 14, 'movement'),
          propose('do:steps', 14, 'movement'),
        ]),
  ];
}
