import { z } from 'zod';
import { addAccount } from '../../../db/users.ts';
import { failure, json, withCookies } from '../answer.ts';
import type { RegisterRequest, UserAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { emailField, nameField, newPasswordField } from '../fields.ts';
import { knowDevice } from '../known-device.ts';
import { takeRegister } from '../limits.ts';
import { hashPassword } from '../password.ts';
import { startSession } from '../session.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';

const body: z.ZodType<RegisterRequest> = z.strictObject({
  name: nameField,
  email: emailField,
  password: newPasswordField,
  userType: z.literal('registered', { error: () => 'notAChoice' }).default('registered'),
});

export const POST = endpoint({
  access: 'anyone',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Make an account and sign in.',
    answers: { 201: jsonAnswer(userAnswer, ['Set-Cookie']) },
    // Not signed in: the account was changed or deleted, from elsewhere, before its first session began.
    refusals: ['email_taken', 'weak_password', 'not_signed_in', 'too_many_tries'],
  },
  async run({ body: { name, email, password }, request, address }) {
    await takeRegister(address);
    const passwordHash = await hashPassword(password);
    const id = await addAccount({ name, email, passwordHash }, address);
    if (!id) return failure('email_taken', { fields: { email: { code: 'rule' } } });
    const answer: UserAnswer = { user: { id, name, email: email.toLowerCase(), userType: 'registered' } };
    const session = await startSession(request, { id, passwordHash });
    return withCookies(json(answer, 201), [session, await knowDevice(request, id)]);
  },
});
export const ALL = onlyMethods('POST');
