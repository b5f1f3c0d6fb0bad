import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { findAccount, refreshPasswordHash } from '../../../db/users.ts';
import { failure, json } from '../answer.ts';
import type { LoginRequest, UserAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { typedField } from '../fields.ts';
import { loginSucceeded, takeLogin } from '../limits.ts';
import { checkPassword } from '../password.ts';
import { startSession } from '../session.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';

const body: z.ZodType<LoginRequest> = z.strictObject({ email: typedField, password: typedField });

export const POST = endpoint({
  access: 'anyone',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Sign in.',
    answers: { 200: jsonAnswer(userAnswer, ['Set-Cookie']) },
    // Not signed in: the password was changed between its check and the session.
    refusals: ['wrong_credentials', 'not_signed_in', 'too_many_tries'],
  },
  async run({ body: { email, password }, request, address }) {
    await takeLogin(email, address);
    const account = await findAccount(email);
    const { right, renewed } = await checkPassword(account?.passwordHash, password);
    if (!account || !right) {
      await auditNow({ action: 'sign-in-failed', userId: account?.id ?? null, address });
      return failure('wrong_credentials');
    }
    await loginSucceeded(email, address);
    if (renewed) await refreshPasswordHash(account, renewed);
    const cookie = await startSession(request, { id: account.id, passwordHash: renewed ?? account.passwordHash });
    await auditNow({ action: 'sign-in', userId: account.id, address });
    const answer: UserAnswer = {
      user: { id: account.id, name: account.name, email: account.email, userType: 'registered' },
    };
    return json(answer, 200, { 'set-cookie': cookie });
  },
});
export const ALL = onlyMethods('POST');
