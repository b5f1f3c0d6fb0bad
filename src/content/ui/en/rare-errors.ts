/** What is told by codes that few people ever meet: fetched with the account dialog, or when such an answer has come. */
export const rareErrors = {
  two_identities: 'The request showed an access token and cookies at once.',
  token_wrong: 'This access token is unknown, expired or revoked.',
  token_scope: 'This access token is for reading only.',
  token_not_here: 'Access tokens are for records only.',
  tokens_full: 'You have as many access tokens as you may. Revoke one first.',
};

export type RareErrorWords = typeof rareErrors;
