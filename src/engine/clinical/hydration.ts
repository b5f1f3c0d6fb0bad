import { type Cited, cited } from '../kit/worksheet/cited.ts';
import { roundTo } from '../kit/maths.ts';
import type { WaterBlock } from '../kit/report/report.ts';
import type { Sheet } from '../kit/worksheet/worksheet.ts';

/** No daily water goal goes above this, whatever the weight. */
export const waterCap = cited(3.5, 'L', 'design', 'safety cap, decision on water', 'R');
const glass = cited(250, 'mL', 'spec', '9.1 water');
const bottle = cited(500, 'mL', 'spec', '9.1 water');

/**
 * Daily water in litres, lower and upper, from kg and mL per kg, capped at 3.5 L.
 * Healthy heart and kidneys only: the caller prints the caution, and gives no goal where fluid is restricted.
 */
export function waterGoal(
  sheet: Sheet,
  weight: number,
  perKg: { readonly low: Cited; readonly high: Cited },
): readonly [number, number] {
  const litres = (id: string, share: Cited): number =>
    sheet.step(
      id,
      'L',
      'min(waterCap, weight * waterPerKg / 1000)',
      { waterCap, weight, waterPerKg: share },
      Math.min(waterCap.value, (weight * share.value) / 1000),
    );
  return [litres('waterLow', perKg.low), litres('waterHigh', perKg.high)];
}

/** The goal as glasses and bottles, to the nearest whole vessel. */
export function vessels([low, high]: readonly [number, number]): WaterBlock['vessels'] {
  const vessel = (kind: 'glass' | 'bottle', size: Cited): WaterBlock['vessels'][number] => ({
    kind,
    millilitres: size.value,
    label: { key: `water.${kind}`, values: { size: { type: 'number', value: size.value, unit: 'mL' } } },
    from: roundTo((low * 1000) / size.value),
    to: roundTo((high * 1000) / size.value),
  });
  return [vessel('glass', glass), vessel('bottle', bottle)];
}
