import { deleteVisit, getVisit } from '../../../db/visits.ts';
import { failure, jsonText, noContent } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { auditReading } from '../reading.ts';
import { isRecordId } from '../record-id.ts';
import { visitAnswer } from './shapes.ts';
import { visitText } from './visit-text.ts';

export const GET = endpoint<undefined, User>({
  access: 'registered',
  tokens: 'accepted',
  promises: { summary: 'One visit.', answers: { 200: jsonAnswer(visitAnswer) }, refusals: ['not_found'] },
  async run({ user, params: { id }, address }) {
    const visit = isRecordId(id) ? await getVisit(user.id, id.toLowerCase()) : undefined;
    if (!visit) return failure('not_found');
    auditReading({ action: 'view', userId: user.id, target: visit.id, address });
    return jsonText(await visitText(user.id, visit));
  },
});

export const DELETE = endpoint<undefined, User>({
  access: 'registered',
  tokens: 'accepted',
  promises: { summary: 'Delete a visit with its records.', answers: { 204: {} }, refusals: ['not_found'] },
  async run({ user, params: { id }, address }) {
    const gone = isRecordId(id) && (await deleteVisit({ userId: user.id, address }, id.toLowerCase()));
    return gone ? noContent() : failure('not_found');
  },
});
export const ALL = onlyMethods('GET, DELETE');
