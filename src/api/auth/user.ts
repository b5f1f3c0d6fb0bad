import { failure, json } from '../answer.ts';
import type { UserAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { currentUser } from '../session.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';

export const GET = endpoint({
  access: 'anyone',
  promises: {
    summary: 'Who is signed in.',
    answers: { 200: jsonAnswer(userAnswer) },
    refusals: ['not_signed_in'],
  },
  async run({ request }) {
    const user = await currentUser(request);
    if (!user) return failure('not_signed_in', { user: null });
    const answer: UserAnswer = { user };
    return json(answer);
  },
});
export const ALL = onlyMethods('GET');
