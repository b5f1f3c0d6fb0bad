import { listVisits } from '../../../db/visits.ts';
import { jsonList } from '../answer.ts';
import type { User } from '../contract.ts';
import type { Call } from '../endpoint.ts';
import { auditReading } from '../reading.ts';
import { cursorOf, nextLink, savedPageOf } from '../records/page.ts';
import { visitTexts } from './visit-text.ts';

/** A page of visits, as it was asked for in an address or in a body. */
export async function listed(
  asked: URLSearchParams,
  { user, url, address }: Pick<Call<unknown, User>, 'user' | 'url' | 'address'>,
): Promise<Response> {
  const page = savedPageOf(asked);
  // One more than asked for tells whether there is a next page.
  const found = await listVisits(user.id, { ...page, limit: page.limit + 1 });
  const shown = found.slice(0, page.limit);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  auditReading({ action: 'list', userId: user.id, target: 'visits', address });
  return jsonList(await visitTexts(user.id, shown), last && { link: nextLink(url, cursorOf(last)) });
}
