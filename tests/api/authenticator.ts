import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

interface Asked {
  readonly challenge: string;
}
/** What a test may have this device get wrong. */
export interface Otherwise {
  readonly origin?: string;
  readonly host?: string;
  readonly counter?: number;
  /** Somebody has touched it, but nobody has shown who. */
  readonly unverified?: boolean;
  readonly userHandle?: string;
  readonly crossOrigin?: boolean;
}

/** A device that holds one passkey, as a phone does: makes it, signs with it, counts. */
export function authenticator(userId: string, site = 'http://localhost:4321') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;

  const clientData = (type: string, { challenge }: Asked, { origin = site, crossOrigin = false }: Otherwise): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  function head(flags: number, { host = new URL(site).hostname, counter, unverified = false }: Otherwise): Buffer {
    count = counter ?? count + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(host), Buffer.from([unverified ? flags & ~4 : flags]), counted]);
  }
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  function make(asked: Asked, otherwise: Otherwise = {}) {
    const coordinate = (value: string): Buffer => Buffer.from(value, 'base64url');
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      coordinate(x),
      Buffer.from('225820', 'hex'),
      coordinate(y),
    ]);
    const data = Buffer.concat([head(0x45, otherwise), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const object = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return {
      ...common,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', asked, otherwise)),
        attestationObject: base64url(object),
        transports: ['internal'],
      },
    };
  }

  function answer(asked: Asked, otherwise: Otherwise = {}) {
    const data = head(5, otherwise);
    const client = clientData('webauthn.get', asked, otherwise);
    return {
      ...common,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: base64url(otherwise.userHandle ?? userId),
      },
    };
  }
  return { make, answer };
}
