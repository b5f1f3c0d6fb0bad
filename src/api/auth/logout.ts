import { json } from '../answer.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { endSession } from '../session.ts';

export const POST = endpoint({
  access: 'anyone',
  run: async ({ request, address }) => json({ ok: true }, 200, { 'set-cookie': await endSession(request, address) }),
});
export const ALL = onlyMethods('POST');
