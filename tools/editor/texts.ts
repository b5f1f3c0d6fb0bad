import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkContent, checkFile, checkTogether } from '../content/check.ts';
import { bilingual, type Mistake, type ReadFile, type TextFile, textFiles, textOf } from '../content/files.ts';
import { type Field, formOf } from '../content/form.ts';
import { pictureMistakes } from '../content/pictures.ts';
import { bodyOf, type Data, partsOf } from '../content/read.ts';
import { type Collection, collectionsOf } from '../content/schemas.ts';
import { CannotWrite, writeLines } from '../content/write.ts';
import { KnownFiles } from './known.ts';
import { placeOf, Refused } from './places.ts';

/** One text in one language; `both` where a file holds for both. */
export type Language = 'en' | 'ar' | 'both';

export interface Version {
  readonly path: string;
  /** What the file was when it was read: nothing is written over a file that has changed since. */
  readonly hash: string;
  readonly data: Data;
  /** What stands below the lines of a Markdown file. */
  readonly body?: string;
}

export interface Change {
  readonly language: Language;
  readonly hash: string;
  readonly data: Data;
  readonly body?: string | undefined;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const mixed = (text: string): boolean => text.includes('\r\n') && /(?<!\r)\n/.test(text);
const unix = (text: string): string => text.replaceAll('\r\n', '\n');

/** The texts of a project, as they lie on the disk at the moment of each question. */
export class Texts {
  readonly root: string;
  readonly known: KnownFiles;
  #collections: Promise<readonly Collection[]> | undefined;
  #forms: Promise<ReadonlyMap<string, readonly Field[]>> | undefined;
  constructor(root: string) {
    this.root = root;
    this.known = new KnownFiles(root);
  }

  /** To be called when a file has changed: new fields of `src/content.config.ts` are in the form at once. */
  forget(path: string): void {
    if (path.endsWith('.ts')) this.#collections = undefined;
    this.#forms = undefined;
  }

  /** The form of every file, by its path: read once until a file changes, because every page asks for all of them. */
  forms(): Promise<ReadonlyMap<string, readonly Field[]>> {
    this.#forms ??= this.files().then(
      (files) =>
        new Map(
          files.map((file) => {
            const { data } = this.known.of(file).checked.read;
            return [`${file.collection.name} ${file.id}`, formOf(file.collection.schema, data ?? {})];
          }),
        ),
    );
    return this.#forms;
  }

  collections(): Promise<readonly Collection[]> {
    this.#collections ??= collectionsOf(this.root);
    return this.#collections;
  }

  async files(): Promise<readonly TextFile[]> {
    return textFiles(this.root, await this.collections()).files;
  }

  /** The files of one text: one in each language, or one for both. */
  async filesOf(collection: string, id: string): Promise<ReadonlyMap<Language, TextFile>> {
    const own = (await this.files()).filter((file) => file.collection.name === collection);
    const found = own.flatMap((file): [Language, TextFile][] => {
      if (file.id === id) return [['both', file]];
      if (file.id === `en/${id}`) return [['en', file]];
      return file.id === `ar/${id}` ? [['ar', file]] : [];
    });
    if (found.length === 0) throw new Refused(404, 'There is no such text.');
    return new Map(found);
  }

  async open(
    collection: string,
    id: string,
  ): Promise<{
    readonly fields: readonly Field[];
    readonly versions: Readonly<Partial<Record<Language, Version>>>;
    readonly mistakes: readonly Mistake[];
  }> {
    const versions: Partial<Record<Language, Version>> = {};
    const mistakes: Mistake[] = [];
    let fields: readonly Field[] = [];
    for (const [language, file] of await this.filesOf(collection, id)) {
      const { text: raw, checked } = this.known.of(file);
      const { read } = checked;
      mistakes.push(...checked.mistakes);
      if (raw === null || read.data === null) continue;
      const parts = partsOf(file.path, unix(raw));
      fields = formOf(file.collection.schema, read.data);
      versions[language] = {
        path: file.path,
        hash: hashOf(raw),
        data: read.data,
        ...(parts?.after ? { body: bodyOf(parts).trim() } : {}),
      };
    }
    return { fields, versions, mistakes };
  }

