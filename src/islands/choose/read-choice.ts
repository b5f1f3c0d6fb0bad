import { use, useMemo } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import { type Comparison, compare } from '../../engine/choose/compare.ts';
import { type Options, optionsOf } from '../../engine/choose/options.ts';
import { loadChoiceWords } from '../../engine/choose/words.ts';
import { type Stands, standing } from '../../engine/choose/write.ts';
import { loadClinicalCopy } from '../../engine/clinical/wording.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import { loadPlanner, type Planner } from '../../engine/visit/index.ts';
import { dayOf } from '../shared/day-of.ts';
import { onceFor } from '../shared/load-on-demand.tsx';

/** What is chosen among: options, their comparison, and what stands chosen. */
export interface Choosing {
  readonly options: Options;
  readonly comparison: Comparison | undefined;
  readonly stands: Stands | undefined;
}

/** The options of a chart on a day, from its plan as it is without the choice: what was chosen takes no option away. */
export function choosingOf(planner: Planner, chart: Chart, at: Date): Choosing {
  const { treatmentChoice, ...others } = chart;
  const { plan, judgement } = planner(others, dayOf(at));
  const options = optionsOf(plan, judgement);
  return {
    options,
    comparison: options.status === 'open' ? compare(options.medicines, judgement.patient) : undefined,
    stands: standing(treatmentChoice, options),
  };
}

const visitPlanner = onceFor(loadPlanner);
export function useChoosing(chart: Chart, at: Date): Choosing & { readonly planner: Planner } {
  const planner = use(visitPlanner());
  return useMemo(() => ({ ...choosingOf(planner, chart, at), planner }), [planner, chart, at]);
}

/** The words of the choice in one language. */
export const choiceWordsFor = onceFor(async (locale: Locale) => {
  const [patterns, clinical] = await Promise.all([loadChoiceWords(locale), loadClinicalCopy(locale)]);
  return { locale, patterns: { ...clinical.messages, ...patterns }, clinical };
});
