import { accountFacts } from '../../../db/users.ts';
import { failure, json } from '../answer.ts';
import type { AccountAnswer, User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { settings } from '../settings.ts';
import { jsonAnswer } from '../promises.ts';
import { accountAnswer } from '../shapes.ts';

export const GET = endpoint<undefined, User>({
  access: 'registered',
  promises: { summary: 'The account, and how full it is.', answers: { 200: jsonAnswer(accountAnswer) } },
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
