import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hasPatient, joinPatient } from '../../../db/patients.ts';
import { failure, json } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { uuidField } from '../records/records.ts';
import { knownByField, namedIn, namedKeys, standing } from './named.ts';

const body = z.strictObject({
  patientId: uuidField('Of a patient who is known already; a new one where it is not given.'),
  knownBy: knownByField,
  ...namedKeys,
});

/** Visits and records are one patient's because somebody says so. Done twice it is as done once. */
export const POST = endpoint<z.infer<typeof body>, User>({
  access: 'registered',
  promises: {
    summary: 'Join visits and records as one patient’s.',
    answers: { 200: jsonAnswer(standing) },
    refusals: ['not_found'],
  },
  body,
  async run({ body: sent, user, address }) {
    const named = namedIn(sent);
    const { patientId, knownBy } = sent;
    if (patientId !== undefined && !(await hasPatient(user.id, patientId, knownBy))) return failure('not_found');
    const stands = await joinPatient({ userId: user.id, address }, named, patientId ?? randomUUID());
    return stands ? json(stands) : failure('not_found');
  },
});
export const ALL = onlyMethods('POST');
