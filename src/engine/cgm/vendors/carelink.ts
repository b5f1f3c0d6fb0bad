import { amountIn, high, low, unitIn } from '../amounts.ts';
import { deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import type { Recognise, RowReader } from '../headers.ts';
import { momentOf } from '../moments.ts';

/** Whom a preamble names: the row below the one that begins with “Last Name”. */
const isPreamble = (row: readonly string[]): boolean => /^last name$/i.test((row[0] ?? '').trim());
const nameIn = (row: readonly string[]): string => row.slice(0, 3).join('|').slice(0, 200).toLowerCase();

/**
 * Medtronic's CareLink, in English: sections, each below a line of dashes and the same header; fingersticks and calibrations stand in
 * columns of their own beside the sensor's glucose. Another language's names are not known exactly, and are refused.
 */
export const carelink: Recognise = (header, { above }) => {
  const column = (name: RegExp): number => header.findIndex((cell) => cell.length < 80 && name.test(cell));
  const [index, date, time] = [/^index$/i, /^date$/i, /^time$/i].map(column) as [number, number, number];
  const glucose = column(/^sensor glucose \((mg\/dL|mmol\/L)\)$/i);
  if ([index, date, time, glucose, column(/^isig value$/i)].some((each) => each < 0)) return undefined;
  const unit = unitIn(header[glucose] ?? '');
  const [meter, calibration, exception] = [/^bg reading\b/i, /^sensor calibration bg\b/i, /^sensor exception$/i].map(
    column,
  ) as [number, number, number];
  const cell = (row: readonly string[], at: number): string => (at < 0 ? '' : (row[at] ?? '').trim());
  const preamble = above.findIndex(isPreamble);
  let wearer = preamble < 0 ? undefined : nameIn(above[preamble + 1] ?? []);
  let isNamed = false;
  const model = modelIn(above.flat().join(' ').slice(0, 1000));
  const reader: RowReader = {
    ...(unit ? { unit } : {}),
    column: glucose,
    take(row, into) {
      if (isNamed) {
        // A second export below the first, perhaps another person's.
        if (wearer !== undefined && nameIn(row) !== wearer) into.severalPeople = true;
        wearer = nameIn(row);
      }
      const wasNamed = isNamed;
      isNamed = isPreamble(row);
      if (wasNamed || !/^\d+([.,]\d+)?$/.test(cell(row, index))) return leaveOut(into, 'about');
      const moment = seen(into, momentOf(row[date], row[time]));
      const [value, said] = [cell(row, glucose), cell(row, exception).toLowerCase()];
      const beyond = /\b(?:below|above)\b/.exec(said)?.[0];
      if (value === '' && !beyond) {
        if (cell(row, calibration) !== '') return leaveOut(into, 'calibration');
        return leaveOut(into, cell(row, meter) === '' ? 'event' : 'strip');
      }
      const amount = value === '' ? (beyond === 'below' ? low : high) : amountIn(value);
      into.candidates.push({ moment, amount, device: deviceOf(into, '', () => model) });
    },
  };
  return reader;
};
