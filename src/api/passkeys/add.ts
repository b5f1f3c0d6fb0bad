import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { addPasskey, keepChallenge, passkeysOf, takeChallenge } from '../../../db/passkeys.ts';
import { databaseProblem } from '../../../db/problems.ts';
import { accountById } from '../../../db/users.ts';
import { confirmPassword } from '../account/confirm.ts';
import { json, Refusal, withCookies } from '../answer.ts';
import { limits, type PasskeyOptionsRequest, type User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { nameField, typedField } from '../fields.ts';
import { jsonAnswer } from '../promises.ts';
import { startSession } from '../session.ts';
import { settings } from '../settings.ts';
import { passkeySeen } from '../shapes.ts';
import { listPasskeys, seen } from './list.ts';
import { asked, attestation, inForeignFrame } from './shapes.ts';
import { siteName, siteOf } from './site.ts';

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;
const optionsBody: z.ZodType<PasskeyOptionsRequest> = z.strictObject({ password: typedField });

/** A passkey lets somebody in for years: whoever adds one has to know the password. The challenge proves it was asked for. */
export const askToAdd = endpoint<PasskeyOptionsRequest, User>({
  access: 'registered',
  early: true,
  body: optionsBody,
  missing: 'missing_fields',
  promises: {
    summary: 'Begin to add a passkey.',
    answers: { 200: jsonAnswer(asked) },
    refusals: ['wrong_password', 'no_password', 'passkeys_full', 'too_many_tries'],
  },
  async run({ body: { password }, user, request, address }) {
    await confirmPassword({ user, request, address }, 'password', password);
    const known = await passkeysOf(user.id);
    if (known.length >= limits.passkeys) throw new Refusal('passkeys_full');
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: siteOf(request).host,
      userName: user.email ?? user.name,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as Transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await keepChallenge(options.challenge, user.id);
    return json(options);
  },
});

const body = z.strictObject({ name: nameField, response: attestation });
type Sent = z.infer<typeof body>;

async function verified(request: Request, userId: string, response: Sent['response']) {
  const { origin, host } = siteOf(request);
  if (inForeignFrame(response.response.clientDataJSON)) throw new Refusal('passkey_refused');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(challenge, userId),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    // The library says no by throwing; what the database says is not about the passkey.
    if (databaseProblem(error)) throw error;
  }
  throw new Refusal('passkey_refused');
}

export const POST = endpoint<Sent, User>({
  access: 'registered',
  early: true,
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Add the passkey.',
    answers: { 201: jsonAnswer(passkeySeen, ['Set-Cookie']) },
    refusals: ['passkey_refused'],
  },
  async run({ body: { name, response }, user, request, address }) {
    // Looked up before the challenge is taken: a new password takes the challenge away, or is noticed when the passkey is added.
    const account = await accountById(user.id);
    if (!account) throw new Refusal('not_signed_in');
    const { id, publicKey, counter, transports = [] } = await verified(request, user.id, response);
    const { passwordHash } = account;
    const added = await addPasskey(
      { id, userId: user.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, passwordHash },
      { name, transports: JSON.stringify(transports), most: limits.passkeys, address },
    );
    // Somebody's already, one too many since it was asked for, or the account has another password by now.
    if (!added) throw new Refusal('passkey_refused');
    const answer = json(seen(added), 201);
    if (settings.secondFactor.policy === 'off') return answer;
    // The device and who holds it were shown beside the password; sessions that showed one alone open nothing any more.
    return withCookies(answer, [await startSession(request, { id: user.id, passwordHash, strong: true })]);
  },
});
export const GET = listPasskeys;
export const ALL = onlyMethods('GET, POST');
