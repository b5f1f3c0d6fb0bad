import { json } from '../answer.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { endSession } from '../session.ts';
import { jsonAnswer } from '../promises.ts';
import { doneAnswer } from '../shapes.ts';

export const POST = endpoint({
  access: 'anyone',
  promises: {
    summary: 'Sign out; it works whatever the database says.',
    withoutDatabase: true,
    answers: { 200: jsonAnswer(doneAnswer, ['Set-Cookie']) },
  },
  run: async ({ request, address }) => json({ ok: true }, 200, { 'set-cookie': await endSession(request, address) }),
});
export const ALL = onlyMethods('POST');
