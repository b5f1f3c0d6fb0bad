import { z } from 'zod';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { askedOf } from '../records/page.ts';
import { cursorQuery, savedSearch } from '../shapes.ts';
import { listed } from './listed.ts';
import { visitListed } from './shapes.ts';

const search = z.strictObject(savedSearch);

/** The list again, asked for in a body: what stands in an address ends up in the logs of whatever lies between. */
export const POST = endpoint<z.infer<typeof search>, User>({
  access: 'registered',
  tokens: 'accepted',
  onlyReads: true,
  promises: {
    summary: 'The same list, asked for without a name in the address.',
    answers: { 200: jsonAnswer(z.array(visitListed), ['Link']) },
    query: cursorQuery,
  },
  body: search,
  run: ({ body, user, url, address }) => listed(askedOf(body, url), { user, url, address }),
});
export const ALL = onlyMethods('POST');
