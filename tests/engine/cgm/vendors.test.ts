import { describe, expect, test } from 'vitest';
import { at, clarity, everyFive, left, leftOut, libre, read, refusal, values } from './files.ts';

const told = [
  { type: 'FirstName', patient: 'Zeynep', device: '' },
  { type: 'LastName', patient: 'Qaderi', device: '' },
  { type: 'DateOfBirth', patient: '1961-04-09', device: '' },
  { type: 'Device', info: 'Dexcom G7 Mobile App' },
  { type: 'Alert', subtype: 'High', value: 200 },
];

describe('Dexcom Clarity', () => {
  const rows = [
    ...told,
    ...everyFive('2026-02-28T23:50:00', [100, 'Low', 'High', 140]).map((row) => ({ ...row, transmitter: '8ABCDE' })),
    { time: '2026-03-01T00:02:00', type: 'Calibration', value: 118, transmitter: '8ABCDE' },
    { time: '2026-03-01T00:03:00', type: 'Carbs' },
    { time: '2026-03-01T00:04:00', type: 'Insulin', subtype: 'Fast-Acting' },
  ];

  test.each([
    ['commas', {}],
    ['commas and quotes', { quotes: true }],
    ['semicolons', { delimiter: ';' }],
    ['tabs', { delimiter: '\t' }],
    ['tabs, quotes and bare line feeds', { delimiter: '\t', quotes: true, end: '\n' }],
    ['old line ends', { end: '\r' }],
  ])('with %s', (_, how) => {
    const recording = read(clarity(rows, how));
    expect(recording).toMatchObject({ format: 'dexcom', unit: 'mg/dL', devices: [{ name: 'Dexcom G7', readings: 4 }] });
    expect(recording.readings).toEqual([
      { at: at('2026-02-28T23:50'), mgdl: 100 },
      { at: at('2026-02-28T23:55'), mgdl: 39, low: true },
      { at: at('2026-03-01T00:00'), mgdl: 401, high: true },
      { at: at('2026-03-01T00:05'), mgdl: 140 },
    ]);
    expect(left(recording)).toEqual({ about: 4, alert: 1, calibration: 1, event: 2 });
  });

  test('no name, birth date or transmitter comes out', () => {
    const text = JSON.stringify(read(clarity(rows)));
    for (const secret of ['Zeynep', 'Qaderi', '1961', '8ABCDE']) expect(text).not.toContain(secret);
  });

  test('two persons pasted together are refused', () => {
    const other = told.map((row) => (row.type === 'LastName' ? { ...row, patient: 'Khalil' } : row));
    expect(refusal(clarity([...rows, ...other, ...everyFive('2026-04-01T00:00:00', [90, 95])]))).toBe('several-people');
  });

  test('German and French columns, decimals with a comma', () => {
    const german = `Index;Zeitstempel (JJJJ-MM-TTThh:mm:ss);Ereignistyp;Ereignisuntertyp;Patienteninfo;Geräteinfo;Quellgeräte-ID;Glukosewert (mmol/l);Insulinwert (E)
1;;FirstName;;Zeynep;;;;
2;2026-06-02T00:00:00;EGV;;;;iOS G7;5,8;
3;2026-06-02T00:05:00;EGV;Niedrig;;;iOS G7;Niedrig;`;
    const recording = read(german);
    expect(recording).toMatchObject({
      format: 'dexcom',
      unit: 'mmol/L',
      readings: [{ mgdl: 5.8 * 18.0156 }, { low: true }],
    });
    const french = `Index,"Horodatage (AAAA-MM-JJThh:mm:ss)","Type d'événement","Sous-type","Infos patient","Infos appareil","ID de l'appareil source","Valeur de glycémie (mg/dL)"
1,2026-06-02T00:00:00,EGV,,,,android G6,105`;
    expect(read(french)).toMatchObject({ format: 'dexcom', unit: 'mg/dL', devices: [{ name: 'Dexcom G6' }] });
  });

  test('the source device is told apart whatever its column is called', () => {
    const row = (time: string, value: number, id: string) => `9;2026-06-02T${time};EGV;;;;${id};${value};;;;;;`;
    const german = [
      'Index;Zeitstempel (JJJJ-MM-TTThh:mm:ss);Ereignistyp;Ereignisuntertyp;Patienteninfo;Geräteinfo;ID des Quellgeräts;Glukosewert (mg/dl);Insulinwert (E);Kohlenhydratwert (g);Dauer (hh:mm:ss);Glukoseänderungsrate (mg/dl/min);Transmitterzeit;Sender',
      row('00:00:00', 100, 'Android G7'),
      row('00:05:00', 101, 'Android G7'),
      row('00:02:00', 180, 'iOS G6'),
    ].join('\n');
    for (const text of [german, german.replace('ID des Quellgeräts', 'Herkunft')]) {
      const recording = read(text);
      expect(recording.devices).toEqual([{ name: 'Dexcom G7', readings: 2 }]);
      expect(left(recording)).toEqual({ 'other-device': 1 });
    }
    const french = german
      .replace('Glukosewert (mg/dl)', 'Taux de glucose (mg/dL)')
      .replace('Glukoseänderungsrate (mg/dl/min)', 'Taux de variation du glucose (mg/dL/min)');
    expect(read(french).readings.map(({ mgdl }) => mgdl)).toEqual([100, 101]);
  });

  test('a language whose readings have another word is refused, with the header', () => {
    const odd =
      'Indeks;Tid (ÅÅÅÅ-MM-DDThh:mm:ss);Hendelse;B;C;D;E;Glukose (mg/dL)\n1;2026-06-02T00:00:00;XYZ;;;;iOS G7;105';
    expect(refusal(odd)).toBe('unknown-format');
  });

  test('dates that a spreadsheet rewrote', () => {
    const recording = read(
      clarity([
        { time: '1/2/2026 0:05', value: 100 },
        { time: '1/13/2026 13:05', value: 110 },
      ]),
    );
    expect(recording.readings.map((reading) => reading.at)).toEqual([at('2026-01-02T00:05'), at('2026-01-13T13:05')]);
  });
});

