import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from './harness.ts';
import { serve, type Wire } from './wire.ts';

let api: Api;
let wire: Wire;
beforeAll(async () => {
  api = await startApi();
  wire = await serve();
});
afterAll(async () => {
  await wire.stop();
  await api.stop();
});

test('the walk of docs/api.md, with curl', async () => {
  const site = `http://127.0.0.1:${wire.port}`;
  const { stdout } = await promisify(execFile)('bash', ['-eu', 'tests/api/walk.sh', site]);
  expect(stdout).toMatch(/^\{"user":\{"id":"[\da-f-]+","name":"Dr\. Huda","email":"huda@clinic\.example"/);
  // Twice the same record, not two.
  const saved = [...stdout.matchAll(/(\{"id":"[\da-f-]{36}","tool":"dosing".*?\})201\n/g)].map(([, body]) => body);
  expect(saved).toHaveLength(2);
  expect(saved[0]).toBe(saved[1]);
  expect(saved[0]).toContain('"examples":["weight"]');
  // A list leaves out the plan.
  expect(stdout).toContain(`[${saved[0]?.slice(0, saved[0].indexOf('"plan":'))}`);
  expect(stdout).not.toMatch(/^link:/im);
  expect(stdout).toMatch(/"error":"invalid".*"patientProfile\.egfr":\{"code":"above".*\}422\n/);
  expect(stdout).toMatch(/"error":"refused".*"recommendations":\{"code":"rule","rule":"contraindicated"\}.*\}422\n/);
  expect(stdout).toMatch(/"on":"\d{4}-\d\d-\d\d".*"refused":\[.*"plan":\{"actions":\[.*\}201\n/);
  // The record of step 2 and the visit, two that nobody has joined.
  expect(stdout).toMatch(
    /\[\{"patientId":"[\da-f-]{36}",.*"agrees":\[\],"differs":\[\],"known":\{.*\}\},\{"patientId":null,.*"agrees":\["age"\]/,
  );
  expect(stdout).toContain(`[${saved[0]?.slice(0, saved[0].indexOf('"plan":'))}`);
  expect(stdout).toMatch(/"error":"token_not_here".*\}403\n/);
  expect(stdout.match(/204$/gm)).toHaveLength(2);
  expect(stdout).toMatch(/\n\{"ok":true\}$/);
});
