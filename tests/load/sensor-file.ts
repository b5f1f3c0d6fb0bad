import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCgm } from '../../src/engine/cgm/index.ts';
import { clarity, clockOf } from '../engine/cgm/files.ts';
import type { Row } from './table.ts';

/** Rows of the ninety days somebody wore a sensor without a break. */
const rows = 25_662;

/** What reading takes beside the file's bytes, at its height, in a process that does nothing else, MiB. */
function mostMemory(folder: string, text: string): number {
  const file = join(folder, 'ninety-days.csv');
  writeFileSync(file, text);
  return Number(
    execFileSync(process.execPath, [join(import.meta.dirname, 'sensor-memory.ts'), file], { encoding: 'utf8' }),
  );
}

/** Time and memory of reading ninety days of a sensor; the file's text and everything read from it stay reachable. */
export async function sensorFileRows(folder: string): Promise<Row[]> {
  const text = clarity(
    Array.from({ length: rows }, (_, n) => ({ time: clockOf(1_767_225_600 + n * 300), value: 60 + ((n * 37) % 240) })),
  );
  const before = process.memoryUsage().heapUsed;
  const times = Array.from({ length: 7 }, () => {
    const started = performance.now();
    const result = readCgm(text);
    if (!result.ok || result.readings.length !== rows) throw new Error('The file was not read whole.');
    return performance.now() - started;
  });
  const heap = (process.memoryUsage().heapUsed - before) / 1024 ** 2;
  const median = [...times].sort((a, b) => a - b)[3] ?? 0;
  return [
    { what: 'ninety days of a sensor read (25,662 rows), first', value: times[0] ?? 0, unit: 'ms', aim: '≤ 1,000' },
    { what: 'ninety days of a sensor read, again', value: median, unit: 'ms' },
    {
      what: 'ninety days of a sensor read: memory beside the file, most',
      value: mostMemory(folder, text),
      unit: 'MiB',
    },
    { what: 'ninety days of a sensor read: heap in use after seven times', value: heap, unit: 'MiB' },
  ];
}
