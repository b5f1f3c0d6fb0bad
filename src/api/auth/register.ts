import { z } from 'zod';
import { addInvited } from '../../../db/invitations.ts';
import { addAccount } from '../../../db/users.ts';
import { failure, json, withCookies } from '../answer.ts';
import type { RegisterRequest, UserAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { emailField, nameField, newPasswordField, typedField } from '../fields.ts';
import { knowDevice } from '../known-device.ts';
import { takeRegister } from '../limits.ts';
import { hashPassword, refuseOwnWords } from '../password.ts';
import { mustAddFactor, startSession } from '../session.ts';
import { settings } from '../settings.ts';
import { plainCode } from '../typed-code.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';

const body: z.ZodType<RegisterRequest> = z.strictObject({
  name: nameField,
  email: emailField,
  password: newPasswordField,
  invitation: typedField.optional(),
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
    refusals: [
      'registration_closed',
      'invitation_wrong',
      'email_taken',
      'weak_password',
      'not_signed_in',
      'too_many_tries',
    ],
  },
  async run({ body: { name, email, password, invitation = '' }, request, address }) {
    if (settings.registration === 'closed') return failure('registration_closed');
    await takeRegister(address);
    refuseOwnWords('password', password, { name, email });
    const passwordHash = await hashPassword(password);
    const account = { name, email, passwordHash };
    const made =
      settings.registration === 'open'
        ? await addAccount(account, address).then((id) => (id === undefined ? 'taken' : { id }))
        : await addInvited(account, plainCode(invitation), address);
    if (made === 'taken') return failure('email_taken', { fields: { email: { code: 'rule' } } });
    if (made === 'uninvited') return failure('invitation_wrong', { fields: { invitation: { code: 'rule' } } });
    const { id } = made;
    const needed = mustAddFactor(false) && { mustAddFactor: true };
    const answer: UserAnswer = { user: { id, name, email: email.toLowerCase(), userType: 'registered', ...needed } };
    const session = await startSession(request, { id, passwordHash });
    return withCookies(json(answer, 201), [session, await knowDevice(request, id)]);
  },
});
export const ALL = onlyMethods('POST');
