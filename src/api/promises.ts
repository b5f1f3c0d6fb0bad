import { z } from 'zod';
import type { ErrorCode } from './contract.ts';

/** What JSON Schema may say and zod cannot tell by itself: a name, words, the ranges that our own checks look at. */
export const notes = z.registry<Readonly<Record<string, unknown>>>();

/** One good answer. */
export interface Promised {
  /** By media type; absent where the answer has no body. */
  readonly content?: Readonly<Record<string, z.ZodType>>;
  readonly headers?: readonly ('Link' | 'Set-Cookie')[];
}

/** What a call promises beyond what `endpoint` does for every call; the document (openapi/) is made of it. */
export interface Promises {
  readonly summary: string;
  readonly answers: Readonly<Record<number, Promised>>;
  /** Its own refusals; those of `endpoint` (not_json, not_signed_in and the like) are known already. */
  readonly refusals?: readonly ErrorCode[];
  readonly query?: z.ZodObject;
  /** The body as it is read in the end, where `endpoint` is given only its outer part. */
  readonly body?: z.ZodType;
  /** The database is not needed, so nothing can be wrong with it. */
  readonly withoutDatabase?: true;
}

export function jsonAnswer(body: z.ZodType, headers: Promised['headers'] = []): Promised {
  return { content: { 'application/json': body }, headers };
}
