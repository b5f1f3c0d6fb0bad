/** What a reader is told when a call fails, by the server's code, then by our own kinds. `{when}` is “in 5 minutes”. */
export const errors = {
  malformed: 'The request could not be read. Please reload the page and try again.',
  missing_fields: 'Please fill in all fields',
  missing_name: 'Please enter your name',
  not_signed_in: 'Please sign in.',
  wrong_credentials: 'The email or the password is not right.',
  quick_user: 'Saving and history need an account.',
  other_origin: 'This request came from another site.',
  not_found: 'Not found. It may have been deleted.',
  method_not_allowed: 'This is not possible here.',
  email_taken: 'There is already an account with this email.',
  too_large: 'That is too much to send at once.',
  not_json: 'The request could not be read. Please reload the page and try again.',
  invalid: 'Some values are not acceptable.',
  weak_password: 'Please choose a password of 8 to 128 characters that is not a common one.',
  refused: 'This record cannot be saved.',
  too_many_tries: 'Too many tries. Please try again {when}.',
  internal: 'Something went wrong on our side. Please try again.',
  database_away: 'The database is not available just now. Nothing was lost; please try again.',
  disk_full: 'The server has no room left to save. Please tell whoever runs it.',
  http: 'The server gave an unexpected answer. Please try again.',
  offline: 'The server could not be reached. Check the connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  aborted: 'The request was stopped.',
  later: 'a little later',
};

export type ErrorWords = typeof errors;
