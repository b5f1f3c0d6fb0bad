import { auditNow } from '../../../db/audit.ts';
import { type Account, findAccount, refreshPasswordHash } from '../../../db/users.ts';
import { Refusal } from '../answer.ts';
import type { User } from '../contract.ts';
import { loginSucceeded, takeLogin } from '../limits.ts';
import { checkPassword } from '../password.ts';

/** Whoever sits at an open session must know its password for what cannot be undone. Counted as sign-ins are: it is the same guess. */
export async function confirmPassword(
  { id, email = '' }: User,
  field: string,
  password: string,
  address: string,
): Promise<Account> {
  await takeLogin(email, address);
  const account = await findAccount(email);
  const { right, renewed } = await checkPassword(account?.passwordHash, password);
  if (account?.id !== id || !right) {
    await auditNow({ action: 'password-wrong', userId: id, address });
    throw new Refusal('wrong_password', { fields: { [field]: { code: 'rule' } } });
  }
  await loginSucceeded(email, address);
  if (!renewed) return account;
  await refreshPasswordHash(account, renewed);
  return { ...account, passwordHash: renewed };
}
