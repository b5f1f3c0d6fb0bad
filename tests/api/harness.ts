import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Store } from '../../db/client.ts';
import { bounds } from '../../src/api/bounds.ts';
import type { CallContext, Handler } from '../../src/api/endpoint.ts';
import { hold } from './held.ts';
import { startSqld } from './sqld.ts';

type Route = Partial<Record<'GET' | 'POST' | 'DELETE' | 'ALL', Handler>>;
export interface Sent {
  readonly body?: unknown;
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

const origin = 'http://localhost:4321';

/** Where the tests of this run keep their data: in a file each or (on-sqld.test.ts) on a libSQL server each. */
const place = (): string => process.env['TESTS_ON'] ?? 'file';

/** What a test writes outlives nobody. Where the machine lends memory as a folder, with room in it, no commit waits for a disk. */
function roomFor(bytes: number): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > bytes ? memory : tmpdir();
  } catch {
    // Not everywhere.
    return tmpdir();
  }
}

/**
 * The real handlers on a real libSQL database of their own. `environment` is what the server would have been started with, `lower` the
 * bounds that a test wants to reach.
 */
export async function startApi(
  environment: Readonly<Record<string, string>> = {},
  databaseUrl?: string,
  lower: Readonly<Partial<Record<keyof typeof bounds, number>>> = {},
) {
  const folder = mkdtempSync(join(roomFor(1024 ** 3), 'journey-'));
  const file = join(folder, 'data', 'journey.db');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  vi.doMock('../../src/api/bounds.ts', () => ({ bounds: { ...bounds, ...lower } }));
  const { openDatabase } = await import('../../db/open.ts');
  const sqld = place() === 'file' ? undefined : await startSqld();
  const store = await openDatabase({
    databaseUrl: databaseUrl ?? sqld?.url ?? `file:${file}`,
  });
  const routes: Record<string, () => Promise<Route>> = {
    'openapi.json': () => import('../../src/pages/api/openapi.json.ts'),
    'auth/register': () => import('../../src/pages/api/auth/register.ts'),
    'auth/login': () => import('../../src/pages/api/auth/login.ts'),
    'auth/quick-login': () => import('../../src/pages/api/auth/quick-login.ts'),
    'auth/logout': () => import('../../src/pages/api/auth/logout.ts'),
    'auth/user': () => import('../../src/pages/api/auth/user.ts'),
    account: () => import('../../src/pages/api/account/index.ts'),
    'account/password': () => import('../../src/pages/api/account/password.ts'),
    'account/delete': () => import('../../src/pages/api/account/delete.ts'),
    'account/export': () => import('../../src/pages/api/account/export.ts'),
    'account/activity': () => import('../../src/pages/api/account/activity.ts'),
    'account/sessions': () => import('../../src/pages/api/account/sessions/index.ts'),
    visits: () => import('../../src/pages/api/visits/index.ts'),
    'visits/search': () => import('../../src/pages/api/visits/search.ts'),
    'patients/search': () => import('../../src/pages/api/patients/search.ts'),
    'patients/due': () => import('../../src/pages/api/patients/due.ts'),
    'patients/due-csv': () => import('../../src/pages/api/patients/due-csv.ts'),
    'patients/join': () => import('../../src/pages/api/patients/join.ts'),
    'patients/part': () => import('../../src/pages/api/patients/part.ts'),
    'patients/candidates': () => import('../../src/pages/api/patients/candidates.ts'),
    'account/passkeys': () => import('../../src/pages/api/account/passkeys/index.ts'),
    'account/passkeys/options': () => import('../../src/pages/api/account/passkeys/options.ts'),
    'account/confirm': () => import('../../src/pages/api/account/confirm.ts'),
    'account/authenticator': () => import('../../src/pages/api/account/authenticator/index.ts'),
    'account/authenticator/options': () => import('../../src/pages/api/account/authenticator/options.ts'),
    'account/recovery-codes': () => import('../../src/pages/api/account/recovery-codes.ts'),
    'auth/passkey': () => import('../../src/pages/api/auth/passkey/index.ts'),
    'auth/passkey/options': () => import('../../src/pages/api/auth/passkey/options.ts'),
    'auth/ways': () => import('../../src/pages/api/auth/ways.ts'),
    'auth/oidc': () => import('../../src/pages/api/auth/oidc/index.ts'),
    'auth/oidc/callback': () => import('../../src/pages/api/auth/oidc/callback.ts'),
    'auth/oidc/outcome': () => import('../../src/pages/api/auth/oidc/outcome.ts'),
    smart: () => import('../../src/pages/api/smart/index.ts'),
    'smart/launch': () => import('../../src/pages/api/smart/launch.ts'),
    'smart/callback': () => import('../../src/pages/api/smart/callback.ts'),
    'smart/record': () => import('../../src/pages/api/smart/record.ts'),
    'smart/document': () => import('../../src/pages/api/smart/document.ts'),
    'auth/recovery': () => import('../../src/pages/api/auth/recovery.ts'),
    'account/tokens': () => import('../../src/pages/api/account/tokens/index.ts'),
    'cds-services': () => import('../../src/pages/api/cds-services/index.ts'),
  };

  async function call(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const url = new URL(`/api/${path}`, environment['SITE_URL'] ?? origin);
    const request = new Request(url, {
      method,
      headers: {
        host: url.host,
        ...(sent.headers?.['authorization'] === undefined && { origin: url.origin }),
        ...(sent.cookie && { cookie: sent.cookie }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) }),
    });
    const { route, params } = await find(url.pathname.slice('/api/'.length), routes);
    const handler = route[method as 'GET'] ?? route.ALL;
    if (!handler) throw new Error(`${path} has no handler for ${method}`);
    const context: CallContext = {
      request,
      url,
      params,
      locals: { user: null, locale: 'en' },
      clientAddress: sent.address ?? '10.0.0.1',
    };
    const answer = await handler(context);
    // A download is left to its reader, who may stop half way; wire.ts holds those.
    const text = answer.headers.has('content-disposition') ? undefined : await answer.clone().text();
    await hold({
      method,
      path: url.pathname,
      status: answer.status,
      header: (name) => answer.headers.get(name),
      text,
    });
    return answer;
  }

  async function stop(): Promise<void> {
    await store.close();
    await sqld?.remove();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
  return { call, store, file, stop };
}

