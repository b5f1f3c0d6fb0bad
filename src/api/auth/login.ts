import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { findAccount, refreshPasswordHash } from '../../../db/users.ts';
import { failure } from '../answer.ts';
import type { LoginRequest } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { typedField } from '../fields.ts';
import { knownDevice } from '../known-device.ts';
import { loginSucceeded, takeLogin } from '../limits.ts';
import { checkPassword } from '../password.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';
import { enter } from './enter.ts';

const body: z.ZodType<LoginRequest> = z.strictObject({ email: typedField, password: typedField });

export const POST = endpoint({
  access: 'anyone',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Sign in.',
    answers: { 200: jsonAnswer(userAnswer, ['Set-Cookie']) },
    // Not signed in: the password was changed between its check and the session.
    refusals: ['wrong_credentials', 'not_signed_in', 'account_suspended', 'too_many_tries'],
  },
  async run({ body: { email, password }, request, address }) {
    const account = await findAccount(email);
    const trier = { email, address, device: await knownDevice(request, account?.id) };
    await takeLogin(trier);
    const { right, renewed } = await checkPassword(account?.passwordHash, password);
    if (!account || !right) {
      await auditNow({ action: 'sign-in-failed', userId: account?.id ?? null, address });
      return failure('wrong_credentials');
    }
    await loginSucceeded(trier);
    if (renewed) await refreshPasswordHash(account, renewed);
    return enter(
      { request, address },
      { ...account, passwordHash: renewed ?? account.passwordHash },
      { action: 'sign-in' },
    );
  },
});
export const ALL = onlyMethods('POST');
