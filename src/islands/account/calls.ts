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
import { ask, watchingSession } from '../stores/lists.ts';
import { queryClient } from '../stores/records.ts';

const base = '/api/account';
const key = (...parts: string[]): string[] => [base, ...parts];
// What another device did in the meantime should show: every look asks anew.
const fresh = { refetchOnMount: 'always', gcTime: 0 } as const;

function useKept<T>(...parts: string[]) {
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => ask<T>(key(...parts).join('/'), { signal });
  return useQuery({ queryKey: key(...parts), queryFn, ...fresh }, queryClient);
}
export const useFacts = () => useKept<AccountAnswer>();
export const useSessions = () => useKept<readonly SessionSeen[]>('sessions');
export const useTokens = () => useKept<readonly TokenSeen[]>('tokens');
export const usePasskeys = () => useKept<PasskeysAnswer>('passkeys');

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

const post = <T = void>(path: string, body: object = {}) => ask<T>(`${base}/${path}`, { method: 'POST', body });
const remove = (path: string) => ask<void>(`${base}/${path}`, { method: 'DELETE' });

export const changePassword = (sent: PasswordRequest) => post('password', sent);

export const endSession = (id: string) => remove(`sessions/${id}`);
export const signOutEverywhere = () => remove('sessions');

export const makeToken = async (sent: TokenRequest): Promise<string> => (await post<TokenMade>('tokens', sent)).token;
export const revokeToken = (id: string) => remove(`tokens/${id}`);

/** Asks the server what to sign, the device to make the key, and the server to keep its public half. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const response = await makePasskey(await post<CreationAsked>('passkeys/options', { password }));
  await post('passkeys', { name, response });
}
export const removePasskey = (id: string) => remove(`passkeys/${id}`);

/** Shows the password again, for what asks for it. */
export const confirmByPassword = (password: string) => post('confirm', { password });
export async function confirmByPasskey(): Promise<void> {
  const { data } = await call<SignInAsked>('/api/auth/passkey/options', { method: 'POST', body: {} });
  const response = await signWithPasskey(data);
  // A passkey that is refused says nothing about the session.
  await call(`${base}/confirm`, { method: 'POST', body: { response } });
}

export const askForApp = () => post<AppAsked>('authenticator/options');
/** Answers with recovery codes where there were none. A wrong code is a 401 that says nothing about the session. */
export async function addApp(sent: AppRequest): Promise<readonly string[]> {
  return (await call<CodesAnswer>(`${base}/authenticator`, { method: 'POST', body: sent })).data.codes;
}
export const removeApp = () => remove('authenticator');

export const makeCodes = async (password: string): Promise<readonly string[]> =>
  (await post<CodesAnswer>('recovery-codes', { password })).codes;

export const deleteAccount = (sent: DeleteAccountRequest) =>
  ask<void>(`${base}/delete`, { method: 'POST', body: sent, timeout: 60_000 });

/** Fetches the file and hands it to the browser to save. */
export async function download(format: ExportFormat): Promise<void> {
  const sent: ExportRequest = { format };
  const { file, name } = await watchingSession(callForFile(`${base}/export`, sent));
  saveFile(file, name);
}
