import type { CollectionEntry } from 'astro:content';

/** An item of a scene with what its drawing needs: the product whose pack it shows, if any. */
export interface Drawn {
  id: string;
  title: string;
  text?: string | undefined;
  product?: CollectionEntry<'products'>['data'] | undefined;
}
