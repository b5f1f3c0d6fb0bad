import { z } from 'zod';
import { partPatient } from '../../../db/patients.ts';
import { failure, json } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { namedIn, namedKeys, standing } from './named.ts';

const body = z.strictObject(namedKeys);

/** What was joined by mistake stands by itself again. */
export const POST = endpoint<z.infer<typeof body>, User>({
  access: 'registered',
  promises: {
    summary: 'Part visits and records from their patient.',
    answers: { 200: jsonAnswer(standing) },
    refusals: ['not_found'],
  },
  body,
  async run({ body: sent, user, address }) {
    const stands = await partPatient({ userId: user.id, address }, namedIn(sent));
    return stands ? json(stands) : failure('not_found');
  },
});
export const ALL = onlyMethods('POST');
