import type { Page } from '../../../db/assessments.ts';
import type { Position } from '../../../db/pieces.ts';
import { Refusal } from '../answer.ts';
import { limits } from '../contract.ts';
import type { RecordCollection } from './records.ts';
import { isRecordId } from '../record-id.ts';

export function refuse(name: string, code: 'notAChoice' | 'notANumber' | 'characters'): never {
  throw new Refusal('invalid', { fields: { [name]: { code } } });
}

export function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

function positionOf(cursor: string): Position {
  const [createdAt = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!isRecordId(id) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(createdAt)) refuse('cursor', 'characters');
  return { createdAt, id };
}

/** What a search's body asks for, as if it stood in the address; there stands only where the page begins. */
export function askedOf(body: Readonly<Record<string, string | number | undefined>>, url: URL): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) asked.set(name, String(value));
  const cursor = url.searchParams.get('cursor');
  if (cursor !== null) asked.set('cursor', cursor);
  return asked;
}

/** How many: 50, or what was asked for, at most 200. */
export function limitOf(asked: URLSearchParams): number {
  const limit = asked.get('limit');
  if (limit !== null && !/^[1-9]\d{0,8}$/.test(limit)) refuse('limit', 'notANumber');
  return limit === null ? limits.pageSize : Math.min(Number(limit), limits.pageSizeMost);
}

/** What every list of saved things may be asked for: `patientName`, `patientId`, `limit` (50, at most 200), `cursor`. */
export function savedPageOf(asked: URLSearchParams): Omit<Page, 'tools'> {
  const patientId = asked.get('patientId') ?? undefined;
  if (patientId !== undefined && !isRecordId(patientId)) refuse('patientId', 'characters');
  const cursor = asked.get('cursor');
  return {
    search: asked.get('patientName') ?? '',
    patientId: patientId?.toLowerCase(),
    limit: limitOf(asked),
    after: cursor === null ? undefined : positionOf(cursor),
  };
}

/** What a collection's list was asked for: the same, and `tool`. */
export function pageOf(collection: RecordCollection, asked: URLSearchParams): Page {
  const tool = asked.get('tool');
  const tools = tool === null ? collection.tools : collection.tools.filter((id) => id === tool);
  if (tools.length === 0) refuse('tool', 'notAChoice');
  return { tools, ...savedPageOf(asked) };
}

/** The address of the next page, for `Link: rel="next"`. */
export function nextLink(url: URL, cursor: string): string {
  const next = new URLSearchParams(url.searchParams);
  next.set('cursor', cursor);
  return `<${url.pathname}?${next}>; rel="next"`;
}
