import type { AuthWords } from '../../content/ui/en/auth.ts';
import { limits } from '../../api/contract.ts';
import { ApiError } from '../api-client.ts';
import { quickLogin, register, type SessionUser, signIn } from '../stores/session.ts';

export type FormId = 'quick' | 'signIn' | 'register';
export const formIds: readonly FormId[] = ['quick', 'signIn', 'register'];

export type FieldName = 'name' | 'email' | 'password' | 'invitation';
export type Values = Readonly<Record<FieldName, string>>;
export type Problems = Partial<Record<FieldName, string>>;

interface AuthForm {
  readonly fields: readonly FieldName[];
  readonly autoComplete: Partial<Record<FieldName, string>>;
  readonly send: (values: Values) => Promise<SessionUser>;
}

/** The three ways in, as data. */
export const forms: Readonly<Record<FormId, AuthForm>> = {
  quick: { fields: ['name'], autoComplete: { name: 'name' }, send: ({ name }) => quickLogin(name.trim()) },
  signIn: {
    fields: ['email', 'password'],
    autoComplete: { email: 'username', password: 'current-password' },
    send: ({ email, password }) => signIn(email.trim(), password),
  },
  register: {
    fields: ['name', 'email', 'password'],
    autoComplete: { name: 'name', email: 'username', password: 'new-password' },
    send: ({ name, email, password, invitation }) => register(name.trim(), email.trim(), password, invitation.trim()),
  },
};

/** Everything typed, with spaces around it taken off; a password keeps its spaces. */
const isBlank = (name: FieldName, value: string): boolean => (name === 'password' ? value : value.trim()) === '';

/** What can be said before asking the server. Length is counted in characters, as people count. */
export function check(
  form: FormId,
  values: Values,
  words: AuthWords['fields'],
): { missing: boolean; problems: Problems } {
  const problems: Problems = {};
  for (const name of forms[form].fields)
    if (name !== 'invitation' && isBlank(name, values[name])) problems[name] = words[name];
  const missing = Object.keys(problems).length > 0;
  if (form === 'register' && problems.password === undefined) {
    const length = [...values.password].length;
    if (length < limits.passwordMin) problems.password = words.short;
    else if (length > limits.passwordMax) problems.password = words.long;
  }
  return { missing, problems };
}

/** Where a refusal by the server belongs; an empty answer means the form as a whole. */
export function placeRefusal(form: FormId, error: unknown, shown: string, words: AuthWords['fields']): Problems {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'wrong_credentials') return { password: shown };
  if (error.code === 'weak_password') return { password: shown };
  if (error.code === 'email_taken') return { email: shown };
  if (error.code === 'invitation_wrong') return { invitation: shown };
  const problems: Problems = {};
  for (const name of forms[form].fields) {
    if (!Object.hasOwn(error.fields, name)) continue;
    problems[name] = name === 'email' ? words.emailForm : name === 'name' ? words.nameForm : shown;
  }
  return problems;
}
