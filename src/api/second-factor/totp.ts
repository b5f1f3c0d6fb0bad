// Codes of authenticator apps (RFC 6238): six figures of every half minute. The only file that knows the library.
import { Secret, TOTP } from 'otpauth';
import { siteName } from '../passkeys/site.ts';

/** Seconds. */
const period = 30;
/** What every app can do; others are not understood by all of them. */
const common = { issuer: siteName, algorithm: 'SHA1', digits: 6, period } as const;
/** Half minutes a clock may be ahead or behind. */
const window = 1;

/** 160 random bits, as people type them, and the address that apps read from a picture. */
export function newAuthenticator(label: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...common, label, secret }).toString() };
}

/** Which half minute since 1970 these six figures belong to; undefined where they are not those of now, the one before or the next. */
export function stepOf(secret: string, figures: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: figures, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Six figures as people type them, with blanks and in either script; undefined for anything else. */
export function figuresOf(typed: string): string | undefined {
  const plain = typed
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
