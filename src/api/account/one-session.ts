import { endOneSession } from '../../../db/sessions.ts';
import { failure, noContent } from '../answer.ts';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';

export const DELETE = endpoint<undefined, User>({
  access: 'registered',
  fresh: true,
  promises: { summary: 'End one session.', answers: { 204: {} }, refusals: ['not_found'] },
  async run({ user, params: { id = '' }, address }) {
    const ended = /^[0-9a-f]{32}$/.test(id) && (await endOneSession(user.id, id, address));
    return ended ? noContent() : failure('not_found');
  },
});
export const ALL = onlyMethods('DELETE');
