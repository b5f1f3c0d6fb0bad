import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modernNode } from './install.mjs';
import { environment, root, run } from './run.mjs';
import { say, seconds, stop } from './say.mjs';

const stampFile = join(root, 'dist/.built-from');
const sources = [
  'src',
  'public',
  'db',
  'server',
  'scripts',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  try {
    return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => filesUnder(`${path}/${entry.name}`));
  } catch {
    return [path];
  }
}

/** What the built site depends on: every source file, and SITE_URL, which canonical links carry. @param {NodeJS.ProcessEnv} env */
function stamp(env) {
  const hash = createHash('sha256').update(`SITE_URL=${env.SITE_URL ?? ''}\n`);
  for (const file of sources.flatMap(filesUnder).sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Builds the site whatever is there, and compresses its files once. @param {NodeJS.ProcessEnv} [env] */
export async function build(env = environment()) {
  const started = Date.now();
  const made = stamp(env);
  say('Building the site …');
  rmSync(stampFile, { force: true });
  // In seconds, and with every mistake at once: the framework's own check tells one, after half a minute.
  const texts = await run('content', modernNode(), ['scripts/content.ts'], { env });
  if (texts.code !== 0) return texts;
  const built = await run('build', 'astro', ['build'], {
    env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (built.code !== 0) return built;
  const compressed = await run('compress', modernNode(), ['scripts/compress.ts'], { env });
  if (compressed.code === 0) {
    writeFileSync(stampFile, made);
    say(`  built in ${seconds(started)}`);
  }
  return compressed;
}

/** Builds when the sources or SITE_URL have changed since the last build. @param {NodeJS.ProcessEnv} [env] */
export async function ensureBuilt(env = environment()) {
  if (
    existsSync(stampFile) &&
    existsSync(join(root, 'dist/server/entry.mjs')) &&
    readFileSync(stampFile, 'utf8') === stamp(env)
  )
    return;
  const { code, log, tail } = await build(env);
  if (code !== 0) stop(`${tail}\nThe site could not be built. The log is ${log}.`);
}
