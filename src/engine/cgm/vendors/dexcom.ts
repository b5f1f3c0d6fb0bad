import { amountIn, high, isUnknownWord, low, unitIn } from '../amounts.ts';
import { deviceOf, leaveOut, seen } from '../collect.ts';
import { modelIn } from '../devices.ts';
import { columnOf, type Recognise } from '../headers.ts';
import { momentIn } from '../moments.ts';
import type { Reason } from '../types.ts';

/** Clarity writes how its times look into the column's name, in letters of the language: (YYYY-MM-DDThh:mm:ss), (JJJJ-MM-TT…). */
const stamped = /\((\w)\1{3}-mm-\w\wt?\s?hh:mm:ss\)/i;
const timeName = /^(timestamp|zeitstempel|horodatage|marca temporal|marca de tiempo)\b/i;
const eventName =
  /^(event type|ereignis(typ|art)|type d.(é|e)v(é|e)nement|tipo de evento|tipo (di )?evento|type gebeurtenis|gebeurtenistype)$/i;
const deviceName =
  /^(source device id|quellger(ä|ae)te?.?id|id (des|vom) quellger(ä|ae)ts?|id (de l.)?appareil source|id (de(l)? )?dispositivo)/i;
const transmitterName = /^(transmitter.?id|(id|identifiant) (de l.)?(é|e)metteur|id (del )?transmisor|sender.?id)$/i;

/** How fast glucose changes is no glucose. */
const changeName = /\/\s?min|rate of|variation|änderung|cambio|variazione/i;
/** From the kind of event to the value: its second kind, patient, device, source device lie between. */
const valueAfterEvent = 5;

const readingTypes = new Set(['egv', 'egw', 'nivelesestimadosdeglucosa']);
const persons = new Set([
  'firstname',
  'lastname',
  'dateofbirth',
  'vorname',
  'nachname',
  'geburtsdatum',
  'prénom',
  'nom',
  'nombre',
  'apellido',
  'apellidos',
  'fechadenacimiento',
]);
const reasonOf = new Map<string, Reason>([
  ...(['device', 'gerät', 'appareil', 'dispositivo', 'patient', 'patientidentifier'] as const).map(
    (type) => [type, 'about'] as const,
  ),
  ...(['alert', 'warnung', 'alarm', 'alerte', 'alerta'] as const).map((type) => [type, 'alert'] as const),
  ...(['calibration', 'kalibrierung', 'étalonnage', 'calibración'] as const).map(
    (type) => [type, 'calibration'] as const,
  ),
  ...'insulin carbs exercise health notes note meal activity kohlenhydrate sport training gesundheit notizen insulina carbohidratos ejercicio salud notas insuline glucides exercice santé'
    .split(' ')
    .map((type) => [type, 'event'] as const),
]);

/** Dexcom Clarity, G4 to G7: one row per event; the untimed ones at the beginning tell of patient, device and alerts. */
export const dexcom: Recognise = (header) => {
  const time = columnOf(header, stamped) ?? columnOf(header, timeName);
  if (time === undefined) return undefined;
  // In a language not known here, the columns still stand where Clarity puts them.
  const known = columnOf(header, eventName);
  const event = known ?? (stamped.test(header[time] ?? '') && header.length > time + 5 ? time + 1 : undefined);
  const glucose = header.findIndex(
    (cell, index) => index !== time && unitIn(cell) !== undefined && !changeName.test(cell),
  );
  if (event === undefined || glucose < 0) return undefined;
  const unit = unitIn(header[glucose] ?? '');
  const english = /^event type$/i.test(header[event] ?? '');
  // Clarity puts the source device right before the value, whatever it is called: two devices must not pass for one.
  const device = columnOf(header, deviceName) ?? (glucose - event === valueAfterEvent ? glucose - 1 : undefined);
  const transmitter = columnOf(header, transmitterName);
  const info = device === undefined ? undefined : device - 1;
  const models = new Map<string, string>();
  const told = new Map<string, string>();
  let unknownWithValue = 0;
  const at = (row: readonly string[], column: number | undefined): string =>
    column === undefined ? '' : (row[column] ?? '').trim();

  return {
    ...(unit ? { unit } : {}),
    column: glucose,
    take(row, into) {
      const type = at(row, event).toLowerCase().replaceAll(' ', '');
      const when = at(row, time);
      const moment = seen(into, momentIn(when));
      if (readingTypes.has(type)) {
        const id = at(row, device);
        const value = at(row, glucose);
        // In English every word is known; in another language a dropped Low would make time below range too short.
        if (!english && isUnknownWord(value)) into.foreign = header;
        const key = `${id}|${at(row, transmitter)}`;
        into.candidates.push({
          moment,
          amount: amountIn(value) ?? outside(at(row, event + 1)),
          device: deviceOf(into, key, () => models.get(id) || modelIn(id)),
        });
        return;
      }
      if (persons.has(type)) {
        // Two exports pasted together: names differ.
        const value = at(row, event + 2).toLowerCase();
        const before = told.get(type);
        if (before !== undefined && value !== '' && before !== value) into.severalPeople = true;
        if (value !== '') told.set(type, value);
        leaveOut(into, 'about');
        return;
      }
      const reason = reasonOf.get(type);
      if (type === 'device' || type === 'gerät') models.set(at(row, device), modelIn(at(row, info)));
      if (!reason && when !== '' && at(row, glucose) !== '') unknownWithValue += 1;
      leaveOut(into, reason ?? (when === '' ? 'about' : 'other'));
    },
    finish(into) {
      if (into.candidates.length === 0 && unknownWithValue > 0) into.foreign = header;
    },
  };
};

/** The event's second type says Low or High where the value's cell is empty. */
function outside(subtype: string): typeof low | undefined {
  const amount = amountIn(subtype);
  return amount?.mark === 'low' ? low : amount?.mark === 'high' ? high : undefined;
}
