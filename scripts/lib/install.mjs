import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, run } from './run.mjs';
import { say, seconds, stop } from './say.mjs';

const node24 = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Stops on a Node that cannot even start the scripts. */
export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) stop(`This needs Node 20 or later to start (it brings the rest along); here is ${process.version}.`);
}

/** @param {string} path */
function readLock(path) {
  try {
    return /** @type {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */ (
      JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
    );
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm's own record of what it installed is compared entry by
 * entry, so a changed lock, a deleted folder and an install without the development packages are all noticed.
 */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '' || optional || devOptional) return true;
    return present[path]?.version === version && existsSync(join(root, path));
  });
}

/** @param {string} binary */
function versionOf(binary) {
  try {
    return execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** npm as it was called, or the one on the path. @param {readonly string[]} args */
async function npm(args) {
  const cli = process.env.npm_execpath;
  // NODE_ENV=production must not leave out the packages that build and test.
  const env = environment({ NODE_ENV: 'development' });
  return cli?.endsWith('.js')
    ? run('install', process.execPath, [cli, ...args], { env })
    : run('install', 'npm', args, { env });
}

/** Installs when something is missing. `npm install`, not `npm ci`: docs/decisions/0002-npm-install.md says why. @param {string} [more] said when it fails */
export async function ensureInstalled(more = '') {
  requireNode20();
  if (isInstalled() && versionOf(node24).startsWith('v24.')) return;
  const started = Date.now();
  say('Installing packages (about a minute the first time) …');
  const { code, log } = await npm(['install', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0)
    stop(
      `The packages could not be installed; the network or the package registry may be away. The log is ${log}.${more}`,
    );
  if (!versionOf(node24).startsWith('v24.')) {
    // npm may skip install scripts (a setting of this machine); Node 24 comes by one.
    const again = await npm(['rebuild', 'node', '--ignore-scripts=false']);
    if (again.code !== 0 || !versionOf(node24).startsWith('v24.')) {
      if (Number(process.versions.node.split('.')[0]) < 24)
        stop(
          `Node 24 did not come with the install: npm must be allowed to run the install script of the package node. The log is ${again.log}.`,
        );
    }
  }
  say(`  installed in ${seconds(started)}`);
}

/** The Node that builds and serves: 24 from the install, or the running one when it is as new. */
export function modernNode() {
  return existsSync(node24) ? node24 : process.execPath;
}
