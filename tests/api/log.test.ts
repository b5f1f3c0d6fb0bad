import { afterEach, expect, test, vi } from 'vitest';

const streams = [process.stdout, process.stderr];
const before = streams.map((stream) => stream.write);
afterEach(() => {
  for (const [at, stream] of streams.entries()) stream.write = before[at] as typeof stream.write;
});

test('what a library prints leaves as one JSON line, without what was searched for; our own lines as they are', async () => {
  const lines: string[] = [];
  for (const stream of streams) stream.write = ((text: string) => lines.push(text) > 0) as typeof stream.write;
  vi.resetModules();
  const { fromNowOnJson, keepQueriesOutOfLogs } = await import('../../server/log.ts');
  keepQueriesOutOfLogs();
  process.stdout.write('Open http://127.0.0.1:4321\n');
  fromNowOnJson();
  process.stderr.write(
    '\u001b[31m08:43:57 [ERROR]\u001b[0m Could not render /api/assessments?patientName=Mariam\n    at a (b.js:1)\n    at c (d.js:2)\n',
  );
  process.stdout.write('[build] done\n');
  // Node's own, the first time a passkey is looked at: nobody is to be woken by it.
  process.stderr.write(
    '(node:7) ExperimentalWarning: Something might change at any time\n(Use `node --trace-warnings`)\n',
  );
  process.stdout.write('{"at":"now"}\n');
  expect(lines[0]).toBe('Open http://127.0.0.1:4321\n');
  expect(lines.slice(1).map((line) => JSON.parse(line) as object)).toEqual([
    {
      at: expect.any(String),
      level: 'error',
      what: 'printed by a library',
      text: '08:43:57 [ERROR] Could not render /api/assessments?…\n    at a (b.js:1)\n    at c (d.js:2)',
    },
    { at: expect.any(String), level: 'info', what: 'printed by a library', text: '[build] done' },
    {
      at: expect.any(String),
      level: 'info',
      what: 'printed by a library',
      text: expect.stringContaining('might change'),
    },
    { at: 'now' },
  ]);
  for (const line of lines) expect(line.slice(0, -1)).not.toContain('\n');
});
