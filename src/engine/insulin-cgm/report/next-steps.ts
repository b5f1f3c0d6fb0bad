import { concepts } from '../../clinical/concepts.ts';
import { toWords } from '../../clinical/note.ts';
import { count, quantity } from '../../kit/words/message.ts';
import type { StepsBlock } from '../../kit/report/report.ts';
import { goal, weeks } from '../constants.ts';
import { cuts, doseValue } from './dose-section.ts';
import { glp1Fits } from '../model/patient.ts';
import { metforminAdvice, type Situation } from './situation.ts';
import { message, words } from './words.ts';

/** The next visit where insulin starts, lows come first or glucose is very high. */
export const soonWeeks = 2;

type Step = StepsBlock['items'][number];

function insulinStep(s: Situation): Step[] {
  if (!s.startNow && !s.inputs.basalInsulin) return [];
  if (s.keepBasal === 'over')
    return [
      { message: message(glp1Fits(s.inputs) ? 'next.overBasal' : 'next.overBasalMeals', { dose: doseValue(s) }) },
    ];
  if (s.keepBasal) return [{ message: message(s.keepBasal === 'lows' ? 'next.reduceBasal' : 'next.keepBasal', cuts) }];
  if (s.has('doseWithheld')) return [{ message: message('next.confirmGlucose') }];
  if (s.block?.inUse) return [{ message: message('next.titrateNow', { dose: doseValue(s) }) }];
  return [
    {
      message: message('next.insulin', {
        type: words(s.results.insulinChoice.selectedType === 'NPH basal' ? 'insulin.nph' : 'insulin.analog'),
        dose: doseValue(s),
      }),
    },
  ];
}

/** What to do, the urgent first. Advice a guard refuses is replaced by the refusal and its reason. */
export function nextSteps(s: Situation): StepsBlock {
  const { results, inputs } = s;
  const { sitagliptin, othermeds } = results.medReconciliation;
  const metformin = metforminAdvice(s);
  const first = results.therapyOptions.recommendedNow.filter(
    ({ option }) => option !== 'basalInsulin' && option !== 'intensifyBasal' && option !== 'metformin',
  );
  const optimising = !s.startNow && !s.atGoal && !s.lows;
  // “Intensify by week …” has no place where the plan says to confirm, to treat less or to keep what works.
  const intensifies = optimising || (s.startNow && !s.confirmFirst);
  const soon = s.startNow || s.lows || s.has('ketones');
  return {
    type: 'steps',
    items: [
      ...(s.startNow || s.has('ketones') ? [{ message: message('next.ketones') }] : []),
      ...(s.lows ? [{ message: message('next.lows') }] : []),
      ...insulinStep(s),
      {
        message: message('next.metformin', {
          action: words(`action.${metformin.action}`),
          why: toWords(metformin.rationale),
        }),
      },
      ...(sitagliptin.action === 'stop' && inputs.sitagliptin100 ? [{ message: message('next.sitagliptinStop') }] : []),
      ...othermeds
        .filter(({ action }) => action !== 'continue')
        .map(
          ({ drug, action, rationale }): Step => ({
            message: message('next.other', {
              drug: words(`drug.${drug}`),
              action: words(`action.${action}`),
              why: toWords(rationale),
            }),
          }),
        ),
      ...(optimising && first.length > 0
        ? [
            {
              message: message('next.therapy', {
                therapy: { type: 'list', items: first.map(({ option }) => words(`therapy.${option}`)) },
              }),
            },
          ]
        : []),
      { message: message('next.monitor', { modality: words(`modality.${results.monitoringPlan.modality}`) }) },
      ...(soon ? [{ message: message('next.soon', { date: { type: 'inWeeks' as const, weeks: soonWeeks } }) }] : []),
      {
        message: message(intensifies ? 'next.review' : 'next.reviewOnly', {
          date: { type: 'inWeeks', weeks: s.startNow ? weeks.value : results.intensificationWeek },
          goal: quantity(concepts.a1c, goal.value),
          week: count(results.intensificationWeek),
        }),
      },
    ],
  };
}
