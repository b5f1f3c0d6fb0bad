// The calls of SMART App Launch: sent to a record system, come back, and what its record holds. Off until one is named.
import { failure, json, Refusal, codeOf, withCookies } from '../answer.ts';
import { limits } from '../contract.ts';
import type { DocumentAnswer, RecordAnswer, RecordAsked, RecordProblem } from '../contract-outside.ts';
import { answering, type CallContext, type Handler, onlyMethods, readObject } from '../endpoint.ts';
import { somebodysDevice } from '../known-device.ts';
import { takePasskey } from '../limits.ts';
import { ProviderProblem } from '../oidc/problem.ts';
import { sameOrigin } from '../origin.ts';
import { isJson } from '../own-page.ts';
import { auditReading } from '../reading.ts';
import { currentUser, sessionOf } from '../session.ts';
import { settings } from '../settings.ts';
import { inShare } from '../share.ts';
import { issuerOf, type RecordSystem } from './environment.mjs';
import { carried, launchCookie, newToken, noCookie, problemCookie, secretsOf } from './flow.ts';
import { forget, grantOf, hold, takeAway } from './held.ts';
import { ReadProblem, readRecord } from './read.ts';
import { writeDocument } from './write.ts';
import { grantFor, launchAddress } from './system.ts';

const awaySeconds = 600;
const longest = 4000;

function tellOperator(problem: RecordProblem, message: string): void {
  if (['cancelled', 'again', 'unnamed', 'expired'].includes(problem)) return;
  console.error(
    JSON.stringify({ at: new Date().toISOString(), level: 'error', what: 'a record system', problem, error: message }),
  );
}

/** What went wrong, for the person; what is none of theirs is thrown on. */
function problemIn(error: unknown): RecordProblem {
  if (error instanceof ProviderProblem || error instanceof ReadProblem) {
    const { problem, message } = error;
    const told = problem as RecordProblem;
    tellOperator(told, message);
    return told;
  }
  if (error instanceof Refusal && codeOf(error.answer) === 'too_many_tries') return 'tooMany';
  throw error;
}

const addressOf = ({ locals, clientAddress }: CallContext): string => locals.clientAddress ?? clientAddress;

/** Nothing while nobody is named; then one method only, and never a failure that is none of ours. */
function onlyWhereNamed(method: 'GET' | 'POST', run: (context: CallContext) => Promise<Response>): Handler {
  const refuse = onlyMethods(method);
  const guarded = answering(async (context) => {
    if (method === 'POST' && !sameOrigin(context.request)) throw new Refusal('other_origin');
    if (method === 'POST' && !isJson(context.request.headers.get('content-type'))) throw new Refusal('not_json');
    return run(context);
  });
  return (context) => {
    if (settings.recordSystems.length === 0) return failure('not_found');
    return context.request.method === method ? guarded(context) : refuse(context);
  };
}

/** Keeps who is sent where, and answers with the address and the cookie of it. */
async function sendThere(
  context: CallContext,
  system: RecordSystem,
  { launch, locale }: { readonly launch?: string; readonly locale: 'en' | 'ar' },
): Promise<{ readonly location: string; readonly cookie: string }> {
  await takePasskey(addressOf(context), () => somebodysDevice(context.request));
  const token = newToken();
  const secrets = secretsOf(token);
  const location = await inShare({ kind: 'issuer', id: `smart ${system.issuer}` }, () =>
    launchAddress(system, secrets, launch),
  );
  hold(secrets.key, { kind: 'away', system }, awaySeconds * 1000);
  return { location, cookie: launchCookie(token, locale, awaySeconds) };
}

function toVisit(locale: 'en' | 'ar', cookie: string): Response {
  const headers = { location: locale === 'ar' ? '/ar/visit' : '/visit', 'cache-control': 'no-store' };
  return withCookies(new Response(null, { status: 303, headers }), [cookie]);
}

/** GET, from the record system: `iss` and `launch`. Changes nothing here but a cookie, and only for a system that is named. */
export const launched = onlyWhereNamed('GET', async (context) => {
  const { searchParams } = context.url;
  const [iss, launch] = [searchParams.get('iss') ?? '', searchParams.get('launch') ?? ''];
  const known = issuerOf(iss);
  const system = settings.recordSystems.find(({ issuer }) => issuer === known);
  try {
    if (!system) throw new ProviderProblem('untrusted', 'not named');
    if (launch === '' || launch.length > longest) throw new ReadProblem('again', 'without a launch');
    const { location, cookie } = await sendThere(context, system, { launch, locale: 'en' });
    return withCookies(new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }), [
      cookie,
    ]);
  } catch (error) {
    return toVisit('en', problemCookie(system ? problemIn(error) : 'unnamed'));
  }
});

