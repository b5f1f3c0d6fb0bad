import { z } from 'zod';
import { addToken, openTokens } from '../../../db/tokens.ts';
import { failure, json } from '../answer.ts';
import { limits, type TokenMade, type TokenRequest, tokenDays, tokenScopes, type User } from '../contract.ts';
import { endpoint, onlyMethods } from '../endpoint.ts';
import { nameField, typedField } from '../fields.ts';
import { jsonAnswer } from '../promises.ts';
import { tokenMade, tokensAnswer } from '../shapes.ts';
import { newToken, tokenKey, tokenSeen } from '../token.ts';
import { currentSession } from '../session.ts';
import { confirmPassword } from './confirm.ts';

const body: z.ZodType<TokenRequest> = z.strictObject({
  name: nameField,
  scope: z.enum(tokenScopes, { error: () => 'notAChoice' }),
  days: z.literal(tokenDays, { error: () => 'notAChoice' }),
  password: typedField,
});

export const GET = endpoint<undefined, User>({
  access: 'registered',
  promises: { summary: 'The access tokens of this account.', answers: { 200: jsonAnswer(tokensAnswer) } },
  run: async ({ user }) => json((await openTokens(user.id)).map(tokenSeen)),
});

/** A token outlives the session it is made in: whoever makes one has to know the password. */
export const POST = endpoint<TokenRequest, User>({
  access: 'registered',
  body,
  missing: 'missing_fields',
  promises: {
    summary: 'Make an access token; this answer alone shows it.',
    answers: { 201: jsonAnswer(tokenMade) },
    refusals: ['wrong_password', 'no_password', 'tokens_full', 'too_many_tries'],
  },
  async run({ body: { name, scope, days, password }, user, request, address }) {
    const { passwordHash } = await confirmPassword({ user, request, address }, 'password', password);
    const token = newToken();
    const strong = (await currentSession(request))?.strong ?? false;
    const kept = await addToken(
      { userId: user.id, passwordHash },
      { id: tokenKey(token), name, scope, expiresAt: Date.now() + days * 86_400_000, strong },
      { most: limits.tokens, address },
    );
    if (!kept) return failure('tokens_full');
    const made: TokenMade = { ...tokenSeen(kept), token };
    return json(made, 201);
  },
});
export const ALL = onlyMethods('GET, POST');
