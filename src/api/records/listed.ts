import { listAssessments } from '../../../db/assessments.ts';
import { jsonList, Refusal } from '../answer.ts';
import type { User } from '../contract.ts';
import type { Call } from '../endpoint.ts';
import { auditReading } from '../reading.ts';
import { cursorOf, nextLink, pageOf } from './page.ts';
import { collectionOf, type RecordCollection, recordText } from './records.ts';

/** A page of a collection, as it was asked for in an address or in a body. */
export async function listed(
  name: string | undefined,
  asked: URLSearchParams,
  { user, url, address }: Pick<Call<unknown, User>, 'user' | 'url' | 'address'>,
): Promise<Response> {
  const collection = collectionOf(name);
  if (!collection) throw new Refusal('not_found');
  const page = pageOf(collection, asked);
  // One more than asked for tells whether there is a next page.
  const found = await listAssessments(user.id, { ...page, limit: page.limit + 1 });
  const shown = found.slice(0, page.limit);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  auditReading({ action: 'list', userId: user.id, target: collection.name, address });
  async function* texts(of: RecordCollection): AsyncGenerator<string> {
    for (const record of shown) yield recordText(of, record);
  }
  return jsonList(texts(collection), last && { link: nextLink(url, cursorOf(last)) });
}
