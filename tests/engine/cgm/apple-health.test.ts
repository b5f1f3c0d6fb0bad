import { describe, expect, test } from 'vitest';
import { glucoseRecords } from '../../../src/engine/cgm/index.ts';
import { at, clockOf, left, read, refusal, values } from './files.ts';

const start = at('2026-11-01T10:00');
const record = (source: string, n: number, value: number, unit = 'mg/dL', inside = ''): string => {
  const clock = `${clockOf(start + n * 300).replace('T', ' ')} +0400`;
  const tag = `<Record type="HKQuantityTypeIdentifierBloodGlucose" sourceName="${source}" unit="${unit}" creationDate="${clock}" startDate="${clock}" endDate="${clock}" value="${value}"`;
  return inside ? `${tag}>\n  ${inside}\n </Record>` : `${tag}/>`;
};
const steps = '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Rana’s iPhone" unit="count" value="99"/>';
const whole = (...records: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate)>\n]>\n<HealthData locale="en_AE">\n ${records.join('\n ')}\n</HealthData>`;
const sensor = (source: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => record(source, n, 100 + n));

describe('Apple Health’s export', () => {
  test('gives the sensor’s readings by the clock as written, in either unit', () => {
    const recording = read(whole(steps, ...sensor('Dexcom G7', 4)));
    expect(recording).toMatchObject({ format: 'apple-health', unit: 'mg/dL', devices: [{ name: 'Dexcom G7' }] });
    expect(recording.readings[0]?.at).toBe(start);
    const molar = [5.5, 6.1, 7].map((value, n) => record('Libre 3', n * 3, value, 'mmol&lt;180.1558800000541&gt;/L'));
    expect(read(whole(...molar))).toMatchObject({ unit: 'mmol/L', summary: { readings: 3 } });
  });

  test('a meter, and what was typed by hand, are fingersticks, never a sensor’s', () => {
    const hand = record('Health', 1, 300, 'mg/dL', '<MetadataEntry key="HKWasUserEntered" value="1"/>');
    const meter = [0, 60, 150, 300].map((n) => record('OneTouch Reveal', n, 250));
    const recording = read(whole(...sensor('Stelo', 5), hand, ...meter));
    expect(values(recording)).toEqual([100, 101, 102, 103, 104]);
    expect(left(recording)).toEqual({ strip: 5 });
    expect(refusal(whole(...meter))).toBe('no-readings');
    expect(refusal(whole(steps))).toBe('no-readings');
  });

  test('a second application that tells the same readings adds none', () => {
    const recording = read(whole(...sensor('Dexcom G7', 6), ...sensor('Sugarmate', 5)));
    expect(recording.readings).toHaveLength(6);
    expect(left(recording)).toEqual({ 'other-device': 5 });
  });

  test('applications that write in two units are one recording, in the unit of most', () => {
    const libre = [5.5, 6.1, 7].map((value, n) =>
      record('Libre 3', 100 + n * 3, value, 'mmol&lt;180.1558800000541&gt;/L'),
    );
    const mixed = read(whole(...sensor('Dexcom G7', 4), ...libre));
    expect(mixed.unit).toBe('mg/dL');
    expect(values(mixed).map(Math.round)).toEqual([100, 101, 102, 103, 99, 110, 126]);
    expect(read(whole(...sensor('Dexcom G7', 3), ...libre, ...libre.slice(0, 1))).unit).toBe('mmol/L');
  });

  test('is the same in pieces of any size, cut anywhere', () => {
    const meal = record('Dexcom G7', 7, 140, 'mg/dL', '<MetadataEntry key="HKBloodGlucoseMealTime" value="1"/>');
    const text = whole(steps, ...sensor('Dexcom G7', 6), meal, steps);
    const expected = read(text).readings;
    expect(expected).toHaveLength(7);
    for (const size of [1, 7, 64, 333, 5000]) {
      const records = glucoseRecords();
      for (let from = 0; from < text.length; from += size) records.push(text.slice(from, from + size));
      expect(read(records.text()).readings).toEqual(expected);
      expect(records.text()).not.toContain('Rana');
    }
  });

  test('what breaks off, or is another XML, is no recording', () => {
    expect(refusal('<?xml version="1.0"?><HealthData><Record type="HKQuantityTypeIdentifierBlood')).toBe('no-readings');
    expect(refusal('<?xml version="1.0"?><rss></rss>')).toBe('unknown-format');
  });
});
