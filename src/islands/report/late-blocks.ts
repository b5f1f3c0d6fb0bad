import type { ComponentType } from 'react';
import type { TrendBlock } from '../../engine/kit/report.ts';

/** Renderers that only one calculator needs; loaded with it, so that they are there when the answer is drawn. */
export const lateBlocks: { trend?: ComponentType<{ block: TrendBlock }> } = {};

export async function loadTrend(): Promise<void> {
  lateBlocks.trend = (await import('./Trend.tsx')).Trend;
}
