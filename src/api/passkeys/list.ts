import { authenticatorOf } from '../../../db/authenticators.ts';
import { countCodes, type NamedPasskey, passkeysOf, removePasskey } from '../../../db/passkeys.ts';
import { failure, json, noContent } from '../answer.ts';
import type { AppSeen, PasskeySeen, PasskeysAnswer, User } from '../contract.ts';
import { endpoint } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { refuseLast } from '../second-factor/step.ts';
import { settings } from '../settings.ts';
import { passkeysAnswer } from '../shapes.ts';

export function seen({ handle, name, createdAt, usedAt }: NamedPasskey): PasskeySeen {
  return {
    id: handle,
    name,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}

/** The authenticator app of a person, as they see it. */
export async function appSeenOf(userId: string): Promise<AppSeen | null> {
  const app = await authenticatorOf(userId);
  if (!app) return null;
  const { createdAt, usedAt } = app;
  return {
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}

export const listPasskeys = endpoint<undefined, User>({
  access: 'registered',
  early: true,
  promises: {
    summary: 'The passkeys and the authenticator app of this account, and how many recovery codes are left.',
    answers: { 200: jsonAnswer(passkeysAnswer) },
  },
  async run({ user }) {
    const answer: PasskeysAnswer = {
      passkeys: (await passkeysOf(user.id)).map(seen),
      codesLeft: await countCodes(user.id),
      secondFactor: settings.secondFactor.policy,
      app: await appSeenOf(user.id),
    };
    return json(answer);
  },
});

/** Somebody at an open session must not take its owner's way in away. */
export const onePasskeyGoes = endpoint<undefined, User>({
  access: 'registered',
  fresh: true,
  promises: { summary: 'Remove one passkey.', answers: { 204: {} }, refusals: ['last_factor', 'not_found'] },
  async run({ user, params: { id = '' }, address }) {
    await refuseLast(user.id);
    const gone = /^[0-9a-f]{32}$/.test(id) && (await removePasskey(user.id, id, address));
    return gone ? noContent() : failure('not_found');
  },
});
