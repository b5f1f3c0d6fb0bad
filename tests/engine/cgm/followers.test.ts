import { describe, expect, test } from 'vitest';
import { readCgm } from '../../../src/engine/cgm/index.ts';
import { at, left, read, refusal, values } from './files.ts';

const graph = (...entries: object[]): string =>
  JSON.stringify({ status: 0, data: { connection: { firstName: 'Rana' }, graphData: entries } });
const libre = (time: string, value: number, more: object = {}): object => ({
  FactoryTimestamp: time,
  Timestamp: time,
  type: 0,
  ValueInMgPerDl: value,
  isHigh: false,
  isLow: false,
  ...more,
});

describe('LibreLinkUp', () => {
  test('is read by the wearer’s clock, month first, from inside its answer', () => {
    const recording = read(
      graph(
        libre('11/2/2026 12:05:00 AM', 120, { FactoryTimestamp: '11/1/2026 8:05:00 PM' }),
        libre('11/2/2026 12:20:00 AM', 135, { FactoryTimestamp: '11/1/2026 8:20:00 PM' }),
      ),
    );
    expect(recording).toMatchObject({ format: 'librelinkup', unit: 'mg/dL' });
    expect(recording.utc).toBeUndefined();
    expect(recording.readings.map((reading) => reading.at)).toEqual([at('2026-11-02T00:05'), at('2026-11-02T00:20')]);
    expect(JSON.stringify(recording)).not.toContain('Rana');
  });

  test('what was taken when somebody looked does not count, and a log of such has no readings', () => {
    const looked = libre('11/2/2026 8:07:00 AM', 99, { type: 1 });
    expect(left(read(graph(libre('11/2/2026 8:05:00 AM', 120), looked)))).toEqual({ scan: 1 });
    const log = [1, 2, 3].map((n) => ({ Timestamp: `11/2/2026 8:0${n}:00 AM`, ValueInMgPerDl: 100 + n }));
    expect(refusal(JSON.stringify({ status: 0, result: log }))).toBe('no-readings');
  });

  test('low and high are those of the sensor’s range, not of the wearer’s targets', () => {
    const recording = read(
      graph(
        libre('11/2/2026 8:05:00 AM', 40, { isLow: true }),
        libre('11/2/2026 8:20:00 AM', 65, { isLow: true }),
        libre('11/2/2026 8:35:00 AM', 220, { isHigh: true }),
        libre('11/2/2026 8:50:00 AM', 400, { isHigh: true }),
      ),
    );
    expect(values(recording)).toEqual([39, 65, 220, 401]);
  });
});

const egv = (displayTime: string, value: number | null, more: object = {}): object => ({
  recordId: 'r',
  systemTime: displayTime,
  displayTime,
  transmitterId: 'SECRET',
  value,
  status: 'ok',
  trend: 'flat',
  unit: 'mg/dL',
  transmitterGeneration: 'g7',
  ...more,
});