/** POST, from the visit: which of the named systems, by its place. */
export const begin = onlyWhereNamed('POST', async (context) => {
  const body = (await readObject(context, limits.openBodyBytes)) as Readonly<Record<string, unknown>>;
  const system = typeof body['system'] === 'number' ? settings.recordSystems[body['system']] : undefined;
  if (!system) return failure('invalid');
  const user = await currentUser(context.request);
  if (!user) return failure('not_signed_in');
  if (user.mustAddFactor) return failure('second_step_missing');
  try {
    const { location, cookie } = await sendThere(context, system, { locale: body['locale'] === 'ar' ? 'ar' : 'en' });
    const answer: RecordAsked = { location };
    return json(answer, 200, { 'set-cookie': cookie });
  } catch (error) {
    const answer: RecordAsked = { problem: problemIn(error) };
    return json(answer);
  }
});

/** GET: the record system sends the browser here. Whatever comes, the answer is the visit. */
export const callback = onlyWhereNamed('GET', async (context) => {
  const { request, url } = context;
  const came = carried(request);
  const locale = came?.kind === 'launch' ? came.locale : 'en';
  try {
    if (came?.kind !== 'launch' || url.search.length > longest) throw new ReadProblem('again', 'not begun here');
    const secrets = secretsOf(came.token);
    const away = url.searchParams.get('state') === secrets.state ? takeAway(secrets.key) : undefined;
    if (!away) throw new ReadProblem('again', 'not begun here');
    const { system } = away;
    const { accessToken, patient, mayRead, mayWrite, seconds } = await grantFor(system, url.search, secrets);
    if (patient === undefined) throw new ReadProblem('nobody', 'it names no patient');
    if (!mayRead) throw new ReadProblem('scopes', 'reading the patient was not granted');
    const session = (await currentUser(request)) ? sessionOf(request) : undefined;
    hold(secrets.key, { kind: 'granted', system, accessToken, patient, mayWrite, session }, seconds * 1000);
    return toVisit(locale, launchCookie(came.token, locale, seconds));
  } catch (error) {
    return toVisit(locale, problemCookie(problemIn(error)));
  }
});

/** The right to write one document, for the session that has read the record; undefined where it was not granted. */
function keepForDocument({ until, ...grant }: NonNullable<ReturnType<typeof grantOf>>): string | undefined {
  if (!grant.mayWrite) return undefined;
  const document = newToken();
  hold(secretsOf(document).key, { ...grant, kind: 'writable' }, until - performance.now());
  return document;
}

/** POST, from the visit: the record, once. The token is forgotten with it, or kept for one document where that was granted. */
export const record = onlyWhereNamed('POST', async (context) => {
  const { request } = context;
  const user = await currentUser(request);
  if (!user) return failure('not_signed_in');
  // What was granted waits, as it does for whoever has to sign in first.
  if (user.mustAddFactor) return failure('second_step_missing');
  const came = carried(request);
  const told = (answer: RecordAnswer): Response => json(answer, 200, { 'set-cookie': noCookie() });
  if (came?.kind !== 'launch') return told({ problem: came?.problem ?? 'again' });
  const { key } = secretsOf(came.token);
  const grant = grantOf(key, sessionOf(request));
  if (!grant) return told({ problem: 'again' });
  forget(key);
  try {
    const read = await inShare({ kind: 'issuer', id: `smart ${grant.system.issuer}` }, () => readRecord(grant));
    // Whose record it was in the other system is that system's matter to write down; here, that one was read.
    if (user.userType === 'registered')
      auditReading({ action: 'record-read', userId: user.id, address: addressOf(context) });
    const document = keepForDocument(grant);
    return told({ ...read, label: grant.system.label, ...(document !== undefined && { document }) });
  } catch (error) {
    return told({ problem: problemIn(error) });
  }
});

/** POST, from the visit: the record of the visit as a document beside the patient's record, once: where nobody can tell whether it arrived, it is not sent again. */
export const document = onlyWhereNamed('POST', async (context) => {
  const { request } = context;
  const user = await currentUser(request);
  if (!user) return failure('not_signed_in');
  if (user.mustAddFactor) return failure('second_step_missing');
  const body = (await readObject(context, limits.bodyBytes)) as Readonly<Record<string, unknown>>;
  const { document: token, text, locale } = body;
  if (typeof token !== 'string' || typeof text !== 'string' || text.trim() === '') return failure('invalid');
  const told = (answer: DocumentAnswer): Response => json(answer);
  const { key } = secretsOf(token);
  const grant = grantOf(key, sessionOf(request), 'writable');
  if (!grant) return told({ problem: 'again' });
  // Pressed twice it is written once.
  forget(key);
  try {
    await inShare({ kind: 'issuer', id: `smart ${grant.system.issuer}` }, () =>
      writeDocument(grant, { text, locale: locale === 'ar' ? 'ar' : 'en', author: user.name }),
    );
    if (user.userType === 'registered')
      auditReading({ action: 'record-written', userId: user.id, address: addressOf(context) });
    return told({ sent: true });
  } catch (error) {
    const problem = problemIn(error);
    const { until, ...rest } = grant;
    if (problem === 'tooMany') hold(key, rest, until - performance.now());
    return told({ problem });
  }
});
