import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, person, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function actions(id: string): Promise<string[]> {
  const { rows } = await api.store.client.execute({
    sql: 'SELECT action FROM audit WHERE user_id = ? ORDER BY id',
    args: [id],
  });
  return rows.map((row) => String(row['action']));
}

describe('how long rows are kept', () => {
  const day = 86_400_000;
  // With 20,000 days the oldest moment lies in 1972, which is written shorter than today's; with 36,500 before 1970.
  test.each([1, 400, 19_000, 20_000, 20_500, 36_500])('%i days: until then, and no longer', async (auditDays) => {
    const { prune } = await import('../../db/users.ts');
    const { auditNow } = await import('../../db/audit.ts');
    const id = `kept for ${auditDays}`;
    await auditNow({ action: 'view', userId: id });
    const now = Date.now();
    await prune({ auditDays, now });
    await prune({ auditDays, now: now + auditDays * day - 60_000 });
    expect(await actions(id)).toEqual(['view']);
    await prune({ auditDays, now: now + auditDays * day + 60_000 });
    expect(await actions(id)).toEqual([]);
  });
});

describe('signing out', () => {
  test('its row is there when the session is gone, and a second time there is none', async () => {
    const { cookie, id } = await person(api);
    await api.call('POST', 'auth/logout', { cookie });
    expect(await actions(id)).toEqual(['register', 'sign-out']);
    await api.call('POST', 'auth/logout', { cookie });
    expect(await actions(id)).toEqual(['register', 'sign-out']);
  });

  test('neither happens without the other', async () => {
    const { cookie, id } = await person(api);
    await api.store.write([
      `CREATE TRIGGER no_more BEFORE INSERT ON audit WHEN NEW.action = 'sign-out' BEGIN SELECT RAISE(ABORT, 'no room'); END`,
    ]);
    expect((await api.call('POST', 'auth/logout', { cookie })).status).toBe(500);
    await api.store.write(['DROP TRIGGER no_more']);
    expect((await api.call('GET', 'auth/user', { cookie })).status).toBe(200);
    expect(await actions(id)).toEqual(['register']);
  });
});
