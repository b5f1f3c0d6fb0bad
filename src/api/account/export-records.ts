import { z } from 'zod';
import { auditNow } from '../../../db/audit.ts';
import { passkeysOf } from '../../../db/passkeys.ts';
import { openTokens } from '../../../db/tokens.ts';
import { accountFacts } from '../../../db/users.ts';
import { failure, longAnswer } from '../answer.ts';
import type { ExportRequest, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { takeExport } from '../limits.ts';
import { sessionsSeen } from '../session.ts';
import { appSeenOf, seen } from '../passkeys/list.ts';
import { exportPieces } from './export.ts';
import { exportAnswer } from '../shapes.ts';
import { tokenSeen } from '../token.ts';

const body: z.ZodType<ExportRequest> = z.strictObject({
  format: z.enum(['json', 'csv'], { error: () => 'notAChoice' }),
});
const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** A POST, so that no other site can make a browser fetch patients' names onto its disk. */
export const POST = endpoint<ExportRequest, User>({
  access: 'registered',
  promises: {
    summary: 'Everything that is kept of this person, or the records as one table.',
    answers: { 200: { content: { 'application/json': exportAnswer, 'text/csv': z.string() } } },
    refusals: ['too_many_tries'],
  },
  body,
  async run({ body: { format }, user, request, address }) {
    await takeExport(user.id);
    const facts = await accountFacts(user.id);
    if (!facts) return failure('not_signed_in');
    const sessions = await sessionsSeen(request, user.id);
    const tokens = (await openTokens(user.id)).map(tokenSeen);
    const passkeys = (await passkeysOf(user.id)).map(seen);
    const app = await appSeenOf(user.id);
    await auditNow({ action: 'export', userId: user.id, target: format, address });
    const name = `assessments-${new Date().toISOString().slice(0, 10)}.${format}`;
    return longAnswer(exportPieces(format, { user, createdAt: facts.createdAt, sessions, tokens, passkeys, app }), {
      'content-type': types[format],
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
    });
  },
});
export const ALL = onlyMethods('POST');
