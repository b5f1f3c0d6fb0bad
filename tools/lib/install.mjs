import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { environment, root, run } from './run.mjs';
import { say, seconds, stop } from './say.mjs';

const nodeBinary = join('node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const node24 = join(root, 'node_modules', nodeBinary);

/** Stops on a Node that cannot even start the scripts. */
function requireNode20() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) stop(`This needs Node 20 or later to start (it brings the rest along); here is ${process.version}.`);
}

/** Of which lock file the installed packages are: written when an install is whole. */
const stamp = join(root, 'node_modules/.installed-from');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && versionOf(node24).startsWith('v24.');
}

/** @param {string} binary */
function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** npm as it was called, or the one on the path. @param {readonly string[]} args @param {string} folder */
async function npm(args, folder) {
  const cli = process.env.npm_execpath;
  // NODE_ENV=production must not leave out the packages that build and test.
  const env = environment({ NODE_ENV: 'development' });
  return cli?.endsWith('.js')
    ? run('install', process.execPath, [cli, ...args], { env, folder })
    : run('install', 'npm', args, { env, folder });
}

/**
 * Installs what the lock file says, where it is not there yet. In a folder beside, swapped in when it is whole: a running site keeps
 * its packages until then, and one that fails leaves what there was. @param {string} [more] said when it fails
 */
export async function ensureInstalled(more = '') {
  requireNode20();
  if (isInstalled()) return;
  const started = Date.now();
  say('Installing packages (about a minute the first time) …');
  const beside = join(root, '.cache/install');
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, file), join(beside, file));
  const { code, log } = await npm(['ci', '--include=dev'], beside);
  if (code !== 0)
    stop(
      `The packages could not be installed; the network or the package registry may be away. The log is ${log}.${more}`,
    );
  const binary = join(beside, 'node_modules', nodeBinary);
  if (!versionOf(binary).startsWith('v24.')) {
    // npm may skip install scripts (a setting of this machine); Node 24 comes by one.
    const again = await npm(['rebuild', 'node', '--ignore-scripts=false'], beside);
    if (again.code !== 0 || !versionOf(binary).startsWith('v24.'))
      stop(
        `Node 24 did not come with the install: npm must be allowed to run the install script of the package node. The log is ${again.log}.${more}`,
      );
  }
  const modules = join(root, 'node_modules');
  const before = join(beside, 'before');
  if (lstatSync(modules, { throwIfNoEntry: false })) renameSync(modules, before);
  renameSync(join(beside, 'node_modules'), modules);
  writeFileSync(stamp, lockHash());
  rmSync(beside, { recursive: true, force: true });
  say(`  installed in ${seconds(started)}`);
}

/** The Node that builds and serves: 24 from the install, or the running one when it is as new. */
export function modernNode() {
  return existsSync(node24) ? node24 : process.execPath;
}
