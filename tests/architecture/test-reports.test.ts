import { describe, expect, test } from 'vitest';
import { secondTries } from '../../tools/lib/test-reports.mjs';

const timedOut =
  'Error: expected [ 1 ] to deeply equal [ 2 ]\n    at poll (/anywhere/node_modules/vitest/dist/run.js:3:9)\n    at open (/anywhere/tests/e2e/offline.spec.ts:12:5)\n';
const report = (tests: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[]) => ({
  testResults: [{ name: '/anywhere/tests/e2e/offline.spec.ts', assertionResults: tests }],
});

describe('a test that held only at the second try', () => {
  test('is named with what it said at the first, and where', () => {
    expect(secondTries(report([{ fullName: 'is kept', status: 'passed', failureMessages: [timedOut] }]))).toEqual([
      'Held at the second try: offline.spec.ts: is kept\n    at the first: Error: expected [ 1 ] to deeply equal [ 2 ] (tests/e2e/offline.spec.ts:12:5)',
    ]);
  });

  test('is none that held at once, and none that failed', () => {
    const others = [
      { fullName: 'held', status: 'passed', failureMessages: [] },
      { fullName: 'held, too', status: 'passed' },
      { fullName: 'failed', status: 'failed', failureMessages: [timedOut] },
    ];
    expect(secondTries(report(others))).toEqual([]);
  });
});
