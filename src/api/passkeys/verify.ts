import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { findPasskey, type Passkey, passkeyUsed, takeChallenge } from '../../../db/passkeys.ts';
import { databaseProblem } from '../../../db/problems.ts';
import { type assertion, inForeignFrame } from './shapes.ts';
import { siteOf } from './site.ts';

type Response = z.infer<typeof assertion>;

/** The passkey's new count, or undefined where anything about the answer is not as it must be. */
async function verifiedCount(request: Request, key: Passkey, response: Response): Promise<number | undefined> {
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

/** Whose passkey has signed. `used`: whether all about it is right, noted once; false where not. Undefined for one that nobody has. */
export async function signedBy(
  request: Request,
  response: Response,
): Promise<{ readonly userId: string; readonly used: () => Promise<boolean> } | undefined> {
  const key = await findPasskey(response.id);
  if (!key) return undefined;
  const { id, userId } = key;
  const counter = await verifiedCount(request, key, response);
  return { userId, used: async () => counter !== undefined && (await passkeyUsed({ id, counter })) };
}
