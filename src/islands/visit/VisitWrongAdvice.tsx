import type { Chart } from '../../engine/chart/chart.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { ReportWrongAdvice } from '../shared/ReportWrongAdvice.tsx';
import type { WrongAdvice } from '../shared/wrong-advice.ts';
import { useDesk } from './visit-context.ts';

/** A visit as a report of wrong advice: the chart's facts, without the days they are from, and never the name above them. */
export function adviceOfVisit({ plan, tools }: Pick<Visit, 'plan' | 'tools'>, chart: Chart): WrongAdvice {
  return {
    facts: Object.entries(chart).map(([name, { value, unit, from }]) => ({
      name,
      value,
      unit,
      isExample: from === 'example',
    })),
    plan,
    guards: tools.flatMap(({ id, outcome }) => outcome?.guards.map((guard) => `${id}.${guard.id}`) ?? []),
  };
}

/** “Report wrong advice” under a visit. */
export function VisitWrongAdvice({ visit }: { visit: Visit }) {
  const { desk, chart } = useDesk();
  return <ReportWrongAdvice advice={() => adviceOfVisit(visit, chart)} locale={desk.locale} className="link" />;
}
