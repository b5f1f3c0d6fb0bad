/** Signing in and out, the user's badge, notifications. */
export const auth = {
  title: 'Diabetes Care Platform',
  lead: "Choose how you'd like to access the calculator",
  tabs: { label: 'Ways to begin', quick: 'Quick', signIn: 'Sign In', register: 'Register' },
  quick: {
    title: 'Quick access', name: 'Your Name', submit: 'Start Calculator', pending: 'Starting...',
    note: 'No account is needed. Your history cannot be saved.',
  },
  signIn: { title: 'Sign In', submit: 'Sign In', pending: 'Signing In...' },
  register: {
    title: 'Create Account', name: 'Full Name', submit: 'Create Account', pending: 'Creating Account...',
    note: 'With an account you can save assessments and find them again.',
  },
  email: 'Email', password: 'Password', passwordHint: '8 to 128 characters',
  show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password',
  fields: {
    name: 'Enter your name.', email: 'Enter your email.', password: 'Enter your password.',
    emailForm: 'Enter an email like name@example.com.', nameForm: 'This name is too long or contains characters that cannot be stored.',
    short: 'Use at least 8 characters.', long: 'Use at most 128 characters.',
  },
  toasts: {
    error: 'Error', success: 'Success', quickTitle: 'Quick Access',
    registered: 'Account created successfully!', signedIn: 'Logged in successfully!',
    quick: "Welcome! Note: You won't be able to save patient history.",
    registerFailed: 'Registration failed', signInFailed: 'Login failed', quickFailed: 'Quick login failed',
    outTitle: 'Logged out', out: 'You have been logged out successfully',
    outFailed: 'You are still signed in: the server could not be told. Try again before leaving this computer.',
  },
  intro: { signIn: 'Sign In to Save Results', quick: 'Quick Use (No Save)', granted: 'Quick access granted', failed: 'Failed to access calculator' },
  already: { text: 'You are signed in as {name}.', go: 'Continue', other: 'To use another account, sign in below.' },
  expired: {
    title: 'Please sign in again',
    registered: 'Your session has ended. Sign in as {name} and everything is still here.',
    quick: 'Your session has ended. A quick session cannot be resumed: for privacy, starting again clears what was typed.',
    other: 'If somebody else signs in, or nobody does within an hour, what was typed here is cleared.',
    cleared: 'Your session had ended, and nobody signed in again within an hour: what was typed was cleared.',
    leave: 'Leave and clear this page',
  },
  loading: 'Loading...',
  unknown: { text: 'The server could not be reached to check who is signed in.', retry: 'Try again' },
  notices: { region: 'Notifications ({hotkey})', one: 'Notification', close: 'Close notification' },
};

export type AuthWords = typeof auth;