describe('FreeStyle LibreView', () => {
  test('a filled Historic column is a reading, whatever the record type; scans and strips never', () => {
    const recording = read(
      libre([
        { time: '01-13-2026 12:05 AM', historic: 100 },
        { time: '01-13-2026 12:20 AM', type: 1, historic: 110 },
        { time: '01-13-2026 12:21 AM', type: 1, scan: 112 },
        { time: '01-13-2026 12:22 AM', type: 2, strip: 120 },
        { time: '01-13-2026 12:23 AM', type: 5, notes: 'rice, lentils' },
        { time: '01-13-2026 12:24 PM', type: 6 },
        { time: '01-13-2026 12:35 PM', historic: 130 },
      ]),
    );
    expect(recording.format).toBe('libreview');
    expect(recording.readings.map((reading) => reading.at)).toEqual([
      at('2026-01-13T00:05'),
      at('2026-01-13T00:20'),
      at('2026-01-13T12:35'),
    ]);
    expect(left(recording)).toEqual({ scan: 1, strip: 1, event: 2 });
    expect(JSON.stringify(recording)).not.toMatch(/Haddad|AAAA111/);
  });

  test('scans alone are no readings', () => {
    expect(refusal(libre([{ time: '2026-01-01 10:00', type: 1, scan: 112 }]))).toBe('no-readings');
  });

  test('mmol/L, decimals with a comma; 10.0 is in range', () => {
    const rows = ['10,0', '3,9', '3,8', '10,1'].map((historic, n) => ({ time: `13-01-2026 0${n}:00`, historic }));
    const { unit, summary } = read(libre(rows, { unit: 'mmol/L' }));
    expect(unit).toBe('mmol/L');
    expect(summary).toMatchObject({ inRange: 50, below70: 25, above180: 25 });
  });

  test('the programs before: “Meter Timestamp”, and a list with the name above', () => {
    const meter = `Rana Haddad
Meter,Serial Number,Meter Timestamp,Record Type,Historic Glucose(mg/dL),Scan Glucose(mg/dL)
FreeStyle Libre Pro,X1,2018-05-03 10:00,0,100,
FreeStyle Libre Pro,X1,2018-05-03 10:15,0,104,`;
    expect(read(meter)).toMatchObject({ format: 'libreview', devices: [{ name: 'FreeStyle Libre Pro', readings: 2 }] });
    const list =
      'Rana Haddad\nID\tTime\tRecord Type\tHistoric Glucose (mmol/L)\tScan Glucose (mmol/L)\n7\t2019/11/05 18:48\t0\t4.2\t\n8\t2019/11/05 18:50\t1\t\t4.4';
    expect(values(read(list))).toEqual([4.2 * 18.0156]);
  });

  test('German and French', () => {
    const german = `Glukose-Werte,Erstellt am,24-02-2026 12:12 UTC,Erstellt von,Rana Haddad
Gerät,Seriennummer,Gerätezeitstempel,Aufzeichnungstyp,Glukosewert-Verlauf mg/dL,Glukose-Scan mg/dL
FreeStyle LibreLink,U-1,02-03-2026 09:08,0,120,
FreeStyle LibreLink,U-1,02-03-2026 09:10,1,,121`;
    expect(read(german)).toMatchObject({
      readings: [{ at: at('2026-03-02T09:08') }],
      ignored: [{ reason: 'scan', rows: 1 }],
    });
    const french = `Données glycémiques,Généré le,24-02-2026 12:12 UTC,Généré par,Rana Haddad
Appareil,Numéro de série,Horodatage de l'appareil,Type d'enregistrement,Historique de la glycémie mg/dL,Numérisation de la glycémie mg/dL
FreeStyle LibreLink,U-1,02-03-2026 09:08,0,120,`;
    expect(values(read(french))).toEqual([120]);
  });

  test('two accounts pasted together are refused', () => {
    const first = libre([{ time: '2026-01-01 10:00', historic: 100 }]);
    expect(refusal(`${first}\r\n${first.replace('Rana Haddad', 'Omar Nasser')}`)).toBe('several-people');
    expect(leftOut(read(`${first}\r\n${first.replace('10:00', '10:15')}`))).toBe(2);
  });
});

