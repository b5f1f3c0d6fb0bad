// The sign-in of a record system, as its SMART configuration tells of it (SMART App Launch 2.2). Knows the library, as ../oidc/provider.ts does.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  Configuration,
  customFetch,
  None,
} from 'openid-client';
import { bounds } from '../bounds.ts';
import { isSafeAddress } from '../oidc/environment.mjs';
import { ProviderProblem, problemOf } from '../oidc/problem.ts';
import { outwardFetch } from '../outward-fetch.ts';
import { settings } from '../settings.ts';
import type { RecordSystem } from './environment.mjs';

/** Where record systems send people back to. From the settings, never from the request. */
const callbackAddress = `${settings.siteUrl ?? ''}/api/smart/callback`;

const reads = ['Patient', 'Observation', 'Condition', 'MedicationRequest', 'MedicationStatement', 'AllergyIntolerance'];
/** What is read and nothing more; written is one document, where the settings say that it may be asked for. No token outlives the visit. */
const scopeOf = ({ writes }: RecordSystem, launched: boolean): string =>
  [
    launched ? 'launch' : 'launch/patient',
    ...reads.map((kind) => `patient/${kind}.rs`),
    ...(writes ? [`patient/${writes}.c`] : []),
  ].join(' ');

const largestAnswer = 256 * 1024;

function addressIn(told: Readonly<Record<string, unknown>>, name: string): URL {
  const value = told[name];
  if (typeof value !== 'string' || !URL.canParse(value) || !isSafeAddress(new URL(value)))
    throw new ProviderProblem('untrusted', `its configuration has no ${name} that may be used`);
  return new URL(value);
}

async function configuration({ issuer, clientId, clientSecret, tokenOrigin }: RecordSystem): Promise<Configuration> {
  const { origin, protocol } = new URL(issuer);
  const within = { milliseconds: bounds.providerMilliseconds, bytes: largestAnswer };
  const answer = await outwardFetch(origin, within)(`${issuer}/.well-known/smart-configuration`, {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new ProviderProblem('away', `its configuration answered ${answer.status}`);
  const read: unknown = await answer.json().catch(() => undefined);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new ProviderProblem('away', 'its configuration is no JSON');
  const told = read as Readonly<Record<string, unknown>>;
  const [authorization, token] = [addressIn(told, 'authorization_endpoint'), addressIn(told, 'token_endpoint')];
  if (token.origin !== (tokenOrigin ?? origin))
    throw new ProviderProblem('untrusted', 'its codes are taken at a host that the settings do not name');
  const methods = told['code_challenge_methods_supported'];
  if (methods !== undefined && !(Array.isArray(methods) && methods.includes('S256')))
    throw new ProviderProblem('untrusted', 'it does not take PKCE with S256');
  const config = new Configuration(
    {
      issuer: typeof told['issuer'] === 'string' ? told['issuer'] : issuer,
      authorization_endpoint: authorization.href,
      token_endpoint: token.href,
      ...(told['authorization_response_iss_parameter_supported'] === true && {
        authorization_response_iss_parameter_supported: true,
      }),
    },
    clientId,
    clientSecret === undefined ? undefined : { client_secret: clientSecret },
    clientSecret === undefined ? None() : ClientSecretBasic(clientSecret),
  );
  config[customFetch] = outwardFetch(token.origin, within);
  if (protocol === 'http:') allowInsecureRequests(config);
  return config;
}

/** Where a browser is sent to; `launch` is the record system's own word for the patient it is beside. Rejects with a ProviderProblem. */
export async function launchAddress(
  system: RecordSystem,
  { state, verifier }: { readonly state: string; readonly verifier: string },
  launch: string | undefined,
): Promise<string> {
  try {
    return buildAuthorizationUrl(await configuration(system), {
      redirect_uri: callbackAddress,
      response_type: 'code',
      scope: scopeOf(system, launch !== undefined),
      aud: system.issuer,
      state,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(launch !== undefined && { launch }),
    }).href;
  } catch (error) {
    throw problemOf(error);
  }
}

interface Grant {
  readonly accessToken: string;
  /** Undefined where the record system names no patient. */
  readonly patient: string | undefined;
  readonly mayRead: boolean;
  /** One document may be put beside the record. */
  readonly mayWrite: boolean;
  readonly seconds: number;
}

/** A whole hour would be a long visit; a token without an end is used no longer either. */
const longestSeconds = 3600;
/** FHIR R4, 2.24.0.2: an id. */
const id = /^[A-Za-z0-9.-]{1,64}$/;
/** Version 1 and 2 of scopes, for one patient or for the person's own rights. */
const readsPatient = /^(patient|user)\/(Patient|\*)\.(read|\*|c?r[cuds]*)(\?\S*)?$/;
const writesDocument = /^(patient|user)\/(DocumentReference|\*)\.(write|\*|cr?u?d?s?)$/;

/** What is granted for a code. Rejects with a ProviderProblem. */
export async function grantFor(
  system: RecordSystem,
  query: string,
  { state, verifier }: { readonly state: string; readonly verifier: string },
): Promise<Grant> {
  try {
    const tokens = await authorizationCodeGrant(await configuration(system), new URL(callbackAddress + query), {
      expectedState: state,
      pkceCodeVerifier: verifier,
    });
    const { access_token, scope, expires_in } = tokens;
    const { patient } = tokens as Readonly<Record<string, unknown>>;
    if (patient !== undefined && (typeof patient !== 'string' || !id.test(patient)))
      throw new ProviderProblem('untrusted', 'the patient it names is none');
    // Nothing said: what was asked for is granted (RFC 6749, 5.1).
    const granted = (scope === undefined ? scopeOf(system, true) : scope).split(' ');
    return {
      accessToken: access_token,
      patient,
      mayRead: granted.some((one) => readsPatient.test(one)),
      mayWrite: system.writes !== undefined && granted.some((one) => writesDocument.test(one)),
      seconds: Math.min(longestSeconds, Math.max(0, expires_in ?? longestSeconds)),
    };
  } catch (error) {
    throw problemOf(error);
  }
}
