import { listTrail } from '../../../db/audit.ts';
import { json } from '../answer.ts';
import type { ActivityRow, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { limitOf, nextLink, refuse } from '../records/page.ts';
import { z } from 'zod';
import { jsonAnswer } from '../promises.ts';
import { activityAnswer, pageQuery } from '../shapes.ts';

/** A person's own audit trail, newest first, a bare array; the next page is in the Link header. */
export const GET = endpoint<undefined, User>({
  access: 'registered',
  promises: {
    summary: 'What was done in this account, newest first.',
    answers: { 200: jsonAnswer(activityAnswer, ['Link']) },
    query: z.strictObject(pageQuery),
  },
  async run({ user, url }) {
    const limit = limitOf(url.searchParams);
    const cursor = url.searchParams.get('cursor') ?? undefined;
    if (cursor !== undefined && !/^[0-9a-z]{1,12}-[0-9a-f]{12}$/.test(cursor)) refuse('cursor', 'characters');
    const found = await listTrail(user.id, limit + 1, cursor);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const rows: ActivityRow[] = shown.map(({ at, action, target, address }) => ({ at, action, target, address }));
    return json(rows, 200, last && { link: nextLink(url, last.id) });
  },
});
export const ALL = onlyMethods('GET');