describe('Nightscout', () => {
  const entry = (over: object) => ({ type: 'sgv', date: Date.UTC(2026, 2, 1, 21, 40, 10, 88), sgv: 120, ...over });

  test.each([
    ['an offset in the text', { dateString: '2026-03-02T00:40:10.088+0300', utcOffset: 0 }, '2026-03-02T00:40:10'],
    ['Z and utcOffset', { dateString: '2026-03-01T21:40:10.088Z', utcOffset: 180 }, '2026-03-02T00:40:10'],
    ['no text', { utcOffset: -60 }, '2026-03-01T20:40:10'],
    ['nothing but the instant', {}, '2026-03-01T21:40:10'],
    ['a browser’s text', { dateString: 'Sun Mar 01 2026 14:40:10 GMT-0700 (PDT)' }, '2026-03-01T14:40:10'],
    ['an old uploader’s text', { dateString: '03/02/2026 12:40:10 AM' }, '2026-03-02T00:40:10'],
    ['MongoDB’s wrapping', { date: { $numberLong: String(Date.UTC(2026, 2, 1, 5)) } }, '2026-03-01T05:00:00'],
  ])('the wearer’s clock from %s', (_, over, clock) => {
    expect(read(JSON.stringify([entry(over)])).readings).toEqual([{ at: at(clock), mgdl: 120 }]);
  });

  test('text and numbers, Low and High as 39 and 401, codes, calibrations', () => {
    const recording = read(
      JSON.stringify(
        ['39', 401, '120', 38, 5, 402, 601]
          .map((sgv, n) => entry({ sgv, date: Date.UTC(2026, 0, 1, 0, 5 * n) }))
          .concat([
            { type: 'mbg', date: 1, sgv: 1 },
            { type: 'cal', date: 1, sgv: 1 },
          ]),
      ),
    );
    expect(recording.readings.map(({ at: _, ...reading }) => reading)).toEqual([
      { mgdl: 39, low: true },
      { mgdl: 401, high: true },
      { mgdl: 120 },
      { mgdl: 39, low: true },
      { mgdl: 402 },
    ]);
    expect(left(recording)).toEqual({ 'device-code': 1, 'out-of-range': 1, calibration: 2 });
  });

  test('one element a line, a wrapper, the two tables without and with a header', () => {
    const two = [entry({}), entry({ date: Date.UTC(2026, 2, 1, 21, 45), sgv: 130 })];
    for (const text of [two.map((each) => JSON.stringify(each)).join('\n'), JSON.stringify({ result: two })])
      expect(values(read(text))).toEqual([120, 130]);
    for (const mark of [',', '\t'])
      expect(read(['"2026-03-01T21:40:10.088Z"', 1772401210088, 120, '"Flat"', '"share2"'].join(mark))).toMatchObject({
        format: 'nightscout',
        readings: [{ at: at('2026-03-01T21:40:10'), mgdl: 120 }],
      });
    expect(
      values(read('_id,device,date,dateString,sgv,type,utcOffset\na,loop://Rana,1772401210088,,120,sgv,0')),
    ).toEqual([120]);
  });

  test('a phone’s name is not a model', () => {
    expect(JSON.stringify(read(JSON.stringify([entry({ device: 'loop://Rana’s iPhone' })])))).not.toContain('Rana');
  });
});

