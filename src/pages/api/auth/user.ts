import { failure, json } from '../_answer.ts';
import type { UserAnswer } from '../_contract.ts';
import { endpoint, onlyMethods } from '../_endpoint.ts';
import { currentUser } from '../_session.ts';

export const prerender = false;

export const GET = endpoint({
  access: 'anyone',
  async run({ request }) {
    const user = await currentUser(request);
    if (!user) return failure('not_signed_in', { user: null });
    const answer: UserAnswer = { user };
    return json(answer);
  },
});
export const ALL = onlyMethods('GET');
