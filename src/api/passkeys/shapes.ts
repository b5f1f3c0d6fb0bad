import { z } from 'zod';
import { notes } from '../promises.ts';

/** What a browser makes of a passkey is text, nearly all of it base64url; the library reads it closer. What nobody reads is left away unread: it may be tens of thousands of keys. */
const text = (most: number) => z.string().min(1).max(most);
const longest = 16_384;

const common = {
  id: text(1400),
  rawId: text(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** Of a passkey that is being added. */
export const attestation = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: text(longest),
      attestationObject: text(longest),
      transports: z.array(text(40)).max(10).optional(),
    }),
  })
  .register(notes, { id: 'PasskeyMade', description: 'As `navigator.credentials.create` gives it, in JSON.' });

/** Of one that signs. */
export const assertion = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: text(longest),
      authenticatorData: text(longest),
      signature: text(longest),
      userHandle: text(200).nullish(),
    }),
  })
  .register(notes, { id: 'PasskeyAnswer', description: 'As `navigator.credentials.get` gives it, in JSON.' });

/** What a browser is asked with; the library makes it. */
export const asked = z.looseObject({ challenge: z.string() }).register(notes, {
  id: 'PasskeyOptions',
  description: 'For `navigator.credentials`, in JSON. Good once, for five minutes.',
});

/** Inside a frame of another site nothing is signed for us. */
export function inForeignFrame(clientDataJSON: string): boolean {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof data === 'object' && data !== null && 'crossOrigin' in data && data.crossOrigin === true;
  } catch {
    // Not readable: the library refuses it.
    return false;
  }
}
