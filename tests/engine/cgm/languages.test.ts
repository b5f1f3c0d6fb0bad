import { describe, expect, test } from 'vitest';
import { at, left, libre, read, refusal, values } from './files.ts';

/** A table of two columns, of which each row is one reading. */
const table = (header: string, ...rows: readonly string[]): string => [header, ...rows].join('\n');

describe('dates of other languages', () => {
  test.each([
    ['German', 'Zeit;Glukose (mg/dL)', '13. Mai 2026 10:00', '2026-05-13T10:00'],
    ['German, the month cut short', 'Zeit;Glukose (mg/dL)', '13 Mrz 2026 10:00', '2026-03-13T10:00'],
    ['German, the hour said', 'Zeit;Glukose (mg/dL)', '13.12.2026 10:00 Uhr', '2026-12-13T10:00'],
    ['French', 'Heure;Glycémie (mg/dL)', '13 févr. 2026 10:00', '2026-02-13T10:00'],
    ['French, June', 'Heure;Glycémie (mg/dL)', '13 juin 2026 10:00', '2026-06-13T10:00'],
    ['French, July', 'Heure;Glycémie (mg/dL)', '13 juil. 2026 10:00', '2026-07-13T10:00'],
    ['Spanish', 'Fecha;Glucosa (mg/dL)', '13 de agosto de 2026 10:00', '2026-08-13T10:00'],
    ['Arabic', 'الوقت;الجلوكوز', '١٣ أكتوبر ٢٠٢٦ ١٠:٠٠', '2026-10-13T10:00'],
    ['Arabic, in the morning', 'الوقت;الجلوكوز', '2026-10-13 12:05 ص', '2026-10-13T00:05'],
    ['Arabic, in the evening', 'الوقت;الجلوكوز', '2026-10-13 12:05 م', '2026-10-13T12:05'],
    ['Arabic, as a telephone writes it', 'الوقت;الجلوكوز', '١٣‏/١٠‏/٢٠٢٦، ١٠:٠٠ م', '2026-10-13T22:00'],
  ])('%s', (_, header, time, clock) => {
    expect(read(table(header, `${time};120`)).readings).toEqual([{ at: at(clock), mgdl: 120 }]);
  });

  test('a file that goes through the year is read whole, not only the months that are alike in English', () => {
    const months = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
    const { readings, ignored } = read(
      table('Zeit;Glukose (mg/dL)', ...months.map((month, n) => `13 ${month} 2026 10:00;${100 + n}`)),
    );
    expect(readings).toHaveLength(12);
    expect(ignored).toEqual([]);
  });
});

describe('files as they were met', () => {
  test('Clarity in Spanish calls its readings by their full name', () => {
    const recording = read(
      table(
        'Índice;Marca temporal (AAAA-MM-DDThh:mm:ss);Tipo de evento;Subtipo de evento;Información del paciente;Información del dispositivo;ID del dispositivo de origen;Nivel de glucosa (mg/dl)',
        '1;;Nombre;;A;;;',
        '2;2026-02-13T10:00:00;Niveles estimados de glucosa;;;;PL1;120',
        '3;2026-02-13T10:05:00;Niveles estimados de glucosa;;;;PL1;Bajo',
        '4;2026-02-13T10:06:00;Insulina;Acción rápida;;;PL1;',
      ),
    );
    expect(values(recording)).toEqual([120, 39]);
    expect(left(recording)).toEqual({ about: 1, event: 1 });
  });

  test('Lingo says in the column’s name how its times are written', () => {
    const recording = read(
      table(
        'Time of Glucose Reading [T=(local time) +/- (time zone offset)], Measurement(mmol/L)',
        '2026-06-13T17:30+01:00,5.4',
        '2026-06-13T17:25+01:00,5.3',
      ),
    );
    expect(recording.unit).toBe('mmol/L');
    expect(recording.readings.map((reading) => reading.at)).toEqual([at('2026-06-13T17:25'), at('2026-06-13T17:30')]);
  });

  test('a column of zones is no column of times', () => {
    const { readings } = read(
      table('time zone,time,glucose', 'Asia/Dubai,2026-06-13 17:30,120', '+04:00,2026-06-13 17:35,121'),
    );
    expect(readings).toHaveLength(2);
  });

  test('instants of UTC beside the minutes the wearer’s clock is ahead', () => {
    const recording = read(table('timestamp,timezoneOffSet,value,units', '2026-02-13T23:30:00Z,120,150,mg/dL'));
    expect(recording.readings).toEqual([{ at: at('2026-02-14T01:30'), mgdl: 150 }]);
  });
});

