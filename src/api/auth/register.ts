import { z } from 'zod';
import { addAccount } from '../../../db/users.ts';
import { failure, json } from '../answer.ts';
import type { RegisterRequest, UserAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { emailField, nameField, newPasswordField } from '../fields.ts';
import { takeRegister } from '../limits.ts';
import { hashPassword } from '../password.ts';
import { startSession } from '../session.ts';

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
  async run({ body: { name, email, password }, request, address }) {
    await takeRegister(address);
    const passwordHash = await hashPassword(password);
    const id = await addAccount({ name, email, passwordHash }, address);
    if (!id) return failure('email_taken', { fields: { email: { code: 'rule' } } });
    const answer: UserAnswer = { user: { id, name, email: email.toLowerCase(), userType: 'registered' } };
    return json(answer, 201, { 'set-cookie': await startSession(request, { id, passwordHash }) });
  },
});
export const ALL = onlyMethods('POST');
