import { Secret, TOTP } from 'otpauth';
import { loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { type ErrorCode, errors, limits } from '../../src/api/contract.ts';
import { authenticator } from './authenticator.ts';
import { type Api, cookieOf, goodPassword, person } from './harness.ts';
import type { ApiDocument } from './held.ts';
import { goodBodies, someId } from './routes.ts';
import type { Heard, Wire } from './wire.ts';

export interface Documented {
  readonly method: string;
  /** Below `/api/`, as the document has it. */
  readonly path: string;
  readonly codes: readonly ErrorCode[];
  readonly good: readonly number[];
}

type Answer = ApiDocument['paths'][string][string]['responses'][string];
/** A failure is the shape of all failures and, beside it, which codes it may bear here. */
function codesIn({ content }: Answer): ErrorCode[] {
  const both = content?.['application/json']?.schema['allOf'] as
    | readonly { readonly properties?: { readonly error: { readonly enum: ErrorCode[] } } }[]
    | undefined;
  return both?.[1]?.properties?.error.enum ?? [];
}

/** Every call of the document, with every code it may answer. */
export function documented({ paths }: ApiDocument): Documented[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        path: path.slice('/api/'.length),
        codes: Object.values(responses).flatMap(codesIn),
        good: Object.keys(responses)
          .map(Number)
          .filter((status) => status < 400),
      })),
  );
}

interface Prepared {
  readonly method: string;
  readonly path: string;
  readonly cookie: string;
  readonly body: Record<string, unknown> | undefined;
}