describe('Tidepool', () => {
  const stored = (mgdl: number): number => Math.round((mgdl / 18.01559) * 1e5) / 1e5;
  const cbg = (value: number, minute: number, over: object = {}) => ({
    type: 'cbg',
    units: 'mmol/L',
    value,
    deviceTime: `2026-01-01T10:${String(minute).padStart(2, '0')}:00`,
    deviceId: 'DexG5MobRec_SM64305291',
    ...over,
  });

  test('stored values come back whole: 70 and 180 stay in range', () => {
    const all = Array.from({ length: 361 }, (_, n) => n + 40);
    const recording = read(
      JSON.stringify(
        all.map((mgdl, n) => cbg(stored(mgdl), 0, { deviceTime: new Date(n * 300_000).toISOString().slice(0, 19) })),
      ),
    );
    expect(recording.unit).toBe('mg/dL');
    expect(values(recording)).toEqual(all);
    expect(recording.summary.inRange).toBeCloseTo((100 * 111) / 361, 10);
    expect(recording.devices).toEqual([{ name: 'Dexcom G5', readings: 361 }]);
  });

  test('a file in mmol/L stays one', () => {
    const { unit, summary } = read(JSON.stringify([cbg(10, 0), cbg(5.5, 5), cbg(3.9, 10), cbg(3.8, 15)]));
    expect(unit).toBe('mmol/L');
    expect(summary.inRange).toBe(75);
  });

  test('time moved by its offset where the device told none; annotations as list and as text; what is no reading', () => {
    const recording = read(
      JSON.stringify([
        cbg(stored(40), 0, { annotations: [{ code: 'bg/out-of-range', value: 'low', threshold: 40 }] }),
        cbg(stored(400), 5, { annotations: '[{"code":"bg/out-of-range","value":"high","threshold":400}]' }),
        cbg(stored(120), 10, { deviceTime: undefined, time: '2026-01-01T17:10:00.000Z', timezoneOffset: -420 }),
        { type: 'smbg', deviceTime: '2026-01-01T10:00:00', value: 5, units: 'mmol/L' },
        { type: 'basal', deviceTime: '2026-01-01T10:00:00' },
        { type: 'upload', uploadId: 'x' },
        7,
      ]),
    );
    expect(recording.readings).toEqual([
      { at: at('2026-01-01T10:00'), mgdl: 39, low: true },
      { at: at('2026-01-01T10:05'), mgdl: 401, high: true },
      { at: at('2026-01-01T10:10'), mgdl: 120 },
    ]);
    expect(left(recording)).toEqual({ strip: 1, event: 1, about: 1, other: 1 });
  });

  test('a sheet of its workbook', () => {
    const sheet = `Zulu Time,Local Time,Device Time,Tidepool Data Type,Value,Units,Timezone Offset,Device Id,Annotations
2026-01-01 17:00:00,2026-01-01 10:00:00,2026-01-01 10:00:00,cbg,70.0001,mg/dL,-420,Dex_1,
2026-01-01 17:05:00,2026-01-01 10:05:00,,cbg,180.0008,mg/dL,-420,Dex_1,`;
    expect(read(sheet)).toMatchObject({
      format: 'tidepool',
      readings: [{ mgdl: 70 }, { at: at('2026-01-01T10:05'), mgdl: 180 }],
    });
  });
});

