import { json } from '../answer.ts';
import type { LogoutAnswer } from '../contract-outside.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { hospitalSignOut, isOfHospital } from '../oidc/leave.ts';
import { endSession } from '../session.ts';
import { jsonAnswer } from '../promises.ts';
import { logoutAnswer } from '../shapes.ts';

export const POST = endpoint({
  access: 'anyone',
  promises: {
    summary: 'Sign out; it works whatever the database says.',
    withoutDatabase: true,
    answers: { 200: jsonAnswer(logoutAnswer, ['Set-Cookie']) },
  },
  async run({ request, address }) {
    const ofHospital = await isOfHospital(request);
    const cookie = await endSession(request, address);
    const location = ofHospital ? await hospitalSignOut(request) : undefined;
    const answer: LogoutAnswer = { ok: true, ...(location !== undefined && { location }) };
    return json(answer, 200, { 'set-cookie': cookie });
  },
});
export const ALL = onlyMethods('POST');
