import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { keepChallenge } from '../../../db/passkeys.ts';
import { accountById } from '../../../db/users.ts';
import { failure, json } from '../answer.ts';
import { enter } from '../auth/enter.ts';
import { endpoint } from '../endpoint.ts';
import { somebodysDevice } from '../known-device.ts';
import { takePasskey } from '../limits.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';
import { asked, assertion } from './shapes.ts';
import { siteOf } from './site.ts';
import { signedBy } from './verify.ts';

/** Nobody is named: the device offers the passkeys it has for this site, so nothing tells who has an account. */
export const askPasskey = endpoint({
  access: 'anyone',
  promises: {
    summary: 'Begin to sign in with a passkey.',
    answers: { 200: jsonAnswer(asked) },
    refusals: ['too_many_tries'],
  },
  async run({ request, address }) {
    await takePasskey(address, () => somebodysDevice(request));
    const options = await generateAuthenticationOptions({ rpID: siteOf(request).host, userVerification: 'required' });
    await keepChallenge(options.challenge);
    return json(options);
  },
});

const body = z.strictObject({ response: assertion });
type Sent = z.infer<typeof body>;

export const signInByPasskey = endpoint<Sent>({
  access: 'anyone',
  takes: ({ request, address }) => takePasskey(address, () => somebodysDevice(request)),
  body,
  promises: {
    summary: 'Sign in with a passkey.',
    answers: { 200: jsonAnswer(userAnswer, ['Set-Cookie']) },
    // Not signed in: the password was changed between the check and the session.
    refusals: ['passkey_wrong', 'not_signed_in', 'account_suspended', 'too_many_tries'],
  },
  async run({ body: { response }, request, address }) {
    const signed = await signedBy(request, response);
    if (!signed) return failure('passkey_wrong');
    // Looked up before it is noted: with a password that is changed meanwhile no session begins.
    const account = await accountById(signed.userId);
    if (!account || !(await signed.used())) {
      await auditNow({ action: 'passkey-refused', userId: signed.userId, address });
      return failure('passkey_wrong');
    }
    // Guesses of strangers are not counted against whoever holds the key. It has shown the device and who holds it: two factors.
    return enter({ request, address }, account, { action: 'sign-in-passkey', strong: true });
  },
});
