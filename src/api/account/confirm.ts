import { auditNow } from '../../../db/audit.ts';
import { hasIdentity } from '../../../db/identities.ts';
import { type Account, findAccount, refreshPasswordHash } from '../../../db/users.ts';
import { Refusal } from '../answer.ts';
import type { User } from '../contract.ts';
import { confirmed, takeConfirmation } from '../limits.ts';
import { checkPassword } from '../password.ts';
import { sessionOf } from '../session.ts';

/**
 * Whoever sits at an open session must know its password for what cannot be undone. Wrong ones are counted by session: what others try
 * from the same address must not keep a person from changing their own password.
 */
export async function confirmPassword(
  {
    user: { id, email = '' },
    request,
    address,
  }: { readonly user: User; readonly request: Request; readonly address: string },
  field: string,
  password: string,
): Promise<Account> {
  const session = sessionOf(request);
  await takeConfirmation(session);
  const account = await findAccount(email);
  const { right, renewed } = await checkPassword(account?.passwordHash, password);
  if (account?.id !== id || !right) {
    await auditNow({ action: 'password-wrong', userId: id, address });
    // Nobody knows the one that was made for it.
    if (await hasIdentity(id)) throw new Refusal('no_password');
    throw new Refusal('wrong_password', { fields: { [field]: { code: 'rule' } } });
  }
  await confirmed(session);
  if (!renewed) return account;
  await refreshPasswordHash(account, renewed);
  return { ...account, passwordHash: renewed };
}