describe('headers of other languages', () => {
  test.each([
    ['Arabic', 'الوقت;الجلوكوز (ملغ/دل)', '120', 'mg/dL', 120],
    ['Arabic, with vowels', 'التاريخ والوقت;قراءةُ الجلوكوز (ملجم/ديسيلتر)', '120', 'mg/dL', 120],
    ['Arabic, in moles', 'التاريخ والوقت;مستوى السكر في الدم (ملي مول/لتر)', '5٫5', 'mmol/L', 5.5 * 18.0156],
    ['accents apart from their letters', 'Heure;Glyce\u0301mie (mg/dL)', '120', 'mg/dL', 120],
    ['German', 'Datum/Uhrzeit;Gewebeglukose (mmol/l)', '5,5', 'mmol/L', 5.5 * 18.0156],
  ])('%s', (_, header, value, unit, mgdl) => {
    const recording = read(table(header, `2026-02-03 10:00;${value}`));
    expect(recording.unit).toBe(unit);
    expect(values(recording)).toEqual([mgdl]);
  });

  test.each([
    ['grams in a litre', table('Date;Heure;Glycémie (g/L)', '13/02/2026;10h05;1,20')],
    [
      'CareLink in German, whatever columns it has',
      table('Index;Datum;Zeit;Glukose (mg/dl);ISIG-Wert', '1;13.02.2026;10:05;120;22,5'),
    ],
    [
      'Clarity whose readings have another word',
      table(
        "Index,Horodatage (AAAA-MM-JJThh:mm:ss),Type d'événement,Taux de glucose (mg/dL)",
        '1,2026-02-13T10:05:00,VGE,120',
      ),
    ],
  ])('%s: refused', (_, text) => {
    expect(refusal(text)).toBe('unknown-format');
  });
});

test.each([
  ['nothing after it', 'time,glucose (mmol/L)', ['2026-02-03 10:00,5,6', '2026-02-03 10:05,6']],
  ['an empty cell after it', 'time,glucose (mmol/L),note', ['2026-02-03 10:00,5,6,', '2026-02-03 10:05,6,']],
])('a decimal comma that parts cells is refused, though some values are whole: %s', (_, header, rows) => {
  expect(refusal(table(header, ...rows))).toBe('unknown-format');
});

describe('whose device, whose readings', () => {
  const rows = (serial: string, value: number): string[] =>
    ['10:00', '10:05', '10:10'].map((time) => `2026-02-03 ${time},${value},${serial}`);

  test.each(['Serial Number', 'Seriennummer', 'Numéro de série'])('two sensors by “%s”', (serial) => {
    const recording = read(table(`time,glucose,${serial}`, ...rows('S1', 120), ...rows('S2', 150)));
    expect(left(recording)).toEqual({ 'other-device': 3 });
  });

  test('the number before the device’s name', () => {
    const recording = read(
      table('time,glucose,device,serial number', '2026-02-03 10:00,120,G7,S1', '2026-02-03 10:00,120,iPhone,S1'),
    );
    expect(left(recording)).toEqual({ duplicate: 1 });
  });

  test('one sensor, whether its reader or a telephone wrote the row', () => {
    const time = '2026-02-03 10:00';
    const recording = read(
      libre([
        { time, historic: 100 },
        { time, historic: 100, device: 'FreeStyle LibreLink' },
      ]),
    );
    expect(left(recording)).toEqual({ duplicate: 1 });
  });

  test('two people’s exports pasted together', () => {
    const of = (name: string): string =>
      table(`Name:${name},Date Range:x`, 'Timestamp,CGM Glucose Value (mg/dl),Serial Number', ...rows('S1', 120));
    expect(refusal(`${of('Rana Haddad')}\n${of('Omar Nasser')}`)).toBe('several-people');
    expect(left(read(`${of('Rana Haddad')}\n${of('Rana Haddad')}`))).toEqual({ duplicate: 3, other: 2 });
  });
});
