import { accountFacts } from '../../../../db/users.ts';
import { failure, json } from '../_answer.ts';
import type { AccountAnswer, User } from '../_contract.ts';
import { endpoint, onlyMethods } from '../_endpoint.ts';
import { settings } from '../_settings.ts';

export const prerender = false;

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
