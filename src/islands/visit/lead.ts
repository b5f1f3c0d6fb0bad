import { daysAfter } from '../../engine/chart/day.ts';
import { goalOf } from '../../engine/judgement/glucose.ts';
import type { TrendBlock } from '../../engine/kit/report/report.ts';
import type { Visit } from '../../engine/visit/index.ts';
import type { VisitEngine } from './visit-engine.ts';

/** Where the plan leads: the HbA1c expected on a day, with its range, and the one with low adherence. Percent. */
export interface Lead {
  readonly on: string;
  readonly good: number;
  readonly band: readonly [number, number];
  readonly low: number;
  /** So many of its answers nobody gave: usual values stand in for them, as its calculator's row says too. */
  readonly standing: number;
}

/** The HbA1c the plan aims for, in per cent; in pregnancy the specialist team sets it. */
export const goalShown = ({ judgement: { patient } }: Pick<Visit, 'judgement'>): number | undefined =>
  patient.known.pregnancy === true ? undefined : goalOf(patient);

/**
 * What the forecast draws, where it fits this patient and holds what the plan does: the figure that its row tells.
 * `today` and the day: yyyy-mm-dd.
 */
export function leadOf(visit: Visit, { writers }: Pick<VisitEngine, 'writers'>, today: string): Lead | undefined {
  for (const { id, inputs, outcome, plan, notFor, assumed = [] } of visit.tools) {
    if (!inputs || !outcome || !plan || notFor) continue;
    const trend = writers
      .get(id)
      ?.explain(inputs, outcome, plan)
      .picture.find((block): block is TrendBlock => block.type === 'trend');
    const [good, low] = (['good', 'low'] as const).map((tone) => trend?.paths.find((path) => path.tone === tone));
    if (trend && !trend.notThisPlan && good?.band && low)
      return {
        on: daysAfter(today, trend.weeks * 7),
        good: good.end,
        band: good.band,
        low: low.end,
        standing: assumed.length,
      };
  }
  return undefined;
}
