import { describe, expect, test } from 'vitest';
import { left, read, refusal, values } from './files.ts';

const clock = (n: number, step = 5): string =>
  new Date(Date.UTC(2026, 10, 1, 7) + n * step * 60_000).toISOString().slice(0, 19);
const rows = (header: string, cells: readonly (string | number)[], step = 5): string =>
  [header, ...cells.map((cell, n) => `${clock(n, step)},${cell}`)].join('\n');
const entries = (sgvs: readonly number[], change: object = {}): string =>
  JSON.stringify(
    sgvs.map((sgv, n) => ({
      type: 'sgv',
      sgv,
      date: Date.UTC(2026, 10, 1, 7) + n * 300_000,
      dateString: `${clock(n)}.000Z`,
      utcOffset: 0,
      ...change,
    })),
  );

describe('Low and High written as numbers', () => {
  test('Glooko’s 1 and 2001 mg/dL, 0.1 and 111.1 mmol/L', () => {
    for (const [header, cells] of [
      [
        'Zeitstempel,CGM-Glukosewert (mg/dl)',
        ['"100,0"', '"1,0"', '"1,0"', '"1,0"', '"2001,0"', '"104,0"', '98', '110'],
      ],
      ['Timestamp,CGM Glucose Value (mmol/l)', [5.6, 0.1, 0.1, 0.1, 111.1, 5.7, 5.4, 6.1]],
    ] as const) {
      const { summary } = read(rows(header, cells));
      expect(summary).toMatchObject({ readings: 8, below54: 37.5, above250: 12.5 });
    }
  });
  test('elsewhere they are no values', () => {
    expect(left(read(rows('time,glucose (mg/dL)', [100, 1, 2001])))).toEqual({ 'out-of-range': 2 });
  });
  test('Nightscout: up to 12 a code, from there to 39 Low', () => {
    const recording = read(entries([60, 12, 13, 37, 39, 40]));
    expect(recording.readings.map(({ low }) => low ?? false)).toEqual([false, true, true, true, false]);
    expect(left(recording)).toEqual({ 'device-code': 1 });
  });
});

describe('what is no sensor’s', () => {
  test('a meter’s log is never enough, however even it is', () => {
    for (const step of [31, 240, 1440]) {
      const { summary } = read(
        rows(
          'time,Blood Sugar Measurement (mg/dL)',
          Array.from({ length: Math.ceil((20 * 1440) / step) }, (_, n) => 100 + (n % 9)),
          step,
        ),
      );
      expect(summary.enough).toBe(false);
      expect(summary.wearPercent).toBeLessThan(70);
    }
  });
  test('a reading every 5, 15 or 30 minutes is worn all the time', () => {
    for (const step of [5, 15, 30])
      expect(
        read(
          rows(
            'time,glucose (mg/dL)',
            Array.from({ length: (20 * 1440) / step }, (_, n) => 100 + (n % 9)),
            step,
          ),
        ).summary,
      ).toMatchObject({ enough: true, wearPercent: 100 });
  });
  test.each(['manual', 'Finger prick', 'BG meter', 'smbg', 'capilar', 'manuell'])('“%s” is a fingerstick', (kind) => {
    const recording = read(
      `date,time,glucose,type\n2026-11-01,07:00,7.0,cgm\n2026-11-01,07:05,12.9,${kind}\n2026-11-01,07:10,7.6,cgm`,
    );
    expect(left(recording)).toEqual({ strip: 1 });
  });
  test.each(['Method', 'Reading Type', 'Source', 'Messart', 'نوع القياس'])(
    'a column “%s” tells fingersticks and ketones, and nothing by a name',
    (name) => {
      const said = (...ways: string[]): string =>
        [`time,glucose (mg/dL),${name}`, ...ways.map((way, n) => `2026-11-01T07:${10 + n * 5},${120 + n},${way}`)].join(
          '\n',
        );
      for (const way of ['Fingerstick', 'BG meter', 'Manual entry', 'vingerprik', 'وخز الإصبع'])
        expect([way, left(read(said('CGM', way, 'CGM')))]).toEqual([way, { strip: 1 }]);
      expect(left(read(said('CGM', 'Ketones', 'CGM')))).toEqual({ other: 1 });
      expect(left(read(said('Manuel’s iPhone', 'Manuel’s iPhone')))).toEqual({});
    },
  );
  test('a table of several analytes is refused where its value has no name', () => {
    const rowsOf = (name: string): string =>
      `time,${name},Parameter\n2026-11-01T07:00,7.0,Glucose\n2026-11-01T07:05,1.9,Ketones`;
    expect(refusal(rowsOf('value (mmol/L)'))).toBe('unknown-format');
    expect(left(read(rowsOf('glucose (mmol/L)')))).toEqual({ other: 1 });
  });
  test('ketones are asked about or left out', () => {
    expect(refusal(rows('Time,Sensor reading(mmol/L)', [0.4, 0.6, 0.9, 1.2, 1.6, 2.4]))).toBe('unit-unclear');
    expect(left(read('time,glucose (mmol/L),type\n2026-11-01T07:00,7.0,cgm\n2026-11-01T07:05,1.9,ketone'))).toEqual({
      other: 1,
    });
  });
});

