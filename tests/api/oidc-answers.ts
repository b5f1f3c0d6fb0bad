import { type Answer, type Place, type Hostile, wild } from '../fixtures/hospital/hostile.ts';

/** What is the matter with the provider's answer to the code, and with its keys and its word on who it is. */
type Wrong = (nonce: string) => Promise<Partial<Record<Place, Answer>>>;
export const tokens = (id_token: string | undefined, more = {}): Answer => ({
  access_token: 'opaque',
  token_type: 'Bearer',
  expires_in: 60,
  ...(id_token !== undefined && { id_token }),
  ...more,
});
const now = () => Math.floor(Date.now() / 1000);
const segment = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Every wrong answer by what is wrong with it, with what the person is told. */
export function wrongAnswers(
  hostile: Hostile,
  { clientId, secret }: { readonly clientId: string; readonly secret: string },
): Readonly<Record<string, readonly [problem: string, wrong: Wrong]>> {
  const claims =
    (change: Record<string, unknown>): Wrong =>
    async (nonce) => ({ token: tokens(await hostile.idToken(nonce, change)) });

  return {
    'for another client': ['untrusted', claims({ aud: 'another-client' })],
    'for several, another one authorised': ['untrusted', claims({ aud: [clientId, 'other'], azp: 'other' })],
    'of another issuer': ['untrusted', claims({ iss: 'https://evil.example' })],
    'with another nonce': ['untrusted', claims({ nonce: 'of somebody else' })],
    'without a nonce': ['untrusted', claims({ nonce: undefined })],
    'without a subject': ['untrusted', claims({ sub: undefined })],
    'whose subject is a number': ['untrusted', claims({ sub: 17 })],
    'that is over': ['clock', async (nonce) => claims({ iat: now() - 900, exp: now() - 600 })(nonce)],
    'that has not begun': ['clock', async (nonce) => claims({ nbf: now() + 600 })(nonce)],
    'signed by nobody': [
      'untrusted',
      async (nonce) => {
        const [, body = ''] = (await hostile.idToken(nonce)).split('.');
        return { token: tokens(`${segment({ alg: 'none' })}.${body}.`) };
      },
    ],
    'signed with our own secret': [
      'untrusted',
      async (nonce) => ({ token: tokens(await hostile.idToken(nonce, {}, new TextEncoder().encode(secret), 'HS256')) }),
    ],
    'signed with a key that is not its own': [
      'untrusted',
      async (nonce) => ({ token: tokens(await hostile.idToken(nonce, {}, hostile.otherKey)) }),
    ],
    'changed after it was signed': [
      'untrusted',
      async (nonce) => {
        const [head = '', , sign = ''] = (await hostile.idToken(nonce)).split('.');
        const body = { iss: hostile.issuer, aud: clientId, sub: 'admin', nonce, iat: now(), exp: now() + 300 };
        return { token: tokens([head, segment(body), sign].join('.')) };
      },
    ],
    'that is none': ['away', async () => ({ token: tokens('not.a.token') })],
    'that is missing': ['untrusted', async () => ({ token: tokens(undefined) })],
    'refused as a code used before': [
      'again',
      async () => ({
        token: (_, answer) => {
          answer.writeHead(400, { 'content-type': 'application/json' });
          answer.end('{"error":"invalid_grant"}');
        },
      }),
    ],
    'of a web page': ['away', async () => ({ token: wild.html })],
    'of a server that fails': ['away', async () => ({ token: wild.failing })],
    'without end': ['away', async () => ({ token: wild.huge })],
    'that never comes': ['away', async () => ({ token: wild.never })],
    'cut off': ['away', async () => ({ token: wild.cut })],
    'broken off': ['away', async () => ({ token: wild.broken })],
    'that is a list': ['untrusted', async () => ({ token: wild.list })],
    'that leads elsewhere': ['untrusted', async () => ({ token: wild.redirect })],
    'whose keys never come': ['away', async (nonce) => ({ ...(await claims({})(nonce)), keys: wild.never })],
    'whose keys are none': [
      'untrusted',
      async (nonce) => ({ ...(await claims({})(nonce)), keys: { keys: [{ kty: 'x' }] } }),
    ],
    'that names another one when asked who it is': [
      'untrusted',
      async (nonce) => ({
        ...(await claims({ email: undefined })(nonce)),
        userinfo: { sub: 'u-2', email: 'a@b.example' },
      }),
    ],
    'whose e-mail address is none': ['nameless', claims({ email: 'nobody', name: '\u202eevil' })],
  };
}
