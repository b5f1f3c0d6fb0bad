import { type Checked, checkFile } from '../content/check.ts';
import { type TextFile, textOf } from '../content/files.ts';

interface Known {
  readonly file: TextFile;
  readonly text: string | null;
  readonly checked: Checked;
}

/**
 * Files as they lie on the disk, each gone through once until it or its schema is another one: a save, the list of changes and every
 * page ask for all of them, and going through all takes longer than drawing a page.
 */
export class KnownFiles {
  readonly #root: string;
  readonly #known = new Map<string, Known>();
  constructor(root: string) {
    this.#root = root;
  }

  of(file: TextFile): Known {
    const text = textOf(this.#root, file.path);
    const before = this.#known.get(file.path);
    if (before && before.text === text && before.file.collection === file.collection && before.file.id === file.id)
      return before;
    const now = { file, text, checked: checkFile(this.#root, file, text) };
    // Whether a picture inside a Markdown text is there does not stand in its own file.
    if (text?.includes('![') !== true) this.#known.set(file.path, now);
    return now;
  }
}
