// Once per build: a .br and a .gz beside every text file of the built site.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|ico)$/;
/** Bytes; smaller files gain less than the header that names the encoding. */
const worthwhile = 512;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every text file of the built site, as small as they get: once per build instead of once per request. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  for (const path of paths) {
    const content = await readFile(path);
    if (content.length < worthwhile) continue;
    const [small, other] = await Promise.all([
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      zip(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, other)]);
    written += 1;
  }
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = await compressFolder(process.argv[2] ?? 'dist/client');
  console.log(`Compressed ${written} files.`);
}
