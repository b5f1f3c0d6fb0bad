import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { failure, noContent } from '../answer.ts';
import type { ConfirmRequest, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { typedField } from '../fields.ts';
import { takeConfirmation } from '../limits.ts';
import { assertion } from '../passkeys/shapes.ts';
import { signedBy } from '../passkeys/verify.ts';
import { confirmCurrent, sessionOf } from '../session.ts';
import { confirmPassword } from './confirm.ts';

const body = z.strictObject({ password: typedField.optional(), response: assertion.optional() });
type Sent = ConfirmRequest & z.infer<typeof body>;

/** Who sits at an open session shows once more who they are: for some minutes it may take ways in away, and end sessions. */
export const POST = endpoint<Sent, User>({
  access: 'registered',
  early: true,
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Show the password or a passkey again; for five minutes after it, what asks for that is open.',
    answers: { 204: {} },
    refusals: ['wrong_password', 'passkey_wrong', 'too_many_tries'],
  },
  async run({ body: { password, response }, user, request, address }) {
    if ((password === undefined) === (response === undefined)) return failure('missing_fields');
    if (password !== undefined) await confirmPassword({ user, request, address }, 'password', password);
    if (response !== undefined) {
      await takeConfirmation(sessionOf(request));
      const signed = await signedBy(request, response);
      if (signed?.userId !== user.id || !(await signed.used())) {
        await auditNow({ action: 'passkey-refused', userId: user.id, address });
        return failure('passkey_wrong');
      }
    }
    await confirmCurrent(request);
    return noContent();
  },
});
export const ALL = onlyMethods('POST');
