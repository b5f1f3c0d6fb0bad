import { afterEach, expect, test } from 'vitest';
import { type Api, cookieOf, goodPassword, person, startApi } from './harness.ts';
import { goodVisit, someId } from './routes.ts';

let api: Api;
afterEach(() => api.stop());

async function refused(userId: string): Promise<{ target: unknown; address: unknown }[]> {
  // Rows about what changes nothing are written a moment later.
  await new Promise((done) => setTimeout(done, 400));
  const { rows } = await api.store.client.execute({
    sql: "SELECT target, address FROM audit WHERE action = 'refused' AND user_id = ? ORDER BY id",
    args: [userId],
  });
  return rows.map(({ target, address }) => ({ target, address }));
}

test('what was refused is in the trail: whose, what, from where', async () => {
  api = await startApi();
  const owner = await person(api);
  const other = await person(api, 'Dr. Omar');
  const saved = await api.call('POST', 'visits', { cookie: owner.cookie, body: goodVisit });
  const { id } = (await saved.json()) as { id: string };
  const quick = await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } });
  const { user } = (await quick.clone().json()) as { user: { id: string } };
  const body = { name: 'Ward list', scope: 'read', days: 30, password: goodPassword };
  const made = await api.call('POST', 'account/tokens', { cookie: other.cookie, body });
  const authorization = `Bearer ${((await made.json()) as { token: string }).token}`;

  const address = '203.0.113.9';
  expect((await api.call('GET', `visits/${id}`, { cookie: other.cookie, address })).status).toBe(404);
  expect((await api.call('DELETE', `visits/${id}`, { cookie: other.cookie, address })).status).toBe(404);
  expect((await api.call('POST', 'visits', { headers: { authorization }, body: goodVisit, address })).status).toBe(403);
  expect((await api.call('POST', 'account/export', { headers: { authorization }, body: {}, address })).status).toBe(
    403,
  );
  expect((await api.call('GET', 'visits', { cookie: cookieOf(quick), address })).status).toBe(403);
  const origin = 'https://elsewhere.example';
  expect(
    (await api.call('POST', 'visits', { cookie: owner.cookie, body: goodVisit, headers: { origin }, address })).status,
  ).toBe(403);
  expect(
    (await api.call('GET', 'visits', { headers: { authorization: `Bearer djt_${'x'.repeat(43)}` }, address })).status,
  ).toBe(401);

  // Shown without anything, or with what opens nothing, it is nobody's.
  expect((await api.call('POST', 'visits', { cookie: '', body: goodVisit, headers: { origin }, address })).status).toBe(
    403,
  );
  const unknown = { authorization: `Bearer djt_${'y'.repeat(43)}` };
  expect((await api.call('POST', 'account/export', { headers: unknown, body: {}, address })).status).toBe(403);

  expect(await refused(other.id)).toEqual([
    { target: `not_found ${id}`, address },
    { target: `not_found ${id}`, address },
    { target: 'token_scope', address },
    { target: 'token_not_here', address },
  ]);
  expect(await refused(user.id)).toEqual([{ target: 'quick_user', address }]);
  expect(await refused('')).toEqual([
    { target: 'token_wrong', address },
    { target: 'other_origin', address },
    { target: 'token_not_here', address },
  ]);
  expect(await refused(owner.id)).toEqual([{ target: 'other_origin', address }]);
});

test('only an id is written down, never what else stands in an address', async () => {
  api = await startApi();
  const { id, cookie } = await person(api);
  expect((await api.call('GET', 'visits/Zaynab%20Secret', { cookie })).status).toBe(404);
  expect((await refused(id)).map(({ target }) => target)).toEqual(['not_found']);
});

test('an account that is refused again and again fills no more than its share', async () => {
  api = await startApi({}, undefined, { readRowsPerHour: 5 });
  const { id, cookie } = await person(api);
  for (let at = 10; at < 30; at += 1) await api.call('GET', `visits/${someId.slice(0, -2)}${at}`, { cookie });
  expect(await refused(id)).toHaveLength(5);
});
