/**
 * What `src/content.config.ts` asks of the framework, told back instead of done: which files belong to a collection, and by which
 * schema they are read. So the texts can be checked, and edited, without a build.
 */
import { z } from 'astro/zod';

export interface Pattern {
  readonly pattern: string | readonly string[];
  readonly base: string;
}

export const defineCollection = <T>(collection: T): T => collection;
export const glob = (pattern: Pattern): Pattern => pattern;
/** The id of an entry of another collection. */
export const reference = (of: string) => z.string().meta({ of });
