import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { environment, run } from '../lib/run.mjs';
import { say, seconds, stop } from '../lib/say.mjs';

/** Debian's packages of it, the lighter one first: it has no window to draw, and opens a page with a fifth less of the processor. */
const packages = ['chromium-headless-shell', 'chromium'];

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser for the tests: CHROMIUM_PATH wins, then the usual places. Playwright's own download is never used. */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !canRun(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  return named || places.find(canRun);
}

function mayInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Finds a browser, or brings Debian's where this user may install packages; otherwise says in one sentence what to do. */
export async function ensureBrowser() {
  let found;
  try {
    found = findBrowser();
  } catch (error) {
    stop(error.message);
  }
  if (found) return found;
  if (mayInstall()) {
    const started = Date.now();
    say(`Installing the browser for the tests (Debian package ${packages[0]}) …`);
    const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
    await run('apt-update', 'apt-get', ['update'], { env });
    let log = '';
    for (const name of packages) {
      const result = await run('apt-install', 'apt-get', ['install', '-y', '--no-install-recommends', name], { env });
      log = result.log;
      const installed = findBrowser();
      if (result.code === 0 && installed) {
        say(`  installed in ${seconds(started)}`);
        return installed;
      }
    }
    stop(
      `None of the packages ${packages.join(', ')} could be installed (log: ${log}); install one, or set CHROMIUM_PATH to an existing Chromium or Chrome.`,
    );
  }
  stop(
    'The browser tests need Chromium: install the package chromium-headless-shell or chromium, or set CHROMIUM_PATH to an existing Chromium or Chrome.',
  );
}
