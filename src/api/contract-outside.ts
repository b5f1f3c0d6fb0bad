import type { User } from './contract.ts';

/**
 * What is promised about systems of others: a hospital's own sign-in, and record systems. No part of the document (docs/api.md): an installation
 * has them or not. Islands import it, as they do `contract`.
 */
/** Why a sign-in at the hospital did not happen. */
export const hospitalProblems = [
  /** It cannot be reached, or does not answer as it should. */
  'away',
  /** What it answered cannot be trusted. */
  'untrusted',
  /** Its clock, or ours, is wrong. */
  'clock',
  /** Begun elsewhere, used before, or too long ago. */
  'again',
  'cancelled',
  'uninvited',
  /** The e-mail address has an account already. */
  'taken',
  /** It names no e-mail address that counts. */
  'nameless',
  'suspended',
  'tooMany',
  /** Our own side. */
  'failed',
] as const;
export type HospitalProblem = (typeof hospitalProblems)[number];
export interface HospitalRequest {
  readonly locale: 'en' | 'ar';
  /** Where to go on afterwards: a path of this site. */
  readonly next?: string | undefined;
}
/** POST /api/auth/oidc: where to go to sign in. */
export type HospitalAsked = { readonly location: string } | { readonly problem: HospitalProblem };
/** POST /api/auth/oidc/outcome: how it went. */
export type HospitalOutcome =
  | { readonly user: User; readonly next: string | null }
  | { readonly problem: HospitalProblem };
/** Why a record system's record cannot be shown. */
export const recordProblems = [
  /** It cannot be reached, or does not answer as it should. */
  'away',
  /** What it answered cannot be trusted. */
  'untrusted',
  'clock',
  /** Begun elsewhere, used before, too long ago, or in another session. */
  'again',
  'cancelled',
  /** A system that the settings do not name. */
  'unnamed',
  /** It names no patient. */
  'nobody',
  /** Reading the patient was not granted. */
  'scopes',
  /** The patient may not be read. */
  'denied',
  'expired',
  /** What came is about somebody else. */
  'mixed',
  'tooMany',
] as const;
export type RecordProblem = (typeof recordProblems)[number];
/** POST /api/smart: where to go to grant the reading. */
export type RecordAsked = { readonly location: string } | { readonly problem: RecordProblem };
/** POST /api/smart/record. */
export type RecordAnswer =
  | {
      /** FHIR R4, as the record system gave it. */
      readonly bundle: unknown;
      readonly name: string;
      readonly label: string;
      readonly incomplete: readonly string[];
      /** Opens the writing of one document beside this record; absent where it was not granted. */
      readonly document?: string;
    }
  | { readonly problem: RecordProblem };
/** POST /api/smart/document. */
export type DocumentAnswer = { readonly sent: true } | { readonly problem: RecordProblem };
/** POST /api/auth/logout. `location`: where signing out goes on, at the hospital. */
export interface LogoutAnswer {
  readonly ok: true;
  readonly location?: string;
}
