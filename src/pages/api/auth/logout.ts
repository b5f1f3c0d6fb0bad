import { auditLater } from '../../../../db/audit.ts';
import { json } from '../_answer.ts';
import { endpoint, onlyMethods } from '../_endpoint.ts';
import { currentUser, endSession } from '../_session.ts';

export const prerender = false;

export const POST = endpoint({
  access: 'anyone',
  async run({ request, address }) {
    const user = await currentUser(request);
    const cookie = await endSession(request);
    if (user) auditLater({ action: 'sign-out', userId: user.id, address });
    return json({ ok: true }, 200, { 'set-cookie': cookie });
  },
});
export const ALL = onlyMethods('POST');
