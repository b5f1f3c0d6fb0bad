import { type Chart, factValue, withoutExamples } from '../chart/chart.ts';
import { namesOf, namingFacts } from './words.ts';

/** What a chart calls its medicines by; what is only an example names none. */
export function namedIn(chart: Chart): readonly string[] {
  const own = withoutExamples(chart);
  return namesOf(Object.fromEntries(namingFacts.map((fact) => [fact, factValue(own, fact)])));
}
