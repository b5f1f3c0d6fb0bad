/** Other ways in than the three tabs, fetched after the sign-in stands. */
export const access = {
  passkey: 'Sign in with a passkey', asking: 'Waiting for your device...',
  cancelled: 'Your device did not confirm the passkey. Try again, or use your password.',
  useCode: 'Use a recovery code', hideCode: 'Do not use a recovery code',
  code: 'Recovery code', codeMissing: 'Enter one of your recovery codes.', submit: 'Sign in with the code', pending: 'Signing in...',
  left: 'Recovery codes left: {n}. The one you used does not work again.',
  second: {
    title: 'Second step', lead: 'Your password is right. Enter the code your authenticator app shows now, or one of your recovery codes.',
    code: 'Code', missing: 'Enter the code.', submit: 'Sign in', passkey: 'Use a passkey instead', back: 'Back',
  },
  closed: { title: 'Create Account', text: 'New accounts are made by whoever runs this site. Ask there for one, or use Quick access.' },
  invitation: 'Invitation code', invitationMissing: 'Enter the code of your invitation.',
  locked: { title: 'Locked', text: 'Nobody used this page for a while. Sign in as {name}, with the password or a passkey, and everything is still here.' },
};

export type AccessWords = typeof access;
