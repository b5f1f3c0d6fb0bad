import { deleteAssessment, getAssessment } from '../../../db/assessments.ts';
import { auditReading } from '../reading.ts';
import { failure, jsonText, noContent } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { isRecordId } from '../record-id.ts';
import { collectionOf, recordText } from './records.ts';
import { shapesFor } from './shapes.ts';

export const GET = endpoint<undefined, User>({
  access: 'registered',
  tokens: 'accepted',
  exists: ({ collection }) => collectionOf(collection) !== undefined,
  promises: async ({ collection }) => ({
    summary: 'One record.',
    answers: { 200: jsonAnswer((await shapesFor(collection)).answered) },
    refusals: ['not_found'],
  }),
  async run({ user, params: { collection: name, id }, address }) {
    const collection = collectionOf(name);
    const record =
      collection && isRecordId(id) ? await getAssessment(user.id, id.toLowerCase(), collection.tools) : undefined;
    if (!collection || !record) return failure('not_found');
    auditReading({ action: 'view', userId: user.id, target: record.id, address });
    return jsonText(await recordText(collection, record));
  },
});

export const DELETE = endpoint<undefined, User>({
  access: 'registered',
  tokens: 'accepted',
  exists: ({ collection }) => collectionOf(collection) !== undefined,
  promises: { summary: 'Delete a record.', answers: { 204: {} }, refusals: ['not_found'] },
  async run({ user, params: { collection: name, id }, address }) {
    const collection = collectionOf(name);
    const gone =
      collection &&
      isRecordId(id) &&
      (await deleteAssessment({ userId: user.id, address }, id.toLowerCase(), collection.tools));
    return gone ? noContent() : failure('not_found');
  },
});
export const ALL = onlyMethods('GET, DELETE');
