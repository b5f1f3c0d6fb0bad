import { describe, expect, test } from 'vitest';
import { at, left, read, refusal } from './files.ts';

const header =
  'Index,Date,Time,New Device Time,BG Source,BG Reading (mg/dL),Bolus Type,Sensor Calibration BG (mg/dL),Sensor Glucose (mg/dL),ISIG Value,Sensor Exception';
const preamble = (last: string): string =>
  `Last Name,First Name,Patient ID,System ID,Start Date,End Date,Device,MiniMed 780G\n"${last}","Rana","","","7/9/26 12:00:00 AM","8/9/26 12:00:00 AM","Serial Number","NG1234567H"\n`;
const section = (rows: readonly string[], name = 'MiniMed 780G,Pump'): string =>
  `\n-------,${name},NG1234567H,-------\n${header}\n${rows.join('\n')}\n`;
const pump = section([
  '0.00000,2026/07/09,10:00:00,,,,Normal,,,,',
  '1.00000,2026/07/09,09:58:10,,CONTOUR,163,,,,,',
  '2.00000,2026/07/09,09:55:00,,,,,150,,,',
]);
const sensor = section(
  [
    '3.00000,2026/07/09,10:05:00,,,,,,137,22.1,',
    '4.00000,2026/07/09,10:00:00,,,,,,131,21.7,',
    '5.00000,2026/07/09,09:55:00,,,,,,,,Sensor below 40 mg/dL',
  ],
  'Aggregated Sensor Data',
);

describe('Medtronic CareLink', () => {
  test('the sensor’s column alone is read, of all sections; the rest is counted', () => {
    const recording = read(preamble('Haddad') + pump + sensor);
    expect(recording).toMatchObject({
      format: 'carelink',
      unit: 'mg/dL',
      devices: [{ name: 'Medtronic', readings: 3 }],
      readings: [
        { at: at('2026-07-09T09:55:00'), mgdl: 39, low: true },
        { at: at('2026-07-09T10:00:00'), mgdl: 131 },
        { at: at('2026-07-09T10:05:00'), mgdl: 137 },
      ],
    });
    // The line of dashes and the header of the second section.
    expect(left(recording)).toEqual({ event: 1, strip: 1, calibration: 1, about: 1, other: 1 });
    expect(JSON.stringify(recording)).not.toMatch(/haddad|rana|NG123/i);
  });
  test('semicolons and decimal commas, in mmol/L', () => {
    const file = (preamble('Haddad') + sensor)
      .replaceAll(',', ';')
      .replaceAll('mg/dL)', 'mmol/L)')
      .replace(';137;22.1', ';7,6;22,1')
      .replace(';131;21.7', ';7,3;21,7');
    const { unit, readings } = read(file);
    expect(unit).toBe('mmol/L');
    expect(readings.map(({ mgdl }) => Math.round(mgdl))).toEqual([39, 132, 137]);
  });
  test('two people’s exports in one file are not mixed', () => {
    expect(refusal(preamble('Haddad') + sensor + preamble('Saleh') + sensor)).toBe('several-people');
    expect(refusal(preamble('Haddad') + sensor + preamble('Haddad') + sensor)).toBe('read');
  });
  test('a pump’s sections without a sensor hold no reading', () => {
    expect(refusal(preamble('Haddad') + pump)).toBe('no-readings');
  });
});
