import { expect } from 'vitest';
import type { startRecordSystem } from '../fixtures/hospital/record-system.ts';
import type { Api } from './harness.ts';

export const site = 'https://diabetes.example';
/** What a test can wait for, and reach. */
export const bounds = {
  providerMilliseconds: 400,
  recordMilliseconds: 1500,
  recordBytes: 200_000,
  recordPages: 12,
  recordResources: 60,
};

export const pairOf = (answer: Response, name = '__Host-record'): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .findLast((pair) => pair.startsWith(`${name}=`)) ?? '';

interface Told {
  readonly problem?: string;
  readonly bundle?: unknown;
  readonly name?: string;
  readonly label?: string;
  readonly incomplete?: readonly string[];
  readonly document?: string;
}
export async function ask(api: Api, carries: string, session: string): Promise<Told> {
  const answer = await api.call('POST', 'smart/record', { body: {}, cookie: [session, carries].join('; ') });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Told;
}
export const launchAt = (iss: string, launch = 'launch-77') => `smart/launch?${new URLSearchParams({ iss, launch })}`;

interface Way {
  readonly at: Awaited<ReturnType<typeof startRecordSystem>>;
  readonly session: string;
  readonly change?: (query: URLSearchParams) => void;
}
/** Sent there and back, as a browser goes; then what the visit is told. */
export async function walk(api: Api, { at, session, change = () => undefined }: Way): Promise<Told> {
  const sent = await api.call('GET', launchAt(at.issuer), { cookie: session });
  expect(sent.status).toBe(303);
  const there = sent.headers.get('location') ?? '';
  const carries = pairOf(sent);
  if (!there.startsWith(at.origin)) return ask(api, carries, session);
  const back = new URL((await fetch(there, { redirect: 'manual' })).headers.get('location') ?? '');
  change(back.searchParams);
  const came = await api.call('GET', `smart/callback?${back.searchParams}`, { cookie: [session, carries].join('; ') });
  expect([came.status, came.headers.get('location')]).toEqual([303, '/visit']);
  return ask(api, pairOf(came), session);
}

/** Nothing of the patient, nothing that opens the record: what neither the log nor the trail may hold. */
export const secrets = ['the access token', 'code-7', 'pat-7', 'Salma', 'Harbi', 'launch-77'];
