import { accountFacts } from '../../../db/users.ts';
import { failure, json } from '../answer.ts';
import type { AccountAnswer, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { settings } from '../settings.ts';

export const GET = endpoint<undefined, User>({
  access: 'registered',
  async run({ user }) {
    const facts = await accountFacts(user.id);
    if (!facts) return failure('not_signed_in');
    const answer: AccountAnswer = {
      user,
      ...facts,
      recordsMost: settings.limits.recordsPerAccount,
      auditDays: settings.auditDays,
    };
    return json(answer);
  },
});
export const ALL = onlyMethods('GET');
