import { amountIn, unitIn } from '../amounts.ts';
import { deviceOf, leaveOut, seen } from '../collect.ts';
import { keyOf, type Recognise } from '../headers.ts';
import { momentIn } from '../moments.ts';

/**
 * Tandem's export: sections one below the other, each with a header of its own (readings, insulin on board, boluses, basal rates). Readings
 * have a description: EGV is the sensor's, BG a fingerstick. A row of another section is an event, whatever stands in its cells.
 */
export const tandem: Recognise = (header) => {
  const keys = header.slice(0, 40).map(keyOf);
  const column = (...names: string[]): number => keys.findIndex((key) => names.includes(key));
  const [description, time, value] = [
    column('description'),
    column('eventdatetime'),
    column('readingscgmbgm', 'readingscgmbgmmgdl', 'readingsmgdl'),
  ] as [number, number, number];
  if (description < 0 || time < 0 || value < 0 || column('serialnumber') < 0) return undefined;
  const unit = unitIn(header[value] ?? '');
  const serial = column('serialnumber');
  return {
    ...(unit ? { unit } : {}),
    sections: true,
    take(row, into) {
      const said = (row[description] ?? '').trim().toUpperCase();
      if (said === 'BG' || said === 'BGM') return leaveOut(into, 'strip');
      if (said !== 'EGV' || row.length > header.length + 1) return leaveOut(into, 'event');
      const number = (row[serial] ?? '').trim();
      into.candidates.push({
        moment: seen(into, momentIn((row[time] ?? '').trim())),
        amount: amountIn(row[value]),
        device: deviceOf(into, number, () => 'Tandem'),
      });
    },
  };
};

/** Where the line of the section with readings begins, wherever in the file it stands; 0 where there is none, or nothing above it. */
export function sectionOfTandem(text: string): number {
  const at = text.search(/\breadings \((?:cgm ?\/ ?bgm|mg\/dl)\)/i);
  const start = at < 0 ? 0 : text.lastIndexOf('\n', at) + 1;
  const line = text.slice(start, Math.max(start, at));
  return line.length < 500 && /description/i.test(line) && /event ?date ?time/i.test(line) ? start : 0;
}
