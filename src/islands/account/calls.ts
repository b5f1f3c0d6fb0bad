import { saveFile } from '../shared/save-file.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  AccountAnswer,
  AppAsked,
  AppRequest,
  ActivityRow,
  DeleteAccountRequest,
  ExportFormat,
  CodesAnswer,
  ExportRequest,
  PasskeysAnswer,
  PasswordRequest,
  SessionSeen,
  TokenMade,
  TokenRequest,
  TokenSeen,
} from '../../api/contract.ts';
import { call, callForFile } from '../api-client.ts';
import { type CreationAsked, makePasskey, type SignInAsked, signWithPasskey } from '../stores/passkey.ts';
import { watchingSession } from '../stores/lists.ts';
import { queryClient } from '../stores/records.ts';

const base = '/api/account';
const key = (...parts: string[]): string[] => [base, ...parts];
// What another device did in the meantime should show: every look asks anew.
const fresh = { refetchOnMount: 'always', gcTime: 0 } as const;

export function useFacts() {
  return useQuery(
    {
      queryKey: key(),
      queryFn: ({ signal }) => watchingSession(call<AccountAnswer>(base, { signal })).then(({ data }) => data),
      ...fresh,
    },
    queryClient,
  );
}

export function useSessions() {
  return useQuery(
    {
      queryKey: key('sessions'),
      queryFn: ({ signal }) =>
        watchingSession(call<readonly SessionSeen[]>(`${base}/sessions`, { signal })).then(({ data }) => data),
      ...fresh,
    },
    queryClient,
  );
}

export function useTokens() {
  return useQuery(
    {
      queryKey: key('tokens'),
      queryFn: ({ signal }) =>
        watchingSession(call<readonly TokenSeen[]>(`${base}/tokens`, { signal })).then(({ data }) => data),
      ...fresh,
    },
    queryClient,
  );
}

export function usePasskeys() {
  return useQuery(
    {
      queryKey: key('passkeys'),
      queryFn: ({ signal }) =>
        watchingSession(call<PasskeysAnswer>(`${base}/passkeys`, { signal })).then(({ data }) => data),
      ...fresh,
    },
    queryClient,
  );
}

export function useActivity() {
  return useInfiniteQuery(
    {
      queryKey: key('activity'),
      queryFn: ({ pageParam, signal }) => watchingSession(call<readonly ActivityRow[]>(pageParam, { signal })),
      initialPageParam: `${base}/activity`,
      getNextPageParam: (last) => last.next,
      ...fresh,
    },
    queryClient,
  );
}

/** Asks again for what is on screen. */
export function lookAgain(): void {
  void queryClient.invalidateQueries({ queryKey: key() });
}

export async function changePassword(sent: PasswordRequest): Promise<void> {
  await watchingSession(call(`${base}/password`, { method: 'POST', body: sent }));
}

export async function endSession(id: string): Promise<void> {
  await watchingSession(call(`${base}/sessions/${id}`, { method: 'DELETE' }));
}

export async function makeToken(sent: TokenRequest): Promise<string> {
  const { data } = await watchingSession(call<TokenMade>(`${base}/tokens`, { method: 'POST', body: sent }));
  return data.token;
}

export async function revokeToken(id: string): Promise<void> {
  await watchingSession(call(`${base}/tokens/${id}`, { method: 'DELETE' }));
}

/** Asks the server what to sign, the device to make the key, and the server to keep its public half. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const path = `${base}/passkeys`;
  const { data } = await watchingSession(
    call<CreationAsked>(`${path}/options`, { method: 'POST', body: { password } }),
  );
  const response = await makePasskey(data);
  await watchingSession(call(path, { method: 'POST', body: { name, response } }));
}

export async function removePasskey(id: string): Promise<void> {
  await watchingSession(call(`${base}/passkeys/${id}`, { method: 'DELETE' }));
}

/** Shows the password again, for what asks for it. */
export async function confirmByPassword(password: string): Promise<void> {
  await watchingSession(call(`${base}/confirm`, { method: 'POST', body: { password } }));
}
export async function confirmByPasskey(): Promise<void> {
  const { data } = await call<SignInAsked>('/api/auth/passkey/options', { method: 'POST', body: {} });
  const response = await signWithPasskey(data);
  // A passkey that is refused says nothing about the session.
  await call(`${base}/confirm`, { method: 'POST', body: { response } });
}

export async function askForApp(): Promise<AppAsked> {
  const asked = call<AppAsked>(`${base}/authenticator/options`, { method: 'POST', body: {} });
  return (await watchingSession(asked)).data;
}
/** Answers with recovery codes where there were none. A wrong code is a 401 that says nothing about the session. */
export async function addApp(sent: AppRequest): Promise<readonly string[]> {
  return (await call<CodesAnswer>(`${base}/authenticator`, { method: 'POST', body: sent })).data.codes;
}
export async function removeApp(): Promise<void> {
  await watchingSession(call(`${base}/authenticator`, { method: 'DELETE' }));
}

export async function makeCodes(password: string): Promise<readonly string[]> {
  const made = call<CodesAnswer>(`${base}/recovery-codes`, { method: 'POST', body: { password } });
  return (await watchingSession(made)).data.codes;
}

export async function signOutEverywhere(): Promise<void> {
  await watchingSession(call(`${base}/sessions`, { method: 'DELETE' }));
}

export async function deleteAccount(sent: DeleteAccountRequest): Promise<void> {
  await watchingSession(call(`${base}/delete`, { method: 'POST', body: sent, timeout: 60_000 }));
}

/** Fetches the file and hands it to the browser to save. */
export async function download(format: ExportFormat): Promise<void> {
  const sent: ExportRequest = { format };
  const { file, name } = await watchingSession(callForFile(`${base}/export`, sent));
  saveFile(file, name);
}
