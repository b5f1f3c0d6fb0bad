import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ToolId, loadTool, toolEntry, toolIds } from '../../src/engine/registry.ts';
import { authenticator } from './authenticator.ts';
import { goodPassword } from './harness.ts';

const folder = 'src/pages/api';
export const someId = '6f1f7a3e-3b1c-4e0e-9a55-0a1b2c3d4e5f';
export const collections = [...new Set(toolIds.map((id) => toolEntry(id).collection))];

export interface WritingCall {
  readonly method: string;
  /** Below `/api/`, every parameter filled in. */
  readonly path: string;
  /** False for what is understood without a body. */
  readonly body: boolean;
}

const bodiless = new Set(['auth/logout', 'auth/passkey/options', 'account/authenticator/options']);

/** Every writing call there is, found as the server finds it: a new address cannot be forgotten here. */
export async function writingCalls(): Promise<WritingCall[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.split('/').some((part) => part.startsWith('_')));
  const calls = await Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ join(process.cwd(), folder, file))) as Readonly<
        Record<string, unknown>
      >;
      const methods = ['POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => method in module);
      const address = file.replace(/(^|\/)index\.ts$|\.ts$/, '').replace('[id]', someId);
      const paths = address.includes('[collection]')
        ? collections.map((name) => address.replace('[collection]', name))
        : [address];
      return paths.flatMap((path) =>
        methods.map((method) => ({ method, path, body: method !== 'DELETE' && !bodiless.has(path) })),
      );
    }),
  );
  return calls.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A body that calculator's collection accepts. */
export async function goodRecord(id: ToolId): Promise<Record<string, unknown>> {
  const {
    keys: [inputs],
  } = toolEntry(id);
  return { tool: id, patientName: 'Ali Hassan', [inputs]: (await loadTool(id)).defaults, clinicalNotes: 'Once a week' };
}

/** A visit that is known too little of for any record. */
export const goodVisit = {
  patientName: 'Ali Hassan',
  chart: { a1c: { value: 8.4, unit: '%', on: '2026-01-15', from: 'entered' } },
  clinicalNotes: 'Once a week',
};
const somePasskey = authenticator('somebody').answer({ challenge: 'AAAA' });

/** Good bodies, by path: what a malformed one is made from. */
export async function goodBodies(): Promise<Readonly<Record<string, readonly Record<string, unknown>[]>>> {
  const bodies: Record<string, Record<string, unknown>[]> = {
    'auth/register': [{ name: 'Dr. Huda', email: 'huda@clinic.example', password: goodPassword }],
    'auth/login': [{ email: 'huda@clinic.example', password: goodPassword }],
    'auth/quick-login': [{ name: 'Noura' }],
    'account/password': [{ currentPassword: goodPassword, newPassword: 'another quiet gate' }],
    'auth/passkey': [{ response: somePasskey }],
    'auth/recovery': [{ email: 'huda@clinic.example', code: 'aaaaa-aaaaa-aaaaa' }],
    'account/passkeys/options': [{ password: goodPassword }],
    'account/passkeys': [{ name: 'Phone', response: authenticator('somebody').make({ challenge: 'AAAA' }) }],
    'account/confirm': [{ password: goodPassword }],
    'account/authenticator': [{ sealed: '1.AAAAAAAA.AAAA', code: '123456' }],
    'account/recovery-codes': [{ password: goodPassword }],
    'account/tokens': [{ name: 'Ward list', scope: 'read', days: 90, password: goodPassword }],
    'account/export': [{ format: 'json' }],
    'account/delete': [{ password: goodPassword }],
    visits: [goodVisit],
    'visits/search': [{ patientName: 'ali' }],
    'patients/search': [{ patientName: 'ali', limit: 5 }],
    'patients/due': [{ limit: 5 }],
    'patients/due-csv': [{ locale: 'ar' }],
    'patients/join': [{ visits: [someId] }],
    'patients/part': [{ visits: [someId] }],
    'patients/candidates': [{ patientName: 'Ali Hassan', chart: goodVisit.chart }],
  };
  for (const name of collections) bodies[`${name}/search`] = [{ patientName: 'ali', limit: 5 }];
  for (const id of toolIds) (bodies[toolEntry(id).collection] ??= []).push(await goodRecord(id));
  return bodies;
}
