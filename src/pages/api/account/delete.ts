import { z } from 'zod';
import { deleteAccount } from '../../../../db/users.ts';
import { json } from '../_answer.ts';
import type { DeleteAccountRequest, User } from '../_contract.ts';
import { endpoint, onlyMethods } from '../_endpoint.ts';
import { typedField } from '../_fields.ts';
import { blankCookie } from '../_session.ts';
import { confirmPassword } from './_confirm.ts';

export const prerender = false;

const body: z.ZodType<DeleteAccountRequest> = z.strictObject({ password: typedField });

/** A POST, because not every proxy lets the body of a DELETE through. */
export const POST = endpoint<DeleteAccountRequest, User>({
  access: 'registered',
  body,
  missing: 'missing_fields',
  async run({ body: { password }, user, address }) {
    await confirmPassword(user, 'password', password, address);
    await deleteAccount(user.id, address);
    return json({ ok: true }, 200, { 'set-cookie': blankCookie() });
  },
});
export const ALL = onlyMethods('POST');
