/** The account dialog, fetched when it is first opened. */
export const accountDialog = {
  title: 'Your account',
  sections: { label: 'Parts of your account', password: 'Password', sessions: 'Sessions', data: 'My data', activity: 'Activity', delete: 'Delete' },
  close: 'Close',
  failed: 'This could not be done.',
  password: {
    title: 'Change your password',
    lead: 'You stay signed in here. Everywhere else your sessions end at once.',
    current: 'Current password', fresh: 'New password', submit: 'Change password', pending: 'Changing...',
    done: { title: 'Password changed', text: 'From now on only the new one counts. All other sessions have ended.' },
  },
  sessions: {
    title: 'Where you are signed in',
    lead: 'A session ends after 12 hours without use, and after 14 days at most. Do you see one you do not know? End it, then change your password.',
    here: 'This browser', unknown: 'Unknown browser',
    times: 'Signed in {began}. Last used {used}.',
    signOut: 'Sign out', end: 'End', endOf: 'End the session on {device}, signed in {began}', ending: 'Ending...',
    ended: { title: 'Session ended', text: '{device} is signed out.' },
    everywhere: 'Sign out everywhere', pending: 'Signing out...',
    note: 'Ends every session, this one too. What is typed here and not saved is cleared.',
  },
  data: {
    title: 'Download everything we keep about you',
    count: 'Saved assessments and visits: {n} of at most {most}. Account since {since}.',
    csv: 'Download CSV', csvNote: 'For a spreadsheet: all saved assessments as one table, a row each, with patient, notes, every input and every result.',
    json: 'Download JSON', jsonNote: 'Complete: your account, sessions, all assessments and visits and your activity, in a form other programs can read.',
    pending: 'Preparing...',
    warning: 'Both files hold patients’ names and notes that anybody who opens them can read. Keep them where only you can.',
    done: { title: 'Download ready', text: 'Your browser has saved the file.' },
  },
  activity: {
    title: 'What was done in your account',
    lead: 'Newest first. Each line is kept for {days} days; it holds no names and no notes.',
    from: 'from {address}', empty: 'Nothing yet.', more: 'Load more',
    actions: {
      'register': 'Account created', 'sign-in': 'Signed in', 'sign-in-failed': 'Sign-in refused: wrong password', 'sign-out': 'Signed out',
      'sign-out-everywhere': 'Signed out everywhere', 'session-end': 'Session ended from another one', 'password-set': 'Password set by the operator',
      'password-change': 'Password changed', 'password-wrong': 'Wrong password in the account dialog', 'export': 'Data downloaded',
      'save': 'Assessment or visit saved', 'list': 'History opened', 'view': 'Assessment or visit opened', 'delete': 'Assessment or visit deleted',
      'join': 'Joined as one patient’s', 'part': 'Parted from a patient',
    } as Readonly<Record<string, string>>,
    other: 'Something else',
  },
  delete: {
    title: 'Delete your account',
    lead: 'This cannot be undone, by you or by us. At once and for good it deletes:',
    lost: { account: 'your account {email}', records: 'saved assessments and visits with patients’ names and notes: {n}', sessions: 'your sessions on every device' },
    stays: 'What stays for {days} days is the list of what was done, without names or notes. Backups made by whoever runs this site keep their copy until they are replaced.',
    first: 'Download everything first',
    password: 'Your password', submit: 'Delete my account', pending: 'Deleting...',
    done: { title: 'Account deleted', text: 'Your account and everything in it is gone.' },
  },
  quick: {
    title: 'Quick use',
    text: 'You are here as {name}, without an account. This session ends 24 hours after it began, when the browser is closed, or when you sign out. Nothing you enter is saved on the server.',
    register: 'Create an account', signOut: 'Sign out',
  },
};

export type AccountDialogWords = typeof accountDialog;
