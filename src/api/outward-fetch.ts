// What the server asks of somebody else: of one origin only, for a while only, and never more than it can hold.
import { isSafeAddress } from './oidc/environment.mjs';

interface Bounds {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** It was not asked, or what came is not to be read: why, for the log. Never an address with its query, a token or a body. */
export class OutwardProblem extends Error {
  override name = 'OutwardProblem';
  readonly kind: 'elsewhere' | 'away' | 'too-large' | 'redirect';
  constructor(kind: OutwardProblem['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

async function bodyWithin({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > most) throw new OutwardProblem('too-large', `the answer has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * A `fetch` for one origin. It follows no redirect, ends after so many milliseconds with the body included, and reads so many bytes.
 * Rejects with an OutwardProblem; nothing else.
 */
export function outwardFetch(origin: string, { milliseconds, bytes }: Bounds) {
  return async (
    address: string,
    { method, headers, body }: { method?: string; headers?: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const url = new URL(address);
    if (url.origin !== origin || !isSafeAddress(url))
      throw new OutwardProblem('elsewhere', 'an address of another host was to be asked');
    try {
      const answer = await fetch(url, {
        method: method ?? 'GET',
        ...(headers && { headers }),
        ...(body !== undefined && body !== null && { body: body as BodyInit }),
        redirect: 'manual',
        signal: AbortSignal.timeout(milliseconds),
      });
      const { status } = answer;
      if (status >= 300 && status < 400) {
        await answer.body?.cancel();
        throw new OutwardProblem('redirect', `it answered ${status}, which leads elsewhere`);
      }
      const read = await bodyWithin(answer, bytes);
      const bodiless = status === 204 || status === 205;
      return new Response(bodiless ? null : read, { status, headers: answer.headers });
    } catch (error) {
      if (error instanceof OutwardProblem) throw error;
      // Refused, cut, too slow, no such name, a certificate that is not right.
      throw new OutwardProblem('away', 'it could not be reached, or did not answer in time');
    }
  };
}
