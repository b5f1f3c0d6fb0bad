import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCgm } from '../../../src/engine/cgm/index.ts';
import { left, libre, read, refusal } from './files.ts';

const saw = (text: string): string => {
  const result = readCgm(text);
  if (result.ok) throw new Error('read');
  return result.saw ?? '';
};
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('what is shown of an unknown file', () => {
  test.each([
    [
      'a name in the header itself, as Sibionics writes it',
      lines('脉搏(mmol/L),采集时间,姓名：Rana Haddad,设备名称：LT2401', '5.6,2026-01-01 10:00,,'),
      '脉搏(mmol/L), 采集时间',
    ],
    ['a name after a colon', lines('Patient: Rana Haddad,Glucose,Insulin', 'a1,b2,c3', 'a2,b2,c3'), 'Glucose, Insulin'],
    ['a name beside one known word', lines('Rana Haddad,Glucose report', '2026-01-01,x5'), 'Glucose report'],
    ['a name beside its column’s name', lines('Nombre,Rana Haddad,glucosa', 'a1,b2,c3'), 'glucosa'],
    [
      'a name in a column of a known table whose values are cut',
      lines('time,glucose mmol/L,Name: Rana Haddad', '2026-01-01 10:00,5,6,a', '2026-01-01 10:05,5,7,a'),
      'time, glucose mmol/L',
    ],
    [
      'a name in a column of a table of several kinds',
      lines('time,type,value,patient Rana Haddad', '2026-01-01 10:00,pulse,66,', '2026-01-01 10:05,glucose,137,'),
      'time, value',
    ],
    ['a reading in the header', lines('Glucose 137,Time,date', 'a,b1,c', 'd,e2,f'), 'Time, date'],
  ])('%s is not part of it', (_, text, expected) => {
    expect(refusal(text)).toBe('unknown-format');
    expect(saw(text)).toBe(expected);
  });

  test('a header of which one word is known is shown whole where it is wide', () => {
    expect(saw(lines('date,neutrophils,lymphocytes,monocytes', '2026-01-31,36.1,53.3,7.1'))).toBe(
      'date, neutrophils, lymphocytes, monocytes',
    );
  });

  test('a header in another language is shown whole', () => {
    const header = 'الجهاز,الرقم التسلسلي,الطابع الزمني للجهاز,نوع السجل,سجل الجلوكوز mg/dL,مسح الجلوكوز mg/dL';
    expect(saw(lines(header, 'x,y1,2026-01-01 10:00,0,120,'))).toBe(header.replaceAll(',', ', '));
  });
});

describe('a file of several kinds of values', () => {
  test('a section with a header that is not known is never read as the one above', () => {
    const text = lines(
      'DeviceType,SerialNumber,Description,EventDateTime,Glucose (mg/dL)',
      'pump,x,EGV,2026-01-01T10:00:00,120',
      'pump,x,EGV,2026-01-01T10:05:00,121',
      '',
      'DeviceType,SerialNumber,Description,EventDateTime,BG (mg/dL)',
      'pump,x,BG,2026-01-01T10:06:00,137',
    );
    expect(refusal(text)).toBe('unknown-format');
  });

  test('a pump’s log of insulin, food and glucose is never read, whatever unit is answered', () => {
    const text = lines(
      '"Tag";"Datum";"Uhrzeit";"Ereignis";"Wert";"Einheit"',
      '"Fr.";"16.01.26";"09:05";"Kohlenhydrate";"42";"g KH"',
      '"Fr.";"16.01.26";"09:06";"Bolus";"4,40";"U"',
      '"Fr.";"16.01.26";"09:22";"Blutzucker";"140";"mg/dL"',
    );
    expect(refusal(text, { unit: 'mg/dL' })).toBe('unknown-format');
  });

  test.each([
    ['Tandem’s', 'Serial Number,Description,Event Date Time,BG (mg/dL)', 'x,BG,2026-01-01T10:00:00,120'],
    ['Glooko’s', 'Timestamp,Glucose Value (mg/dl),Manual Reading', '2026-01-01 10:00,120,M'],
    ['Glooko’s in German', 'Zeitstempel;Glukosewert (mg/dl);Manuelles Lesen', '01.01.2026 10:00;120;'],
  ])('%s file of fingersticks has no readings', (_, header, row) => {
    expect(refusal(lines(header, row))).toBe('no-readings');
  });

  test('values in another unit than glucose are left out', () => {
    const recording = read(lines('time,value,unit', '2026-01-01 10:00,120,mg/dL', '2026-01-01 10:05,66,count/min'));
    expect(recording.readings).toHaveLength(1);
    expect(left(recording)).toEqual({ other: 1 });
  });

  test('rows of a plain table that say they are no sensor’s are left out', () => {
    const kinds = ['cbg', 'smbg', 'CGM', 'Calibration', 'Fingerstick', '', 'scan'];
    const rows = kinds.map((kind, n) => `2026-01-01 10:0${n},${kind},12${n}`);
    const recording = read(lines('time,type,glucose mg/dL', ...rows));
    expect(recording.readings.map(({ mgdl }) => mgdl)).toEqual([120, 122, 125]);
    expect(left(recording)).toEqual({ strip: 2, calibration: 1, scan: 1 });
  });
});