describe('plain tables', () => {
  test('a serial number is a device, and comes out nowhere', () => {
    const recording = read(
      [
        'Name:Rana Haddad,Date Range:2026-01-01 - 2026-01-14',
        'Timestamp,CGM Glucose Value (mg/dl),Serial Number',
        '2026-01-01 00:05,120,SER111',
        '2026-01-01 00:10,125,SER111',
        '2026-01-01 00:07,200,SER222',
      ].join('\n'),
    );
    expect(recording.readings.map(({ mgdl }) => mgdl)).toEqual([120, 125]);
    expect(left(recording)).toEqual({ 'other-device': 1 });
    expect(JSON.stringify(recording)).not.toMatch(/Haddad|SER/);
  });

  test.each([
    ['time and glucose', 'time,glucose\n2026-01-01 10:00,120'],
    ['glucose first', 'Glucose (mg/dL);Timestamp\n120;01.01.2026 10:00'],
    ['date and time', 'Date\tTime\tSensor Glucose (mg/dL)\tNote\n1/1/2026\t10:00 AM\t120\tx'],
    ['a spreadsheet’s midnight', 'date,time,gl\n2026-01-01 00:00:00,10:00:00,120'],
    ['two columns without a header', '2026-01-01T10:00,120'],
    ['the other way round', '120;2026-01-01 10:00'],
    ['a unit in the cell', 'when it was,x\n'.slice(14).concat('2026-01-01 10:00; 120 mg/dL')],
    ['a unit column', 'time,value,unit\n2026-01-01 10:00,120,mg/dL'],
    ['Arabic', 'التاريخ,الجلوكوز\n٢٠٢٦-٠١-٠١ ١٠:٠٠,١٢٠'],
    [
      'lines above',
      'Name:Rana Haddad,Date Range:x\nTimestamp,CGM Glucose Value (mg/dl),Serial Number\n2026-01-01 10:00,120,SN1',
    ],
    ['both units', 'time,Glucose (mg/dL),Glucose (mmol/L)\n2026-01-01 10:00,120,6.7'],
    ['seconds since 1970', `timestamp,glucose\n${Date.UTC(2026, 0, 1, 10) / 1000},120`],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({
      format: 'table',
      unit: 'mg/dL',
      readings: [{ at: at('2026-01-01T10:00'), mgdl: 120 }],
    });
  });

  test('xDrip’s file for SiDiary', () => {
    const recording = read(
      'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK\n01.02.2026;19:20;115;;;;\n01.02.2026;19:21;;118;;;\n01.02.2026;19:22;;;40;;',
    );
    expect(recording).toMatchObject({ format: 'xdrip', readings: [{ at: at('2026-02-01T19:20'), mgdl: 115 }] });
    expect(left(recording)).toEqual({ strip: 1, event: 1 });
  });

  test.each([
    ['several ids', 'id,time,gl\n1,2026-01-01 10:00,120\n2,2026-01-01 10:05,120', 'several-people'],
    ['two glucose columns', 'Timestamp,Libre GL,Dexcom GL\n2026-01-01 10:00,120,130', 'unknown-format'],
    [
      'values of several kinds',
      'time,type,value\n2026-01-01 10:00,glucose,120\n2026-01-01 10:01,pulse,66',
      'unknown-format',
    ],
    ['two columns of something else', 'time,pulse\n2026-01-01 10:00,120\n2026-01-01 10:05,120', 'unknown-format'],
    ['a header and no rows', 'time,glucose\n', 'no-readings'],
    ['decimal commas without quotes', 'time,glucose (mmol/L)\n2026-01-01 10:00,5,6', 'unknown-format'],
  ])('%s: %s', (_, text, reason) => {
    expect(refusal(text)).toBe(reason);
  });
});
