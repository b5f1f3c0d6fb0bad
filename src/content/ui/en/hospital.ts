/** The hospital's own sign-in, fetched only where there is one. `{label}` is the hospital's name as the operator wrote it. */
export const hospital = {
  button: 'Sign in with {label}', asking: 'Opening {label}...',
  problems: {
    away: '{label} does not answer as it should just now. Please try again in a few minutes, or sign in another way.',
    untrusted: 'The answer of {label} could not be trusted, so nobody was signed in. Please try again. If it happens again, tell whoever runs this site.',
    clock: 'The clocks of {label} and of this site do not agree, so nobody was signed in. Please tell whoever runs this site.',
    again: 'This sign-in was begun elsewhere, took too long or was used already. Please begin again.',
    cancelled: 'The sign-in at {label} was stopped. You are not signed in.',
    uninvited: '{label} knows you, but there is no account for you here yet. Ask whoever runs this site to invite you.',
    taken: 'There is already an account here with your email. Sign in to it as before, or ask whoever runs this site for an invitation: {label} then opens it, and its old password no longer does.',
    nameless: '{label} gave no confirmed email for you, so no account could be made. Please tell whoever runs this site.',
    suspended: 'This account is suspended. Please ask whoever runs this site.',
    tooMany: 'Too many attempts. Please try again in a few minutes.',
    failed: 'Something went wrong on our side. Please try again.',
  },
};

export type HospitalWords = typeof hospital;
