import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { contentFolder } from '../content/files.ts';

export class Refused extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Where a path of the texts really is, or a refusal: nothing outside their folder, and nothing that a link leads to. */
export function placeOf(root: string, path: string): string {
  const texts = join(realpathSync(root), contentFolder);
  const place = join(realpathSync(root), path);
  const inside = relative(texts, place);
  if (inside === '' || inside.split(sep).includes('..') || path.includes('\0'))
    throw new Refused(403, 'Only texts and pictures in src/content can be changed here.');
  if (realpathSync(dirname(place)) !== dirname(place) || lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Refused(403, `${path} is a link to another place. Ask a developer.`);
  return place;
}
