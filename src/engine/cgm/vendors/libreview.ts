import { amountIn, isUnknownWord, unitIn } from '../amounts.ts';
import { deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { columnOf, type Recognise } from '../headers.ts';
import { momentIn } from '../moments.ts';

const historicName = /^(?=.*(mg\s?\/\s?dl|mmol))(?!.*(keton|cétone|ceton)).*(histor|hist[oó]r|verlauf|storic)/i;
const scanName = /^(?=.*(mg\s?\/\s?dl|mmol)).*(scan|num[ée]risation|escane|digitaliz|scansion|lectura)/i;
const stripName = /^(?=.*(mg\s?\/\s?dl|mmol))(?!.*(keton|cétone|ceton)).*(strip|streifen|bandelette|tira|strisci)/i;
const timeName =
  /(time\s?stamp|zeitstempel|horodatage|sello|marca de (hora|tiempo)|data e ora|tijdstempel|^(time|uhrzeit|zeit|heure|hora|tijd)$)/i;
const serialName =
  /^(serial number|serien\s?nummer|num[ée]ro de s[ée]rie|n[úu]mero de serie|numero di serie|serienummer)$/i;
const deviceName = /^(device|meter|ger[äa]t|messger[äa]t|appareil|lecteur|dispositivo|apparaat)$/i;

/**
 * FreeStyle LibreView, LibreLink and the older programs. A reading is a row whose Historic column is filled, whatever its
 * record type: new exports write type 0, old ones 1. A scan is taken when somebody looks, so it never counts.
 */
export const libreview: Recognise = (header, { above }) => {
  const historic = columnOf(header, historicName);
  if (historic === undefined) return undefined;
  const time = columnOf(header.slice(0, historic), timeName);
  const scan = columnOf(header, scanName);
  if (time === undefined || (scan === undefined && columnOf(header, serialName) === undefined)) return undefined;
  const strip = columnOf(header, stripName);
  const serial = columnOf(header, serialName);
  const device = columnOf(header, deviceName);
  const unit = unitIn(header[historic] ?? '');
  const at = (row: readonly string[], column: number | undefined): string =>
    column === undefined ? '' : (row[column] ?? '').trim();
  const title = above[0] ?? [];
  const english = /^historic /i.test(header[historic] ?? '');

  return {
    ...(unit ? { unit } : {}),
    column: historic,
    take(row, into) {
      if (title.length > 3 && row[0] === title[0]) {
        // A second export below the first, perhaps another person's.
        if (row.slice(0, title.length).at(-1) !== title.at(-1)) into.severalPeople = true;
        return leaveOut(into, 'other');
      }
      const moment = seen(into, momentIn(at(row, time)));
      const value = at(row, historic);
      if (value !== '') {
        // In English every word is known; in another language a dropped Low would make time below range too short.
        if (!english && isUnknownWord(value)) into.foreign = header;
        const name = at(row, device);
        into.candidates.push({
          moment,
          amount: amountIn(value),
          // One sensor is told by its number, whether a reader or a telephone wrote the row.
          device: deviceOf(into, at(row, serial) || name, () => modelIn(name)),
        });
        return;
      }
      if (at(row, scan) !== '') return leaveOut(into, 'scan');
      if (at(row, strip) !== '') return leaveOut(into, 'strip');
      leaveOut(into, moment ? 'event' : 'other');
    },
  };
};
