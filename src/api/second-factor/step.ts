import { auditNow } from '../../../db/audit.ts';
import { authenticatorOf, authenticatorUsed, factorsOf } from '../../../db/authenticators.ts';
import { takeCode } from '../../../db/passkeys.ts';
import type { Account } from '../../../db/users.ts';
import { Refusal } from '../answer.ts';
import { figuresTaken, takeFigures } from '../limits.ts';
import { settings } from '../settings.ts';
import { plainCode } from '../typed-code.ts';
import { resealed, unsealed } from './seal.ts';
import { figuresOf, stepOf } from './totp.ts';

/** What the seal of an app's secret is about. */
export const aboutApp = (userId: string): string => `app ${userId}`;

/** Whether this account asks for more than its password. */
export async function asksForMore(userId: string): Promise<boolean> {
  if (settings.secondFactor.policy === 'off') return false;
  const { authenticator, passkeys } = await factorsOf(userId);
  return authenticator || passkeys > 0;
}

/** What was shown beside the right password. */
type Shown = { readonly by: 'nothing' } | { readonly by: 'app' } | { readonly by: 'code'; readonly codesLeft: number };

/**
 * After the right password: nothing more where the account has nothing more, otherwise the figures of its app or a recovery code in
 * their place. A passkey needs no such step: it signs in by itself.
 */
export async function secondStep({ id }: Account, code: string | undefined, address: string): Promise<Shown> {
  if (!(await asksForMore(id))) return { by: 'nothing' };
  if (code === undefined) throw new Refusal('second_step');
  const figures = figuresOf(code);
  if (figures === undefined) return byCode(id, code, address);
  await takeFigures(id);
  const app = await authenticatorOf(id);
  const secret = app && unsealed(app.secret, aboutApp(id));
  const step = secret === undefined ? undefined : stepOf(secret, figures);
  if (app && secret !== undefined && step !== undefined) {
    const used = { secret: app.secret, resealed: resealed(app.secret, secret, aboutApp(id)), step };
    if (await authenticatorUsed(id, used)) {
      await figuresTaken(id);
      return { by: 'app' };
    }
  }
  await auditNow({ action: 'app-code-wrong', userId: id, address });
  throw new Refusal('second_step_wrong', { fields: { code: { code: 'rule' } } });
}

async function byCode(userId: string, code: string, address: string): Promise<Shown> {
  const codesLeft = await takeCode(userId, plainCode(code), address);
  if (codesLeft !== undefined) return { by: 'code', codesLeft };
  await auditNow({ action: 'code-wrong', userId, address });
  throw new Refusal('second_step_wrong', { fields: { code: { code: 'rule' } } });
}

/** Where a second step is demanded, the last one is exchanged, not taken away. */
export async function refuseLast(userId: string): Promise<void> {
  if (settings.secondFactor.policy !== 'required') return;
  const { authenticator, passkeys } = await factorsOf(userId);
  if (Number(authenticator) + passkeys === 1) throw new Refusal('last_factor');
}