const oneOf: Readonly<Record<string, () => Promise<Route>>> = {
  'cds-services/': () => import('../../src/pages/api/cds-services/[id].ts'),
  'account/sessions/': () => import('../../src/pages/api/account/sessions/[id].ts'),
  'account/passkeys/': () => import('../../src/pages/api/account/passkeys/[id].ts'),
  'account/tokens/': () => import('../../src/pages/api/account/tokens/[id].ts'),
  'visits/': () => import('../../src/pages/api/visits/[id].ts'),
};

async function find(
  path: string,
  routes: Record<string, () => Promise<Route>>,
): Promise<{ route: Route; params: Record<string, string> }> {
  const fixed = routes[path];
  if (fixed) return { route: await fixed(), params: {} };
  for (const [start, route] of Object.entries(oneOf))
    if (path.startsWith(start))
      return { route: await route(), params: { id: decodeURIComponent(path.slice(start.length)) } };
  const [collection = '', id] = path.split('/').map(decodeURIComponent);
  if (id === undefined)
    return { route: await import('../../src/pages/api/[collection]/index.ts'), params: { collection } };
  if (id === 'search')
    return { route: await import('../../src/pages/api/[collection]/search.ts'), params: { collection } };
  return { route: await import('../../src/pages/api/[collection]/[id].ts'), params: { collection, id } };
}

export type Api = Awaited<ReturnType<typeof startApi>>;

/** The `name=value` of the session cookie an answer sets. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

let people = 0;
export const goodPassword = 'a quiet blue gate';

/** A registered person with a session. */
export async function person(api: Api, name = 'Dr. Huda'): Promise<{ cookie: string; email: string; id: string }> {
  people += 1;
  const email = `person${people}@clinic.example`;
  const answer = await api.call('POST', 'auth/register', {
    body: { name, email, password: goodPassword },
    address: `10.1.0.${people % 250}`,
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  return { cookie: cookieOf(answer), email, id: user.id };
}

/** Every row of a table, as text to search in. */
export async function dump(store: Store, table: string): Promise<string> {
  const { rows } = await store.client.execute(`SELECT * FROM ${table}`);
  return JSON.stringify(rows);
}
