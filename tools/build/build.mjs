import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { modernNode } from '../lib/install.mjs';
import { environment, root, run, testEnvironment } from '../lib/run.mjs';
import { say, seconds, stop } from '../lib/say.mjs';
import { withoutId } from './without-id.mjs';

/** Every build in a folder of its own; `dist` is a link to the last whole one: built in place, a running site would be empty meanwhile. */
const builds = join(root, 'builds');
const current = join(root, 'dist');
const stampFile = '.built-from';
/** The one before stays to go back to, and one more for a server that still runs from it. */
const kept = 3;
const sources = [
  'src',
  'public',
  'db',
  'server',
  'scripts',
  'tools/build',
  'tools/content',
  'tools/lib',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** What serves a build besides what the build makes: it goes along, so that an edit reaches nobody who runs. */
const code = ['server', 'db', 'src', 'package.json'];

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

/** What the built site depends on: every source file, SITE_URL, which canonical links carry, and whether pages measure themselves. @param {NodeJS.ProcessEnv} env */
function stamp(env) {
  const hash = createHash('sha256').update(`SITE_URL=${env.SITE_URL ?? ''}\n`);
  if (env.FIELD_MEASUREMENTS?.trim() === 'on') hash.update('FIELD_MEASUREMENTS=on\n');
  const files = sources.flatMap(filesUnder);
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Ids sort by time. @param {string} made */
const idFor = (made) =>
  `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${made.slice(0, 6)}${randomBytes(2).toString('hex')}`;

/** Makes `dist` stand for a build. Whoever looks finds the one before or this one, at every moment. @param {string} id */
function pointAt(id) {
  const made = `${current}.${id}`;
  symlinkSync(join('builds', id), made, 'dir');
  // A folder of earlier versions: only a link can be replaced in one step.
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory()) rmSync(current, { recursive: true });
  renameSync(made, current);
}

/** Takes old builds away. A server that still runs from one has all of it in memory. */
function tidy() {
  const used = basename(readlinkSync(current));
  const old = readdirSync(builds).sort().reverse().slice(kept);
  for (const id of old) if (id !== used) rmSync(join(builds, id), { recursive: true, force: true });
}

/**
 * Builds the site whatever is there, in a folder of its own, and compresses its files once. Only a whole build is swapped in.
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function build(env = environment()) {
  const started = Date.now();
  const made = stamp(env);
  const id = idFor(made);
  const folder = join(builds, id);
  // The same sources make the same files: two machines that serve them share what a browser keeps.
  const builtFrom = made.slice(0, 16);
  say('Building the site …');
  // In seconds, and with every mistake at once: the framework's own check tells one, after half a minute.
  const texts = await run('content', modernNode(), ['scripts/content.ts'], { env });
  if (texts.code !== 0) return texts;
  mkdirSync(folder, { recursive: true });
  try {
    const built = await run('build', 'astro', ['build'], {
      env: {
        ...env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        BUILD_FOLDER: `builds/${id}`,
        BUILT_FROM: builtFrom,
        // Else a new one in each build. It would seal parts of pages that are drawn later; there are none, and their address answers 404.
        ASTRO_KEY: Buffer.from(made, 'hex').toString('base64'),
      },
    });
    if (built.code !== 0) return built;
    withoutId(folder, id);
    const kept = await run('offline', modernNode(), ['tools/build/offline.ts', folder, builtFrom], {
      env: testEnvironment(),
    });
    if (kept.code !== 0) return kept;
    const compressed = await run('compress', modernNode(), ['tools/build/compress.ts', join(folder, 'client')], {
      env,
    });
    if (compressed.code !== 0) return compressed;
    for (const part of code) cpSync(join(root, part), join(folder, 'code', part), { recursive: true });
    writeFileSync(join(folder, stampFile), made);
    pointAt(id);
    say(`  built in ${seconds(started)}`);
    return compressed;
  } finally {
    // Of a build that failed, or was interrupted before, nothing stays.
    if (!existsSync(join(folder, stampFile))) rmSync(folder, { recursive: true, force: true });
    else tidy();
  }
}

/** Builds when the sources or what is built in of the settings have changed since the last build. @param {NodeJS.ProcessEnv} [env] @param {string} [more] said when it fails */
export async function ensureBuilt(env = environment(), more = '') {
  const from = join(current, stampFile);
  if (
    existsSync(from) &&
    existsSync(join(current, 'server/entry.mjs')) &&
    existsSync(join(current, 'code')) &&
    readFileSync(from, 'utf8') === stamp(env)
  )
    return;
  await buildOrStop(env, more);
}

/** Builds, or ends with what an editor or a developer must know. @param {NodeJS.ProcessEnv} [env] @param {string} [more] */
export async function buildOrStop(env = environment(), more = '') {
  const { code: failed, log, tail } = await build(env);
  if (failed !== 0) stop(`${tail}\nThe site could not be built. The log is ${log}.${more}`);
}
