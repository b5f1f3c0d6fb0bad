import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hardRange, moreSection, readPath, writePath } from '../../src/engine/kit/fields/fields.ts';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { type Api, cookieOf, dump, person, startApi } from './harness.ts';
import { goodRecord } from './routes.ts';

// The smallest calculator stands beside the real ones: its collection and keys are the usual ones.
vi.mock('../../src/engine/registry.ts', async (original) =>
  (await import('./with-fixture.ts')).withFixture(await original()),
);

let api: Api;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000', LIMIT_QUICK_PER_HOUR: '1000' });
  cookies['owner'] = (await person(api)).cookie;
  cookies['somebody else'] = (await person(api, 'Dr. Omar')).cookie;
  cookies['a quick visitor'] = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } }));
  cookies['nobody'] = '';
});
afterAll(() => api.stop());

interface Answered {
  readonly id: string;
  readonly patientName: string;
  readonly [key: string]: unknown;
}
const who = { 'somebody else': 404, 'a quick visitor': 403, nobody: 401 } as const;
const bodyOf = async (answer: Response): Promise<Answered> => (await answer.json()) as Answered;
/** Every number and text in some data. */
const leaves = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null ? Object.values(data).flatMap(leaves) : [data];

describe.each(toolIds)('the records of %s', async (id) => {
  const {
    collection,
    keys: [inputsKey, resultsKey],
  } = toolEntry(id);
  const tool = await loadTool(id);
  const good = await goodRecord(id);
  const call = (person: string, method: string, path: string, body?: unknown) =>
    api.call(method, path, { ...(body !== undefined && { body }), cookie: cookies[person] });
  const save = async (change: object = {}) => bodyOf(await call('owner', 'POST', collection, { ...good, ...change }));

  test('others see and change nothing, by any call', async () => {
    const record = await save({ patientName: 'Zaynab Secret' });
    const before = await dump(api.store, 'assessments');
    for (const [person, status] of Object.entries(who)) {
      const answers = [
        ['view', await call(person, 'GET', `${collection}/${record.id}`), status],
        ['delete', await call(person, 'DELETE', `${collection}/${record.id}`), status],
        ['list', await call(person, 'GET', `${collection}?limit=200`), person === 'somebody else' ? 200 : status],
        [
          'search',
          await call(person, 'GET', `${collection}?patientName=zaynab`),
          person === 'somebody else' ? 200 : status,
        ],
      ] as const;
      for (const [what, answer, expected] of answers) {
        const text = await answer.text();
        expect([person, what, answer.status]).toEqual([person, what, expected]);
        expect(text).not.toMatch(/zaynab/i);
        if (expected === 200) expect(JSON.parse(text)).toEqual([]);
      }
      if (person !== 'somebody else') expect((await call(person, 'POST', collection, good)).status).toBe(status);
    }
    expect(await dump(api.store, 'assessments')).toBe(before);
    // Somebody else who knows the id gets a record of their own under it; the owner's stays as it is.
    const theirs = await bodyOf(
      await call('somebody else', 'POST', collection, { ...good, id: record.id, patientName: 'Theirs' }),
    );
    expect(theirs).toMatchObject({ id: record.id, patientName: 'Theirs' });
    expect((await call('somebody else', 'DELETE', `${collection}/${record.id}`)).status).toBe(204);
    expect(await bodyOf(await call('owner', 'GET', `${collection}/${record.id}`))).toEqual(record);
  });

  test('which values were examples is kept with the record, and an older record does not say', async () => {
    const inputs = good[inputsKey] as Record<string, unknown>;
    const some = Object.keys(tool.fields)
      .filter((path) => readPath(inputs, path) !== undefined)
      .slice(0, 2);
    const [first] = some;
    const marked = await save({ examples: [...some].reverse() });
    expect(marked['examples']).toEqual(some);
    expect(marked[inputsKey]).toEqual(inputs);
    expect(await bodyOf(await call('owner', 'GET', `${collection}/${marked.id}`))).toEqual(marked);
    const list = (await (await call('owner', 'GET', `${collection}?tool=${id}&limit=1`)).json()) as Answered[];
    expect(list[0]).toEqual({ ...marked, plan: null, planRules: null, planSteps: expect.any(Array) });
    expect((await save({ examples: [] }))['examples']).toEqual([]);
    expect(await save()).not.toHaveProperty('examples');
    for (const examples of [
      'all',
      7,
      {},
      null,
      [7],
      [''],
      ['__proto__'],
      ['nothing'],
      [[first]],
      Array(900).fill(first),
    ]) {
      const answer = await call('owner', 'POST', collection, { ...good, examples });
      expect([JSON.stringify(examples)?.slice(0, 30), answer.status]).toEqual([
        JSON.stringify(examples)?.slice(0, 30),
        422,
      ]);
      expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('examples');
    }
  });

  test('what is asked beyond the specification is kept, checked, and changes no result', async () => {
    const more = Object.entries(tool.fields).filter(([, { section }]) => section === moreSection);
    // The smallest calculator asks nothing more.
    if (more.length === 0) return;
    const before = await save();
    const inputs = good[inputsKey] as Record<string, unknown>;
    const answers = Object.fromEntries(
      more
        .filter(([path]) => path !== 'pregnancy')
        .map(([path, field]) => [
          path,
          field.kind === 'number' ? field.concept.hard.min : field.kind === 'choice' ? field.choices[0] : true,
        ]),
    );
    const saved = await save({ [inputsKey]: { ...inputs, ...answers } });
    expect(saved[inputsKey]).toEqual({ ...inputs, ...answers });
    expect(saved[resultsKey]).toEqual(before[resultsKey]);
    for (const [path] of more) {
      const answer = await call('owner', 'POST', collection, {
        ...good,
        [inputsKey]: { ...inputs, [path]: 'perhaps' },
      });
      expect([path, answer.status]).toEqual([path, 422]);
      expect(((await answer.json()) as { fields: object }).fields).toHaveProperty([`${inputsKey}.${path}`]);
    }
  });

  test('a deleted record is gone for its owner too, by any call', async () => {
    const { id: gone } = await save({ patientName: 'Once Deleted' });
    expect((await call('owner', 'DELETE', `${collection}/${gone}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect((await call('owner', method, `${collection}/${gone}`)).status).toBe(404);
    expect(await (await call('owner', 'GET', `${collection}?patientName=once`)).json()).toEqual([]);
  });

  test('an owner, a time or a version in the body is refused', async () => {
    for (const extra of [
      { userId: 'x' },
      { user_id: 'x' },
      { owner: 'x' },
      { createdAt: '2020-01-01T00:00:00.000Z' },
      { engineVersion: '9' },
      { foldedName: 'x' },
    ]) {
      const answer = await call('owner', 'POST', collection, { ...good, ...extra });
      expect([extra, answer.status]).toEqual([extra, 422]);
    }
  });

  test('no field takes a text, a list, a hole, or a number beyond its range; no answer holds one', async () => {
    const before = await dump(api.store, 'assessments');
    for (const [path, field] of Object.entries(tool.fields)) {
      const range = field.kind === 'number' ? hardRange(field) : undefined;
      // An empty value is how a form leaves out what may be left out.
      const optional = field.kind !== 'flag' && field.optional === true;
      const strange = [
        'NaN',
        'Infinity',
        '-5',
        ...(optional ? [] : ['', null]),
        'abc',
        '8,5',
        '٨',
        [],
        {},
        [5],
        ...(field.kind === 'flag' ? [0, 1, 'true'] : [true]),
        ...(range
          ? [range.max * 1.001 + 0.001, range.min - 0.001, -1e308, 1e308, Number.MIN_SAFE_INTEGER]
          : [1e308, -1]),
      ];
      for (const value of strange) {
        const inputs = structuredClone(good[inputsKey]) as Record<string, unknown>;
        writePath(inputs, path, value);
        const answer = await call('owner', 'POST', collection, { ...good, [inputsKey]: inputs });
        expect([path, value, answer.status]).toEqual([path, value, 422]);
        expect(
          Object.keys(((await answer.json()) as { fields: object }).fields).some((name) =>
            name.startsWith(`${inputsKey}.${path.split('.')[0]}`),
          ),
          path,
        ).toBe(true);
      }
      // Beyond all numbers: JSON reads 1e999 as Infinity.
      const inputs = structuredClone(good[inputsKey]) as Record<string, unknown>;
      writePath(inputs, path, '@');
      for (const number of ['1e999', '-1e999']) {
        const answer = await call(
          'owner',
          'POST',
          collection,
          JSON.stringify({ ...good, [inputsKey]: inputs }).replace('"@"', number),
        );
        expect([path, number, answer.status]).toEqual([path, number, 422]);
      }
    }
    expect(await dump(api.store, 'assessments')).toBe(before);
  });

  test('another engine’s last digit is no other figure, one that could be seen is', async () => {
    const { results } = tool.calculate(tool.defaults);
    const moved = (by: number): unknown =>
      JSON.parse(JSON.stringify(results), (_, value) => (typeof value === 'number' ? value * (1 + by) : value));
    expect(await save({ [resultsKey]: moved(2e-15) })).not.toHaveProperty('recalculated');
    expect(await save({ [resultsKey]: moved(-2e-15) })).not.toHaveProperty('recalculated');
    expect(await save({ [resultsKey]: moved(1e-3) })).toMatchObject({ recalculated: true });
  });

  test('results that were sent are never believed', async () => {
    const record = await save({ [resultsKey]: { nonsense: 1e308, predicted: null } });
    expect(record).toMatchObject({ recalculated: true });
    expect(record[resultsKey]).toEqual(JSON.parse(JSON.stringify(tool.calculate(tool.defaults).results)));
  });

  test('a stored record that holds nonsense comes back complete, without a hole', async () => {
    const record = await save();
    const path = Object.keys(tool.fields).find((one) => tool.fields[one]?.kind === 'number') ?? '';
    const inputs = structuredClone(good[inputsKey]) as Record<string, unknown>;
    for (const value of ['NaN', null, 1e308, -1, { a: 1 }]) {
      writePath(inputs, path, value);
      await api.store.write([
        {
          sql: `UPDATE assessments SET engine_version = '0.0.1', inputs = ? WHERE id = ?`,
          args: [JSON.stringify(inputs), record.id],
        },
      ]);
      const loaded = (await bodyOf(await call('owner', 'GET', `${collection}/${record.id}`)))[inputsKey] as object;
      const completed = tool.complete(loaded);
      // What the page does with it: refuses it at that field, or calculates with something sound.
      const checked = tool.validate(completed);
      if (checked.ok)
        expect(
          leaves(tool.calculate(checked.inputs).results).filter(
            (leaf) => leaf === null || (typeof leaf === 'number' && !Number.isFinite(leaf)),
          ),
        ).toEqual([]);
      else expect(checked.issues.map((issue) => issue.path)).toContain(path);
    }
  });
});
