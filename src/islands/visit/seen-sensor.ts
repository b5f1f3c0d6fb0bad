import type { Chart } from '../../engine/chart/chart.ts';
import { type SensorFact, sensorFacts } from '../files/sensor-facts.ts';
import type { Read } from '../files/read-sensor.ts';

/** A sensor's recording that was read on this page, and what was taken of it. It lives as long as the page and is kept nowhere. */
export interface SeenSensor {
  readonly taken: Chart;
  readonly read: Read;
}

/** The recording behind the chart's sensor figures; none where one of them was told otherwise since, or is another patient's. */
export function readingsOf(seen: SeenSensor | null, chart: Chart): Read | undefined {
  return seen && Object.entries(seen.taken).every(([fact, known]) => chart[fact] === known) ? seen.read : undefined;
}

/** The shares of time that a sensor's figures tell, lowest first, in percent. A part between two figures needs both. */
export function sharesOf(
  chart: Chart,
): readonly { readonly id: 'very-low' | 'low' | 'in-range' | 'high'; readonly share: number }[] {
  const of = (fact: SensorFact): number | undefined => {
    const value = chart[fact]?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const [below70, below54] = [of('tbr70'), of('tbr54')];
  const parts = [
    { id: 'very-low', share: below54 },
    { id: 'low', share: below70 === undefined ? undefined : below70 - (below54 ?? 0) },
    { id: 'in-range', share: of('tir') },
    { id: 'high', share: of('tar180') },
  ] as const;
  return parts.flatMap(({ id, share }) => (share === undefined ? [] : [{ id, share: Math.max(0, share) }]));
}

/** Whether anything a sensor tells is known. */
export const hasSensor = (chart: Chart): boolean => sensorFacts.some((fact) => chart[fact] !== undefined);
