import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { accountCalls } from './account-calls.ts';
import { type Api, cookieOf, goodPassword, person, startApi } from './harness.ts';

let api: Api;
afterEach(() => api.stop());
const { post } = accountCalls(() => api);
const sealKey = 'one key of more than thirty-two characters';

interface Asked {
  readonly secret: string;
  readonly sealed: string;
}
async function withApp(cookie: string): Promise<string> {
  const asked = await api.call('POST', 'account/authenticator/options', { cookie });
  const { secret, sealed } = (await asked.json()) as Asked;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return cookieOf(await post('account/authenticator', { sealed, code }, cookie));
}

test('an access token made with the password alone is no way around it, before and after one is set up', async () => {
  api = await startApi({ SECOND_FACTOR: 'off', SECOND_FACTOR_KEY: sealKey, LIMIT_REGISTER_PER_HOUR: '1000' });
  const wanted = { name: 'Ward list', scope: 'write', days: 90, password: goodPassword };
  const made = async (cookie: string): Promise<string> =>
    ((await (await post('account/tokens', wanted, cookie)).json()) as { token: string }).token;
  const asked = async (token: string) => {
    const answer = await api.call('GET', 'visits', { headers: { authorization: `Bearer ${token}` } });
    return answer.status === 200 ? '200' : `${answer.status} ${((await answer.json()) as { error: string }).error}`;
  };
  const who = await person(api);
  const weak = await made(who.cookie);
  expect(await asked(weak)).toBe('200');
  // The operator asks for it from now on; the database stays.
  const { settings } = await import('../../src/api/settings.ts');
  const { readEnvironment } = await import('../../src/api/environment.mjs');
  const as = (wish: string) =>
    Object.assign(settings, readEnvironment({ SECOND_FACTOR: wish, SECOND_FACTOR_KEY: sealKey }));
  as('offered');
  expect(await asked(weak)).toBe('200');
  as('required');
  expect(await asked(weak)).toBe('401 token_wrong');
  const added = await withApp(who.cookie);
  expect(await asked(weak)).toBe('401 token_wrong');
  const strong = await made(added);
  expect(await asked(strong)).toBe('200');
  as('offered');
  expect([await asked(weak), await asked(strong)]).toEqual(['401 token_wrong', '200']);
});
