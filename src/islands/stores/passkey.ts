/** The browser's part of passkeys. The library is fetched when a passkey is first used. */
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;
export type CreationAsked = Parameters<Library['startRegistration']>[0]['optionsJSON'];
export type SignInAsked = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** The device did not confirm: stopped by its person, too late, or not able to. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

/** Only in a secure context (https or localhost), and never under a bare number as address: a passkey belongs to a name. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

async function confirmed<T>(work: (library: Library) => Promise<T>): Promise<T> {
  const library = await load();
  try {
    return await work(library);
  } catch (error) {
    throw new NotConfirmed('the device did not confirm', { cause: error });
  }
}

export const makePasskey = (optionsJSON: CreationAsked) =>
  confirmed(({ startRegistration }) => startRegistration({ optionsJSON }));

export const signWithPasskey = (optionsJSON: SignInAsked) =>
  confirmed(({ startAuthentication }) => startAuthentication({ optionsJSON }));
