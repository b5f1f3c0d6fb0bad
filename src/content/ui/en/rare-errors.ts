/** What is told by codes that few people ever meet: fetched with the account dialog, or when such an answer has come. */
export const rareErrors = {
  two_identities: 'The request showed an access token and cookies at once.',
  token_wrong: 'This access token is unknown, expired or revoked.',
  token_scope: 'This access token is for reading only.',
  token_not_here: 'Access tokens are for records only.',
  passkey_wrong: 'This passkey could not be confirmed here. It may have been removed: sign in with your password.',
  passkey_refused: 'This passkey could not be added. Please begin again.',
  passkeys_full: 'You have reached the limit of passkeys. Remove one first.',
  wrong_code: 'The email or the code is not right, or the code was used before.',
  second_step: 'This account has a second step: the code of your authenticator app, a recovery code, or a passkey.',
  second_step_wrong: 'The code is not right, or was used before. Wait for the next one, and check that the phone’s clock is right.',
  second_step_missing: 'Set up a second step first: open a calculator, and you are shown how.',
  second_step_off: 'Whoever runs this site has not turned on a second step.',
  code_alone: 'A recovery code takes the place of the second step only. Sign in with your password first.',
  confirm_first: 'It was not confirmed that it is you, so nothing was changed.',
  last_factor: 'This is your only second step. Set up another before you remove it.',
  app_refused: 'This app could not be set up. Please begin again.',
  account_suspended: 'This account is suspended. Please ask whoever runs this site.',
  registration_closed: 'New accounts are made by whoever runs this site.',
  invitation_wrong: 'This invitation is unknown, already used, expired, or for another email.',
  no_password: 'This account signs in at your hospital and has no password here. Ask whoever runs this site for one: then you can do this.',
  tokens_full: 'You have reached the limit of access tokens. Revoke one first.',
};

export type RareErrorWords = typeof rareErrors;
