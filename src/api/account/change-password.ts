import { z } from 'zod';
import { setPassword } from '../../../db/users.ts';
import { json, withCookies } from '../answer.ts';
import type { PasswordRequest, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { newPasswordField, typedField } from '../fields.ts';
import { knowDevice } from '../known-device.ts';
import { hashPassword, refuseOwnWords } from '../password.ts';
import { currentSession, startSession } from '../session.ts';
import { confirmPassword } from './confirm.ts';
import { jsonAnswer } from '../promises.ts';
import { doneAnswer } from '../shapes.ts';

const body: z.ZodType<PasswordRequest> = z.strictObject({ currentPassword: typedField, newPassword: newPasswordField });

/** Every session ends, this one too; who changed it goes on in a new one. */
export const POST = endpoint<PasswordRequest, User>({
  access: 'registered',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Change the password; every other session ends.',
    answers: { 200: jsonAnswer(doneAnswer, ['Set-Cookie']) },
    refusals: ['wrong_password', 'no_password', 'weak_password', 'too_many_tries'],
  },
  async run({ body: { currentPassword, newPassword }, user, request, address }) {
    const account = await confirmPassword({ user, request, address }, 'currentPassword', currentPassword);
    const strong = (await currentSession(request))?.strong ?? false;
    refuseOwnWords('newPassword', newPassword, account);
    const passwordHash = await hashPassword(newPassword);
    await setPassword(user.id, passwordHash, 'password-change', address);
    const session = await startSession(request, { id: user.id, passwordHash, strong });
    return withCookies(json({ ok: true }), [session, await knowDevice(request, user.id)]);
  },
});
export const ALL = onlyMethods('POST');
