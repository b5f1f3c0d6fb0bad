import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, person, startApi } from './harness.ts';
import { collections, goodBodies, someId } from './routes.ts';

let api: Api;
let owner = '';
let other = '';
beforeAll(async () => {
  api = await startApi({ LIMIT_REGISTER_PER_HOUR: '1000' });
  owner = (await person(api)).cookie;
  other = (await person(api, 'Dr. Omar')).cookie;
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: unknown, cookie = owner) =>
  api.call(method, path, { cookie, ...(body !== undefined && { body }) });
const listed = async (answer: Response) => (await answer.json()) as { id: string; patientName: string }[];
const nextOf = (answer: Response) => /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];

describe.each([...collections, 'visits'])('a search of %s by a body', (name) => {
  beforeAll(async () => {
    const good = (await goodBodies())[name]?.[0];
    for (const patientName of ['Zaynab One', 'Zaynab Two', 'Zaynab Three', 'Somebody else'])
      expect((await call('POST', name, { ...good, patientName })).status).toBe(201);
  });

  test('answers what the same question in an address answers', async () => {
    for (const asked of [{}, { limit: 2 }, { patientName: 'ZAYNAB' }, { patientName: 'zaynab', patientId: someId }]) {
      const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
      expect(await listed(await call('POST', `${name}/search`, asked)), JSON.stringify(asked)).toEqual(
        await listed(await call('GET', `${name}?${query}`)),
      );
    }
    expect(await listed(await call('POST', `${name}/search`, { patientName: 'zaynab' }))).toHaveLength(3);
  });

  test('goes on page by page, and no address bears the name', async () => {
    const asked = { patientName: 'zaynab', limit: 2 };
    const first = await call('POST', `${name}/search`, asked);
    const next = nextOf(first);
    expect(next).toMatch(new RegExp(`^/api/${name}/search\\?cursor=[\\w-]+$`));
    const second = await call('POST', (next as string).slice('/api/'.length), asked);
    expect(nextOf(second)).toBeUndefined();
    const all = [...(await listed(first)), ...(await listed(second))];
    expect(all.map(({ patientName }) => patientName)).toEqual(['Zaynab Three', 'Zaynab Two', 'Zaynab One']);
  });

  test('refuses what no list is asked for', async () => {
    for (const asked of [{ limit: 0 }, { limit: '5' }, { patientId: 'x' }, { patientName: 5 }, { surplus: 1 }])
      expect((await call('POST', `${name}/search`, asked)).status, JSON.stringify(asked)).toBe(422);
    expect((await call('POST', `${name}/search?cursor=x`, {})).status).toBe(422);
    expect((await call('POST', `${name}/search`, { patientName: 'x'.repeat(1001) })).status).toBe(422);
    expect((await call('GET', `${name}/search`)).status).toBe(405);
  });

  test('shows nobody what is another’s', async () => {
    expect(await listed(await call('POST', `${name}/search`, { patientName: 'zaynab' }, other))).toEqual([]);
    expect((await call('POST', `${name}/search`, {}, '')).status).toBe(401);
  });

  test('an access token for reading does', async () => {
    const { cookie } = await person(api);
    const made = await call('POST', 'account/tokens', (await goodBodies())['account/tokens']?.[0], cookie);
    const { token } = (await made.json()) as { token: string };
    const answer = await api.call('POST', `${name}/search`, {
      body: {},
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  });
});
