import { extentOf, frequencies, numberOf, strength } from './doses.ts';
import type { Statin } from './medicine-entries.ts';

const intensities: Readonly<
  Record<Statin, readonly (readonly [from: number, to: number, intensity: 'moderate' | 'high'])[]>
> = {
  atorvastatin: [
    [10, 20, 'moderate'],
    [40, 80, 'high'],
  ],
  rosuvastatin: [
    [5, 10, 'moderate'],
    [20, 40, 'high'],
  ],
  simvastatin: [[20, 40, 'moderate']],
  pravastatin: [[40, 80, 'moderate']],
  lovastatin: [[40, 80, 'moderate']],
  fluvastatin: [[80, 80, 'moderate']],
  pitavastatin: [[1, 4, 'moderate']],
};
/** The intensity of a statin's daily dose (ACC/AHA 2018); undefined where it is low, no longer used, or not said. */
export function statinDose(
  piece: string,
  statin: Statin,
  firstStrength: boolean,
): { readonly intensity?: 'moderate' | 'high'; readonly to: number } {
  const found = strength.exec(piece);
  if (!found) return { to: 0 };
  const [whole, first = '', others = ''] = found;
  const parts = [first, ...others.split('/').slice(1)].map(numberOf);
  const rest = piece.slice(whole.length);
  const to = whole.length + extentOf(rest);
  const dose = (firstStrength ? parts[0] : (parts[1] ?? parts[0])) as number;
  const daily = frequencies[2]?.[0].test(rest.slice(0, 12)) ? dose * 2 : dose;
  const fits = intensities[statin].find(([from, end]) => daily >= from && daily <= end);
  return { ...(fits && { intensity: fits[2] }), to };
}
