import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What stands for the build's own folder in its files. Nothing is looked for there: a build is moved and copied as a whole. */
const anyBuild = 'build';

/**
 * The framework writes the name of the build's folder into the server's files, and the names of parts follow from what they hold. Takes it
 * out again, so that the same sources make the same files whenever they are built. @param {string} folder of the build @param {string} id its name
 */
export function withoutId(folder, id) {
  const server = join(folder, 'server');
  const files = readdirSync(server, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => join(entry.parentPath, entry.name));
  /** @type {Map<string, string>} */
  const renamed = new Map();
  const texts = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(id)) return { file, text, same: true };
    const bare = text.replaceAll(id, anyBuild);
    const name = basename(file);
    const [, stem, hash] = /^(.+)_([\w-]{8})\.mjs$/.exec(name) ?? [];
    if (stem !== undefined && hash !== undefined)
      renamed.set(name, `${stem}_${createHash('sha256').update(bare).digest('hex').slice(0, 8)}.mjs`);
    return { file, text: bare, same: false };
  });
  for (const { file, text, same } of texts) {
    let now = text;
    for (const [before, after] of renamed) now = now.replaceAll(before, after);
    if (!same || now !== text) writeFileSync(file, now);
    const name = renamed.get(basename(file));
    if (name !== undefined) renameSync(file, join(file, '..', name));
  }
}
