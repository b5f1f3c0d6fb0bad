// The three calls of a hospital's own sign-in: sent there, come back, and how it went. Off until a provider is set.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { accountByIdentity, addByIdentity, identityKey, keepFlow, takeFlow } from '../../../db/identities.ts';
import { databaseProblem } from '../../../db/problems.ts';
import type { Account } from '../../../db/users.ts';
import { codeOf, failure, json, Refusal, withCookies } from '../answer.ts';
import { enter } from '../auth/enter.ts';
import type { HospitalAsked, HospitalOutcome, HospitalProblem, HospitalRequest } from '../contract-outside.ts';
import { answering, type CallContext, endpoint, type Handler, onlyMethods } from '../endpoint.ts';
import { emailField, nameField } from '../fields.ts';
import { somebodysDevice } from '../known-device.ts';
import { takePasskey } from '../limits.ts';
import { hashPassword } from '../password.ts';
import { jsonAnswer } from '../promises.ts';
import { currentUser } from '../session.ts';
import { settings } from '../settings.ts';
import type { OidcProvider } from './environment.mjs';
import { awayCookie, carried, inCookie, newFlowToken, noCookie, ownPath, problemCookie, secretsOf } from './flow.ts';
import { ProviderProblem } from './problem.ts';
import { signInAddress, type Somebody, whoCameBack } from './provider.ts';

/** One line for whoever runs this: what was wrong with the provider, never whose sign-in it was. */
function tellOperator({ problem, message }: ProviderProblem): void {
  if (!['away', 'untrusted', 'clock', 'nameless'].includes(problem)) return;
  console.error(
    JSON.stringify({
      at: new Date().toISOString(),
      level: 'error',
      what: 'the hospital’s sign-in',
      problem,
      error: message,
    }),
  );
}

/** What a refusal of ours means for somebody who is on the way in. */
function problemOfRefusal(refusal: Refusal): HospitalProblem {
  const code = codeOf(refusal.answer);
  return code === 'account_suspended' ? 'suspended' : code === 'too_many_tries' ? 'tooMany' : 'failed';
}

const body: z.ZodType<HospitalRequest> = z.strictObject({
  locale: z.enum(['en', 'ar']),
  next: z.string().max(1000).optional(),
});
const anyAnswer = { answers: { 200: jsonAnswer(z.unknown()) } };

/** Leads out of an operator's installation, so they stand in no document: docs/deploy.md tells of them. */
function onlyWhereSet(method: 'GET' | 'POST', run: Handler): Handler {
  const refuse = onlyMethods(method);
  return (context) => {
    if (!settings.oidc) return failure('not_found');
    return context.request.method === method ? run(context) : refuse(context);
  };
}

/** POST: a click on our own page begins it, so no other site can sign anybody in unasked. */
export const begin = onlyWhereSet(
  'POST',
  endpoint({
    access: 'anyone',
    body,
    takes: ({ request, address }) => takePasskey(address, () => somebodysDevice(request)),
    promises: { summary: 'Where to go to sign in at the hospital.', ...anyAnswer },
    async run({ body: { locale, next } }) {
      const token = newFlowToken();
      try {
        const location = await signInAddress(settings.oidc as OidcProvider, secretsOf(token), locale);
        await keepFlow(token);
        const answer: HospitalAsked = { location };
        return json(answer, 200, { 'set-cookie': awayCookie(token, locale, ownPath(next)) });
      } catch (error) {
        if (!(error instanceof ProviderProblem)) throw error;
        tellOperator(error);
        const answer: HospitalAsked = { problem: error.problem };
        return json(answer);
      }
    },
  }),
);

/** An e-mail address and a name as a form would have to give them; the provider's own are not believed to be in shape. */
async function newcomer(somebody: Somebody): Promise<{ readonly name: string; readonly email: string }> {
  const told = await somebody.more();
  const email = emailField.safeParse(told.email ?? '');
  if (!email.success) throw new ProviderProblem('nameless', 'it names no e-mail address that counts');
  const name = nameField.safeParse(told.name ?? '');
  return { email: email.data, name: name.success ? name.data : (email.data.split('@')[0] ?? email.data) };
}