describe('Dexcom’s list', () => {
  test('of version 3 is read by the displayed time, its offset not added', () => {
    const recording = read(
      JSON.stringify({
        recordType: 'egv',
        userId: 'someone',
        records: [
          egv('2026-11-01T23:55:00+04:00', 120, { systemTime: '2026-11-01T19:55:00Z' }),
          egv('2026-11-02T00:00:00+04:00', 38, { status: 'low' }),
          egv('2026-11-02T00:05:00+04:00', null, { status: 'high' }),
          egv('2026-11-02T00:10:00+04:00', 250, { status: 'high' }),
        ],
      }),
    );
    expect(recording.format).toBe('dexcom');
    expect(recording.devices).toEqual([{ name: 'Dexcom G7', readings: 4 }]);
    expect(recording.readings[0]?.at).toBe(at('2026-11-01T23:55'));
    expect(values(recording)).toEqual([120, 39, 401, 250]);
    expect(JSON.stringify(recording)).not.toMatch(/SECRET|someone/);
  });

  test('says LOW and HIGH in words, too; times of the world’s clock alone are told of', () => {
    const one = (minute: string, value: unknown, clock = '+04:00') =>
      egv(`2026-11-01T10:${minute}:00${clock}`, null, { systemTime: `2026-11-01T06:${minute}:00Z`, value });
    expect(values(read(JSON.stringify([one('00', 'LOW'), one('05', 'HIGH'), one('10', 120)])))).toEqual([39, 401, 120]);
    expect(read(JSON.stringify([one('00', 120)]))).not.toHaveProperty('utc');
    const world = egv('2026-11-01T10:00:00Z', 120);
    expect(read(JSON.stringify([world]))).toMatchObject({ utc: true });
    expect(read(JSON.stringify([world, one('05', 121)]))).not.toHaveProperty('utc');
  });

  test('of version 2 says its unit once, beside the list', () => {
    const egvs = [5.5, 6.1, 7.2].map((value, n) => ({
      systemTime: `2026-11-01T06:0${n}:00`,
      displayTime: `2026-11-01T10:0${n}:00`,
      value,
      status: null,
      trend: 'flat',
    }));
    expect(read(JSON.stringify({ unit: 'mmol/L', rateUnit: 'mmol/L/min', egvs }))).toMatchObject({
      unit: 'mmol/L',
      readings: [{ at: at('2026-11-01T10:00') }, {}, {}],
    });
  });

  test('calibrations, events and alerts have the same times and are no readings', () => {
    const plain = { systemTime: '2026-11-01T06:00:00', displayTime: '2026-11-01T10:00:00', unit: 'mg/dL', value: 110 };
    const recording = read(
      JSON.stringify([
        egv('2026-11-01T10:05:00', 120),
        plain,
        { ...plain, eventType: 'carbs', value: 30, unit: 'grams' },
        { ...plain, alertName: 'low', alertState: 'inactive' },
      ]),
    );
    expect(values(recording)).toEqual([120]);
    expect(left(recording)).toEqual({ calibration: 1, event: 1, alert: 1 });
  });

  test('of Share tells the wearer’s clock by its offset; without one the hours are UTC’s', () => {
    const instant = at('2026-11-01T20:00') * 1000;
    const one = (n: number, offset: string): object => ({
      WT: `Date(${instant + n * 300_000})`,
      ST: `Date(${instant + n * 300_000})`,
      DT: `Date(${instant + n * 300_000}${offset})`,
      Value: [39, 401, 100][n],
      Trend: 'Flat',
    });
    const recording = read(JSON.stringify([one(0, '+0400'), one(1, '+0400'), one(2, '+0400')]));
    expect(recording.readings[0]?.at).toBe(at('2026-11-02T00:00'));
    expect(values(recording)).toEqual([39, 401, 100]);
    expect(read(JSON.stringify([one(2, ''), one(0, '')])).utc).toBe(true);
  });

  test('is never mixed with another one’s', () => {
    const mixed = JSON.stringify([egv('2026-11-01T10:00:00', 120), libre('11/1/2026 10:05:00 AM', 121)]);
    expect(readCgm(mixed)).toMatchObject({ ok: false, reason: 'unknown-format' });
  });
});

describe('Tandem’s export', () => {
  const head = 'DeviceType,SerialNumber,Description,EventDateTime,Readings (CGM / BGM)';
  const text = [
    'Tandem Diabetes Care',
    '',
    head,
    't:slim X2 Insulin Pump,123456,EGV,2026-11-01T10:00:12,120',
    't:slim X2 Insulin Pump,123456,EGV,2026-11-01T10:05:12,131',
    't:slim X2 Insulin Pump,123456,BG,2026-11-01T10:06:00,99',
    '',
    'Type,SerialNumber,EventID,EventDateTime,IOB',
    'IOB,123456,81,2026-11-01T10:00:00,2.4',
    '',
    'Type,BolusType,BolusDeliveryMethod,BG (mg/dL),SerialNumber,CompletionDateTime,InsulinDelivered',
    'Bolus,Carb,Standard,157,123456,2026-11-01T10:07:00,4.1',
  ].join('\n');

  test('is read section by section: only what the sensor measured', () => {
    const recording = read(text);
    expect(recording.format).toBe('tandem');
    expect(values(recording)).toEqual([120, 131]);
    expect(left(recording)).toEqual({ strip: 1, event: 4 });
    expect(JSON.stringify(recording)).not.toContain('123456');
  });

  test('in whatever order its sections stand, and however long the one above is', () => {
    const [egv = '', iob = '', bolus = ''] = text.split('\n\n').slice(1);
    const row = bolus.split('\n').at(-1) ?? '';
    for (const many of [1, 300]) {
      const long = `Tandem\n\n${bolus}\n${`${row}\n`.repeat(many)}\n${iob}\n\n${egv}`;
      expect(values(read(long))).toEqual([120, 131]);
      expect(readCgm(long.replaceAll('EGV', 'BG'))).toMatchObject({ reason: 'no-readings', vendor: 'tandem' });
    }
  });

  test('a section of fingersticks with its own header adds none', () => {
    const more = `${text}\n${head.replace('Readings (CGM / BGM)', 'BG (mg/dL)')}\npump,1,BG,2026-11-01T11:00:00,77`;
    expect(values(read(more))).toEqual([120, 131]);
  });
});
