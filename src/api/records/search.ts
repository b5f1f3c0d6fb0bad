import { z } from 'zod';
import type { User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { jsonAnswer } from '../promises.ts';
import { cursorQuery, savedSearch } from '../shapes.ts';
import { listed } from './listed.ts';
import { askedOf } from './page.ts';
import { collectionOf } from './records.ts';
import { shapesFor } from './shapes.ts';

const search = z.strictObject({ tool: z.string().optional(), ...savedSearch });

/** The list again, asked for in a body: what stands in an address ends up in the logs of whatever lies between. */
export const POST = endpoint<z.infer<typeof search>, User>({
  access: 'registered',
  tokens: 'accepted',
  onlyReads: true,
  exists: ({ collection }) => collectionOf(collection) !== undefined,
  async promises({ collection }) {
    const { answered, query } = await shapesFor(collection);
    return {
      summary: 'The same list, asked for without a name in the address.',
      answers: { 200: jsonAnswer(z.array(answered), ['Link']) },
      body: z.strictObject({ tool: query.shape.tool, ...savedSearch }),
      query: cursorQuery,
    };
  },
  body: search,
  run: ({ body, user, url, params, address }) =>
    listed(params['collection'], askedOf(body, url), { user, url, address }),
});
export const ALL = onlyMethods('POST');
