import { type AuditEntry, auditNow } from '../../../db/audit.ts';
import type { Account } from '../../../db/users.ts';
import { json, Refusal, withCookies } from '../answer.ts';
import type { UserAnswer } from '../contract.ts';
import { deviceOf } from '../device.ts';
import { knowDevice, knownDevice } from '../known-device.ts';
import { takeSignIn } from '../limits.ts';
import { mustAddFactor, startSession } from '../session.ts';

interface From {
  readonly request: Request;
  readonly address: string;
}

/** The end of every way in for somebody with an account, once it is certain who it is. */
export async function enter(
  { request, address }: From,
  account: Account,
  {
    action,
    strong = false,
    also = {},
  }: {
    readonly action: AuditEntry['action'];
    /** Two factors were shown. */
    readonly strong?: boolean;
    readonly also?: Readonly<Record<string, unknown>>;
  },
): Promise<Response> {
  const { id, name, email, passwordHash } = account;
  await takeSignIn(id);
  // Told only to whoever has the right credentials: to strangers it is an account like any other.
  if (account.suspended) {
    await auditNow({ action: 'sign-in-suspended', userId: id, address });
    throw new Refusal('account_suspended');
  }
  const known = (await knownDevice(request, id)) !== undefined;
  const session = await startSession(request, { id, passwordHash, strong });
  const device = deviceOf(request.headers.get('user-agent') ?? '');
  await auditNow(
    { action, userId: id, address },
    ...(known ? [] : [{ action: 'new-device', userId: id, address, ...(device && { target: device }) } as const]),
  );
  const needed = mustAddFactor(strong) && { mustAddFactor: true };
  const answer: UserAnswer = { user: { id, name, email, userType: 'registered', ...needed } };
  return withCookies(json({ ...answer, ...also }), [session, await knowDevice(request, id)]);
}
