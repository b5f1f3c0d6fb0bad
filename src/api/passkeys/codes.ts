import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { hasCode, replaceCodes, takeCode } from '../../../db/passkeys.ts';
import { findAccount } from '../../../db/users.ts';
import { confirmPassword } from '../account/confirm.ts';
import { failure, json } from '../answer.ts';
import { enter } from '../auth/enter.ts';
import type { CodesAnswer, PasskeyOptionsRequest, RecoveryRequest, User } from '../contract.ts';
import { endpoint } from '../endpoint.ts';
import { typedField } from '../fields.ts';
import { knownDevice } from '../known-device.ts';
import { loginSucceeded, takeLogin } from '../limits.ts';
import { jsonAnswer } from '../promises.ts';
import { asksForMore } from '../second-factor/step.ts';
import { codesAnswer, recoveryAnswer } from '../shapes.ts';
import { newCode, plainCode } from '../typed-code.ts';

const howMany = 10;

/** 125 bits each: a stolen file, where they lie as SHA-256, is no use for trying them out. Those of earlier versions have 75 and go on. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, () => newCode(5));

const makeBody: z.ZodType<PasskeyOptionsRequest> = z.strictObject({ password: typedField });

export const makeCodes = endpoint<PasskeyOptionsRequest, User>({
  access: 'registered',
  body: makeBody,
  missing: 'missing_fields',
  promises: {
    summary: 'Make ten recovery codes; this answer alone shows them, and those before end.',
    answers: { 201: jsonAnswer(codesAnswer) },
    refusals: ['wrong_password', 'no_password', 'too_many_tries'],
  },
  async run({ body: { password }, user, request, address }) {
    const { passwordHash } = await confirmPassword({ user, request, address }, 'password', password);
    const codes = newRecoveryCodes();
    const confirmed = { userId: user.id, passwordHash };
    if (!(await replaceCodes(confirmed, codes.map(plainCode), address))) return failure('not_signed_in');
    const answer: CodesAnswer = { codes };
    return json(answer, 201);
  },
});

const body: z.ZodType<RecoveryRequest> = z.strictObject({ email: typedField, code: typedField });

/** Counted as passwords are: it is the same guess. */
export const signInByCode = endpoint<RecoveryRequest>({
  access: 'anyone',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Sign in with a recovery code, which is used up by it.',
    answers: { 200: jsonAnswer(recoveryAnswer, ['Set-Cookie']) },
    refusals: ['wrong_code', 'code_alone', 'not_signed_in', 'account_suspended', 'too_many_tries'],
  },
  async run({ body: { email, code }, request, address }) {
    const account = await findAccount(email);
    const trier = { email, address, device: await knownDevice(request, account?.id) };
    await takeLogin(trier);
    // Told only to whoever has a right code, which is kept.
    if (account && (await hasCode(account.id, plainCode(code))) && (await asksForMore(account.id)))
      return failure('code_alone');
    // The same work where there is no such account.
    const left = await takeCode(account?.id ?? '', plainCode(code), address);
    if (!account || left === undefined) {
      await auditNow({ action: 'code-wrong', userId: account?.id ?? null, address });
      return failure('wrong_code');
    }
    await loginSucceeded(trier);
    return enter({ request, address }, account, { action: 'sign-in-code', also: { codesLeft: left } });
  },
});
