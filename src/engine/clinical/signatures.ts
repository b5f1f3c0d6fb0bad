/** A clinician's signature under one part of the rules. */
export interface Signature {
  /** A calculator's id, or `judgement` for the rules that all calculators share. */
  readonly part: string;
  /** As it is to be printed. */
  readonly name: string;
  /** Number of the licence, and the authority that gave it. */
  readonly licence: string;
  /** The day of signing, yyyy-mm-dd. */
  readonly on: string;
  /** The version of the rules that was read (kit/version.ts). Another version awaits review again. */
  readonly rules: string;
}

/**
 * Who has read and signed which rules. A line is added by the clinician who signed the printed sheet (`npm run review-sheets`), or in
 * their presence, and by nobody else: no program, no developer, no example. Every report shows what stands here.
 */
export const signatures: readonly Signature[] = [];