describe('values that cannot be', () => {
  test('more than one in a hundred is a question, which an answer settles', () => {
    const file = rows('time,glucose (mg/dL)', [...Array.from({ length: 97 }, () => 120), 700, 701, 702]);
    expect(refusal(file)).toBe('unit-unclear');
    expect(left(read(file, { unit: 'mg/dL' }))).toEqual({ 'out-of-range': 3 });
    expect(
      left(read(rows('time,glucose (mg/dL)', [...Array.from({ length: 400 }, () => 120), 700, 701, 702]))),
    ).toEqual({ 'out-of-range': 3 });
    // Of few rows two are no sign of another unit.
    const two = (all: number): string =>
      rows('time,glucose (mg/dL)', [...Array.from({ length: all - 2 }, () => 120), 700, 701]);
    expect([two(20), two(150), two(250)].map((each) => refusal(each))).toEqual(['read', 'unit-unclear', 'read']);
  });
  test('Nightscout in mmol/L is asked, and read in it once that is said', () => {
    expect(refusal(entries([6.1, 6.4, 7, 7.2]))).toBe('unit-unclear');
    expect(values(read(entries([6, 7]), { unit: 'mmol/L' }))[0]).toBeCloseTo(108.1, 1);
    expect(refusal(entries([1, 5, 9]))).toBe('no-readings');
  });
});

test('a number of each row is nobody; a person’s is somebody', () => {
  const file = (key: string, ids: readonly string[]): string =>
    rows(
      `time,glucose (mg/dL),${key}`,
      ids.map((id, n) => `${120 + n},${id}`),
    );
  expect(values(read(file('ID', ['A000', 'A001', 'A002'])))).toEqual([120, 121, 122]);
  expect(refusal(file('ID', ['A', 'A', 'B', 'B']))).toBe('several-people');
  expect(refusal(file('ID', ['A', 'B']))).toBe('several-people');
  expect(refusal(file('Patient ID', ['A', 'B', 'C']))).toBe('several-people');
});

test('hours that are UTC’s are told of', () => {
  expect(read(entries([120, 118])).utc).toBe(true);
  expect(read(entries([120, 118], { utcOffset: undefined })).utc).toBe(true);
  expect(read(entries([120, 118], { utcOffset: 180 }))).not.toHaveProperty('utc');
  expect(read(entries([120, 118], { dateString: '2026-11-01T07:05:00+03:00' }))).not.toHaveProperty('utc');
  expect(read(rows('Time (UTC),glucose (mg/dL)', [120, 118])).utc).toBe(true);
  expect(read(rows('Time,glucose (mg/dL)', [120, 118]))).not.toHaveProperty('utc');
  const table = (...times: string[]) =>
    read(['time,glucose (mg/dL)', ...times.map((time) => `${time},120`)].join('\n'));
  expect(table('2026-11-01T07:00:00Z', '2026-11-01T07:05:00Z').utc).toBe(true);
  expect(table('1793516400000', '1793516700000').utc).toBe(true);
  expect(table('2026-11-01T07:00:00+03:00')).not.toHaveProperty('utc');
  expect(table('2026-11-01T07:00:00Z', '2026-11-01T07:05:00')).not.toHaveProperty('utc');
  const tidepool = (more: object) =>
    read(JSON.stringify([{ type: 'cbg', time: '2026-11-01T07:00:00Z', value: 120, units: 'mg/dL', ...more }]));
  expect(tidepool({}).utc).toBe(true);
  expect(tidepool({ timezoneOffset: 0 })).not.toHaveProperty('utc');
});
