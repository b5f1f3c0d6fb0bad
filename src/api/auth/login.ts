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
import { secondStep } from '../second-factor/step.ts';
import { signInAnswer } from '../shapes.ts';
import { enter } from './enter.ts';

const body: z.ZodType<LoginRequest> = z.strictObject({
  email: typedField,
  password: typedField,
  code: typedField.optional(),
});

export const POST = endpoint({
  access: 'anyone',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Sign in.',
    answers: { 200: jsonAnswer(signInAnswer, ['Set-Cookie']) },
    // Not signed in: the password was changed between its check and the session.
    refusals: [
      'wrong_credentials',
      'second_step',
      'second_step_wrong',
      'not_signed_in',
      'account_suspended',
      'too_many_tries',
    ],
  },
  async run({ body: { email, password, code }, request, address }) {
    const account = await findAccount(email);
    const trier = { email, address, device: await knownDevice(request, account?.id) };
    await takeLogin(trier);
    const { right, renewed } = await checkPassword(account?.passwordHash, password);
    if (!account || !right) {
      await auditNow({ action: 'sign-in-failed', userId: account?.id ?? null, address });
      return failure('wrong_credentials');
    }
    if (renewed) await refreshPasswordHash(account, renewed);
    // The tries are given back when both are right: a right password alone buys no new guesses of the rest.
    const shown = await secondStep(account, code, address);
    await loginSucceeded(trier);
    return enter(
      { request, address },
      { ...account, passwordHash: renewed ?? account.passwordHash },
      {
        action: shown.by === 'app' ? 'sign-in-app' : shown.by === 'code' ? 'sign-in-code' : 'sign-in',
        strong: shown.by !== 'nothing',
        ...(shown.by === 'code' && { also: { codesLeft: shown.codesLeft } }),
      },
    );
  },
});
export const ALL = onlyMethods('POST');
