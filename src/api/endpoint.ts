import type { APIContext } from 'astro';
import type { z } from 'zod';
import { databaseProblem, placesOf, reasonOf } from '../../db/problems.ts';
import { codeOf, failure, Refusal } from './answer.ts';
import { type ErrorCode, type FieldProblem, limits, type User } from './contract.ts';
import { addressKey } from './address.ts';
import { isCrowded } from './crowded-body.ts';
import { sameOrigin } from './origin.ts';
import { giveBack } from './give-back.ts';
import { isJson } from './own-page.ts';
import type { Promises } from './promises.ts';
import { auditRefusal } from './reading.ts';
import { currentSession } from './session.ts';
import { inShare } from './share.ts';
import { bearerOf, userOfToken } from './token.ts';

/** What calls read of Astro's context; our own server calls them with just this (server/api.ts). */
export type CallContext = Pick<APIContext, 'request' | 'url' | 'params' | 'locals' | 'clientAddress'> & {
  /** The body, read when it is asked for: our own server reads none of a call that is refused before. Undefined where it has more than `most` bytes. Absent: it lies in the request. */
  readonly readBytes?: ((most: number) => Promise<Uint8Array | undefined>) | undefined;
};
export interface Handler {
  (context: CallContext): Promise<Response> | Response;
  /** Absent for a method that the address does not have. */
  readonly told?: Told;
}

type Params = Readonly<Record<string, string | undefined>>;

/** What the document is made of. */
export interface Told {
  readonly access: 'registered' | 'anyone';
  readonly tokens: Options<unknown, User>['tokens'];
  readonly onlyReads: boolean;
  readonly early: boolean;
  readonly fresh: boolean;
  readonly missing?: ErrorCode | undefined;
  promises(params: Params): Promises | Promise<Promises>;
  body(params: Params): z.ZodType | undefined;
}

/** Everything a call may look at. */
export interface Call<B, U extends User | null> {
  readonly body: B;
  readonly user: U;
  readonly request: Request;
  readonly url: URL;
  readonly params: Params;
  /** The client's address, as far as the configured proxies can be trusted. */
  readonly address: string;
}

interface Options<B, U extends User | null> {
  /** anyone: the session is not even looked at; registered: quick visitors are refused. */
  readonly access: U extends User ? 'registered' : 'anyone';
  /** accepted: an access token does instead of the cookie; ignored: the call is the same for everybody. Absent: who shows one is refused. */
  readonly tokens?: 'accepted' | 'ignored' | undefined;
  /** A POST that stores nothing: what it asks about is nothing for an address. An access token for reading does. */
  readonly onlyReads?: true;
  /** Also for whoever has to set up a second step before anything else. */
  readonly early?: true;
  /** Asks that the password or a passkey was shown within the last minutes. */
  readonly fresh?: true;
  /** Absent: every address of this file exists. */
  exists?(params: Params): boolean;
  /** Counts the call before its body is read, so that one which is refused for its body has cost something, too. */
  takes?(who: { readonly user: U; readonly request: Request; readonly address: string }): Promise<void> | void;
  /** Absent: the call reads no body. */
  readonly body?: z.ZodType<B> | ((params: Params) => z.ZodType<B> | undefined);
  /** The code for an empty required value, where it is not `invalid`. */
  readonly missing?: ErrorCode;
  /** For the document and its check in tests/api; no call reads it. */
  readonly promises: Promises | ((params: Params) => Promise<Promises>);
  run(call: Call<B, U>): Promise<Response> | Response;
}

/** Access token or same origin → content type → authorise → count → read the body → wait for a turn → check it → run → answer. Every failure is the JSON of decision D8. */
export function endpoint<B = undefined, U extends User | null = null>(options: Options<B, U>): Handler {
  const { access, tokens, body, missing, promises, onlyReads = false } = options;
  const told: Told = {
    access,
    tokens,
    onlyReads,
    early: options.early ?? false,
    fresh: options.fresh ?? false,
    missing,
    promises: (params) => (typeof promises === 'function' ? promises(params) : promises),
    body: (params) => (typeof body === 'function' ? body(params) : body),
  };
  return Object.assign(
    answering((context) => answer(options, context)),
    { told },
  );
}

/** Whatever is thrown becomes an answer: a refusal its own, anything else a failure of ours with a line in the log. */
export function answering(run: (context: CallContext) => Promise<Response>): Handler {
  return async (context) => {
    try {
      return await run(context);
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      return failed(error, context);
    }
  };
}

async function answer<B, U extends User | null>(options: Options<B, U>, context: CallContext): Promise<Response> {
  const { locals, params } = context;
  const asker: Asker = { userId: null, id: params['id'], address: locals.clientAddress ?? context.clientAddress };
  const answered = await served(options, context, asker).catch((error: unknown) => {
    if (error instanceof Refusal) return error.answer;
    throw error;
  });
  auditRefusal(codeOf(answered), asker);
  return answered;
}

interface Asker {
  /** Null until it is known who asks. */
  userId: string | null;
  readonly id: string | undefined;
  readonly address: string;
}

