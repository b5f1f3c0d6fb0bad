// Secrets of authenticator apps are sealed under a key that does not lie in the database (AES-256-GCM).
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { settings } from '../settings.ts';

interface Key {
  /** Tells which key sealed; says nothing of it. */
  readonly name: string;
  readonly key: Buffer;
}
const keys: readonly Key[] = settings.secondFactor.keys.map((text) => {
  const key = Buffer.from(hkdfSync('sha256', text, '', 'journey: secrets of authenticator apps', 32));
  return { name: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
});
const ivBytes = 12;
const tagBytes = 16;

/** Text for one purpose and person alone: `about` is not in it, and it opens with the same words only. */
export function sealed(text: string, about: string): string {
  const [first] = keys;
  if (!first) throw new Error('Nothing is sealed without SECOND_FACTOR_KEY.');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `1.${first.name}.${Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')}`;
}

/** What was sealed; undefined where it was altered, is about something else, or its key is no longer among the settings. */
export function unsealed(seal: string, about: string): string | undefined {
  const [version, name, text = ''] = seal.split('.');
  const key = keys.find((one) => one.name === name)?.key;
  const bytes = Buffer.from(text, 'base64url');
  if (version !== '1' || !key || bytes.length < ivBytes + tagBytes) return undefined;
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(ivBytes, -tagBytes)), cipher.final()]).toString('utf8');
  } catch {
    // The tag is another's.
    return undefined;
  }
}

/** The same seal where the first key made it; otherwise one by the first key. */
export function resealed(seal: string, text: string, about: string): string {
  return seal.split('.')[1] === keys[0]?.name ? seal : sealed(text, about);
}
