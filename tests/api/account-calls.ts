import { expect } from 'vitest';
import { loadTool, toolEntry, type toolIds } from '../../src/engine/registry.ts';
import { type Api, startApi } from './harness.ts';

/** Limits low enough to be reached. */
export function startSmall(): Promise<Api> {
  return startApi(
    {
      LIMIT_REGISTER_PER_HOUR: '1000',
      LIMIT_QUICK_PER_HOUR: '1000',
      LIMIT_RECORDS_PER_ACCOUNT: '8',
    },
    undefined,
    { sessionsPerAccount: 5, exportsPerHour: 3 },
  );
}

export interface Seen {
  id: string;
  createdAt: string;
  usedAt: string;
  device: string;
  current: boolean;
}
/** What the tests of one's own account ask again and again. */
export function accountCalls(api: () => Api) {
  const post = (path: string, body: unknown, cookie?: string, more = {}) =>
    api().call('POST', path, { body, cookie, ...more });
  const me = async (cookie: string): Promise<number> => (await api().call('GET', 'auth/user', { cookie })).status;
  const signIn = (email: string, password: string, agent = '') =>
    post('auth/login', { email, password }, undefined, { headers: agent ? { 'user-agent': agent } : {} });
  async function sessionsOf(cookie: string): Promise<Seen[]> {
    const answer = await api().call('GET', 'account/sessions', { cookie });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Seen[];
  }
  async function save(
    cookie: string,
    patientName: string,
    more: { id?: string; clinicalNotes?: string; tool?: (typeof toolIds)[number] } = {},
  ): Promise<Response> {
    const { tool: id = 'a1c-forecast', ...rest } = more;
    const tool = await loadTool(id);
    const {
      collection,
      keys: [inputs, results],
    } = toolEntry(id);
    return post(
      collection,
      { tool: id, patientName, clinicalNotes: '', [inputs]: tool.defaults, [results]: {}, ...rest },
      cookie,
    );
  }
  async function actions(id: string): Promise<string[]> {
    const { rows } = await api().store.client.execute({
      sql: 'SELECT action FROM audit WHERE user_id = ? ORDER BY id',
      args: [id],
    });
    return rows.map((row) => String(row['action']));
  }
  return { post, me, signIn, sessionsOf, save, actions };
}
