import { z } from 'zod';
import { addAuthenticator, removeAuthenticator } from '../../../db/authenticators.ts';
import { countCodes, replaceCodes } from '../../../db/passkeys.ts';
import { accountById } from '../../../db/users.ts';
import { failure, json, noContent, Refusal, withCookies } from '../answer.ts';
import type { AppAsked, AppRequest, CodesAnswer, User } from '../contract.ts';
import { endpoint } from '../endpoint.ts';
import { typedField } from '../fields.ts';
import { confirmed, takeConfirmation } from '../limits.ts';
import { newRecoveryCodes } from '../passkeys/codes.ts';
import { jsonAnswer } from '../promises.ts';
import { sessionOf, startSession } from '../session.ts';
import { settings } from '../settings.ts';
import { appAsked, codesAnswer } from '../shapes.ts';
import { plainCode } from '../typed-code.ts';
import { sealed, unsealed } from './seal.ts';
import { aboutApp, refuseLast } from './step.ts';
import { figuresOf, newAuthenticator, stepOf } from './totp.ts';

function refuseWhereOff(): void {
  if (settings.secondFactor.policy === 'off') throw new Refusal('second_step_off');
}

/** A secret that was asked for is added within this time, or asked for again. */
const askedMilliseconds = 600_000;

/** Of this account as it is: with another password what was begun ends. */
const aboutAsked = (userId: string, passwordHash: string): string => `asked ${userId} ${passwordHash}`;

/** Nothing is stored yet: the secret comes back, sealed, with the figures that show that the app has it. */
export const askForApp = endpoint<undefined, User>({
  access: 'registered',
  early: true,
  fresh: true,
  onlyReads: true,
  promises: {
    summary: 'Begin to add an authenticator app.',
    answers: { 200: jsonAnswer(appAsked) },
    refusals: ['second_step_off'],
  },
  async run({ user }) {
    refuseWhereOff();
    const account = await accountById(user.id);
    if (!account) return failure('not_signed_in');
    const { secret, uri } = newAuthenticator(account.email);
    const until = Date.now() + askedMilliseconds;
    const answer: AppAsked = {
      secret,
      uri,
      sealed: sealed(JSON.stringify({ secret, until }), aboutAsked(account.id, account.passwordHash)),
    };
    return json(answer);
  },
});

function secretIn(seal: string, about: string): string {
  const text = unsealed(seal, about);
  const { secret, until } = JSON.parse(text ?? '{}') as { secret?: string; until?: number };
  const left = (until ?? 0) - Date.now();
  // One that was made while the clock was ahead lasts no longer than from now.
  if (secret === undefined || left <= 0 || left > askedMilliseconds) throw new Refusal('app_refused');
  return secret;
}

const body: z.ZodType<AppRequest> = z.strictObject({ sealed: typedField, code: typedField });

export const addApp = endpoint<AppRequest, User>({
  access: 'registered',
  early: true,
  fresh: true,
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Add the authenticator app, in place of the one before; recovery codes come with it where there are none.',
    answers: { 201: jsonAnswer(codesAnswer, ['Set-Cookie']) },
    refusals: ['second_step_off', 'app_refused', 'second_step_wrong', 'too_many_tries'],
  },
  async run({ body: { sealed: seal, code }, user, request, address }) {
    refuseWhereOff();
    const account = await accountById(user.id);
    if (!account) return failure('not_signed_in');
    const { id: userId, passwordHash } = account;
    const secret = secretIn(seal, aboutAsked(userId, passwordHash));
    await takeConfirmation(sessionOf(request));
    const step = stepOf(secret, figuresOf(code) ?? '');
    if (step === undefined) return failure('second_step_wrong', { fields: { code: { code: 'rule' } } });
    await confirmed(sessionOf(request));
    const added = await addAuthenticator(
      { userId, passwordHash },
      { secret: sealed(secret, aboutApp(userId)), step, address },
    );
    if (!added) return failure('app_refused');
    const codes = (await countCodes(userId)) > 0 ? [] : newRecoveryCodes();
    if (codes.length > 0) await replaceCodes({ userId, passwordHash }, codes.map(plainCode), address);
    const answer: CodesAnswer = { codes };
    // Whoever has shown both goes on under a new token; sessions that showed one alone open nothing any more.
    return withCookies(json(answer, 201), [await startSession(request, { id: userId, passwordHash, strong: true })]);
  },
});

export const removeApp = endpoint<undefined, User>({
  access: 'registered',
  fresh: true,
  promises: { summary: 'Remove the authenticator app.', answers: { 204: {} }, refusals: ['last_factor', 'not_found'] },
  async run({ user, address }) {
    await refuseLast(user.id);
    return (await removeAuthenticator(user.id, address)) ? noContent() : failure('not_found');
  },
});
