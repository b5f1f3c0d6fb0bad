import { z } from 'zod';
import { deleteAccount } from '../../../db/users.ts';
import { json } from '../answer.ts';
import type { DeleteAccountRequest, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { typedField } from '../fields.ts';
import { blankCookie } from '../session.ts';
import { confirmPassword } from './confirm.ts';
import { jsonAnswer } from '../promises.ts';
import { doneAnswer } from '../shapes.ts';

const body: z.ZodType<DeleteAccountRequest> = z.strictObject({ password: typedField });

/** A POST, because not every proxy lets the body of a DELETE through. */
export const POST = endpoint<DeleteAccountRequest, User>({
  access: 'registered',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Delete the account with everything in it.',
    answers: { 200: jsonAnswer(doneAnswer, ['Set-Cookie']) },
    refusals: ['wrong_password', 'no_password', 'too_many_tries'],
  },
  async run({ body: { password }, user, request, address }) {
    await confirmPassword({ user, request, address }, 'password', password);
    await deleteAccount(user.id, address);
    return json({ ok: true }, 200, { 'set-cookie': blankCookie() });
  },
});
export const ALL = onlyMethods('POST');
