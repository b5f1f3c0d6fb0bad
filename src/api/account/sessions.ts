import { endAllSessions } from '../../../db/sessions.ts';
import { json } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { blankCookie, sessionsSeen } from '../session.ts';
import { doneAnswer, sessionsAnswer } from '../shapes.ts';

export const GET = endpoint<undefined, User>({
  access: 'registered',
  promises: { summary: 'Where this account is signed in.', answers: { 200: jsonAnswer(sessionsAnswer) } },
  run: async ({ user, request }) => json(await sessionsSeen(request, user.id)),
});

/** Signs out everywhere, here too. */
export const DELETE = endpoint<undefined, User>({
  access: 'registered',
  fresh: true,
  promises: {
    summary: 'Sign out everywhere, here too.',
    answers: { 200: jsonAnswer(doneAnswer, ['Set-Cookie']) },
  },
  async run({ user, address }) {
    await endAllSessions(user.id, address);
    return json({ ok: true }, 200, { 'set-cookie': blankCookie() });
  },
});
export const ALL = onlyMethods('GET, DELETE');
