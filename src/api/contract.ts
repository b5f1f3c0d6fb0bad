import type { Chart } from '../engine/chart/chart.ts';
import type { InHand } from '../engine/chart/lens.ts';
import type { ToolId } from '../engine/registry.ts';
import type { IssueCode } from '../engine/kit/fields/validate.ts';
import type { Unit } from '../engine/kit/fields/concept.ts';
import type { Plan } from '../engine/plan/index.ts';

/**
 * What the API promises: statuses, codes, texts and shapes (decisions D7–D9). Islands import it, so it must stay free of zod and of the server.
 * A client shows its own words for a code; `message` is the English text for everything else that reads the answer.
 */
export const errors = {
  malformed: [400, 'The request body is not readable JSON.'],
  missing_fields: [400, 'Please fill in all fields'],
  missing_name: [400, 'Please enter your name'],
  two_identities: [400, 'Send an access token or cookies, not both.'],
  not_signed_in: [401, 'Please sign in.'],
  wrong_credentials: [401, 'The email or the password is not right.'],
  token_wrong: [401, 'This access token is unknown, expired or revoked.'],
  passkey_wrong: [401, 'This passkey could not be confirmed.'],
  second_step: [
    401,
    'This account asks for a second step: the code of your authenticator app, a recovery code, or a passkey.',
  ],
  second_step_wrong: [401, 'The code is not right, or was used before.'],
  code_alone: [401, 'A recovery code takes the place of the second step only. Sign in with your password first.'],
  wrong_code: [401, 'The email or the code is not right, or the code was used before.'],
  account_suspended: [403, 'This account is suspended. Please ask whoever runs this site.'],
  quick_user: [403, 'Saving and history need an account.'],
  second_step_missing: [403, 'Please set up a second step first.'],
  confirm_first: [403, 'Please confirm with your password or a passkey first.'],
  token_scope: [403, 'This access token is for reading only.'],
  token_not_here: [403, 'Access tokens are for records only.'],
  registration_closed: [403, 'New accounts are made by whoever runs this site.'],
  other_origin: [403, 'This request came from another site.'],
  not_found: [404, 'Not found.'],
  second_step_off: [404, 'Whoever runs this site has not turned on a second step.'],
  method_not_allowed: [405, 'This address does not answer that method.'],
  account_full: [409, 'This account holds as many assessments as it may. Delete some before saving another.'],
  tokens_full: [409, 'This account has as many access tokens as it may. Revoke one first.'],
  passkeys_full: [409, 'This account has as many passkeys as it may. Remove one first.'],
  last_factor: [409, 'This is the only second step of this account. Add another before you remove it.'],
  email_taken: [409, 'There is already an account with this email.'],
  too_large: [413, 'The request is too large.'],
  not_json: [415, 'The request body must be JSON.'],
  invalid: [422, 'Some values are not acceptable.'],
  invitation_wrong: [422, 'A new account needs an invitation that is still good.'],
  app_refused: [422, 'This authenticator app could not be added. Please begin again.'],
  passkey_refused: [422, 'This passkey could not be added. Please begin again.'],
  no_password: [422, 'This account signs in at the hospital and has no password here.'],
  wrong_password: [422, 'The current password is not right.'],
  weak_password: [
    422,
    'Please choose a password of 8 to 128 characters that is not a common one; your name, your email and the product’s name do not count.',
  ],
  refused: [422, 'This record cannot be saved.'],
  too_many_tries: [429, 'Too many tries. Please wait a little and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  database_away: [503, 'The database is not available just now. Nothing was lost; please try again.'],
  database_damaged: [503, 'The database is damaged and takes no changes. Please tell whoever runs it.'],
  disk_full: [507, 'The server has no room left to save. Please tell whoever runs it.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** Why one value was refused; the engine's codes plus what only the API checks. */
export interface FieldProblem {
  readonly code: IssueCode | 'tooLong' | 'tooShort' | 'characters' | 'notText' | 'email' | 'common';
  readonly min?: number;
  readonly max?: number;
  readonly unit?: Unit;
  readonly rule?: string;
}

export interface ErrorBody {
  readonly error: ErrorCode;
  readonly message: string;
  /** By path in the sent body, as `patientData.a1c` or `password`. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** Only GET /api/auth/user when nobody is signed in. */
  readonly user?: null;
}

export type UserType = 'registered' | 'quick';
export interface User {
  readonly id: string;
  readonly name: string;
  /** Registered users only. */
  readonly email?: string;
  readonly userType: UserType;
  /** Nothing opens before a second step is set up. */
  readonly mustAddFactor?: boolean;
}
export interface UserAnswer {
  readonly user: User;
}

export const registrations = ['open', 'invitation', 'closed'] as const;
type Registration = (typeof registrations)[number];
export interface RegisterRequest {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly userType?: 'registered';
  /** Where accounts are made by invitation. */
  readonly invitation?: string | undefined;
}
/** GET /api/auth/ways. */
export interface WaysAnswer {
  readonly registration: Registration;
  /** The hospital's own sign-in, where there is one. `returned`: this browser comes back from there, and how it went is asked next. */
  readonly hospital?: { readonly label: string; readonly returned: boolean };
}

export interface LoginRequest {
  readonly email: string;
  readonly password: string;
  /** Where a second step is asked for: the figures of the authenticator app, or a recovery code. */
  readonly code?: string | undefined;
}
export interface QuickLoginRequest {
  readonly name: string;
}

/** GET /api/account. */
export interface AccountAnswer {
  readonly user: User;
  readonly createdAt: string;
  /** Saved assessments, and how many there may be. */
  readonly records: number;
  readonly recordsMost: number;
  /** How long a row of the activity is kept. */
  readonly auditDays: number;
}
/** One of GET /api/account/sessions. `id` names it and opens nothing. */
export interface SessionSeen {
  readonly id: string;
  readonly createdAt: string;
  /** Exact to a quarter of an hour. */
  readonly usedAt: string;
  /** As “Chrome, Windows”; empty where it is not known. */
  readonly device: string;
  readonly current: boolean;
}
/** One of GET /api/account/activity, newest first. */
export interface ActivityRow {
  readonly at: string;
  readonly action: string;
  readonly target: string | null;
  readonly address: string | null;
}
export interface PasswordRequest {
  readonly currentPassword: string;
  readonly newPassword: string;
}
export interface DeleteAccountRequest {
  readonly password: string;
}
export const tokenScopes = ['read', 'write'] as const;
/** For how long a token may be made. */
export const tokenDays = [30, 90, 365] as const;
export interface TokenRequest {
  readonly name: string;
  readonly scope: (typeof tokenScopes)[number];
  readonly days: (typeof tokenDays)[number];
  readonly password: string;
}
/** One of GET /api/account/tokens. `id` names it and lets nobody in. */
export interface TokenSeen {
  readonly id: string;
  readonly name: string;
  readonly scope: (typeof tokenScopes)[number];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Exact to a quarter of an hour; null while it was never used. */
  readonly usedAt: string | null;
}
export interface TokenMade extends TokenSeen {
  readonly token: string;
}
/** Before a passkey is added, and before recovery codes are made. */
export interface PasskeyOptionsRequest {
  readonly password: string;
}
export interface PasskeySeen {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}
export const secondFactors = ['off', 'offered', 'required'] as const;
/** Null where it was never used. */
export interface AppSeen {
  readonly createdAt: string;
  readonly usedAt: string | null;
}
/** GET /api/account/passkeys. */
export interface PasskeysAnswer {
  readonly passkeys: readonly PasskeySeen[];
  readonly codesLeft: number;
  /** Whether a second step may, or must, be set up here. */
  readonly secondFactor: (typeof secondFactors)[number];
  readonly app: AppSeen | null;
}
/** Before an authenticator app is added. */
export interface AppAsked {
  /** Base32, as people type it. */
  readonly secret: string;
  /** For a picture that apps read. */
  readonly uri: string;
  /** Sent back with the first figures. */
  readonly sealed: string;
}
export interface AppRequest {
  readonly sealed: string;
  readonly code: string;
}
/** One of the two. */
export interface ConfirmRequest {
  readonly password?: string | undefined;
  readonly response?: unknown;
}
export interface CodesAnswer {
  readonly codes: readonly string[];
}
export interface RecoveryRequest {
  readonly email: string;
  readonly code: string;
}
export interface RecoveryAnswer extends UserAnswer {
  readonly codesLeft: number;
}
export type ExportFormat = 'json' | 'csv';
export interface ExportRequest {
  readonly format: ExportFormat;
}

/** What every stored record has, whatever its collection calls inputs and results. */
export interface RecordBase {
  readonly id: string;
  readonly tool: string;
  readonly patientName: string;
  readonly clinicalNotes: string;
  readonly engineVersion: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Paths of inputs that still stood at their example value; absent in a record made before that was kept, where it is not known. */
  readonly examples?: readonly string[];
  /** What to do, and what it overruled; null where the inputs of an earlier record do not answer what today's rules ask, and in a list. */
  readonly plan: Plan | null;
  /** The rules that made the plan: the record's own, or the present ones for a record from before plans were kept; null in a list. */
  readonly planRules: string | null;
  /** Only in a list: the ids of the actions of the plan that was kept; null where none was. */
  readonly planSteps?: readonly string[] | null;
  /** Stands beside every plan. */
  readonly disclaimer: string;
  /** The patient in hand it was saved for: the plan is theirs, judged over the whole chart. Absent where the inputs were all that was known. */
  readonly patient?: InHand;
  /** The visit it was saved with. */
  readonly visitId?: string;
  /** Shared by what its owner has said to be one patient's. */
  readonly patientId?: string;
  /** Only in the answer to a POST: the server's results differ from those that were sent (decision D6). */
  readonly recalculated?: true;
}

/** A record that was saved with a visit, in its calculator's own collection. */
export interface VisitRecord {
  readonly id: string;
  readonly tool: ToolId;
  /** Where a calculator answers for one medicine at a time. */
  readonly medicine?: string;
}

/** Why a calculator has no record of a visit: answers are missing, cannot be used together, its own rule refuses the result, or it is for clinicians and nobody has said to be one. */
export type RefusedRecord = Omit<VisitRecord, 'id'> &
  (
    | { readonly reason: 'missing'; readonly missing: readonly string[] }
    | { readonly reason: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> }
    | { readonly reason: 'rule'; readonly rule: string }
    | { readonly reason: 'unconfirmed' }
  );

/** A stored visit. */
export interface VisitAnswer {
  readonly id: string;
  readonly patientId: string;
  readonly patientName: string;
  /** The clinician's day, yyyy-mm-dd. */
  readonly on: string;
  readonly chart: Chart;
  /** Facts of the chart that were only examples. */
  readonly examples: readonly string[];
  readonly plan: Plan;
  readonly records: readonly VisitRecord[];
  readonly refused: readonly RefusedRecord[];
  readonly clinicalNotes: string;
  readonly engineVersion: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Only in the answer to a POST: what is stored differs from what was sent. */
  readonly recalculated?: true;
}

/** In a list `plan` is null: it is asked for with the visit alone. */
export interface VisitListed extends Omit<VisitAnswer, 'plan'> {
  readonly plan: Plan | null;
}

export type {
  Candidate,
  CareLeft,
  FigureOn,
  PatientDue,
  PatientListed,
  PatientsDue,
  Standing,
} from './contract-patients.ts';

/** Controls, zero-width and direction characters, halves of characters: nothing that hides in a name or turns it around. */
export const hiddenInName = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Notes may have lines and tabs, and the isolates that our own copied reports carry. */
export const hiddenInNotes = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]/u;

/** Limits both sides know. */
export const limits = {
  nameLength: 120,
  notesLength: 5000,
  passwordMin: 8,
  passwordMax: 128,
  emailLength: 254,
  /** What a search looks for. */
  searchLength: 1000,
  /** Access tokens of one account. */
  tokens: 20,
  passkeys: 10,
  pageSize: 50,
  pageSizeMost: 200,
  bodyBytes: 256 * 1024,
  /** Of a call that anybody may make: names, passwords, a passkey. */
  openBodyBytes: 80 * 1024,
} as const;

/** The label of someone who starts without giving a name (decision D9). */
export const anonymousName = 'Anonymous User';