describe('Low and High in a language that is read', () => {
  const german = (word: string): string =>
    lines(
      'Index;Zeitstempel (JJJJ-MM-TTThh:mm:ss);Ereignistyp;Ereignissubtyp;Patienteninfo;Geräteinfo;Quellgeräte-ID;Glukosewert (mg/dL)',
      '1;2026-02-13T10:00:00;EGV;;;;iPhone;120',
      `2;2026-02-13T10:05:00;EGV;;;;iPhone;${word}`,
    );
  test.each(['Niedrig', 'LO', 'Niski', 'Matala', 'Lav', 'Düşük', 'Faible'])('“%s” is below the range', (word) => {
    expect(read(german(word)).readings[1]).toMatchObject({ mgdl: 39, low: true });
  });
  test.each(['Hoch', 'HI', 'Wysoki', 'Korkea', 'Høj', 'Høy', 'Yüksek', 'Élevée'])('“%s” is above it', (word) => {
    expect(read(german(word)).readings[1]).toMatchObject({ mgdl: 401, high: true });
  });
  test('a word that is neither refuses the file: dropped lows would make the time below range too short', () => {
    expect(refusal(german('Unterhalb'))).toBe('unknown-format');
    const title = ['Gerät', 'Seriennummer', 'Gerätezeitstempel', 'Aufzeichnungstyp', 'Glukosewert-Verlauf mg/dL'];
    expect(
      refusal(lines(title.join(','), 'Libre,S,13-02-2026 10:00,0,120', 'Libre,S,13-02-2026 10:15,0,Unterhalb')),
    ).toBe('unknown-format');
  });
  test('what only says that there is no value does not', () => {
    for (const word of ['', 'NaN', 'N/A', '--', 'null']) expect(left(read(german(word)))).toEqual({ 'no-value': 1 });
    expect(left(read(libre([{ time: '13-02-2026 10:00', historic: 120 }])))).toEqual({});
  });
});

describe('a refusal names the vendor, where the file does', () => {
  test.each([
    ['CareLink in another language', 'Index;Datum;Zeit;ISIG-Wert;Sensorglukose (mg/dL)\n1;1;1;1;1', 'carelink'],
    ['a pump’s log', 't:slim X2\nType,BolusType,BolusDeliveryMethod\nBolus,Carb,Standard', 'tandem'],
    ['Glooko’s meter', 'Timestamp,Glucose Value (mg/dl),Manual Reading\n2026-01-01 10:00,120,M', 'glooko'],
    ['Apple Health without a sensor', '<?xml version="1.0"?>\n<HealthData></HealthData>', 'appleHealth'],
    ['Clarity’s alerts', 'Dexcom Clarity\nalerts,by day\nx,y', 'clarity'],
  ])('%s', (_, text, vendor) => {
    expect(readCgm(text)).toMatchObject({ ok: false, vendor });
  });
  test('an archive by the names in it', () => {
    const archive = (name: string) => readCgm(zipSync({ [name]: strToU8('x') }));
    expect(archive('apple_health_export/export.xml')).toMatchObject({ reason: 'not-text', vendor: 'appleHealth' });
    expect(archive('CGM data/cgm_data_1.csv')).toMatchObject({ reason: 'not-text', vendor: 'glooko' });
    expect(archive('letters/one.txt')).not.toHaveProperty('vendor');
  });
  test('and is silent where it does not, or where a question is asked', () => {
    expect(readCgm('time,pulse\n2026-01-01 10:00,66')).not.toHaveProperty('vendor');
    const asked = readCgm('Dexcom\ntime,glucose (mg/dL)\n2026-01-01 10:00,5.5\n2026-01-01 10:05,5.6');
    expect(asked).toMatchObject({ reason: 'unit-unclear' });
    expect(asked).not.toHaveProperty('vendor');
  });
});
