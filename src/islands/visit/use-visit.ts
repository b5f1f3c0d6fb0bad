import { useEffect, useState } from 'react';
import type { Chart } from '../../engine/chart/chart.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { Visit } from '../../engine/visit/index.ts';
import { importAgain } from '../shared/load-on-demand.tsx';
import { dayOf } from '../shared/day-of.ts';
import { onceLetGo } from '../shared/press.ts';
import type { VisitEngine } from './visit-engine.ts';

const loadModule = importAgain(() => import('./visit-engine.ts'));
/** Every calculator with its words, and so the names of all facts: an empty visit has not fetched them yet. */
export const fetchEngine = async (locale: Locale): Promise<VisitEngine> => (await loadModule()).loadVisitEngine(locale);

export interface Answered {
  readonly visit: Visit;
  readonly chart: Chart;
  readonly at: Date;
}

/** The answer to a chart, anew after every change; the one before stands until the new one is there. Nothing is loaded for an empty chart. */
export function useVisit(chart: Chart, locale: Locale) {
  const [engine, setEngine] = useState<VisitEngine | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [failed, setFailed] = useState(false);
  const empty = Object.keys(chart).length === 0;

  useEffect(() => {
    if (empty || engine || failed) return undefined;
    let current = true;
    fetchEngine(locale).then(
      (found) => current && setEngine(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [empty, engine, locale, failed]);

  useEffect(() => {
    if (!engine || empty) return undefined;
    let current = true;
    const at = new Date();
    engine.visit(chart, { on: dayOf(at) }).then(
      (visit) => onceLetGo(() => current && setAnswered({ visit, chart, at })),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [engine, chart, empty]);

  return {
    engine,
    answered: empty ? null : answered,
    waiting: !empty && !answered && !failed,
    failed,
    retry: () => setFailed(false),
  };
}