/** What makes each answer of the document happen, by the real calls on the real server. */
export async function provocations(api: Api, wire: Wire) {
  const bodies = await goodBodies();
  /** The session under its new token. */
  const goesOn = ({ headers }: Heard): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const quick = cookieOf(await api.call('POST', 'auth/quick-login', { body: { name: 'Q' } }));

  const send = (
    { method, path, cookie, body }: Prepared,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Heard> =>
    wire.ask(method, path, {
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** What adds an app that was just asked for. */
  async function firstFigures(cookie: string): Promise<{ sealed: string; code: string }> {
    const asked = await api.call('POST', 'account/authenticator/options', { cookie });
    const { secret, sealed } = (await asked.json()) as { secret: string; sealed: string };
    return { sealed, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() };
  }

  /** A person of its own with what the call needs, so that it would succeed. */
  async function prepare({ method, path }: Documented): Promise<Prepared> {
    const { cookie, email, id: userId } = await person(api);
    const collection = path.replace('/{id}', '');
    if (path.startsWith('account/sessions/')) {
      await api.call('POST', 'auth/login', { body: { email, password: goodPassword } });
      const all = (await (await api.call('GET', 'account/sessions', { cookie })).json()) as {
        id: string;
        current: boolean;
      }[];
      return { method, path: `account/sessions/${all.find(({ current }) => !current)?.id}`, cookie, body: undefined };
    }
    if (path.includes('passkey') && !path.endsWith('/options')) {
      const device = authenticator(userId, `http://127.0.0.1:${wire.port}`);
      const ask = async (from: string, body?: Record<string, unknown>) =>
        JSON.parse((await send({ method: 'POST', path: from, cookie: body ? cookie : '', body })).text) as {
          challenge: string;
        };
      const made = device.make(await ask('account/passkeys/options', { password: goodPassword }));
      const adding = { method: 'POST', path: 'account/passkeys', cookie, body: { name: 'Phone', response: made } };
      if (path === 'account/passkeys') return method === 'GET' ? { method, path, cookie, body: undefined } : adding;
      const added = await send(adding);
      const { id } = JSON.parse(added.text) as { id: string };
      if (path !== 'auth/passkey')
        return { method, path: `account/passkeys/${id}`, cookie: goesOn(added), body: undefined };
      return { method, path, cookie: '', body: { response: device.answer(await ask('auth/passkey/options')) } };
    }
    if (path === 'account/authenticator') {
      const adding = { method: 'POST', path, cookie, body: await firstFigures(cookie) };
      if (method === 'POST') return adding;
      const added = await api.call('POST', path, adding);
      return { method, path, cookie: cookieOf(added), body: undefined };
    }
    if (path === 'auth/recovery') {
      const made = await api.call('POST', 'account/recovery-codes', { cookie, body: { password: goodPassword } });
      const [code] = ((await made.json()) as { codes: string[] }).codes;
      return { method, path, cookie: '', body: { email, code } };
    }
    if (path === 'account/tokens/{id}') {
      const made = await api.call('POST', 'account/tokens', { cookie, body: bodies['account/tokens']?.[0] });
      const { id } = (await made.json()) as { id: string };
      return { method, path: `account/tokens/${id}`, cookie, body: undefined };
    }
    if (path.endsWith('/{id}')) {
      const saved = await api.call('POST', collection, { cookie, body: bodies[collection]?.[0] });
      const { id } = (await saved.json()) as { id: string };
      return { method, path: `${collection}/${id}`, cookie, body: undefined };
    }
    const body = method === 'POST' ? bodies[path]?.[0] : undefined;
    if (path === 'patients/join' || path === 'patients/part') {
      const saved = await api.call('POST', 'visits', { cookie, body: bodies['visits']?.[0] });
      const { id } = (await saved.json()) as { id: string };
      return { method, path, cookie, body: { visits: [id] } };
    }
    if (path === 'auth/login') return { method, path, cookie: '', body: { ...body, email } };
    if (path === 'auth/register') return { method, path, cookie: '', body: { ...body, email: `new.${email}` } };
    return { method, path, cookie: path === 'auth/quick-login' ? '' : cookie, body };
  }

  async function withBody(call: Documented, change: Readonly<Record<string, unknown>>): Promise<Heard> {
    const ready = await prepare(call);
    return send({ ...ready, body: { ...ready.body, ...change } });
  }

  /** Inputs of a named case that its calculator refuses to store. */
  async function refusedBody(collection: string): Promise<Record<string, unknown> | undefined> {
    for (const id of toolIds.filter((one) => toolEntry(one).collection === collection)) {
      const tool = await loadTool(id);
      const found = (await tool.cases()).find(({ inputs }) => tool.refusal(tool.calculate(inputs).results) !== null);
      if (found) return { tool: id, patientName: 'Refused', [toolEntry(id).keys[0]]: found.inputs };
    }
    return undefined;
  }

  const wrong = { currentPassword: 'not this one', password: 'not this one' };
  const wrongOf = ({ body }: Prepared): Record<string, unknown> =>
    Object.fromEntries(Object.entries(wrong).filter(([name]) => body && Object.hasOwn(body, name)));

  const unknownToken = { authorization: `Bearer djt_${'x'.repeat(43)}` };
  /** As a script would ask: with a token of the person's own instead of the cookie. */
  async function withToken(call: Documented, scope: 'read' | 'write'): Promise<Heard> {
    const { cookie, ...ready } = await prepare(call);
    const body = { ...bodies['account/tokens']?.[0], scope };
    const { token } = (await (await api.call('POST', 'account/tokens', { cookie, body })).json()) as { token: string };
    return send({ ...ready, cookie: '' }, { authorization: `Bearer ${token}` });
  }

  const refusals: Partial<Record<ErrorCode, (call: Documented) => Promise<Heard>>> = {
    malformed: async (call) => {
      const { method, path, cookie } = await prepare(call);
      return wire.ask(method, path, { headers: cookie ? { cookie } : {}, body: '{' });
    },
    not_json: async (call) => send(await prepare(call), { 'content-type': 'text/plain' }),
    too_large: async (call) => {
      const { method, path, cookie } = await prepare(call);
      return wire.ask(method, path, { headers: cookie ? { cookie } : {}, body: Buffer.alloc(300 * 1024, 32) });
    },
    other_origin: async (call) => send(await prepare(call), { origin: 'https://elsewhere.example' }),
    not_signed_in: async (call) => {
      const ready = await prepare(call);
      if (!call.path.startsWith('auth/') || call.path === 'auth/user') return send({ ...ready, cookie: '' });
      // Somebody changes the password in the very moment between its check and the session.
      const moments: Readonly<Record<string, string>> = {
        'auth/login': 'DELETE ON tries',
        'auth/register': 'INSERT ON users',
        'auth/passkey': 'UPDATE ON passkeys',
        'auth/recovery': 'DELETE ON recovery_codes',
      };
      const moment = moments[call.path];
      const change = "UPDATE users SET password_hash = 'changed' WHERE email IS NOT NULL";
      await api.store.client.execute(`CREATE TRIGGER meanwhile AFTER ${moment} BEGIN ${change}; END`);
      const heard = await send(ready);
      await api.store.client.execute('DROP TRIGGER meanwhile');
      return heard;
    },
    two_identities: async (call) => send({ ...(await prepare(call)), cookie: quick }, unknownToken),
    token_not_here: async (call) => send({ ...(await prepare(call)), cookie: '' }, unknownToken),
    token_wrong: async (call) => send({ ...(await prepare(call)), cookie: '' }, unknownToken),
    token_scope: (call) => withToken(call, 'read'),
    tokens_full: async (call) => {
      const ready = await prepare(call);
      for (let at = 0; at < limits.tokens; at += 1) await send(ready);
      return send(ready);
    },
    passkey_wrong: async (call) => {
      if (call.path === 'account/confirm') return send({ ...(await prepare(call)), body: bodies['auth/passkey']?.[0] });
      const ready = await prepare(call);
      await send(ready);
      return send(ready);
    },
    passkey_refused: async (call) => {
      const ready = await prepare(call);
      return send({ ...ready, cookie: goesOn(await send(ready)) });
    },
    passkeys_full: async (call) => {
      const ready = await prepare(call);
      await api.store.write([
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${limits.passkeys})
          INSERT INTO passkeys SELECT users.id || i, users.id, i, 'n', 'k', 0, '[]', 0, NULL FROM n, users WHERE email IS NOT NULL ON CONFLICT DO NOTHING`,
        'UPDATE sessions SET strong = 1',
      ]);
      return send(ready);
    },
    second_step: async (call) => {
      const { cookie, email } = await person(api);
      await api.call('POST', 'account/authenticator', { cookie, body: await firstFigures(cookie) });
      return send({ ...(await prepare(call)), body: { email, password: goodPassword } });
    },
    second_step_wrong: async (call) => {
      const { cookie, email } = await person(api);
      const first = await firstFigures(cookie);
      if (call.path !== 'auth/login') return send({ ...(await prepare(call)), cookie, body: { ...first, code: 'x' } });
      await api.call('POST', 'account/authenticator', { cookie, body: first });
      return send({ ...(await prepare(call)), body: { email, password: goodPassword, code: 'x' } });
    },
    code_alone: async (call) => {
      const { cookie, email } = await person(api);
      const added = await api.call('POST', 'account/authenticator', { cookie, body: await firstFigures(cookie) });
      const { codes } = (await added.json()) as { codes: string[] };
      return send({ ...(await prepare(call)), body: { email, code: codes[0] } });
    },
    app_refused: (call) => withBody(call, { sealed: 'x' }),
    confirm_first: async (call) => {
      const ready = await prepare(call);
      await api.store.write(['UPDATE sessions SET confirmed_at = 0']);
      return send(ready);
    },
    wrong_code: (call) => withBody(call, { code: 'aaaaa-aaaaa-aaaaa' }),
    account_suspended: async (call) => {
      const ready = await prepare(call);
      await api.store.write(["UPDATE users SET suspended_at = '2026' WHERE email IS NOT NULL"]);
      const heard = await send(ready);
      await api.store.write(['UPDATE users SET suspended_at = NULL']);
      return heard;
    },
    quick_user: async (call) => send({ ...(await prepare(call)), cookie: quick }),
    invalid: async (call) => {
      if (call.method === 'POST') return withBody(call, { surplus: 1 });
      const ready = await prepare(call);
      return send({ ...ready, path: `${ready.path}?limit=x` });
    },
    missing_fields: async (call) => send({ ...(await prepare(call)), body: {} }),
    missing_name: async (call) => send({ ...(await prepare(call)), body: {} }),
    wrong_credentials: (call) => withBody(call, { password: wrong.password }),
    wrong_password: async (call) => withBody(call, wrongOf(await prepare(call))),
    weak_password: (call) =>
      withBody(call, { [call.path === 'auth/register' ? 'password' : 'newPassword']: '12345678' }),
    email_taken: async (call) => withBody(call, { email: (await person(api)).email }),
    not_found: async (call) => {
      if (call.path === 'visits') return withBody(call, { patientId: someId });
      if (call.method === 'POST') return withBody(call, { visits: [someId] });
      if (call.path === 'account/authenticator') {
        const ready = await prepare(call);
        await send(ready);
        return send(ready);
      }
      return send({ ...(await prepare(call)), path: call.path.replace('{id}', someId) });
    },
    refused: async (call) => send({ ...(await prepare(call)), body: await refusedBody(call.path) }),
    account_full: async (call) => {
      const ready = await prepare(call);
      await send(ready);
      return send(ready);
    },
    too_many_tries: async (call) => {
      const ready = await prepare(call);
      const guess = { ...ready, body: { ...ready.body, ...(call.path === 'auth/register' ? {} : wrongOf(ready)) } };
      if (call.path === 'account/authenticator') Object.assign(guess.body, { code: 'x' });
      for (let at = 0; at < 200; at += 1) {
        const heard = await send(guess);
        if (heard.status === 429) return heard;
      }
      return send(guess);
    },
  };
  return { prepare, send, refusals };
}

/** As `404 not_found`, to be read in a list of what went otherwise. */
export function said({ status, text }: Heard): string {
  const code = status >= 400 ? (JSON.parse(text) as { error: string }).error : '';
  return `${status} ${code}`.trim();
}
export const promised = (code: ErrorCode): string => `${errors[code][0]} ${code}`;