  /** What a file would be after a change, and what is wrong with it then. */
  private changed(
    file: TextFile,
    change: Change,
  ): { readonly text: string; readonly read: ReadFile; readonly mistakes: readonly Mistake[] } {
    const raw = textOf(this.root, file.path);
    if (raw === null || hashOf(raw) !== change.hash)
      throw new Refused(409, `${file.path} has changed meanwhile. Nothing was written; load the text anew.`);
    if (mixed(raw)) throw new Refused(422, `${file.path} mixes two kinds of line ends. Ask a developer.`);
    const parts = partsOf(file.path, unix(raw));
    if (!parts) throw new Refused(422, `${file.path} cannot be read as it is. Mend it by hand first.`);
    // The form's order is where a line stands that was not there before.
    const order = formOf(file.collection.schema, change.data).map(({ key }) => key);
    const old = bodyOf(parts);
    const body =
      change.body === undefined || change.body.trim() === old.trim()
        ? old
        : `${/^\s*/.exec(old)?.[0] ?? ''}${unix(change.body).trim()}${/\s*$/.exec(old)?.[0] ?? ''}`;
    const end = parts.after.slice(0, parts.after.length - old.length);
    const text = parts.before + writeLines(parts.lines, change.data, order) + end + body;
    const whole = raw.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
    return { text: whole, ...checkFile(this.root, file, whole) };
  }

  private async plan(collection: string, id: string, changes: readonly Change[]) {
    const files = await this.filesOf(collection, id);
    if (changes.length !== files.size || changes.some(({ language }) => !files.has(language)))
      throw new Refused(422, 'Both languages are saved together.');
    const collections = await this.collections();
    const planned = changes.flatMap((change) => {
      const file = files.get(change.language);
      return file ? [{ file, hash: change.hash, ...this.changed(file, change) }] : [];
    });
    const before = (await this.files()).map((file) => this.known.of(file).checked.read);
    const after = before.map((read) => planned.find(({ file }) => file.path === read.file.path)?.read ?? read);
    const known = new Set(checkTogether(this.root, collections, before).map(({ sentence }) => sentence));
    // What others have left wrong does not stop this text; what it would make wrong does.
    const together = checkTogether(this.root, collections, after).filter(
      ({ file, sentence }) => !known.has(sentence) || planned.some((one) => one.file.path === file),
    );
    const pictures = await pictureMistakes(
      this.root,
      planned.map(({ read }) => read),
    );
    return { planned, mistakes: [...planned.flatMap((one) => one.mistakes), ...pictures, ...together] };
  }

  /** The build's own sentences about a text that is not saved yet. */
  async check(collection: string, id: string, changes: readonly Change[]): Promise<readonly Mistake[]> {
    return (await this.guarded(() => this.plan(collection, id, changes))).mistakes;
  }

  /** Saves all languages of a text, or none of them. */
  async save(collection: string, id: string, changes: readonly Change[]): Promise<readonly Mistake[]> {
    const { planned, mistakes } = await this.guarded(() => this.plan(collection, id, changes));
    if (mistakes.length > 0) return mistakes;
    const moves = planned.map(({ file, hash, text }) => {
      const place = placeOf(this.root, file.path);
      return {
        place,
        file,
        hash,
        text,
        beside: join(dirname(place), `.${basename(place)}.${randomBytes(6).toString('hex')}.new`),
      };
    });
    const done: { readonly place: string; readonly old: Buffer }[] = [];
    try {
      for (const { beside, text } of moves) writeFileSync(beside, text, { flag: 'wx' });
      for (const { place, file, hash, beside } of moves) {
        const old = readFileSync(place);
        if (hashOf(old.toString('utf8')) !== hash)
          throw new Refused(409, `${file.path} has changed meanwhile. Nothing was written; load the text anew.`);
        renameSync(beside, place);
        done.push({ place, old });
      }
    } catch (error) {
      for (const { place, old } of done) writeFileSync(place, old);
      throw error;
    } finally {
      for (const { beside } of moves) rmSync(beside, { force: true });
      this.#forms = undefined;
    }
    return [];
  }

  private async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CannotWrite) throw new Refused(422, error.message);
      throw error;
    }
  }

  /** All mistakes of all texts, as a build would find them now. */
  async mistakes(): Promise<readonly Mistake[]> {
    return checkContent(this.root, await this.collections(), (file) => this.known.of(file).checked);
  }

  /** Everything there is to open, by collection. */
  async list(): Promise<readonly { readonly collection: string; readonly ids: readonly string[] }[]> {
    const files = await this.files();
    return (await this.collections()).map((collection) => ({
      collection: collection.name,
      ids: [
        ...new Set(
          files
            .filter((file) => file.collection === collection)
            .map(({ id }) => (bilingual(this.root, collection) ? id.slice(3) : id)),
        ),
      ],
    }));
  }
}
