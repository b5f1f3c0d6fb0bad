import { json } from '../_answer.ts';
import { endpoint, onlyMethods } from '../_endpoint.ts';
import { endSession } from '../_session.ts';

export const prerender = false;

export const POST = endpoint({
  access: 'anyone',
  run: async ({ request, address }) => json({ ok: true }, 200, { 'set-cookie': await endSession(request, address) }),
});
export const ALL = onlyMethods('POST');
