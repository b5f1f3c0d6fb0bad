import { hasIdentity } from '../../../db/identities.ts';
import { databaseProblem } from '../../../db/problems.ts';
import { currentUser } from '../session.ts';
import { settings } from '../settings.ts';
import { signOutAddress } from './provider.ts';

/** Whether this session is of somebody who comes in by the hospital's sign-in. What is wrong with the database keeps nobody signed in. */
export async function isOfHospital(request: Request): Promise<boolean> {
  if (!settings.oidc) return false;
  try {
    const user = await currentUser(request);
    return user !== null && (await hasIdentity(user.id));
  } catch (error) {
    if (databaseProblem(error) === undefined) throw error;
    return false;
  }
}

/** Where they sign out there, too; asked once the session has ended here. Undefined where there is no such address, or nobody answers. */
export async function hospitalSignOut(request: Request): Promise<string | undefined> {
  const { oidc, siteUrl } = settings;
  if (!oidc) return undefined;
  // In the language of the page that asks: our pages say their address to us alone.
  const page = request.headers.get('referer') ?? '';
  const arabic = URL.canParse(page) && /^\/ar(\/|$)/.test(new URL(page).pathname);
  return signOutAddress(oidc, `${siteUrl ?? ''}${arabic ? '/ar/auth' : '/auth'}`);
}
