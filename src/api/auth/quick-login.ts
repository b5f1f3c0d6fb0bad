import { z } from 'zod';
import { addQuickUser } from '../../../db/users.ts';
import { json } from '../answer.ts';
import type { QuickLoginRequest, UserAnswer } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { nameField } from '../fields.ts';
import { takeQuick } from '../limits.ts';
import { startSession } from '../session.ts';
import { jsonAnswer } from '../promises.ts';
import { userAnswer } from '../shapes.ts';

const body: z.ZodType<QuickLoginRequest> = z.strictObject({ name: nameField });

export const POST = endpoint({
  access: 'anyone',
  body,
  missing: 'missing_name',
  promises: {
    summary: 'Try without an account: calculators only, nothing is saved.',
    answers: { 200: jsonAnswer(userAnswer, ['Set-Cookie']) },
    refusals: ['too_many_tries'],
  },
  async run({ body: { name }, request, address }) {
    await takeQuick(address);
    const id = await addQuickUser(name, address);
    const answer: UserAnswer = { user: { id, name, userType: 'quick' } };
    return json(answer, 200, { 'set-cookie': await startSession(request, { id, passwordHash: null }) });
  },
});
export const ALL = onlyMethods('POST');
