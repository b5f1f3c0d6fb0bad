import { describe, expect, test } from 'vitest';
import { fromFhir, toBundle } from '../../../src/engine/fhir/index.ts';
import { bundle, observation, on, patient } from './making.ts';
import { expectABundle, expectAnAnswer } from './never-throws.ts';
import { problemsOf } from './schema.ts';

describe('reading', () => {
  test('thousands of broken files', async () => expectAnAnswer(4000), 120_000);

  test('a file that holds itself', async () => {
    const loop: Record<string, unknown> = bundle(patient(), observation('4548-4', 7, '%'));
    (loop.entry as unknown[]).push({ resource: loop });
    expect(await fromFhir(loop, 'dosing', { on })).toMatchObject({ ok: true, values: { a1c: 7 } });
  });
  test('a file a hundred thousand deep', async () => {
    let deep: unknown = observation('4548-4', 7, '%');
    for (let at = 0; at < 100_000; at++) deep = bundle(deep);
    expect(await fromFhir(deep, 'dosing', { on })).toMatchObject({ ok: false });
  });
  test('parts that all point to each other cost no more than they are', async () => {
    let node: unknown = observation('4548-4', 7, '%');
    for (let at = 0; at < 40; at++) node = { a: node, b: node, c: node };
    expect(await fromFhir(node, 'dosing', { on })).toEqual({ ok: false, reason: 'not-fhir' });
  });
  test('accessors, proxies and prototypes', async () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trapped');
        },
      },
    );
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const odd = {
      resourceType: 'Observation',
      get code(): never {
        throw new Error('run');
      },
    };
    for (const each of [trap, proxy, odd, [trap, proxy, odd], bundle(trap, proxy, odd)])
      expect((await fromFhir(each, 'dosing', { on })).ok).toBe(false);
    const poisoned = JSON.parse(
      '{"resourceType":"Observation","__proto__":{"status":"final"},"constructor":{"prototype":{"polluted":1}}}',
    );
    await fromFhir(poisoned, 'dosing', { on });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    // What a prototype says is not in the file.
    const inherited = Object.create(observation('4548-4', 7, '%')) as unknown;
    expect(await fromFhir(inherited, 'dosing', { on })).toEqual({ ok: false, reason: 'not-fhir' });
  });
  test('an unknown calculator, options of every kind', async () => {
    const file = observation('4548-4', 7, '%');
    expect(await fromFhir(file, 'nothing' as 'dosing', { on })).toEqual({ ok: false, reason: 'nothing-found' });
    for (const options of [
      null,
      5,
      'x',
      { on: 5 },
      { on: '2026-02-30' },
      {
        get on(): never {
          throw new Error('run');
        },
      },
    ])
      expect((await fromFhir(file, 'dosing', options as { on?: string })).ok).toBe(true);
  });
  test('fifty thousand observations of one patient', async () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      observation(['104641-6', '104642-4', '4548-4', '718-7'][at % 4] ?? '', 5, '%', {
        id: `o${at}`,
        effectiveDateTime: `2026-11-0${(at % 9) + 1}`,
      }),
    );
    expect(await fromFhir(bundle(patient(), ...many), 'insulin-cgm', { on })).toMatchObject({
      ok: true,
      values: { tbrUnder70: 10, baselineA1c: 5 },
    });
  });
});

describe('writing', () => {
  test('a hundred broken results', async () => expectABundle(100), 120_000);

  const base = {
    tool: 'dosing',
    inputs: {},
    results: {},
    patientName: '',
    date: '2026-11-22T10:00:00Z',
    engineVersion: '1',
  } as const;
  test.each(['2026-11-22T10:00:00Z', '2026-11-22T10:00Z', '2026-11-22', '2026-02-30T10:00:00Z', '22.11.2026', ''])(
    'the date “%s” makes a valid bundle',
    async (date) => {
      expect(
        problemsOf(await toBundle({ ...base, inputs: { a1c: 7.5, age: Number.NaN, hasAscvd: 'yes' }, date })),
      ).toEqual([]);
    },
  );
  test('what is no answer to a field is left out', async () => {
    const made = await toBundle({
      ...base,
      inputs: {
        a1c: '7.5',
        weight: Number.POSITIVE_INFINITY,
        medicationClass: 'sugar',
        hasAscvd: 1,
        egfr: null,
        other: 5,
      },
    });
    expect(made.entry.map(({ resource }) => resource.resourceType)).toEqual(['Patient', 'DiagnosticReport']);
  });
  test('the schema’s check sees what is wrong', () => {
    expect(problemsOf({ resourceType: 'Observation', status: 5, code: {} })).not.toEqual([]);
    expect(problemsOf({ resourceType: 'Bundle', type: 'collection', timestamp: '2026-11-22' })).not.toEqual([]);
  });
});
