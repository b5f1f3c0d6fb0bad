import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const site = 'https://diabetes.example';
export const issuer = 'https://fhir-ehr.example.com/';
export const serviceId = 'type-2-diabetes-plan';
export const pages = 'https://ehr.example';

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** A record system with keys of its own: what the settings hold of it, and the tokens it signs. */
export async function recordSystem() {
  const keys = await Promise.all(
    ['ES384', 'RS384'].map(async (alg) => ({ alg, kid: alg, ...(await generateKeyPair(alg, { extractable: true })) })),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'cds-')), 'keys.json');
  const jwks = await Promise.all(
    keys.map(async ({ alg, kid, publicKey }) => ({ ...(await exportJWK(publicKey)), alg, kid })),
  );
  writeFileSync(file, JSON.stringify({ keys: jwks }));
  const keyOf = (alg: string): Key => {
    const found = keys.find((one) => one.alg === alg);
    if (!found) throw new Error(`no key for ${alg}`);
    return found.privateKey;
  };

  interface Change {
    readonly alg?: string;
    readonly key?: Key | Uint8Array;
    readonly header?: Readonly<Record<string, unknown>>;
    readonly claims?: Readonly<Record<string, unknown>>;
  }
  /** A good token for one address, but for what `change` says. */
  async function token(
    address: string,
    { alg = 'ES384', key, header = {}, claims = {} }: Change = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: issuer, aud: address, exp: now + 300, iat: now, jti: crypto.randomUUID(), ...claims };
    return new SignJWT(JSON.parse(JSON.stringify(all)) as Record<string, unknown>)
      .setProtectedHeader({ alg, typ: 'JWT', kid: alg, ...header })
      .sign(key ?? keyOf(alg));
  }
  return { file, token, keyOf, settings: { SITE_URL: site, CDS_ISSUERS: `${issuer}=${file}`, CDS_ORIGINS: pages } };
}

/** Young enough to count. */
const lastMonth = new Date(Date.now() - 20 * 86_400_000).toISOString();
const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] });
export const observation = (code: string, value: number, unit: string, change = {}) => ({
  resource: {
    resourceType: 'Observation',
    status: 'final',
    code: loinc(code),
    subject: { reference: 'Patient/1288992' },
    effectiveDateTime: lastMonth,
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
    ...change,
  },
});
export const searchset = (...entry: unknown[]) => ({ resourceType: 'Bundle', type: 'searchset', entry });
export const condition = (system: string, code: string, change = {}) => ({
  resource: {
    resourceType: 'Condition',
    subject: { reference: 'Patient/1288992' },
    code: { coding: [{ system, code }] },
    clinicalStatus: { coding: [{ code: 'active' }] },
    ...change,
  },
});

/** The example of the standard (HTTP Request), with a prefetch as this service asks for it. */
export const request = (prefetch: Readonly<Record<string, unknown>> = {}) => ({
  hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
  fhirServer: 'http://hooks.smarthealthit.org:9080',
  hook: 'patient-view',
  fhirAuthorization: {
    access_token: 'some-opaque-fhir-access-token',
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'user/Patient.read user/Observation.read',
    subject: 'cds-service4',
  },
  context: { userId: 'Practitioner/example', patientId: '1288992', encounterId: '89284' },
  prefetch: {
    patient: {
      resourceType: 'Patient',
      id: '1288992',
      gender: 'male',
      birthDate: '1961-12-25',
      name: [{ family: 'Hippolyte', given: ['Zebulon'] }],
    },
    observations: searchset(observation('4548-4', 9.4, '%'), observation('33914-3', 24, 'mL/min/{1.73_m2}')),
    ...prefetch,
  },
});
