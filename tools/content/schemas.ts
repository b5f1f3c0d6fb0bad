import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'astro/zod';
import type { Pattern } from './stand-in.ts';

/** A collection as `src/content.config.ts` describes it. */
export interface Collection {
  readonly name: string;
  /** Which files, below `folder`. */
  readonly patterns: readonly string[];
  /** From the project's folder, such as src/content/story. */
  readonly folder: string;
  readonly schema: z.ZodType;
}

/** A picture's place, as the framework's own `image()` takes it; `pictures.ts` says whether one is there, and fits. */
const picture = () =>
  z.string({ error: 'Choose a picture.' }).min(1, { error: 'Choose a picture.' }).meta({ picture: true });

let loads = 0;
let hooked = false;

/**
 * For the collections' file, and for nothing else in this process, the framework's two modules are the stand-in; and what it is made
 * of is read as often as itself: a field that is new in both of them would be looked for in the other as it was.
 */
function standIn(config: string): void {
  if (hooked) return;
  hooked = true;
  const instead = new URL('./stand-in.ts', import.meta.url).href;
  registerHooks({
    resolve: (name, context, next) => {
      if (!context.parentURL?.startsWith(`${config}?read=`)) return next(name, context);
      if (name === 'astro:content' || name === 'astro/loaders') return { url: instead, shortCircuit: true };
      const found = next(name, context);
      return name.startsWith('./') ? { ...found, url: found.url + new URL(context.parentURL).search } : found;
    },
  });
}

const isPattern = (loader: unknown): loader is Pattern =>
  typeof loader === 'object' && loader !== null && 'pattern' in loader && 'base' in loader;

/** The collections of the project in this folder, as its `src/content.config.ts` stands now. */
export async function collectionsOf(root: string): Promise<readonly Collection[]> {
  const config = pathToFileURL(join(root, 'src/content.config.ts')).href;
  standIn(config);
  const { collections } = (await import(/* @vite-ignore */ `${config}?read=${(loads += 1)}`)) as {
    readonly collections: Readonly<Record<string, { readonly loader: unknown; readonly schema: unknown }>>;
  };
  return Object.entries(collections).map(([name, { loader, schema }]) => {
    if (!isPattern(loader)) throw new Error(`The collection “${name}” is not read from files by a pattern.`);
    const made: unknown = typeof schema === 'function' ? schema({ image: picture }) : schema;
    if (!(made instanceof z.ZodType)) throw new Error(`The collection “${name}” has no schema.`);
    return {
      name,
      patterns: [loader.pattern].flat(),
      folder: loader.base.replace(/^\.\//, ''),
      schema: made,
    };
  });
}