/** The account of whoever came back; made, or given to them, where that may be. */
async function accountOf(provider: OidcProvider, somebody: Somebody, address: string): Promise<Account> {
  const identity = identityKey(somebody.issuer, somebody.subject);
  const known = await accountByIdentity(identity);
  if (known) return known;
  const { name, email } = await newcomer(somebody);
  // Of a password that nobody knows: the account has the form of every other, and no way in by one.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const made = await addByIdentity(
    { identity, name, email, passwordHash, byInvitation: provider.accounts === 'invitation' },
    address,
  );
  if (typeof made === 'string') throw new ProviderProblem(made, 'no account is made for them');
  return made;
}

type Flow = Extract<ReturnType<typeof carried>, { kind: 'away' }>;

/** Everything between coming back and being in. Resolves with the cookies of the session. */
async function comeIn(
  provider: OidcProvider,
  { request, url }: CallContext,
  { flow, address }: { readonly flow: Flow | undefined; readonly address: string },
): Promise<readonly string[]> {
  await takePasskey(address, () => somebodysDevice(request));
  const secrets = flow && secretsOf(flow.token);
  // The state before anything else, and once only: what another browser began, or what was used, opens nothing.
  if (!flow || !secrets || url.search.length > longestQuery || url.searchParams.get('state') !== secrets.state)
    throw new ProviderProblem('again', 'the browser did not begin this');
  if (!(await takeFlow(flow.token))) throw new ProviderProblem('again', 'it was used before, or is too old');
  const somebody = await whoCameBack(provider, url.search, secrets);
  const account = await accountOf(provider, somebody, address);
  return (
    await enter({ request, address }, account, { action: 'sign-in-hospital', strong: true })
  ).headers.getSetCookie();
}

const longestQuery = 4000;

/** Back to the sign-in page, with nothing in its address. */
function toSignIn(locale: string, cookies: readonly string[]): Response {
  const headers = { location: locale === 'ar' ? '/ar/auth' : '/auth', 'cache-control': 'no-store' };
  return withCookies(new Response(null, { status: 303, headers }), cookies);
}

async function problemWhile(address: string, error: unknown): Promise<HospitalProblem> {
  if (error instanceof Refusal) return problemOfRefusal(error);
  if (error instanceof ProviderProblem) {
    tellOperator(error);
    const { problem } = error;
    await auditNow({ action: 'sign-in-hospital-failed', userId: null, target: problem, address }).catch(
      (failed: unknown) => {
        if (databaseProblem(failed) === undefined) throw failed;
      },
    );
    return problem;
  }
  if (databaseProblem(error) !== undefined) return 'failed';
  throw error;
}

/** The provider sends the browser here. Whatever comes, the answer is the sign-in page; how it went stands in a cookie that lasts two minutes. */
export const callback = onlyWhereSet(
  'GET',
  answering(async (context) => {
    const provider = settings.oidc as OidcProvider;
    const address = context.locals.clientAddress ?? context.clientAddress;
    const begun = carried(context.request);
    const flow = begun?.kind === 'away' ? begun : undefined;
    const locale = flow?.locale ?? 'en';
    try {
      const cookies = await comeIn(provider, context, { flow, address });
      return toSignIn(locale, [...cookies, inCookie(flow?.next ?? null)]);
    } catch (error) {
      return toSignIn(locale, [problemCookie(await problemWhile(address, error))]);
    }
  }),
);

/** How it went: told once. */
export const outcome = onlyWhereSet(
  'POST',
  endpoint({
    access: 'anyone',
    promises: { summary: 'How the sign-in at the hospital went.', ...anyAnswer },
    async run({ request }) {
      const came = carried(request);
      const user = came?.kind === 'in' ? await currentUser(request) : null;
      const answer: HospitalOutcome =
        user && came?.kind === 'in'
          ? { user, next: came.next }
          : { problem: came?.kind === 'problem' ? came.problem : 'again' };
      return json(answer, 200, { 'set-cookie': noCookie() });
    },
  }),
);
