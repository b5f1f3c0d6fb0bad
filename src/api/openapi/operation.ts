import type { z } from 'zod';
import { type ErrorCode, errors } from '../contract.ts';
import type { Told } from '../endpoint.ts';
import type { Promised, Promises } from '../promises.ts';
import { errorBody } from '../shapes.ts';
import type { Json, WriteSchema } from './schemas.ts';

interface Called {
  readonly address: string;
  readonly method: string;
  readonly told: Told;
  /** What stands in the address where the file has `[name]`. */
  readonly params: Readonly<Record<string, string>>;
}

/** Every code this call can answer: what `endpoint` and the server refuse for it, and its own. */
function codesOf({ method, told }: Called, promises: Promises, body: z.ZodType | undefined): ErrorCode[] {
  const writes = method !== 'GET';
  const registered = told.access === 'registered';
  return [
    ...(body ? (['malformed', 'not_json'] as const) : []),
    ...(body || promises.query ? (['invalid'] as const) : []),
    ...(told.missing ? [told.missing] : []),
    ...(registered ? (['not_signed_in', 'quick_user'] as const) : []),
    ...(registered && !told.early ? (['second_step_missing'] as const) : []),
    ...(told.fresh ? (['confirm_first'] as const) : []),
    ...(told.tokens === 'ignored' ? [] : (['two_identities'] as const)),
    ...(told.tokens === undefined ? (['token_not_here'] as const) : []),
    ...(told.tokens === 'accepted' ? (['token_wrong'] as const) : []),
    ...(told.tokens === 'accepted' && writes && !told.onlyReads ? (['token_scope'] as const) : []),
    ...(writes ? (['other_origin', 'too_large'] as const) : []),
    ...(promises.refusals ?? []),
    ...(promises.withoutDatabase ? [] : (['internal', 'database_away', 'database_damaged'] as const)),
    ...(writes && !promises.withoutDatabase && !told.onlyReads ? (['disk_full'] as const) : []),
  ];
}

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

function failures(codes: readonly ErrorCode[], write: WriteSchema): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [
      status,
      {
        description: all.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { allOf: [write(errorBody), { type: 'object', properties: { error: { enum: all } } }] },
          },
        },
        ...((status === 429 || status === 503) && { headers: retryAfter }),
      },
    ]),
  );
}

function success({ content, headers = [] }: Promised, write: WriteSchema): Json {
  return {
    description: content ? 'Done.' : 'Done; there is nothing to say.',
    ...(content && {
      content: Object.fromEntries(Object.entries(content).map(([type, body]) => [type, { schema: write(body) }])),
    }),
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    }),
  };
}

function queryParameters(query: z.ZodObject, write: WriteSchema): Json[] {
  return Object.entries(query.shape).map(([name, type]) => {
    const { description, ...schema } = write(type as z.ZodType, 'input');
    return { name, in: 'query', ...(description !== undefined && { description }), schema };
  });
}

/** `GET /api/assessments/{id}` → `getAssessmentsId`: a name for the functions that others make of the document. */
function idOf({ method, address }: Called): string {
  const words = address.replace('/api', '').match(/[a-z]+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** One call of the document. */
export async function operationOf(called: Called, write: WriteSchema): Promise<Json> {
  const { method, told, params } = called;
  const promises = await told.promises(params);
  const body = told.body(params) && (promises.body ?? told.body(params));
  const parameters = [
    ...(promises.query ? queryParameters(promises.query, write) : []),
    ...(method === 'GET' ? [] : [{ $ref: `#/components/parameters/${told.tokens ? 'OriginOfCookie' : 'Origin'}` }]),
  ];
  return {
    operationId: idOf(called),
    summary: promises.summary,
    security: told.access === 'registered' ? [{ session: [] }, ...(told.tokens ? [{ token: [] }] : [])] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: write(body, 'input') } } } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(promises.answers).map(([status, answer]) => [status, success(answer, write)]),
      ),
      ...failures(codesOf(called, promises, body), write),
    },
  };
}
