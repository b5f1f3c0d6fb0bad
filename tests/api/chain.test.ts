import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Api, person, startApi } from './harness.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

async function verify(noted?: string, now?: number) {
  const { verifyChain } = await import('../../db/chain.ts');
  return verifyChain(api.store, noted, now);
}
const sql = (text: string) => api.store.client.execute(text);

/** Some people who did something. */
async function life(people = 4): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < people; at += 1) {
    const { id, cookie } = await person(api);
    await api.call('POST', 'auth/logout', { cookie });
    ids.push(id);
  }
  return ids;
}

describe('the trail is a chain', () => {
  test('whole as it was written, by one process and by several at once', async () => {
    await life();
    const { extendChain } = await import('../../db/chain.ts');
    await Promise.all([extendChain(api.store), extendChain(api.store), verify()]);
    const { rows, wrong, head } = await verify();
    expect([rows, wrong]).toEqual([8, undefined]);
    await life(1);
    expect(await verify(head)).toMatchObject({ met: true, rows: 10 });
  });

  test.each([
    [
      'a row was removed',
      `DELETE FROM audit WHERE action = 'sign-out' AND user_id = 'ID'`,
      /row 4 \(id .*, account ID\) was taken out of the trail/,
    ],
    [
      'a row and its link were removed',
      `DELETE FROM audit_chain WHERE seq = 4`,
      /rows 4 to 4 were taken out of the chain/,
    ],
    [
      'a row was changed',
      `UPDATE audit SET action = 'list' WHERE action = 'register' AND user_id = 'ID'`,
      /row 3 .* was changed, or added by hand/,
    ],
    [
      'an address was changed',
      `UPDATE audit SET address = '10.0.0.9' WHERE action = 'register' AND user_id = 'ID'`,
      /row 3 /,
    ],
    [
      'a row was added',
      `INSERT INTO audit (user_id, id, at, action) VALUES ('ID', 'zzz', '2026-01-01', 'view')`,
      /row 9 \(id zzz, account ID\) was changed, or added by hand/,
    ],
    [
      'two links changed places',
      `UPDATE audit_chain SET id = (SELECT id FROM audit WHERE user_id = 'ID' AND action = 'sign-out') WHERE seq = 3`,
      /row 3 /,
    ],
  ])('%s: the first wrong row is named', async (_, change, named) => {
    const [, second = ''] = await life();
    expect((await verify()).wrong).toBeUndefined();
    await sql(change.replaceAll('ID', second));
    expect((await verify()).wrong).toMatch(new RegExp(named.source.replaceAll('ID', second)));
  });

  test('the last rows were cut off together with their links: found without anything noted, and no gap is seen where nothing was cut', async () => {
    await life();
    expect((await verify()).wrong).toBeUndefined();
    await sql(`DELETE FROM audit WHERE id IN (SELECT id FROM audit_chain WHERE seq > 5)`);
    await sql('DELETE FROM audit_chain WHERE seq > 5');
    expect((await verify()).wrong).toBe('rows 6 to 8 were cut off its end');
    await sql('DELETE FROM audit');
    await sql('DELETE FROM audit_chain');
    expect((await verify()).wrong).toBe('rows 1 to 8 were cut off its end');
  });

  test('one that was written anew from its beginning does not hold what was noted elsewhere', async () => {
    await life();
    const { head } = await verify();
    await sql(`UPDATE audit_chain SET hash = ''`);
    await sql('DELETE FROM audit_chain WHERE seq = 8');
    await sql(`DELETE FROM audit WHERE id = (SELECT max(id) FROM audit)`);
    await sql(`UPDATE sqlite_sequence SET seq = 7 WHERE name = 'audit_chain'`);
    expect(await verify(head)).toEqual({ rows: 7, met: false, head: expect.any(String) });
  });

  test('what retention took away is no gap; what somebody took away beside it is', async () => {
    const [first = ''] = await life();
    const { prune } = await import('../../db/users.ts');
    const { auditNow } = await import('../../db/audit.ts');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const then = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await auditNow({ action: 'view', userId: first });
    await auditNow({ action: 'view', userId: first, target: 'b' });
    const tomorrow = then + 86_400_000;
    await prune({ auditDays: 1, now: tomorrow });
    const goneTo = new Date(then).toISOString();
    expect(await verify(undefined, tomorrow)).toEqual({ rows: 2, met: true, head: expect.any(String), goneTo });
    await sql(`DELETE FROM audit WHERE target = 'b'`);
    expect((await verify(undefined, tomorrow)).wrong).toMatch(/row 10 .* was taken out of the trail/);
  });

  test('a row taken out and passed off as gone for its age: no row goes within a day, and the moment that is claimed is told', async () => {
    await life();
    const { head } = await verify();
    const claim = (before: string) =>
      sql(`INSERT OR REPLACE INTO audit_pruned (id, before, seq, hash) VALUES (1, '${before}', 0, '')`);
    await sql(`DELETE FROM audit WHERE id = (SELECT id FROM audit_chain WHERE seq = 5)`);
    for (const before of ['zzzzzzzz', 'somebody’s', (Date.now() - 3_600_000).toString(36)]) {
      await claim(before);
      expect((await verify(head)).wrong).toMatch(/^what is noted as gone for its age /);
    }
    const longAgo = Date.now() - 400 * 86_400_000;
    await claim(longAgo.toString(36));
    expect((await verify(head)).wrong).toMatch(/^row 5 .* was taken out of the trail$/);
  });
});
