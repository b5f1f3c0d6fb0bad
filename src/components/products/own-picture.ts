import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { halt } from '../../content/entries.ts';
import { pictureProblem } from './picture-problem.ts';

const folder = 'src/content/products/pictures';
const files = import.meta.glob<ImageMetadata>('../../content/products/pictures/*.{webp,avif,png,jpg,jpeg}', {
  eager: true,
  import: 'default',
});

/** The product's own picture with its size, so that nothing moves when it comes; none where a pack is drawn. Stops the build where it does not fit. */
export function ownPicture({ picture }: CollectionEntry<'products'>['data']) {
  if (!picture) return undefined;
  const found = files[`../../content/products/pictures/${picture.file}`];
  const wrong = pictureProblem(
    picture.file,
    found && {
      width: found.width,
      height: found.height,
      bytes: statSync(join(process.cwd(), folder, picture.file)).size,
    },
  );
  if (wrong || !found) halt(wrong ?? picture.file);
  return { src: found.src, width: found.width, height: found.height, alt: picture.alt };
}
