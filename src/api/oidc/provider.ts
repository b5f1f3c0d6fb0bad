// The hospital's own sign-in, as its discovery document tells of it. The only file that knows the library for it.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  clockTolerance,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import { bounds } from '../bounds.ts';
import { outwardFetch } from '../outward-fetch.ts';
import { settings } from '../settings.ts';
import { isSafeAddress, type OidcProvider } from './environment.mjs';
import { ProviderProblem, problemOf } from './problem.ts';

/** Clocks of two machines differ. */
const toleranceSeconds = 60;
const keptMilliseconds = 3_600_000;
/** So long nobody asks again whether a provider is back. */
const restMilliseconds = bounds.providerMilliseconds / 2;
const largestAnswer = 256 * 1024;

/** Where the provider sends people back to. From the settings, never from the request. */
const callbackAddress = `${settings.siteUrl ?? ''}/api/auth/oidc/callback`;

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const address = new URL(issuer);
  const ask = outwardFetch(address.origin, { milliseconds: bounds.providerMilliseconds, bytes: largestAnswer });
  const config = await discovery(
    address,
    clientId,
    { ...(clientSecret !== undefined && { client_secret: clientSecret }), [clockTolerance]: toleranceSeconds },
    // With a secret the library sends it in the body, as every provider takes it.
    clientSecret === undefined ? None() : undefined,
    {
      [customFetch]: ask,
      timeout: bounds.providerMilliseconds / 1000,
      // The signature is checked though the token comes straight from the provider: a wrong algorithm, or none, is refused.
      execute: [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])],
    },
  );
  const told = config.serverMetadata();
  if (new URL(told.issuer).href !== address.href) throw new ProviderProblem('untrusted', 'it names another issuer');
  // Where browsers are sent; what the server asks itself is held to the issuer's own origin.
  for (const where of [told.authorization_endpoint, told.end_session_endpoint])
    if (where !== undefined && !(URL.canParse(where) && isSafeAddress(new URL(where))))
      throw new ProviderProblem('untrusted', 'it sends browsers to an address without https');
  if (told.authorization_endpoint === undefined || told.token_endpoint === undefined)
    throw new ProviderProblem('untrusted', 'its description has no address to sign in at');
  return config;
}

let kept: { readonly until: number; readonly config: Promise<Configuration> } | undefined;

/** By a clock that only goes forward. One question at a time; what failed rests a moment. */
function configuration(provider: OidcProvider): Promise<Configuration> {
  const now = performance.now();
  if (kept && kept.until > now) return kept.config;
  const config = discover(provider);
  const asked = { until: now + keptMilliseconds, config };
  kept = asked;
  config.catch(() => {
    if (kept === asked) kept = { until: performance.now() + restMilliseconds, config };
  });
  return config;
}

/** What a browser carries there and back. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Where a browser is sent to sign in. Rejects with a ProviderProblem. */
export async function signInAddress(
  provider: OidcProvider,
  { state, nonce, verifier }: Secrets,
  locale: string,
): Promise<string> {
  try {
    return buildAuthorizationUrl(await configuration(provider), {
      redirect_uri: callbackAddress,
      scope: provider.scopes,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: locale,
    }).href;
  } catch (error) {
    throw problemOf(error);
  }
}

/** Somebody as the provider names them. `email` only where it may be believed. */
export interface Somebody {
  readonly issuer: string;
  readonly subject: string;
  /** What else it says of them, asked for only where it is needed. */
  readonly more: () => Promise<{ readonly name?: string; readonly email?: string }>;
}

type Claims = Readonly<Record<string, unknown>>;
const textIn = (claims: Claims, name: string): string | undefined => {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

function emailIn(claims: Claims, trustEmail: boolean): string | undefined {
  const confirmed = claims['email_verified'];
  // Some write it as text.
  const counts = confirmed === true || confirmed === 'true' || (trustEmail && confirmed === undefined);
  return counts ? textIn(claims, 'email') : undefined;
}

/** Who has come back, by what the provider answers to the code. Rejects with a ProviderProblem. */
export async function whoCameBack(
  provider: OidcProvider,
  query: string,
  { state, nonce, verifier }: Secrets,
): Promise<Somebody> {
  try {
    const config = await configuration(provider);
    const tokens = await authorizationCodeGrant(config, new URL(callbackAddress + query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderProblem('untrusted', 'it names nobody');
    const { iss, sub } = claims;
    return {
      issuer: iss,
      subject: sub,
      async more() {
        let all: Claims = claims;
        const told = emailIn(all, provider.trustEmail) !== undefined && textIn(all, 'name') !== undefined;
        if (!told && config.serverMetadata().userinfo_endpoint !== undefined)
          // Answers for this subject only: another's is refused by the library.
          all = { ...claims, ...(await fetchUserInfo(config, tokens.access_token, sub).catch(rethrown)) };
        const [name, email] = [textIn(all, 'name'), emailIn(all, provider.trustEmail)];
        return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) };
      },
    };
  } catch (error) {
    throw problemOf(error);
  }
}

function rethrown(error: unknown): never {
  throw problemOf(error);
}

/** Where signing out there is done, and comes back from; undefined where the provider has no such address, or cannot be asked now. */
export async function signOutAddress(provider: OidcProvider, back: string): Promise<string | undefined> {
  const config = await configuration(provider).catch((error: unknown) => {
    problemOf(error);
    return undefined;
  });
  if (config?.serverMetadata().end_session_endpoint === undefined) return undefined;
  // Without the token of who signs out: it would stand in an address.
  return buildEndSessionUrl(config, { post_logout_redirect_uri: back }).href;
}