async function served<B, U extends User | null>(
  options: Options<B, U>,
  context: CallContext,
  asker: Asker,
): Promise<Response> {
  const { request, url, params } = context;
  const { address } = asker;
  const writes = request.method !== 'GET' && request.method !== 'HEAD';
  if (options.exists && !options.exists(params)) return failure('not_found');
  const token = options.tokens === 'ignored' ? undefined : bearerOf(request);
  if (token !== undefined && request.headers.has('cookie')) return failure('two_identities');
  if (token !== undefined && options.tokens === undefined) {
    asker.userId = await whoShows(() => userOfToken(token, address));
    return failure('token_not_here');
  }
  // No other site can make a browser send a token, so who shows one need not say where from.
  if (token === undefined && writes && !sameOrigin(request)) {
    asker.userId = await whoShows(() => currentSession(request, { renew: false }));
    return failure('other_origin');
  }
  if (options.body && !isJson(request.headers.get('content-type'))) return failure('not_json');
  let user: User | null = null;
  if (options.access === 'registered') {
    const shown = token === undefined ? undefined : await userOfToken(token, address);
    const session = shown ? undefined : await currentSession(request);
    user = shown?.user ?? session?.user ?? null;
    if (!user) return failure('not_signed_in');
    asker.userId = user.id;
    if (writes && !options.onlyReads && shown?.scope === 'read') return failure('token_scope');
    if (user.userType !== 'registered') return failure('quick_user');
    if (user.mustAddFactor && !options.early) return failure('second_step_missing');
    if (options.fresh && !session?.fresh) return failure('confirm_first');
  }
  await options.takes?.({ user: user as U, request, address });
  const schema = typeof options.body === 'function' ? options.body(params) : options.body;
  const read = async (): Promise<Uint8Array | undefined> =>
    schema && (await bytesOf(context, user ? limits.bodyBytes : limits.openBodyBytes));
  // Whoever sends slowly keeps nobody else from a turn; long bodies of one account are read in its turn, so that not all of them come at once.
  const inTurn =
    user !== null && !(Number(request.headers.get('content-length') ?? Number.NaN) <= limits.openBodyBytes);
  const before = inTurn ? undefined : await read();
  const sharer = user
    ? ({ kind: 'account', id: user.id } as const)
    : ({ kind: 'address', id: addressKey(address) } as const);
  return inShare(sharer, async () => {
    const bytes = inTurn ? await read() : before;
    const body = schema && bytes ? checked(bytes, schema, options.missing) : undefined;
    return options.run({ body: body as B, user: user as U, request, url, params, address });
  });
}

/** Whose token or session it is that does not do here: for the trail alone. Null where it opens nothing. */
async function whoShows(ask: () => Promise<{ readonly user: User } | null>): Promise<string | null> {
  try {
    return (await ask())?.user.id ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function bytesOf({ request, readBytes }: CallContext, most: number): Promise<Uint8Array> {
  const bytes = readBytes ? await readBytes(most) : new Uint8Array(await request.arrayBuffer());
  if (!bytes || bytes.byteLength > most) throw new Refusal('too_large');
  return bytes;
}

/** The body as it was sent: a JSON object of at most so many bytes. */
export async function readObject(context: CallContext, most: number): Promise<object> {
  return parseJson(await bytesOf(context, most));
}

function checked<B>(bytes: Uint8Array, schema: z.ZodType<B>, missing: ErrorCode | undefined): B {
  const parsed = schema.safeParse(parseJson(bytes));
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error, missing);
}

const mostKeys = 100;

/** The bytes are empty afterwards. */
function parseJson(bytes: Uint8Array): object {
  try {
    if (isCrowded(bytes)) throw new Refusal('invalid');
    const data: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    // No body of ours has a tenth of these keys; looking at tens of thousands would keep everyone else waiting.
    if (typeof data === 'object' && data !== null && !Array.isArray(data) && Object.keys(data).length <= mostKeys)
      return data;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Not JSON, or not UTF-8: the same answer.
  } finally {
    giveBack(bytes);
  }
  throw new Refusal('malformed');
}

/** Our own checks carry their problem in `params` (fields.ts). */
function refusalOf(error: z.ZodError, missing: ErrorCode | undefined): Refusal {
  // Without a prototype: `__proto__` and `constructor` are names like any other here.
  const fields = Object.create(null) as Record<string, FieldProblem>;
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20))
        fields[[...issue.path, key].join('.').slice(0, 100)] ??= { code: 'unknown' };
      continue;
    }
    const problem = issue.code === 'custom' ? (issue.params?.['problem'] as FieldProblem | undefined) : undefined;
    // What zod finds by itself in our schemas is a key that is not there, or a value of the wrong kind.
    const absent = issue.code === 'invalid_type' && issue.expected === 'nonoptional';
    fields[issue.path.join('.').slice(0, 100)] ??= problem ?? { code: absent ? 'required' : 'notAChoice' };
  }
  const problems = Object.values(fields);
  if (missing && problems.some(({ code }) => code === 'required')) return new Refusal(missing, { fields });
  const weak = fields['password'] ?? fields['newPassword'];
  // Only a password that is being chosen has a least length; one that is typed to sign in is not weak, just wrong.
  const onlyPassword = problems.length === 1 && weak?.min !== undefined;
  return new Refusal(onlyPassword ? 'weak_password' : 'invalid', { fields });
}

/** A failure of ours: the answer says nothing about it, one log line does (never a body, a query string or a token). */
function failed(error: unknown, { locals, request }: CallContext): Response {
  const problem = databaseProblem(error);
  console.error(
    JSON.stringify({
      at: new Date().toISOString(),
      level: 'error',
      id: locals.requestId,
      method: request.method,
      problem: problem ?? 'internal',
      error: reasonOf(error),
      stack: placesOf(error),
    }),
  );
  if (problem === 'away') return failure('database_away', { retryAfter: 2 });
  return failure(problem === 'full' ? 'disk_full' : problem === 'damaged' ? 'database_damaged' : 'internal');
}

/** For the methods an address does not have. */
export function onlyMethods(allow: string): Handler {
  return () => {
    const answered = failure('method_not_allowed');
    answered.headers.set('allow', allow);
    return answered;
  };
}
