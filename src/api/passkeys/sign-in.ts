import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { findPasskey, keepChallenge, type Passkey, passkeyUsed, takeChallenge } from '../../../db/passkeys.ts';
import { databaseProblem } from '../../../db/problems.ts';
import { accountById } from '../../../db/users.ts';
import { failure, json } from '../answer.ts';
import { enter } from '../auth/enter.ts';
import { endpoint } from '../endpoint.ts';
import { somebodysDevice } from '../known-device.ts';
import { takePasskey } from '../limits.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';
import { asked, assertion, inForeignFrame } from './shapes.ts';
import { siteOf } from './site.ts';

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

/** The passkey's new count, or undefined where anything about the answer is not as it must be. */
async function verifiedCount(request: Request, key: Passkey, { response }: Sent): Promise<number | undefined> {
  const { origin, host } = siteOf(request);
  const { clientDataJSON, userHandle } = response.response;
  if (inForeignFrame(clientDataJSON)) return undefined;
  // The device says whose passkey it thinks this is.
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== key.userId) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(challenge),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    // The library says no by throwing; what the database says is not about the passkey.
    if (databaseProblem(error)) throw error;
    return undefined;
  }
}

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
  async run({ body: sent, request, address }) {
    const key = await findPasskey(sent.response.id);
    if (!key) return failure('passkey_wrong');
    const counter = await verifiedCount(request, key, sent);
    const account = await accountById(key.userId);
    if (!account || counter === undefined || !(await passkeyUsed({ id: key.id, counter }))) {
      await auditNow({ action: 'passkey-refused', userId: key.userId, address });
      return failure('passkey_wrong');
    }
    // Guesses of strangers are not counted against whoever holds the key.
    return enter({ request, address }, account, { action: 'sign-in-passkey' });
  },
});
